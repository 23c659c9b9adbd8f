import { Search } from 'lucide-react'
import { useId } from 'react'
import { DebouncedInput } from '../../../components/form/debounced-input'
import { buttonClass } from '../../../components/ui/button'
import { ChoiceField } from '../choice/choice-field'
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
  /** The choices; some tables allow any text, so the URL may contain another one. */
  categories: readonly string[]
  /** The choices for the status. */
  states?: readonly { id: string; name: string }[]
  onChoose: (change: ListChange) => void
  onType: (change: ListChange) => void
}

const all = { id: '', name: 'All' }

/** Search, filters and order of a list, all kept in the URL. */
export function ListToolbar(props: ListToolbarProps) {
  const { view, categories, states = stateFilters, onChoose, onType } = props
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
          <DebouncedInput
            id={searchId}
            type="search"
            current={view.words}
            read={readListWords}
            onWrite={(q) => onType({ q })}
            className="min-h-12 w-full rounded-postcard border border-muted bg-card pr-3 pl-10 text-base hover:border-tea"
          />
        </span>
      </div>
      <ChoiceField
        label="Category"
        value={view.category}
        choices={[
          all,
          ...[...new Set([...categories, view.category])]
            .filter(Boolean)
            .map((category) => ({ id: category, name: category })),
        ]}
        onChoose={(category) => onChoose({ category })}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-56"
      />
      <ChoiceField
        label="Status"
        value={view.state ?? ''}
        choices={[all, ...states]}
        onChoose={(state) => onChoose({ state })}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-40"
      />
      <ChoiceField
        label="Order"
        value={view.sort}
        choices={sorts}
        onChoose={(sort) => onChoose({ sort })}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-52"
      />
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
