import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/answers'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'

const trashedFileSchema = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.number().nullable().catch(null),
  /** When the last row that showed it was deleted or got another picture. */
  deleted_at: z.string().catch(''),
  /** Of that row. */
  title: z.string().nullable().catch(null),
})

/** A file that is kept for a while, so that what showed it can be restored. */
export type TrashedFile = z.infer<typeof trashedFileSchema>

/** The files in the trash, the latest first. */
export function trashedFilesOptions() {
  return queryOptions({
    queryKey: queryKeys.trashedFiles,
    queryFn: ({ signal }) =>
      readRows(getClient().rpc('trashed_files').abortSignal(signal), trashedFileSchema),
    meta: { task: 'Looking into the trash' },
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
    queryKey: queryKeys.orphanFiles,
    queryFn: ({ signal }) =>
      readRows(getClient().rpc('orphan_files').abortSignal(signal), orphanFileSchema),
    meta: { task: 'Looking for files that nothing uses' },
  })
}
