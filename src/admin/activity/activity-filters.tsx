import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../components/ui/button'
import { loggedTables } from '../kit/activity/change-text'
import { ChoiceField } from '../kit/choice/choice-field'
import { actorsOptions } from './activity-queries'
import type { ActivityView } from './activity-view'

type ActivityFiltersProps = {
  view: ActivityView
  onChoose: (view: Partial<ActivityView>) => void
}

/** Filters by table and by user; the URL holds both. */
export function ActivityFilters({ view, onChoose }: ActivityFiltersProps) {
  const { data: actors = [] } = useQuery(actorsOptions())
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
          ...loggedTables.map(({ id, many }) => ({ id, name: many })),
        ]}
        onChoose={(chosen) => onChoose({ table: chosen, person })}
        className="min-w-0 grow basis-40 sm:grow-0 sm:basis-52"
      />
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
      {(table || person) && (
        <button type="button" className={buttonClass('quiet')} onClick={() => onChoose({})}>
          Clear filters
        </button>
      )}
    </div>
  )
}
