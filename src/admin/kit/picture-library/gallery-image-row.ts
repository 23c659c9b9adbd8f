import { z } from 'zod'
import { picture } from '../../../content/collections/pictures'
import { collectionForm, stateFields } from '../editing/collection-form'

/** The consent of the people in a picture. */
export const consentStates = ['unknown', 'consented', 'withdrawn'] as const

export type Consent = (typeof consentStates)[number]

/** Labels of the consent states. */
export const consentNames: Readonly<Record<Consent, string>> = {
  unknown: 'Consent not known',
  consented: 'Consent given',
  withdrawn: 'Consent withdrawn',
}

const { url, width, height, ...ofContent } = picture.fields
const storagePath = z.string().nullable()

/**
 * The file: its URL, its object in storage and its size in pixels. These columns are only useful
 * together.
 */
const file = {
  label: 'Picture',
  schema: z.unknown(),
  column: z.object({
    url: url.column,
    storagePath,
    width: width.column,
    height: height.column,
  }),
  read: z.object({
    url: url.read,
    storagePath: storagePath.catch(null),
    width: width.read,
    height: height.read,
  }),
  draft: z.object({
    url: url.draft.refine((address) => address !== '', 'There is no picture yet: upload one.'),
    // `null` for pictures that are part of the site's own files.
    storagePath,
    width: width.draft,
    height: height.draft,
  }),
  empty: { url: '', storagePath: null, width: null, height: null },
  format: 'picture',
  columns: { url: 'url', storagePath: 'storage_path', width: 'width', height: 'height' },
} as const

const consent = {
  label: 'Consent of the people in it',
  schema: z.enum(consentStates),
  column: z.enum(consentStates),
  read: z.enum(consentStates).catch('unknown'),
  draft: z.enum(consentStates),
  empty: 'unknown',
}

export const imageForm = collectionForm(picture, { file, ...ofContent, consent, ...stateFields })

/** A gallery picture as the studio reads it. Only its id must be valid. */
export const galleryImageRowSchema = imageForm.rowSchema.extend({
  // Without a version, no change of the row can succeed.
  version: z.number().catch(0),
  /** When the camera took it, in the time of that place; null when unknown. */
  taken_at: z.string().nullable().catch(null),
  first_published_at: z.string().nullable().catch(null),
  created_by: z.string().nullable().catch(null),
})

export type GalleryImageRow = z.infer<typeof galleryImageRowSchema>

/** A picture's name when it has no title. */
export function nameOfImage({ title }: { title: string }): string {
  return title || 'Untitled'
}
