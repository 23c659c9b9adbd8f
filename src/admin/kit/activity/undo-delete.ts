import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../lib/toast'
import { logFailure, RequestFailure } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import { readActivity } from './activity-queries'
import { invalidateRestored, restoreChange } from './restore-change'
import { cameBackUnpublished, restorable, restoreRefusal } from './restore-text'

/** How long Activity, the trash and Undo can restore a deleted row, in days. */
export const trashDays = 30

const recoveryOf = (what: 'it' | 'them') =>
  `An admin can bring ${what} back from Activity for ${trashDays} days.`

/** Shown below the question before a deletion. */
export const recoveryText = recoveryOf('it')

/**
 * The question before a deletion, with what can be undone.
 *
 * @param one singular, as in "the tour"
 * @param many plural, as in "tours"
 */
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

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The message after a deletion, with an Undo button.
 *
 * @param table the deleted rows' table
 * @returns shows the message; call it with the ids of the deleted rows once the database has
 *   confirmed. Undo restores each row from its newest deletion in the log, shows the outcome, and
 *   invalidates the table's lists. Never rejects.
 */
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
      const title =
        total === 1
          ? 'Failed to restore'
          : `Failed to restore ${refusals.length} of ${total} ${many}`
      showToast({ kind: 'error', title, description: refusal })
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
