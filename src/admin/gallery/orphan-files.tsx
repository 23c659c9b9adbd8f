import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { FileRow, FileSection } from './file-section'
import { dayOf, fileSize } from './file-facts'
import { orphanFilesOptions, useFileRemoval, type OrphanFile } from './file-queries'
import { withThumbnails, type FileWithThumbnail } from './stored-files'

/** Lists the stored files that nothing uses, and deletes them. */
export function OrphanFiles() {
  const [toDelete, setToDelete] = useState<readonly FileWithThumbnail<OrphanFile>[]>([])
  const options = orphanFilesOptions()
  const remove = useFileRemoval(options.queryKey)
  return (
    <>
      <FileSection
        title="Unused files"
        text="Stored pictures that no tour, no post and no gallery picture shows. A file is listed once it is a day old."
        options={options}
        loadingText="Loading unused files"
        failedText="The unused files could not be loaded"
        emptyText="Every file is in use."
      >
        {(found) => {
          const files = withThumbnails(found)
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
                      onClick={() => setToDelete([file])}
                    >
                      <Trash2 aria-hidden className="size-5" />
                    </button>
                  </FileRow>
                ))}
              </ul>
              <button
                type="button"
                className={buttonClass('danger', 'mt-4')}
                onClick={() => setToDelete(files)}
              >
                {files.length === 1 ? 'Delete the file' : `Delete all ${files.length} files`}
              </button>
            </>
          )
        }}
      </FileSection>
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${toDelete.length > 1 ? `${toDelete.length} files` : 'the file'}.`}
        confirmLabel="Delete"
        onClose={() => setToDelete([])}
        onConfirm={() => remove(toDelete)}
      />
    </>
  )
}
