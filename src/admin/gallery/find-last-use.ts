import { readActivity } from '../kit/activity/activity-queries'
import type { Change } from '../kit/activity/change-schema'
import { readRowsOfChange } from '../kit/activity/restore-change'
import { restoringOf } from '../kit/activity/restore-text'
import type { TrashedFile } from './file-queries'

/** The most entries that the log hands out at once. */
const partSize = 100

/** Entries stand in the order in which their changes ended, not quite in that of their moments. */
const disorderMs = 60_000

/**
 * The change by which a file of the trash lost the last row that showed it.
 *
 * @returns nothing when the log does not hold it any more
 * @throws RequestFailure
 */
export async function findLastUse({ name, deleted_at }: TrashedFile): Promise<Change | undefined> {
  const moment = Date.parse(deleted_at)
  const stem = name.replace(/\.[a-z0-9]+$/, '')
  for (let before: number | undefined; ;) {
    const changes = await readActivity({ size: partSize, before })
    for (const change of changes) {
      if (Date.parse(change.at) !== moment || !restoringOf(change)) continue
      const { old_row } = await readRowsOfChange(change)
      if (JSON.stringify(old_row).includes(stem)) return change
    }
    const last = changes.at(-1)
    const isBehind = !last || Date.parse(last.at) < moment - disorderMs
    if (isBehind || changes.length < partSize) return undefined
    before = last.id
  }
}
