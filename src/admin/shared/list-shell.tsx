import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { Spinner } from '../../components/ui/spinner'
import { studioPictures } from '../../content/pictures/studio'
import { failureText } from '../data/errors'

type ListShellProps<Row> = {
  query: UseQueryResult<Row[]>
  /** Text of the waiting ring. */
  loadingText: string
  /** Shown when there are no rows at all. */
  emptyText: string
  /** Heading of the failure, the same words as its toast. */
  failedText: string
  /** Draws the rows; called with at least one. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A ploughed field before the sowing. */
const emptyPicture = '/images/studio/empty.jpg'

/** The four states every list of the studio has: waiting, failed, empty, full. */
export function ListShell<Row>(props: ListShellProps<Row>) {
  const { query, loadingText, emptyText, failedText, children } = props
  if (query.data) {
    return query.data.length > 0 ? (
      children(query.data)
    ) : (
      <div className="grid justify-items-center gap-4 rounded-xl border border-dashed border-muted p-8 text-center text-muted">
        <Picture
          src={emptyPicture}
          alt=""
          file={studioPictures[emptyPicture]}
          sizes={cardSizes}
          className="aspect-[16/9] w-full max-w-sm rounded-lg object-cover"
        />
        <p>{emptyText}</p>
      </div>
    )
  }
  if (query.isError) {
    return (
      <div className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-6">
        <h2 className="font-sans text-lg font-bold">{failedText}</h2>
        <p>{failureText(query.error)}</p>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => void query.refetch()}
        >
          Retry
        </button>
      </div>
    )
  }
  return <Spinner label={query.isPaused ? 'Waiting for a connection' : loadingText} />
}
