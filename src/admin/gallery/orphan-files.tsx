import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { ConfirmDialog } from '../shared/confirm-dialog'
import { frameClass } from '../shared/frame-class'
import { LoadFailure } from '../shared/load-failure'
import { removeFiles } from '../shared/pictures/remove-files'
import { WaitingFor } from '../shared/waiting-for'
import { orphanFilesOptions, type OrphanFile } from './gallery-queries'
import { OrphanRow } from './orphan-row'

/** The files of the store that no row and no text names, read when somebody asks, and the way to remove them. */
export function OrphanFiles() {
  const [isOpen, setOpen] = useState(false)
  const [doomed, setDoomed] = useState<readonly OrphanFile[]>([])
  const queryClient = useQueryClient()
  const { data, isError, isPaused, error, refetch } = useQuery({
    ...orphanFilesOptions(),
    enabled: isOpen,
  })

  async function remove(): Promise<void> {
    const names = doomed.map(({ name }) => name)
    try {
      const removed = new Set(await removeFiles(names))
      const left = names.filter((name) => !removed.has(name)).length
      if (left === 0) {
        showToast({
          kind: 'success',
          title: names.length === 1 ? 'File removed' : `${names.length} files removed`,
        })
      } else {
        showToast({
          kind: 'error',
          title: 'Failed to remove files',
          description: `${left} of ${names.length} were not removed. They may be gone already.`,
        })
      }
    } catch (failure) {
      logFailure('Removing files', failure)
      showToast({
        kind: 'error',
        title: 'Failed to remove files',
        description: failureText(failure),
      })
    }
    await queryClient.invalidateQueries({ queryKey: orphanFilesOptions().queryKey })
  }

  return (
    <details
      className={`group mt-10 p-4 sm:p-6 print:hidden ${frameClass}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center">
        <h2 className="text-lg">Files that nothing uses</h2>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 max-w-prose text-muted">
        Pictures in the store that no tour, no post and no picture of the gallery shows. A file is
        listed once it is a day old.
      </p>
      <div className="mt-4">
        {isOpen && !data && !isError && (
          <WaitingFor label="Looking for files that nothing uses" isPaused={isPaused} />
        )}
        {!data && isError && (
          <LoadFailure
            title="The files could not be looked through"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <output>Every file is in use.</output>}
        {data && data.length > 0 && (
          <>
            <ul className="divide-y divide-line">
              {data.map((file) => (
                <OrphanRow key={file.name} file={file} onDelete={() => setDoomed([file])} />
              ))}
            </ul>
            <button
              type="button"
              className={buttonClass('danger', 'mt-4')}
              onClick={() => setDoomed(data)}
            >
              {data.length === 1 ? 'Delete the file' : `Delete all ${data.length} files`}
            </button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={doomed.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${doomed.length > 1 ? `${doomed.length} files` : 'the file'}.`}
        confirmLabel="Delete"
        onClose={() => setDoomed([])}
        onConfirm={remove}
      />
    </details>
  )
}
