import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { frameClass } from '../kit/frame-class'
import { LoadFailure } from '../kit/load-failure'
import { publicUrlOf } from '../kit/pictures/upload-picture'
import { Thumbnail } from '../kit/thumbnail'
import { LoadingState } from '../kit/loading-state'

type FileSectionProps<File, Key extends readonly string[]> = {
  title: string
  /** Explains what the files are. */
  text: string
  /** Query of the files; runs once the section is open. */
  options: UseQueryOptions<File[], Error, File[], Key>
  loadingText: string
  failedText: string
  emptyText: string
  /** Renders the files; there is at least one. */
  children: (files: File[]) => ReactNode
}

/** A collapsible list of stored files, loaded when it is opened. */
export function FileSection<File, Key extends readonly string[]>(
  props: FileSectionProps<File, Key>,
) {
  const { title, text, options, loadingText, failedText, emptyText, children } = props
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isPaused, error, refetch } = useQuery({ ...options, enabled: isOpen })
  return (
    <details
      className={`group p-4 sm:p-6 print:hidden ${frameClass}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      <div className="mt-4">
        {isOpen && !data && !isError && <LoadingState label={loadingText} isPaused={isPaused} />}
        {!data && isError && (
          <LoadFailure title={failedText} error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <output>{emptyText}</output>}
        {data && data.length > 0 && children(data)}
      </div>
    </details>
  )
}

type FileRowProps = {
  /** Name of the object in the bucket. */
  name: string
  /** Title of what used the file. */
  title?: string | null
  /** Such as size and age; empty ones are left out. */
  facts: readonly string[]
  /** Actions. */
  children: ReactNode
}

/** One stored file. */
export function FileRow({ name, title, facts, children }: FileRowProps) {
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
