import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import {
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../kit/picture-library/gallery-image-row'
import { rowOfImage, type ImageFormValues } from './image-form-schema'

/**
 * Writes a picture over version `version`, or anew as a draft where there is none: somebody has
 * deleted it meanwhile.
 *
 * @returns the row as it now stands
 * @throws NothingChanged when the version has moved on, or the account may not write
 */
export async function saveImage(
  values: ImageFormValues,
  id: number,
  version: number | null,
): Promise<GalleryImageRow> {
  const table = getClient().from('gallery_images')
  const row = rowOfImage(values)
  const [saved] = await readChangedRows(
    version === null
      ? table.insert({ ...row, status: 'draft' }).select('*')
      : table.update(row).eq('id', id).eq('version', version).select('*'),
  )
  return galleryImageRowSchema.parse(saved)
}

/** What an action on several pictures changes of each. */
export type ImageChange = Partial<
  Pick<ReturnType<typeof rowOfImage>, 'status' | 'category' | 'consent'>
>

/**
 * Changes the same of several pictures.
 *
 * @returns the ids of those that were changed
 */
export async function changeImages(ids: readonly number[], change: ImageChange): Promise<number[]> {
  const rows = await readChangedRows(
    getClient().from('gallery_images').update(change).in('id', ids).select('id'),
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes rows; their files stay in the store for as long as Activity can bring them back.
 *
 * @returns the ids of those that are gone
 */
export async function deleteImages(ids: readonly number[]): Promise<number[]> {
  const rows = await readChangedRows(
    getClient().from('gallery_images').delete().in('id', ids).select('id'),
  )
  return rows.map(({ id }) => id)
}
