import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoDelete } from '../kit/activity/undo-delete'
import type { BulkResult } from '../kit/lists/run-bulk'
import { changeTours, type TourChange } from './bulk-tours'
import { readToursAgain } from './tours-queries'
import type { TourRow } from './tours-schema'

/** What became of the last change of several tours, and what is needed to tell it. */
type BulkReport = {
  result: BulkResult
  verb: string
  /** Titles as they were: what is deleted has none any more. */
  titles: ReadonlyMap<number, string>
}

/**
 * The changes of several tours at once.
 *
 * @returns `apply`, which never rejects and answers with the ids that were refused; `report` of the
 *   last one until it is dismissed
 */
export function useBulkTours() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoDelete('tours')
  const [report, setReport] = useState<BulkReport>()

  async function apply(change: TourChange, tours: readonly TourRow[]): Promise<number[]> {
    setReport(undefined)
    const result = await changeTours(change, tours)
    await readToursAgain(queryClient)
    const titles = new Map(tours.map(({ id, title }) => [id, title]))
    if (change.changes === null) offerUndo(result.done)
    setReport({ result, verb: change.verb, titles })
    return result.failed.map(({ id }) => id)
  }

  return { report, apply, dismiss: () => setReport(undefined) }
}
