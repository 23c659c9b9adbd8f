import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode, type ComponentType } from 'react'
import { Link, useParams, useNavigate } from 'react-router'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { ExternalLink } from '../../../components/ui/external-link'
import type { CollectionTable } from '../../data/query-keys'
import { FactSkeletons, LoadingState } from '../loading-state'
import { capitalised } from '../activity/restore-text'
import { LoadFailure } from '../load-failure'
import { StudioPage } from '../page/studio-page'
import { leave } from '../leaving/leave-guard'
import { ReadOnlyContext, useEntryRights } from '../rights'
import {
  freshMs,
  readEntryId,
  type AnyCollection,
  type Collection,
  type ListedRow,
} from './collection'
import { useDuplicate, useRemove } from './collection-mutations'

type EntryPageProps<Row extends ListedRow> = {
  collection: Pick<Collection<CollectionTable, Row, ListedRow, never>, 'one' | 'oneOptions'>
  listPath: string
  newTitle: string
  backText: string
  renderChips: (row: Row) => ReactNode
  renderActions: (row: Row) => ReactNode
  /** The editor; without a row, that of a new entry. */
  children: (row: Row | undefined) => ReactNode
}

/** The page of the row that the route parameter `id` names, or of a `new` one. */
export function EntryPage<Row extends ListedRow>(props: EntryPageProps<Row>) {
  const { collection, listPath, backText } = props
  const { id: typedId = '' } = useParams()
  const { one } = collection
  const id = readEntryId(typedId)
  const isNew = typedId === 'new'
  const queryClient = useQueryClient()
  const options = collection.oneOptions(id ?? 0)
  // The cache may hold an old version from an earlier visit, which the editor must not start from; what was
  // read while this page was about to open is new enough, unless something was written since.
  const [oldestUse] = useState(() => {
    const isOutdated = queryClient.getQueryState(options.queryKey)?.isInvalidated
    return isOutdated ? Date.now() : Date.now() - freshMs
  })
  const { data, dataUpdatedAt, isError, isPaused, error, refetch } = useQuery({
    ...options,
    enabled: id !== undefined,
    refetchOnMount: ({ state }) => (state.dataUpdatedAt >= oldestUse ? false : 'always'),
  })
  // What this visit has read is no fresh row for the next one.
  useEffect(
    () => () => {
      const { queryKey } = collection.oneOptions(id ?? 0)
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    },
    [collection, id, queryClient],
  )
  const { mayChange } = useEntryRights()
  const isReadOnly = Boolean(data) && !mayChange(data ?? {})
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
  const isReady = isNew || (data !== undefined && dataUpdatedAt >= oldestUse)
  return (
    <StudioPage
      title={isNew ? props.newTitle : data?.title || name}
      actions={data && props.renderChips(data)}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 md:mb-4 print:hidden">
        {backLink}
        {data && props.renderActions(data)}
      </div>
      {isReady && isReadOnly && (
        <p className={`mb-4 max-w-prose p-4 ${noticeClass('advice')}`}>
          This {one} is or was on the site, so only editors change it. You can read it here, or
          duplicate it and write the copy as a draft.
        </p>
      )}
      <ReadOnlyContext value={isReadOnly}>{isReady && props.children(data)}</ReadOnlyContext>
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

/** Props of the dialog before a deletion. */
export type DeleteQuestionProps<Row> = {
  /** The rows to delete; the dialog is open while there are any. */
  rows: readonly Row[]
  onClose: () => void
  /** Deletes them; must not reject. */
  onConfirm: () => Promise<void>
}

type EntryActionsProps<Row extends ListedRow> = {
  collection: AnyCollection
  row: Row
  publicPath: string | undefined
  listPath: string
  Question: ComponentType<DeleteQuestionProps<Row>>
}

/** The actions for a tour or post in its editor: view, duplicate, delete. */
export function EntryActions<Row extends ListedRow>(props: EntryActionsProps<Row>) {
  const { collection, row, publicPath, listPath, Question } = props
  const navigate = useNavigate()
  const copy = useDuplicate(collection)
  const remove = useRemove(collection)
  const [isAsked, setAsked] = useState(false)
  // On phones, so that the form begins on the first screen.
  const [isUnfolded, setUnfolded] = useState(false)
  const actionsId = useId()
  const { mayDelete } = useEntryRights()
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', '-mr-3 md:hidden', 'compact')}
        aria-expanded={isUnfolded}
        aria-controls={actionsId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Ellipsis aria-hidden className="size-4" />
        More
      </button>
      <div
        id={actionsId}
        className={`flex flex-wrap gap-x-1 max-md:-ml-3 max-md:basis-full ${isUnfolded ? '' : 'max-md:hidden'}`}
      >
        {publicPath !== undefined && (
          <ExternalLink href={publicPath} className={buttonClass('quiet', '', 'compact')}>
            <SquareArrowOutUpRight aria-hidden className="size-4" />
            View on the site
          </ExternalLink>
        )}
        <button
          type="button"
          className={buttonClass('quiet', '', 'compact')}
          disabled={copy.isPending}
          aria-busy={copy.isPending}
          // The copy replaces this page.
          onClick={() => leave(() => copy.mutate(row.id))}
        >
          <Copy aria-hidden className="size-4" />
          Duplicate
        </button>
        {mayDelete(row) && (
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() => setAsked(true)}
          >
            <Trash2 aria-hidden className="size-4 text-danger" />
            Delete
          </button>
        )}
        <Question
          rows={isAsked ? [row] : []}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            if (await remove(row)) void navigate(listPath)
          }}
        />
      </div>
    </>
  )
}
