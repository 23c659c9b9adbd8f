import type { Row } from './fake-query'

/** A complete, published picture of the gallery. */
export function imageRow(id: number, changes: Row = {}): Row {
  return {
    id,
    version: 1,
    url: `/images/gallery/${id}.jpg`,
    title: `Picture ${id}`,
    category: 'Mbuzi Farm',
    description: `What happens in picture ${id}.`,
    alt: `A goat on stone number ${id}`,
    decorative: false,
    width: 1600,
    height: 1200,
    storage_path: null,
    consent: 'unknown',
    status: 'published',
    publish_at: null,
    focus_x: 50,
    focus_y: 50,
    sort_order: id * 1024,
    created_at: `2026-01-${String(id).padStart(2, '0')}T08:00:00+00:00`,
    updated_at: '2026-02-01T08:00:00+00:00',
    ...changes,
  }
}

/** An uploaded picture. */
export function uploadedRow(id: number, changes: Row = {}): Row {
  const storage_path = `gallery/file-${id}.webp`
  return imageRow(id, {
    url: `/storage/v1/object/public/gallery/${storage_path}`,
    storage_path,
    ...changes,
  })
}

/** Pictures, and whether each lacks something for publishing. */
export const lackingCases: readonly { title: string | null; lacks: boolean; changes: Row }[] = [
  { title: 'Complete', lacks: false, changes: {} },
  { title: 'Only decorative', lacks: false, changes: { alt: '', decorative: true } },
  { title: null, lacks: true, changes: {} },
  { title: 'No description', lacks: true, changes: { description: '' } },
  { title: 'No series', lacks: true, changes: { category: null } },
  { title: 'Not said what it shows', lacks: true, changes: { alt: '' } },
  // Nobody can publish it any more, whatever is filled in.
  { title: 'Withdrawn', lacks: false, changes: { description: '', consent: 'withdrawn' } },
]
