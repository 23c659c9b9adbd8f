import { getClient } from '../../data/client'
import type { Database } from '../../data/database'
import { isDuplicate } from '../../data/errors'
import { readChangedRows } from '../../data/responses'
import type { PreparedPicture } from '../pictures/prepare-picture'
import { removeFiles } from '../pictures/remove-files'
import { thumbnailOf } from '../pictures/storage-path'
import type { StoredPicture } from '../pictures/upload-picture'
import { galleryImageRowSchema, type GalleryImageRow } from './gallery-image-row'

type Texts = Pick<
  Database['public']['Tables']['gallery_images']['Insert'],
  'title' | 'description' | 'alt' | 'decorative' | 'category' | 'consent'
>

type Upload = {
  stored: StoredPicture
  picture: Pick<PreparedPicture, 'width' | 'height' | 'takenAt'>
}

/**
 * Adds an upload to the library of all pictures, as a draft. May be repeated: a file has at most one row.
 *
 * @throws RequestFailure
 */
export async function saveDraft(
  { stored, picture: { width, height, takenAt } }: Upload,
  texts: Texts = {},
): Promise<GalleryImageRow> {
  const table = getClient().from('gallery_images')
  const { storagePath: storage_path, url } = stored
  const taken_at = takenAt ?? null
  const row = { ...texts, url, storage_path, width, height, taken_at, status: 'draft' } as const
  try {
    const [saved] = await readChangedRows(table.insert(row).select('*'))
    return galleryImageRowSchema.parse(saved)
  } catch (error) {
    // Written by an earlier attempt whose response was lost.
    if (!isDuplicate(error)) throw error
    const [saved] = await readChangedRows(table.select('*').eq('storage_path', storage_path))
    return galleryImageRowSchema.parse(saved)
  }
}

/**
 * Writes some columns of an upload over whatever is stored in them: by then there may be a newer version, of
 * somebody else or of an earlier attempt whose response was lost.
 *
 * @throws NothingChanged if it is gone or may not be changed; RequestFailure otherwise
 */
export async function changeDraft(id: number, texts: Texts): Promise<GalleryImageRow> {
  const [saved] = await readChangedRows(
    getClient().from('gallery_images').update(texts).eq('id', id).select('*'),
  )
  return galleryImageRowSchema.parse(saved)
}

/**
 * Deletes an upload that is not wanted after all, with its row, if it has one. May be repeated.
 *
 * @throws RequestFailure
 */
export async function discardDraft(storagePath: string): Promise<void> {
  const { error } = await getClient()
    .from('gallery_images')
    .delete()
    .eq('storage_path', storagePath)
  if (error) throw error
  await removeFiles([storagePath, thumbnailOf(storagePath)])
}
