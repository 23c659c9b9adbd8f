import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { removeFiles } from '../kit/pictures/remove-files'

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
