import { matchPath, useLocation, useNavigate, type Location } from 'react-router-dom'
import { categoryNameOf, tourCategories, type TourCategory } from '../../content/categories'
import { cleanLine } from '../../lib/clean-text'
import { readListPage } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import { durationBuckets, type DurationBucket } from '../../lib/duration-buckets'
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

/** The category whose own page a path is, `/tours/category/:id`. */
function categoryOfPath(pathname: string): TourCategory | undefined {
  const id = matchPath('/tours/category/:id', readListPage(pathname).path)?.params.id
  return id === undefined ? undefined : categoryNameOf(id)
}

type Place = Pick<Location, 'pathname' | 'search'>

/** The query of an address; the page of a category has that category in it. */
function searchOf({ pathname, search }: Place): string {
  const category = categoryOfPath(pathname)
  return category === undefined ? search : withChange(search, { category })
}

/** The query for a link: as it is, but without a category that does not exist. */
export function linkSearch(place: Place): string {
  const search = searchOf(place)
  return withChange(search, { category: readToursQuery(search).category ?? '' })
}

/**
 * The query that the HTML was pre-rendered with: a category at most. In the browser the HTML itself says
 * which, because a server may answer `/tours?category=` with the page of that category.
 */
function preRenderedSearch(pathname: string): string {
  const root = globalThis.document?.getElementById('root')
  const category = root ? root.dataset['category'] : categoryOfPath(pathname)
  return withChange('', { category: category ?? '' })
}

/** The filters in the URL, and functions to change them. */
export function useToursQuery() {
  const location = useLocation()
  const search = searchOf(location)
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  const change = (values: ToursChange, replace: boolean) => {
    const next = withChange(search, values)
    // Another spelling of the same query is not a change.
    if (next !== withChange(search, {})) void navigate(paths.tours() + next, { replace })
  }
  return {
    // Hydration repeats the pre-rendered HTML, whatever the address says.
    query: readToursQuery(isHydrated ? search : preRenderedSearch(location.pathname)),
    /** For a choice: adds a history entry, so that Back undoes it. */
    choose: (values: ToursChange) => change(values, false),
    /** For typing: replaces the history entry, so that Back does not undo single letters. */
    type: (values: ToursChange) => change(values, true),
  }
}
