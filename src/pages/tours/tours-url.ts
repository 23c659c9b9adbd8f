import { useLocation, useNavigate } from 'react-router-dom'
import { tourCategories, type TourCategory } from '../../content/categories'
import { cleanLine } from '../../lib/clean-text'
import { paths } from '../../lib/paths'
import { durationBuckets, type DurationBucket } from '../../lib/tour-duration'
import { useHydrated } from '../../lib/use-hydrated'

/** The filters in the URL. */
export type ToursQuery = {
  category: TourCategory | undefined
  /** The search words; '' for none. */
  words: string
  duration: DurationBucket | undefined
  /** Group size. */
  people: number | undefined
}

/** Names of the URL parameters. */
export type ToursParameter = 'category' | 'q' | 'duration' | 'people'

/** New values of parameters; an empty one removes its parameter. */
export type ToursChange = Partial<Record<ToursParameter, string>>

export const maxWordsLength = 80
export const maxPeople = 999_999

/** Removes every filter from the URL. */
export const noFilters: ToursChange = { category: '', q: '', duration: '', people: '' }

/**
 * Parses the filters of a query. The first of repeated parameters counts; category and length are
 * matched exactly; invalid values are ignored.
 */
export function readToursQuery(search: string): ToursQuery {
  const query = new URLSearchParams(search)
  const category = query.get('category')
  const duration = query.get('duration')
  const people = readPeople(query.get('people') ?? '')
  return {
    category: tourCategories.find((name) => name === category),
    words: readWords(query.get('q') ?? ''),
    duration: durationBuckets.find(({ id }) => id === duration)?.id,
    people: Number(people) || undefined,
  }
}

/** Normalises the search words for the URL: one line, at most 80 characters. */
export function readWords(typed: string): string {
  return cleanLine(
    Array.from(typed.slice(0, 4 * maxWordsLength))
      .slice(0, maxWordsLength)
      .join(''),
  )
}

/** Normalises a whole number from 1 to 999,999; '' for any other text. */
export function readPeople(typed: string): string {
  const people = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  return people > 0 ? String(people) : ''
}

/** The query with changed parameters; the others stay as they are. */
export function withChange(search: string, change: ToursChange): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString().replaceAll('+', '%20')
  return text && `?${text}`
}

/** The query for a link: as it is, but without a category that does not exist. */
export const linkSearch = (search: string): string =>
  withChange(search, { category: readToursQuery(search).category ?? '' })

/** The filters in the URL, and functions to change them. */
export function useToursQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  const change = (values: ToursChange, replace: boolean) => {
    const next = withChange(search, values)
    // Another spelling of the same query is not a change.
    if (next !== withChange(search, {})) void navigate(paths.tours() + next, { replace })
  }
  return {
    // The HTML was pre-rendered without a query, so hydration must not use it.
    query: readToursQuery(isHydrated ? search : ''),
    /** For a choice: adds a history entry, so that Back undoes it. */
    choose: (values: ToursChange) => change(values, false),
    /** For typing: replaces the history entry, so that Back does not undo single letters. */
    type: (values: ToursChange) => change(values, true),
  }
}
