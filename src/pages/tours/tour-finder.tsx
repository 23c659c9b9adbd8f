import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../components/form/field'
import { SelectField } from '../../components/form/select-field'
import { matchPath, useLocation } from 'react-router-dom'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { durationBuckets } from '../../lib/duration-buckets'
import { useHydrated } from '../../lib/use-hydrated'
import {
  maxPeople,
  maxWordsLength,
  readPeople,
  readWords,
  type ToursChange,
  type ToursParameter,
  type ToursQuery,
} from './tours-url'
import { DebouncedInput } from '../../components/form/debounced-input'
import { useToursQuery } from './tours-url'

/**
 * Search, length and group size. Phones show only the search and a button for the other filters, to
 * leave room for the tours.
 */
export function TourFinder() {
  const { query, choose, type } = useToursQuery()
  const isTourOpen = useIsTourOpen()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = Number(Boolean(query.duration)) + Number(Boolean(query.people))

  const form = useRef<HTMLFormElement>(null)
  // Applies what was entered before hydration. In a ref, because it must run only once.
  const applyEarlyInput = useRef(() => {
    if (form.current) type(unsyncedInput(form.current, query))
  })
  useEffect(() => applyEarlyInput.current(), [])

  return (
    <>
      <form
        ref={form}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers support `search` only since 2023
        role="search"
        className="flex flex-wrap items-end gap-3 rounded-panel border border-line bg-card p-3 shadow-card sm:p-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Search tours" className="min-w-0 grow basis-36">
          {(control) => (
            <DebouncedInput
              {...control}
              className={`${control.className} placeholder:text-muted`}
              current={query.words}
              read={readWords}
              onWrite={(q) => type({ q })}
              isHeld={isTourOpen}
              type="search"
              name="q"
              dir="auto"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="goat, tea, Naivasha …"
              maxLength={maxWordsLength}
            />
          )}
        </Field>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={buttonClass('secondary', 'sm:hidden', 'compact')}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? `Filters (${count})` : 'Filters'}
        </button>
        <div
          id={panelId}
          className={`${isOpen ? 'grid' : 'hidden'} basis-full grid-cols-2 gap-3 sm:grid sm:basis-84 lg:basis-120`}
        >
          <SelectField
            label="Length"
            name="duration"
            value={query.duration ?? ''}
            onChange={(event) => choose({ duration: event.target.value })}
          >
            <option value="">Any length</option>
            {durationBuckets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field label="Number of people">
            {(control) => (
              <DebouncedInput
                {...control}
                current={String(query.people ?? '')}
                read={readPeople}
                onWrite={(people) => type({ people })}
                isHeld={isTourOpen}
                type="number"
                name="people"
                inputMode="numeric"
                min={1}
                max={maxPeople}
              />
            )}
          </Field>
        </div>
      </form>
      <MapLink />
    </>
  )
}

function useIsTourOpen(): boolean {
  return matchPath('/tours/:slug', useLocation().pathname) !== null
}

/** Leads to the places of all tours. Behind the pre-rendered copy of a tour, which covers it, only its room. */
function MapLink() {
  const isTourOpen = useIsTourOpen()
  const isHydrated = useHydrated()
  const isCovered = !isHydrated && isTourOpen
  return (
    <div className="min-h-11">
      {!isCovered && (
        <span className="flex flex-wrap gap-x-6">
          <Link to={paths.map()} className={lineLinkClass}>
            See the places on a map
          </Link>
          <Link to={paths.schools()} className={`lg:hidden ${lineLinkClass}`}>
            For schools
          </Link>
        </span>
      )}
    </div>
  )
}

/** Values of the fields that differ from the URL. */
function unsyncedInput(form: HTMLFormElement, query: ToursQuery): ToursChange {
  const fields = new FormData(form)
  const typed = (name: ToursParameter) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const words = readWords(typed('q'))
  const people = readPeople(typed('people'))
  const duration = typed('duration')
  return {
    ...(words !== query.words && { q: words }),
    ...(people !== String(query.people ?? '') && { people }),
    ...(duration !== (query.duration ?? '') && { duration }),
  }
}
