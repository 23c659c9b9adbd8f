import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../../lib/toast'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { NothingChanged, RequestFailure, logFailure } from '../../data/errors'
import { queryKeys, type CollectionTable } from '../../data/query-keys'
import { changedRowsSchema, readActivity, type Change } from './activity-queries'
import {
  isAsBefore,
  isRestorable,
  cameBackUnpublished,
  lostPictureOf,
  lostPictureText,
  restoreRefusal,
  restoringOf,
  capitalised,
  restorable,
  type LostPicture,
} from './restore-text'

/** The row before and after a change; RequestFailure also when the log no longer has the entry. */
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

const restoredSchema = z.record(z.string(), z.unknown())

/** What was not restored, because a picture can no longer be shown. */
type Losses = { lostPublication: boolean; lostPicture: LostPicture | undefined }

/**
 * Restores a deleted row, or the state of a row before a change.
 *
 * @throws NothingChanged when the response contains no row; RequestFailure when it is refused
 */
async function restoreChange(change: Change): Promise<Losses> {
  const { data, error, status } = await getClient().rpc('restore_change', { change_id: change.id })
  if (error) throw new RequestFailure(error.message, status, error.code)
  if (!data) throw new NothingChanged('No row was restored')
  const restored = restoredSchema.parse(data)
  // The row is restored: failing to read the log does not change that.
  const rows = await readRowsOfChange(change).catch(() => undefined)
  const old = rows?.old_row
  return {
    lostPublication: restored['status'] === 'unpublished' && old?.['status'] === 'published',
    lostPicture: old ? lostPictureOf(old, restored) : undefined,
  }
}

/** Invalidates every list that shows rows of a table or their files, and the change log. */
function invalidateRestored(queryClient: QueryClient, table: string): void {
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
    onSuccess: ({ lostPublication, lostPicture }, change) => {
      const title = restoringOf(change)?.done ?? 'Restored'
      const description = lostPublication
        ? cameBackUnpublished(1, 1)
        : lostPicture && lostPictureText(lostPicture)
      showToast({
        kind: 'success',
        title: lostPicture ? `${title}, except for a picture` : title,
        ...(description && { description }),
      })
    },
    onError: (refusal, change) => {
      const description = restoreRefusal(refusal, change)
      return isAsBefore(refusal)
        ? showToast({ kind: 'info', title: 'Nothing was changed', description })
        : showToast({ kind: 'error', title: 'Failed to restore', description })
    },
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

/** How long Activity, the trash and Undo can restore a deleted row, in days. */
export const trashDays = 30

const recoveryOf = (what: 'it' | 'them') =>
  `An admin can bring ${what} back from Activity for ${trashDays} days.`

/** Shown below the question before a deletion. */
export const recoveryText = recoveryOf('it')

/** The question before a deletion of `one` ("the tour") or `many` ("tours"). */
export function deletionText(count: number, one: string, many: string): string {
  const what = count === 1 ? one : `${count} ${many}`
  return `This action cannot be undone. This will permanently delete ${what}. ${recoveryOf(count === 1 ? 'it' : 'them')}`
}

/** A row that was just deleted has few newer entries, if any. */
const searchedEntries = 10

/** Restores a row from its newest deletion; throws what `restoreChange` throws. */
async function restoreDeleted(table: CollectionTable, rowId: number) {
  const changes = await readActivity({ size: searchedEntries, table, row: String(rowId) })
  const deletion = changes.find(({ op }) => op === 'DELETE')
  if (!deletion) throw new RequestFailure('The log has no deletion of this row', 404, 'PT404')
  return restoreChange(deletion)
}

/** Shows the message after a deletion, whose Undo restores each row from its newest deletion. */
export function useUndoDelete(table: CollectionTable): (rowIds: readonly number[]) => void {
  const queryClient = useQueryClient()
  const { one, many } = restorable[table]

  async function undo(rowIds: readonly number[]): Promise<void> {
    const refusals: string[] = []
    let hidden = 0
    for (const id of rowIds) {
      try {
        if ((await restoreDeleted(table, id)).lostPublication) hidden += 1
      } catch (error) {
        logFailure(`Restoring a deleted ${one}`, error)
        refusals.push(restoreRefusal(error, { op: 'DELETE' }))
      }
    }
    invalidateRestored(queryClient, table)
    const total = rowIds.length
    const [refusal] = refusals
    if (refusal !== undefined) {
      const which = total === 1 ? '' : ` ${refusals.length} of ${total} ${many}`
      showToast({ kind: 'error', title: `Failed to restore${which}`, description: refusal })
      return
    }
    showToast({
      kind: 'success',
      title: total === 1 ? `The ${one} is back` : `The ${total} ${many} are back`,
      ...(hidden > 0 && { description: cameBackUnpublished(hidden, total) }),
    })
  }

  return (rowIds) => {
    if (rowIds.length === 0) return
    showToast({
      kind: 'success',
      title:
        rowIds.length === 1
          ? `${capitalised(one)} deleted successfully`
          : `${rowIds.length} ${many} deleted`,
      action: { label: 'Undo', onClick: () => void undo(rowIds) },
    })
  }
}
