import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { readRows } from '../data/responses'
import { getClient } from '../data/client'
import { failureText, logFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { removeFiles } from '../kit/pictures/remove-files'

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

/**
 * Removing files of the store for good, with what the person is told of it.
 *
 * @param queryKey of the list that is read again afterwards
 * @returns a function that takes the files with the names of all their objects; it never rejects
 */
export function useFileRemoval(
  queryKey: readonly unknown[],
): (files: readonly { names: readonly string[] }[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (files) => {
    const failed = (description: string) =>
      showToast({ kind: 'error', title: 'Failed to remove files', description })
    try {
      const removed = new Set(await removeFiles(files.flatMap(({ names }) => names)))
      const left = files.filter(({ names }) => names.some((name) => !removed.has(name))).length
      if (left === 0) {
        const title = files.length === 1 ? 'File removed' : `${files.length} files removed`
        showToast({ kind: 'success', title })
      } else {
        failed(`${left} of ${files.length} were not removed. They may be gone already.`)
      }
    } catch (failure) {
      logFailure('Removing files', failure)
      failed(failureText(failure))
    }
    await queryClient.invalidateQueries({ queryKey })
  }
}
