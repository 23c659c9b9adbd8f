import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import type { Change } from '../kit/activity/change-schema'
import { restoringOf } from '../kit/activity/restore-text'
import { trashDays } from '../kit/activity/undo-delete'
import { useRestore } from '../kit/activity/use-restore'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { useSingleFlight } from '../kit/use-single-flight'
import { FileRow, FileSection } from './file-section'
import { dayOf, fileSize } from './file-facts'
import { findLastUse } from './find-last-use'
import { trashedFilesOptions, useFileRemoval, type TrashedFile } from './file-queries'
import { withThumbnails, type FileWithThumbnail } from './stored-files'

const dayMs = 86_400_000

/** Size and expiry date of a file. */
function factsOf({ size, deleted_at }: TrashedFile): string[] {
  const expiry = dayOf(Date.parse(deleted_at) + trashDays * dayMs)
  return [size === null ? '' : fileSize(size), expiry && `kept until ${expiry}`]
}

/** Lists the files of deleted and replaced pictures, restores them, and empties the trash. */
export function TrashedFiles() {
  const options = trashedFilesOptions()
  const remove = useFileRemoval(options.queryKey)
  const { restore } = useRestore()
  const [toDelete, setToDelete] = useState<readonly FileWithThumbnail<TrashedFile>[]>([])
  const [change, setChange] = useState<Change>()
  const [askToRestore, isLooking] = useSingleFlight(async (file: TrashedFile) => {
    try {
      const found = await findLastUse(file)
      if (found) setChange(found)
      else {
        showToast({
          kind: 'error',
          title: 'Failed to restore',
          description: 'Activity no longer knows what showed this file.',
        })
      }
    } catch (error) {
      logFailure('Looking for what showed a file', error)
      showToast({ kind: 'error', title: 'Failed to restore', description: failureText(error) })
    }
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
      >
        {(found) => {
          const files = withThumbnails(found)
          return (
            <>
              <ul aria-label="Files in the trash" className="divide-y divide-line">
                {files.map((file) => (
                  <FileRow
                    key={file.name}
                    name={file.name}
                    title={file.title}
                    facts={factsOf(file)}
                  >
                    <button
                      type="button"
                      aria-label={`Restore ${file.title || file.name}`}
                      disabled={isLooking}
                      className={buttonClass('secondary', '', 'compact')}
                      onClick={() => void askToRestore(file)}
                    >
                      <RotateCcw aria-hidden className="size-4" />
                      Restore
                    </button>
                  </FileRow>
                ))}
              </ul>
              <button
                type="button"
                className={buttonClass('danger', 'mt-4')}
                onClick={() => setToDelete(files)}
              >
                Empty the trash
              </button>
            </>
          )
        }}
      </FileSection>
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${toDelete.length > 1 ? `${toDelete.length} files` : 'the file'}. What showed ${toDelete.length > 1 ? 'them' : 'it'} can then no longer be restored with its picture.`}
        confirmLabel="Empty the trash"
        onClose={() => setToDelete([])}
        onConfirm={() => remove(toDelete)}
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
