import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { useSingleFlight } from '../shared/use-single-flight'
import type { UnneededFile } from './remove-image-files'

type LeftFilesProps = {
  files: readonly UnneededFile[]
  onRetry: (files: readonly UnneededFile[]) => Promise<void>
}

/** Files that could not be removed with their pictures, and another try. */
export function LeftFiles({ files, onRetry }: LeftFilesProps) {
  const [retry, isBusy] = useSingleFlight(() => onRetry(files))
  if (files.length === 0) return null
  return (
    <section
      role="alert"
      aria-label="Files left behind"
      className={`mb-4 p-4 ${noticeClass('warning')}`}
    >
      <p className="font-semibold">
        {files.length === 1
          ? 'A file could not be removed from the store:'
          : `${files.length} files could not be removed from the store:`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {files.map(({ storagePath, name }) => (
          <li key={storagePath} className="break-words">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-1">Nothing on the site shows it any more, but its address still works.</p>
      <button
        type="button"
        className={buttonClass('secondary', 'mt-3')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void retry()}
      >
        Try again
      </button>
    </section>
  )
}
