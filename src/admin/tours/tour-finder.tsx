import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DebouncedInput } from '../../components/form/debounced-input'
import { buttonClass } from '../../components/ui/button'
import { readListWords, type ListView } from '../kit/lists/list-view'
import { QueryState } from '../kit/query-state'
import { tours, type TourRow } from './tour-collection'

type TourFinderProps = {
  label: string
  /** Tours to leave out of the results. */
  excluded: readonly TourRow[]
  /** Whether the search input is focused on mount. */
  takesFocus: boolean
  onChoose: (tour: TourRow) => void
  /** Shows a Cancel button; leave it out where the parent has one. */
  onCancel?: () => void
}

const liveToursView: ListView = { words: '', category: '', state: 'live', sort: 'title', page: 1 }

const maxResults = 8

/** Searches the published tours by title. */
export function TourFinder(props: TourFinderProps) {
  const { label, excluded, takesFocus, onChoose, onCancel } = props
  const id = useId()
  const [words, setWords] = useState('')
  const query = useQuery(tours.listOptions({ ...liveToursView, words }))
  const found =
    query.data?.rows.filter((tour) => excluded.every((other) => other.id !== tour.id)) ?? []
  const results = found.slice(0, maxResults)
  return (
    <div className="grid gap-2 rounded-postcard border border-line bg-paper p-3">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <DebouncedInput
        id={id}
        type="search"
        // Only focused when the person has just opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        current={words}
        read={readListWords}
        onWrite={setWords}
        className="min-h-12 w-full rounded-postcard border border-muted bg-card px-3 text-base hover:border-tea"
      />
      {query.data && (
        <p aria-live="polite" className="text-sm text-muted">
          {countText(results.length, found.length)}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {results.map((tour) => (
          <li key={tour.id}>
            <button
              type="button"
              className={buttonClass('quiet', 'w-full justify-start text-left', 'compact')}
              onClick={() => onChoose(tour)}
            >
              {tour.title}
            </button>
          </li>
        ))}
      </ul>
      <QueryState query={query} loadingText="Loading tours" failedText="Failed to load tours" />
      {onCancel && (
        <button
          type="button"
          className={buttonClass('quiet', 'justify-self-start', 'compact')}
          onClick={onCancel}
        >
          Cancel
        </button>
      )}
    </div>
  )
}

function countText(results: number, found: number): string {
  if (found === 0) return 'No other tour for the site has these words in its title.'
  return found > results ? `The first ${results}; search for others.` : `${found} to choose from.`
}
