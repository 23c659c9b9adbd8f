import { queryOptions } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { getClient } from '../data/client'
import { failureText, logFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { readActivity, type Change } from '../kit/activity/activity-queries'
import { readRowsOfChange, trashDays, useRestore } from '../kit/activity/restore-change'
import { restoringOf } from '../kit/activity/restore-text'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { useSingleMutation } from '../kit/use-single-mutation'
import { dayOf } from './file-facts'
import { FileSection } from './file-section'

/** An unused file that is kept for a while, so that the rows that used it can be restored. */
const trashedFileSchema = z.object({
  name: z.string(),
  size: z.number().nullable().catch(null),
  /** When the last row that used the file was deleted or got another picture. */
  deleted_at: z.string().catch(''),
  /** Title of that row. */
  title: z.string().nullable().catch(null),
})

type TrashedFile = z.infer<typeof trashedFileSchema>

/** The files in the trash, newest first. */
const options = queryOptions({
  queryKey: queryKeys.trashedFiles,
  queryFn: ({ signal }) =>
    readRows(getClient().rpc('trashed_files').abortSignal(signal), trashedFileSchema),
  meta: { task: 'Loading the trash' },
})

const dayMs = 86_400_000

/** Until when a file is kept, as a phrase. */
function keptUntil({ deleted_at }: TrashedFile): string {
  const expiry = dayOf(Date.parse(deleted_at) + trashDays * dayMs)
  return expiry && `kept until ${expiry}`
}

/** Lists the files of deleted and replaced pictures, restores them, and empties the trash. */
export function TrashedFiles() {
  const { restore } = useRestore()
  const [change, setChange] = useState<Change>()
  const tellFailure = (description: string) =>
    showToast({ kind: 'error', title: 'Failed to restore', description })
  const search = useSingleMutation({
    mutationFn: findLastUse,
    onSuccess: (found) => {
      if (found) setChange(found)
      else tellFailure('Activity no longer knows what showed this file.')
    },
    onError: (error) => {
      logFailure('Looking for what showed a file', error)
      tellFailure(failureText(error))
    },
  })
  return (
    <>
      <FileSection
        title="Trash"
        text={`Files of deleted or replaced pictures. They stay for ${trashDays} days, so that it can be restored with its picture; the first Publish after that removes them.`}
        options={options}
        loadingText="Loading the trash"
        failedText="The trash could not be loaded"
        emptyText="The trash is empty."
        listLabel="Files in the trash"
        factsOf={(file, size) => [size, keptUntil(file)]}
        renderAction={(file) => (
          <button
            type="button"
            aria-label={`Restore ${file.title || file.name}`}
            disabled={search.isPending}
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => search.mutate(file)}
          >
            <RotateCcw aria-hidden className="size-4" />
            Restore
          </button>
        )}
        deleteAllLabel={() => 'Empty the trash'}
        confirmLabel="Empty the trash"
        consequenceOf={(them) =>
          `What showed ${them} can then no longer be restored with its picture.`
        }
      />
      <ConfirmDialog
        isOpen={change !== undefined}
        title="Are you sure?"
        description={change && restoringOf(change)?.question}
        confirmLabel="Restore"
        onClose={() => setChange(undefined)}
        onConfirm={async () => change && restore(change)}
      />
    </>
  )
}

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
async function findLastUse({ name, deleted_at }: TrashedFile): Promise<Change | undefined> {
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
