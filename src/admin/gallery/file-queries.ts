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
  /** When the last row that used the file was deleted or got another picture. */
  deleted_at: z.string().catch(''),
  /** Title of that row. */
  title: z.string().nullable().catch(null),
})

/** An unused file that is kept for a while, so that the rows that used it can be restored. */
export type TrashedFile = z.infer<typeof trashedFileSchema>

/** The files in the trash, newest first. */
export function trashedFilesOptions() {
  return queryOptions({
    queryKey: queryKeys.trashedFiles,
    queryFn: ({ signal }) =>
      readRows(getClient().rpc('trashed_files').abortSignal(signal), trashedFileSchema),
    meta: { task: 'Loading the trash' },
  })
}

const orphanFileSchema = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.number().nullable().catch(null),
  created_at: z.string().catch(''),
})

/** A stored file to which no row and no text refers. */
export type OrphanFile = z.infer<typeof orphanFileSchema>

/** The unused files that are at least a day old. */
export function orphanFilesOptions() {
  return queryOptions({
    queryKey: queryKeys.orphanFiles,
    queryFn: ({ signal }) =>
      readRows(getClient().rpc('orphan_files').abortSignal(signal), orphanFileSchema),
    meta: { task: 'Loading unused files' },
  })
}

/**
 * Permanently deletes stored files, and shows a toast with the result.
 *
 * @param queryKey of the list to invalidate afterwards
 * @returns a function that takes the files, each with the names of all its objects; it never rejects
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
