import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { adminPaths } from '../../lib/admin-paths'
import type { Change } from '../kit/activity/activity-queries'
import { loggedTables } from '../kit/activity/change-text'
import { restoringOf } from '../kit/activity/restore-text'
import { useRestore } from '../kit/activity/restore-change'
import { ChoiceField } from '../kit/choice/choice-field'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { frameClass } from '../kit/frame-class'
import { Moment } from '../kit/moment'
import { NoRows } from '../kit/no-rows'
import { StudioPage } from '../kit/page/studio-page'
import { useMay } from '../kit/rights'
import { QueryState } from '../kit/query-state'
import {
  activityOptions,
  activityQuery,
  actorsOptions,
  readActivityView,
  type ActivityView,
} from './activity-queries'
import { ChangeItem } from './change-item'

/** Who changed what and when, with a button to undo it. */
export function ActivityPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readActivityView(search), [search])
  const list = useInfiniteQuery(activityOptions(view))
  const { restore, refusalOf } = useRestore()
  const [chosen, setChosen] = useState<Change>()
  const parts = list.data?.pages ?? []
  const changes = parts.flatMap((part) => part.changes)
  return (
    <StudioPage title="Activity">
      <p className="mb-4 max-w-prose text-muted">
        Every change of tours, posts, images and rights. What was deleted can be restored from here.
      </p>
      <ActivityFilters
        view={view}
        onChoose={(next) => void navigate(adminPaths.activity(activityQuery(next)))}
      />
      {view.row && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3">
          Only changes of number {view.row}.
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() => void navigate(adminPaths.activity(activityQuery({ ...view, row: '' })))}
          >
            Show all of them
          </button>
        </p>
      )}
      <QueryState
        query={list}
        loadingText="Loading the activity"
        failedText="Failed to load activity"
      />
      {list.data && changes.length === 0 && !list.hasNextPage && (
        <NoRows text="Nothing has happened here yet." />
      )}
      {changes.length > 0 && (
        <ul aria-label="Changes" className={`divide-y divide-line ${frameClass}`}>
          {changes.map((change) => (
            <ChangeItem
              key={change.id}
              change={change}
              refusal={refusalOf(change)}
              onRestore={setChosen}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <output className="text-muted">
          {list.isFetchingNextPage && 'Loading older changes'}
          {list.data && !list.isFetchingNextPage && changes.length > 0 && (
            <>{counted(changes.length, 'change')} shown</>
          )}
          {list.hasNextPage && view.person && !list.isFetchingNextPage && (
            <>
              {changes.length > 0 ? ', ' : 'No changes by this person, '}searched back to{' '}
              <Moment at={parts.at(-1)?.searchedTo ?? null} none="now" />
            </>
          )}
        </output>
        {list.hasNextPage && (
          <button
            type="button"
            className={buttonClass('secondary', 'print:hidden')}
            disabled={list.isFetchingNextPage}
            aria-busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : 'Show older changes'}
          </button>
        )}
      </div>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title="Are you sure?"
        description={chosen && restoringOf(chosen)?.question}
        confirmLabel={chosen?.op === 'DELETE' ? 'Restore' : 'Take it back'}
        onClose={() => setChosen(undefined)}
        onConfirm={async () => chosen && restore(chosen)}
      />
    </StudioPage>
  )
}

/** Tables whose changes only administrators read. */
const aboutPeople = new Set<string>(['user_roles', 'invitations'])

type ActivityFiltersProps = {
  view: ActivityView
  onChoose: (view: Partial<ActivityView>) => void
}

/** Filters by table and by user; the URL holds both. */
function ActivityFilters({ view, onChoose }: ActivityFiltersProps) {
  const mayManage = useMay('manage')
  const { data: actors = [] } = useQuery({ ...actorsOptions, enabled: mayManage })
  const { table, row, person } = view
  const isUnknownPerson = person !== '' && actors.every(({ id }) => id !== person)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` came only in 2023
      role="search"
      className="mb-4 flex flex-wrap items-end gap-3 print:hidden"
    >
      <ChoiceField
        label="What"
        value={table}
        choices={[
          { id: '', name: 'Everything' },
          ...loggedTables
            .filter(({ id }) => mayManage || !aboutPeople.has(id))
            .map(({ id, many }) => ({ id, name: many })),
        ]}
        onChoose={(chosen) => onChoose({ table: chosen, person })}
        className="min-w-0 grow basis-40 sm:grow-0 sm:basis-52"
      />
      {mayManage && (
        <ChoiceField
          label="Who"
          value={person}
          choices={[
            { id: '', name: 'Everybody' },
            ...(isUnknownPerson ? [{ id: person, name: 'This person' }] : []),
            ...actors.map(({ id, full_name, sign_in_email }) => ({
              id,
              name: full_name || sign_in_email || id,
            })),
          ]}
          onChoose={(chosen) => onChoose({ table, row, person: chosen })}
          className="min-w-0 grow basis-40 sm:grow-0 sm:basis-72"
        />
      )}
      {(table || person) && (
        <button type="button" className={buttonClass('quiet')} onClick={() => onChoose({})}>
          Clear filters
        </button>
      )}
    </div>
  )
}
