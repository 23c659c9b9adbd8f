import { cleanLine } from '../../lib/clean-text'
import { fromLocalTime, toLocalTime } from '../kit/fields/local-time'
import type { Consent, GalleryImageRow } from '../kit/picture-library/gallery-image-row'

/** The picture itself: its address, its object in the store, its size in pixels. */
type ImageFile = {
  url: string
  /** `null` for pictures that ship with the site. */
  storagePath: string | null
  width: number | null
  height: number | null
}

/** What the fields of the picture editor hold. */
export type ImageFormValues = {
  file: ImageFile
  /** Middle of the subject in per cent of width and height. */
  focus: { x: number; y: number }
  title: string
  description: string
  alt: string
  /** Whether it says nothing to those who cannot see it. */
  decorative: boolean
  category: string
  consent: Consent
  status: string
  /** As a field of the kind `datetime-local` holds it; '' for at once. */
  publishAt: string
}

/** Names of the fields as people know them, in the order of the form. */
export const imageLabels: Readonly<Record<keyof ImageFormValues, string>> = {
  file: 'Picture',
  focus: 'Middle of the picture',
  title: 'Title',
  description: 'Description',
  alt: 'What the picture shows',
  decorative: 'Decorative',
  category: 'Series',
  consent: 'Consent of the people in it',
  status: 'State',
  publishAt: 'Not before',
}

/** The row of the database as the form shows it. */
export function valuesOfImage(row: GalleryImageRow): ImageFormValues {
  return {
    file: {
      url: row.url,
      storagePath: row.storage_path,
      width: row.width,
      height: row.height,
    },
    focus: { x: row.focus_x, y: row.focus_y },
    title: row.title,
    description: row.description,
    alt: row.alt,
    decorative: row.decorative,
    category: row.category,
    consent: row.consent,
    status: row.status,
    publishAt: toLocalTime(row.publish_at),
  }
}

/** The values without what nobody means: blanks around texts, a date of what is not published. */
export function tidyImage(values: ImageFormValues): ImageFormValues {
  return {
    ...values,
    title: cleanLine(values.title),
    description: cleanLine(values.description),
    alt: cleanLine(values.alt),
    category: cleanLine(values.category),
    publishAt: values.status === 'published' ? values.publishAt : '',
  }
}

/** What a save writes. */
export function rowOfImage(values: ImageFormValues) {
  const tidy = tidyImage(values)
  return {
    url: tidy.file.url,
    storage_path: tidy.file.storagePath,
    width: tidy.file.width,
    height: tidy.file.height,
    focus_x: tidy.focus.x,
    focus_y: tidy.focus.y,
    title: tidy.title || null,
    description: tidy.description,
    alt: tidy.alt,
    decorative: tidy.decorative,
    category: tidy.category || null,
    consent: tidy.consent,
    // The radio buttons know no other value; the database refuses one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    status: tidy.status as 'draft' | 'published' | 'unpublished',
    publish_at: fromLocalTime(tidy.publishAt),
  }
}
