import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { FileRow } from './file-section'
import { FileSection } from './file-section'
import { dayOf, fileSize } from './file-facts'
import { orphanFilesOptions, type OrphanFile } from './file-queries'
import { withThumbnails, type WholeFile } from './stored-files'
import { useFileRemoval } from './file-queries'

/** The files of the store that nothing ever showed, and the way to remove them. */
export function OrphanFiles() {
  const [chosen, setChosen] = useState<readonly WholeFile<OrphanFile>[]>([])
  const options = orphanFilesOptions()
  const remove = useFileRemoval(options.queryKey)
  return (
    <>
      <FileSection
        title="Files that nothing uses"
        text="Pictures in the store that no tour, no post and no picture of the gallery shows. A file is listed once it is a day old."
        options={options}
        waitingText="Looking for files that nothing uses"
        failedText="The files could not be looked through"
        emptyText="Every file is in use."
      >
        {(read) => {
          const files = withThumbnails(read)
          return (
            <>
              <ul className="divide-y divide-line">
                {files.map((file) => (
                  <FileRow
                    key={file.name}
                    name={file.name}
                    facts={[dayOf(file.created_at), file.size === null ? '' : fileSize(file.size)]}
                  >
                    <button
                      type="button"
                      aria-label={`Delete ${file.name}`}
                      className={buttonClass('quiet', 'text-danger', 'compact')}
                      onClick={() => setChosen([file])}
                    >
                      <Trash2 aria-hidden className="size-5" />
                    </button>
                  </FileRow>
                ))}
              </ul>
              <button
                type="button"
                className={buttonClass('danger', 'mt-4')}
                onClick={() => setChosen(files)}
              >
                {files.length === 1 ? 'Delete the file' : `Delete all ${files.length} files`}
              </button>
            </>
          )
        }}
      </FileSection>
      <ConfirmDialog
        isOpen={chosen.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${chosen.length > 1 ? `${chosen.length} files` : 'the file'}.`}
        confirmLabel="Delete"
        onClose={() => setChosen([])}
        onConfirm={() => remove(chosen)}
      />
    </>
  )
}
