import { readActivity, type Change } from '../kit/activity/activity-queries'
import { readRowsOfChange } from '../kit/activity/restore-change'
import { restoringOf } from '../kit/activity/restore-text'
import type { TrashedFile } from './file-queries'

/** The database returns at most this many entries at once. */
const pageSize = 100

/** Entries are ordered by commit, so their timestamps may be slightly out of order. */
const toleranceMs = 60_000

/**
 * Finds the change that removed the last use of a file in the trash.
 *
 * @returns `undefined` if the activity log no longer has it
 * @throws RequestFailure
 */
export async function findLastUse({ name, deleted_at }: TrashedFile): Promise<Change | undefined> {
  const deletedAt = Date.parse(deleted_at)
  const stem = name.replace(/\.[a-z0-9]+$/, '')
  for (let before: number | undefined; ;) {
    const changes = await readActivity({ size: pageSize, before })
    for (const change of changes) {
      if (Date.parse(change.at) !== deletedAt || !restoringOf(change)) continue
      const { old_row } = await readRowsOfChange(change)
      if (JSON.stringify(old_row).includes(stem)) return change
    }
    const last = changes.at(-1)
    const isTooOld = !last || Date.parse(last.at) < deletedAt - toleranceMs
    if (isTooOld || changes.length < pageSize) return undefined
    before = last.id
  }
}
