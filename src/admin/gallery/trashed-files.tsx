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
import { FileRow } from './file-section'
import { FileSection } from './file-section'
import { dayOf, fileSize } from './file-facts'
import { findLastUse } from './find-last-use'
import { trashedFilesOptions, type TrashedFile } from './file-queries'
import { withThumbnails, type WholeFile } from './stored-files'
import { useFileRemoval } from './file-queries'

const dayMs = 86_400_000

/** What is worth knowing of a file in the trash. */
function factsOf({ size, deleted_at }: TrashedFile): string[] {
  const end = dayOf(Date.parse(deleted_at) + trashDays * dayMs)
  return [size === null ? '' : fileSize(size), end && `kept until ${end}`]
}

/** The files of what was deleted or replaced: how long they stay, the way back, and the way out. */
export function TrashedFiles() {
  const options = trashedFilesOptions()
  const remove = useFileRemoval(options.queryKey)
  const { restore } = useRestore()
  const [emptied, setEmptied] = useState<readonly WholeFile<TrashedFile>[]>([])
  const [change, setChange] = useState<Change>()
  const [askToRestore, isLooking] = useSingleFlight(async (file: TrashedFile) => {
    try {
      const found = await findLastUse(file)
      if (found) setChange(found)
      else {
        showToast({
          kind: 'error',
          title: 'Failed to restore',
          description: 'Activity does not know any more what showed this file.',
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
        text={`Files of what was deleted, or has another picture now. They stay for ${trashDays} days, so that it can be restored with its picture; the first Publish after that removes them.`}
        options={options}
        waitingText="Looking into the trash"
        failedText="The trash could not be looked through"
        emptyText="The trash is empty."
      >
        {(read) => {
          const files = withThumbnails(read)
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
                onClick={() => setEmptied(files)}
              >
                Empty the trash
              </button>
            </>
          )
        }}
      </FileSection>
      <ConfirmDialog
        isOpen={emptied.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${emptied.length > 1 ? `${emptied.length} files` : 'the file'}. What showed ${emptied.length > 1 ? 'them' : 'it'} can then no longer be restored with its picture.`}
        confirmLabel="Empty the trash"
        onClose={() => setEmptied([])}
        onConfirm={() => remove(emptied)}
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
