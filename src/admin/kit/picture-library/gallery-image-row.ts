import { z } from 'zod'
import { percent, text } from '../../data/tolerant'

/** What the people in a picture said. */
export const consentStates = ['unknown', 'consented', 'withdrawn'] as const

export type Consent = (typeof consentStates)[number]

const pixels = z.number().positive().nullable().catch(null)

/** A picture of the gallery as the studio reads it. Only its id must be right. */
export const galleryImageRowSchema = z.object({
  id: z.number(),
  // Without one, no change of the row can succeed.
  version: z.number().catch(0),
  url: text,
  title: text,
  category: text,
  description: text,
  alt: text,
  decorative: z.boolean().catch(false),
  width: pixels,
  height: pixels,
  storage_path: z.string().nullable().catch(null),
  consent: z.enum(consentStates).catch('unknown'),
  status: text,
  focus_x: percent,
  focus_y: percent,
  publish_at: z.string().nullable().catch(null),
})

export type GalleryImageRow = z.infer<typeof galleryImageRowSchema>

/** What a picture is called where nobody has named it. */
export function nameOfImage({ title }: { title: string }): string {
  return title || 'Untitled'
}
