import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { EmptyState } from '../../../components/ui/empty-state'
import type { RowPage } from '../../data/responses'
import { LoadFailure } from '../load-failure'
import { NoRows } from '../no-rows'
import { LoadingState } from '../loading-state'
import { isFiltered, noListFilters, type ListChange, type ListView } from './list-view'
import { Pager } from './pager'

type PagedListProps<Row> = {
  /** With `placeholderData: keepPreviousData`: the old page stays until the new one is there. */
  query: UseQueryResult<RowPage<Row>>
  view: ListView
  onChoose: (change: ListChange) => void
  loadingText: string
  skeleton?: ReactNode
  emptyText: string
  /** Heading of the error; the same text as its toast. */
  failedText: string
  /** Renders the rows; called with at least one, and with the total number. */
  children: (rows: readonly Row[], total: number) => ReactNode
}

/** One page of a list in each state: loading, failed, empty, nothing found, no such page, loaded. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, view, onChoose, emptyText, failedText, children } = props
  const { data } = query
  if (data && data.rows.length > 0) {
    return (
      <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
        {children(data.rows, data.total)}
        <Pager
          page={view.page}
          total={data.total}
          onTurn={(page) => onChoose({ page: String(page) })}
        />
      </div>
    )
  }
  if (data) {
    if (view.page > 1) {
      return (
        <Nothing
          text={`The list has no page ${view.page}.`}
          label="To the first page"
          onPress={() => onChoose({ page: '' })}
        />
      )
    }
    if (!isFiltered(view)) return <NoRows text={emptyText} />
    return (
      <Nothing
        text="No results for this search and these filters."
        label="Show everything"
        onPress={() => onChoose(noListFilters)}
      />
    )
  }
  if (query.isError) {
    return (
      <LoadFailure title={failedText} error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <LoadingState label={props.loadingText} isPaused={query.isPaused}>
      {props.skeleton}
    </LoadingState>
  )
}

type NothingProps = { text: string; label: string; onPress: () => void }

/** Says that there are no rows here, with a link to others. */
function Nothing({ text, label, onPress }: NothingProps) {
  return (
    <EmptyState>
      <output className="mb-3 block">{text}</output>
      <button type="button" className={buttonClass('secondary')} onClick={onPress}>
        {label}
      </button>
    </EmptyState>
  )
}
