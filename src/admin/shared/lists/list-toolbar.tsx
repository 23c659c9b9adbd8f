import { Search } from 'lucide-react'
import { useId } from 'react'
import { TypedInput } from '../../../components/form/typed-input'
import { SelectField } from '../../../components/form/select-field'
import { buttonClass } from '../../../components/ui/button'
import {
  isFiltered,
  noListFilters,
  readListWords,
  sorts,
  stateFilters,
  type ListChange,
  type ListView,
} from './list-view'

type ListToolbarProps = {
  view: ListView
  /** What one may choose from; a free text in some tables, so the address may hold another. */
  categories: readonly string[]
  onChoose: (change: ListChange) => void
  onType: (change: ListChange) => void
}

/** Search, filters and order of a list; all of it stands in the address. */
export function ListToolbar({ view, categories, onChoose, onType }: ListToolbarProps) {
  const searchId = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` came only in 2023
    <div role="search" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <div className="grow basis-56">
        <label htmlFor={searchId} className="mb-1 block font-semibold">
          Search titles
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted"
          />
          <TypedInput
            id={searchId}
            type="search"
            current={view.words}
            read={readListWords}
            onWrite={(q) => onType({ q })}
            className="min-h-12 w-full rounded-postcard border border-muted bg-card pr-3 pl-10 text-base hover:border-tea"
          />
        </span>
      </div>
      <SelectField
        label="Category"
        value={view.category}
        onChange={(event) => onChoose({ category: event.target.value })}
        className="grow basis-36 sm:grow-0 sm:basis-auto"
      >
        <option value="">All</option>
        {[...new Set([...categories, view.category])].filter(Boolean).map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField
        label="State"
        value={view.state ?? ''}
        onChange={(event) => onChoose({ state: event.target.value })}
        className="grow basis-36 sm:grow-0 sm:basis-auto"
      >
        <option value="">All</option>
        {stateFilters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Order"
        value={view.sort}
        onChange={(event) => onChoose({ sort: event.target.value })}
        className="grow basis-36 sm:grow-0 sm:basis-auto"
      >
        {sorts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {isFiltered(view) && (
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => onChoose(noListFilters)}
        >
          Clear filters
        </button>
      )}
    </div>
  )
}
