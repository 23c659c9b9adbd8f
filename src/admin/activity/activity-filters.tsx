import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../components/form/select-field'
import { buttonClass } from '../../components/ui/button'
import { loggedTables } from '../shared/activity/change-text'
import { actorsOptions } from './activity-queries'
import type { ActivityView } from './activity-view'

type ActivityFiltersProps = {
  view: ActivityView
  onChoose: (view: Partial<ActivityView>) => void
}

/** What is shown, and whose changes; all of it stands in the address. */
export function ActivityFilters({ view, onChoose }: ActivityFiltersProps) {
  const { data: actors = [] } = useQuery(actorsOptions())
  const { table, row, person } = view
  const isNameless = person !== '' && actors.every(({ id }) => id !== person)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` came only in 2023
      role="search"
      className="mb-4 flex flex-wrap items-end gap-3 print:hidden"
    >
      <SelectField
        label="What"
        value={table}
        onChange={(event) => onChoose({ table: event.target.value, person })}
        className="min-w-0 grow basis-40 sm:grow-0"
      >
        <option value="">Everything</option>
        {loggedTables.map(({ id, many }) => (
          <option key={id} value={id}>
            {many}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Who"
        value={person}
        onChange={(event) => onChoose({ table, row, person: event.target.value })}
        className="min-w-0 grow basis-40 sm:max-w-72 sm:grow-0"
      >
        <option value="">Everybody</option>
        {isNameless && <option value={person}>This person</option>}
        {actors.map(({ id, full_name, sign_in_email }) => (
          <option key={id} value={id}>
            {full_name || sign_in_email || id}
          </option>
        ))}
      </SelectField>
      {(table || person) && (
        <button type="button" className={buttonClass('quiet')} onClick={() => onChoose({})}>
          Clear filters
        </button>
      )}
    </div>
  )
}
