import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure'
import { NoRows } from './no-rows'
import { WaitingFor } from './waiting-for'

type ListShellProps<Row> = {
  query: UseQueryResult<Row[]>
  /** Said while the rows are on their way. */
  loadingText: string
  /** The rows to come, in grey; plain rows unless told. */
  shapes?: ReactNode
  /** Shown when there are no rows at all. */
  emptyText: string
  /** Heading of the failure, the same words as its toast. */
  failedText: string
  /** Draws the rows; called with at least one. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The four states every list of the studio has: waiting, failed, empty, full. */
export function ListShell<Row>(props: ListShellProps<Row>) {
  const { query, loadingText, shapes, emptyText, failedText, children } = props
  if (query.data) {
    return query.data.length > 0 ? children(query.data) : <NoRows text={emptyText} />
  }
  if (query.isError) {
    return (
      <LoadFailure title={failedText} error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <WaitingFor label={loadingText} isPaused={query.isPaused}>
      {shapes}
    </WaitingFor>
  )
}
