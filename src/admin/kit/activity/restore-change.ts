import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../../lib/toast'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { NothingChanged, RequestFailure } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { changedRowsSchema, type Change } from './activity-queries'
import { isRestorable, cameBackUnpublished, restoreRefusal, restoringOf } from './restore-text'

/**
 * The row before and after one logged change.
 *
 * @throws RequestFailure also when the log no longer has the entry
 */
export async function readRowsOfChange(
  { id, table_name, row_id }: Change,
  signal = new AbortController().signal,
): Promise<z.infer<typeof changedRowsSchema>> {
  const [found] = await readRows(
    getClient()
      .rpc('activity', { before_id: id + 1, page_size: 1, of_table: table_name, of_row: row_id })
      .select('id, old_row, new_row')
      .abortSignal(signal),
    changedRowsSchema,
  )
  if (found?.id !== id) throw new RequestFailure('The entry is gone', 404)
  return found
}

const restoredSchema = z.object({ status: z.string().catch('') })

/**
 * Restores a deleted row, or the state of a row before a change.
 *
 * @returns whether it was published then and has come back unpublished
 * @throws NothingChanged when the response contains no row; RequestFailure when it is refused
 */
export async function restoreChange(change: Change): Promise<{ lostPublication: boolean }> {
  const { data, error, status } = await getClient().rpc('restore_change', { change_id: change.id })
  if (error) throw new RequestFailure(error.message, status, error.code)
  if (!data) throw new NothingChanged('No row was restored')
  if (restoredSchema.parse(data).status !== 'unpublished') return { lostPublication: false }
  // The row is restored: failing to read the log does not change that.
  const rows = await readRowsOfChange(change).catch(() => undefined)
  return { lostPublication: rows?.old_row?.['status'] === 'published' }
}

/** Invalidates every list that shows rows of a table or their files, and the change log. */
export function invalidateRestored(queryClient: QueryClient, table: string): void {
  const { activity, trashedFiles, orphanFiles, pictureUses } = queryKeys
  const rows = isRestorable(table) ? [queryKeys[table]] : []
  for (const queryKey of [activity, ...rows, trashedFiles, orphanFiles, pictureUses]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Undoes changes and shows the outcome. */
export function useRestore() {
  const queryClient = useQueryClient()
  const { mutateAsync, variables, error } = useMutation({
    mutationFn: restoreChange,
    onSuccess: ({ lostPublication }, change) =>
      showToast({
        kind: 'success',
        title: restoringOf(change)?.done ?? 'Restored',
        ...(lostPublication && { description: cameBackUnpublished(1, 1) }),
      }),
    onError: (refusal, change) =>
      showToast({
        kind: 'error',
        title: 'Failed to restore',
        description: restoreRefusal(refusal, change),
      }),
    onSettled: (_data, _error, change) => invalidateRestored(queryClient, change.table_name),
  })
  return {
    /** Never rejects. */
    restore: async (change: Change): Promise<void> => {
      await mutateAsync(change).catch(() => undefined)
    },
    /** Why this change was not undone at the last attempt. */
    refusalOf: (change: Change) =>
      error && variables?.id === change.id ? restoreRefusal(error, change) : undefined,
  }
}
