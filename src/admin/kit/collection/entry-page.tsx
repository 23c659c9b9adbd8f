import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import type { CollectionTable } from '../../data/query-keys'
import { FactSkeletons, LoadingState } from '../loading-state'
import { capitalised } from '../activity/restore-text'
import { LoadFailure } from '../load-failure'
import { StudioPage } from '../page/studio-page'
import type { Collection, ListedRow } from './collection'

type EntryPageProps<Row extends ListedRow> = {
  collection: Pick<Collection<CollectionTable, Row, ListedRow, never>, 'one' | 'oneOptions'>
  listPath: string
  /** Heading of the page of a new entry. */
  newTitle: string
  backText: string
  renderChips: (row: Row) => ReactNode
  renderActions: (row: Row) => ReactNode
  /** The editor; without a row, that of a new entry. */
  children: (row: Row | undefined) => ReactNode
}

const idPattern = /^[1-9]\d{0,14}$/

/**
 * The page of one row, existing or new, including the cases deleted and not found. The route
 * parameter `id` is the row's number or `new`.
 */
export function EntryPage<Row extends ListedRow>(props: EntryPageProps<Row>) {
  const { collection, listPath, backText } = props
  const { id: typedId = '' } = useParams()
  const { one } = collection
  const id = idPattern.test(typedId) ? Number(typedId) : undefined
  const isNew = typedId === 'new'
  const [openedAt] = useState(Date.now)
  const { data, dataUpdatedAt, isError, isPaused, error, refetch } = useQuery({
    ...collection.oneOptions(id ?? 0),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
  const name = capitalised(one)
  const backLink = (
    <Link to={listPath} className={buttonClass('quiet', '-ml-3', 'compact')}>
      <ArrowLeft aria-hidden className="size-4" />
      {backText}
    </Link>
  )
  if (data === null || (id === undefined && !isNew)) {
    return (
      <StudioPage title={`${name} not found`}>
        <p className="mb-4">There is no {one} with this number. It may have been deleted.</p>
        {backLink}
      </StudioPage>
    )
  }
  // The cache may hold an old version from an earlier visit, which the editor must not start from.
  const isReady = isNew || (data !== undefined && dataUpdatedAt >= openedAt)
  return (
    <StudioPage
      title={isNew ? props.newTitle : data?.title || name}
      actions={data && props.renderChips(data)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        {backLink}
        {data && props.renderActions(data)}
      </div>
      {isReady && props.children(data)}
      {!isReady && !isError && (
        <LoadingState label={`Loading the ${one}`} isPaused={isPaused}>
          <FactSkeletons count={8} />
        </LoadingState>
      )}
      {!isReady && isError && (
        <LoadFailure
          title={`This ${one} could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </StudioPage>
  )
}
