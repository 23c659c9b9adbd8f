import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DebouncedInput } from '../../components/form/debounced-input'
import { buttonClass } from '../../components/ui/button'
import { readListWords, type ListView } from '../kit/lists/list-view'
import { LoadFailure } from '../kit/load-failure'
import { LoadingState } from '../kit/loading-state'
import { tours } from './tour-queries'
import type { TourRow } from './tours-schema'

type TourFinderProps = {
  label: string
  /** Tours that are not offered. */
  without: readonly TourRow[]
  /** Whether the search takes the focus when it appears. */
  takesFocus: boolean
  onChoose: (tour: TourRow) => void
  /** Without it, whatever stands around the search has the way out. */
  onCancel?: () => void
}

const everyLiveTour: ListView = { words: '', category: '', state: 'live', sort: 'title', page: 1 }

/** So many are offered at once; a word more finds the others. */
const mostOffered = 8

/** Finds one of the published tours by words of its title. */
export function TourFinder(props: TourFinderProps) {
  const { label, without, takesFocus, onChoose, onCancel } = props
  const id = useId()
  const [words, setWords] = useState('')
  const { data, isError, isPaused, error, refetch } = useQuery(
    tours.listOptions({ ...everyLiveTour, words }),
  )
  const found = data?.rows.filter((tour) => without.every((other) => other.id !== tour.id)) ?? []
  const offered = found.slice(0, mostOffered)
  return (
    <div className="grid gap-2 rounded-postcard border border-line bg-paper p-3">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <DebouncedInput
        id={id}
        type="search"
        // Where it takes the focus, it opens because somebody asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        current={words}
        read={readListWords}
        onWrite={setWords}
        className="min-h-12 w-full rounded-postcard border border-muted bg-card px-3 text-base hover:border-tea"
      />
      {data && (
        <p aria-live="polite" className="text-sm text-muted">
          {countText(offered.length, found.length)}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {offered.map((tour) => (
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
      {!data && isError && (
        <LoadFailure title="Failed to load tours" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading tours" isPaused={isPaused} />}
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

function countText(offered: number, found: number): string {
  if (found === 0) return 'No other published tour has these words in its title.'
  return found > offered ? `The first ${offered}; search for others.` : `${found} to choose from.`
}
