import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/answers'
import { getClient } from '../data/client'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { galleryImageRowSchema } from '../shared/picture-library/gallery-image-row'
import { readRow } from '../shared/read-row'

/** One picture; `null` when there is none with this id. */
export function galleryImageOptions(id: number) {
  return queryOptions({
    queryKey: ['gallery_images', 'one', id],
    queryFn: ({ signal }) => readRow('gallery_images', id, galleryImageRowSchema, signal),
    // What somebody edits is read when it is opened: the editor itself notices later changes.
    staleTime: Infinity,
    gcTime: 0,
    meta: { task: 'Loading a picture' },
  })
}

const orphanFileSchema = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.number().nullable().catch(null),
  created_at: z.string().catch(''),
})

/** A file of the store that no row and no text names. */
export type OrphanFile = z.infer<typeof orphanFileSchema>

/** The files that nothing uses, a day old or older. */
export function orphanFilesOptions() {
  return queryOptions({
    queryKey: ['orphan_files'],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .rpc('orphan_files')
          .retry(false)
          .abortSignal(withDeadline(signal, readDeadlineMs)),
        orphanFileSchema,
      ),
    meta: { task: 'Looking for files that nothing uses' },
  })
}
