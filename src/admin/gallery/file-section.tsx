import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { frameClass } from '../kit/frame-class'
import { LoadFailure } from '../kit/load-failure'
import { LoadingState } from '../kit/loading-state'
import { removeFiles } from '../kit/pictures/remove-files'
import { thumbnailEnding, thumbnailOf } from '../kit/pictures/storage-path'
import { publicUrlOf } from '../kit/pictures/upload-picture'
import { Thumbnail } from '../kit/thumbnail'
import { fileSize } from './file-facts'

type StoredFile = {
  /** Name of the object in the bucket. */
  name: string
  /** In bytes. */
  size: number | null
  /** Title of what used the file. */
  title?: string | null
}

type FileSectionProps<File extends StoredFile, Key extends readonly string[]> = {
  title: string
  /** Explains what the files are. */
  text: string
  /** Query of the files; runs once the section is open. */
  options: UseQueryOptions<File[], Error, File[], Key>
  loadingText: string
  failedText: string
  emptyText: string
  listLabel: string
  /** What is said about a file of this size; empty ones are left out. */
  factsOf: (file: File, size: string) => string[]
  /** The button of one file; `onDelete` asks before the file is deleted. */
  renderAction: (file: File, onDelete: () => void) => ReactNode
  /** Label of the button that deletes all files. */
  deleteAllLabel: (count: number) => string
  confirmLabel: string
  /** What else follows from deleting `them`, as a sentence. */
  consequenceOf?: (them: 'it' | 'them') => string
}

/** A collapsible list of stored files, loaded when it is opened, that can be deleted for good. */
export function FileSection<File extends StoredFile, Key extends readonly string[]>(
  props: FileSectionProps<File, Key>,
) {
  const { options, renderAction } = props
  const [isOpen, setOpen] = useState(false)
  const [toDelete, setToDelete] = useState<readonly FileWithThumbnail<File>[]>([])
  const { data, isError, isPaused, error, refetch } = useQuery({ ...options, enabled: isOpen })
  const remove = useFileRemoval(options.queryKey)
  const files = data && withThumbnails(data)
  const isOne = toDelete.length < 2
  return (
    <>
      <details
        className={`group p-4 sm:p-6 print:hidden ${frameClass}`}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center">
          <h2 className="text-lg">{props.title}</h2>
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
          />
        </summary>
        <p className="mt-1 max-w-prose text-muted">{props.text}</p>
        <div className="mt-4">
          {isOpen && !files && !isError && (
            <LoadingState label={props.loadingText} isPaused={isPaused} />
          )}
          {!files && isError && (
            <LoadFailure title={props.failedText} error={error} onRetry={() => void refetch()} />
          )}
          {files?.length === 0 && <output>{props.emptyText}</output>}
          {files && files.length > 0 && (
            <>
              <ul aria-label={props.listLabel} className="divide-y divide-line">
                {files.map((file) => (
                  <FileRow
                    key={file.name}
                    file={file}
                    facts={props.factsOf(file, file.size === null ? '' : fileSize(file.size))}
                  >
                    {renderAction(file, () => setToDelete([file]))}
                  </FileRow>
                ))}
              </ul>
              <button
                type="button"
                className={buttonClass('danger', 'mt-4')}
                onClick={() => setToDelete(files)}
              >
                {props.deleteAllLabel(files.length)}
              </button>
            </>
          )}
        </div>
      </details>
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title="Are you sure?"
        description={`This action cannot be undone. This will permanently delete ${isOne ? 'the file' : `${toDelete.length} files`}. ${props.consequenceOf?.(isOne ? 'it' : 'them') ?? ''}`.trim()}
        confirmLabel={props.confirmLabel}
        onClose={() => setToDelete([])}
        onConfirm={() => remove(toDelete)}
      />
    </>
  )
}

type FileRowProps = { file: StoredFile; facts: readonly string[]; children: ReactNode }

/** One stored file, with its action. */
function FileRow({ file: { name, title }, facts, children }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="w-24 shrink-0 overflow-hidden rounded-postcard">
        <Thumbnail src={publicUrlOf(name)} alt="" />
      </div>
      <div className="min-w-0 grow basis-40">
        {title && <p className="font-semibold break-words">{title}</p>}
        <p className="text-sm break-all">{name}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {children}
    </li>
  )
}

/** A file merged with its thumbnail: the names of both objects, and their total size in bytes. */
type FileWithThumbnail<File extends StoredFile> = File & { names: string[] }

/** Merges thumbnails into their pictures; a thumbnail without its picture stays an entry. */
export function withThumbnails<File extends StoredFile>(
  files: readonly File[],
): FileWithThumbnail<File>[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const pictures = files.filter(({ name }) => !name.endsWith(thumbnailEnding))
  const thumbnailNames = new Set(pictures.map(({ name }) => thumbnailOf(name)))
  return files
    .filter(({ name }) => !thumbnailNames.has(name))
    .map((file) => {
      const thumbnail = byName.get(thumbnailOf(file.name))
      if (!thumbnail || thumbnail === file) return { ...file, names: [file.name] }
      const size = file.size === null ? null : file.size + (thumbnail.size ?? 0)
      return { ...file, names: [file.name, thumbnail.name], size }
    })
}

/**
 * Permanently deletes stored files, and shows a toast with the result.
 *
 * @param queryKey of the list to invalidate afterwards
 * @returns a function that takes the files, each with the names of all its objects; it never rejects
 */
function useFileRemoval(queryKey: readonly string[]) {
  const queryClient = useQueryClient()
  return async (files: readonly { names: readonly string[] }[]): Promise<void> => {
    const failed = (description: string) =>
      showToast({ kind: 'error', title: 'Failed to remove files', description })
    try {
      const removed = new Set(await removeFiles(files.flatMap(({ names }) => names)))
      const left = files.filter(({ names }) => names.some((name) => !removed.has(name))).length
      if (left === 0) {
        const title = files.length === 1 ? 'File removed' : `${files.length} files removed`
        showToast({ kind: 'success', title })
      } else {
        failed(`${left} of ${files.length} were not removed. They may be gone already.`)
      }
    } catch (failure) {
      logFailure('Removing files', failure)
      failed(failureText(failure))
    }
    await queryClient.invalidateQueries({ queryKey })
  }
}
