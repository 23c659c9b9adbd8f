import { tourCategories, type TourCategory } from '../../content/model'
import { cleanLine } from '../../lib/clean-text'
import { durationBuckets, type DurationBucket } from '../../lib/tour-duration'

/** What the address asks of the list. */
export type ToursQuery = {
  category: TourCategory | undefined
  /** The words searched for; '' for none. */
  words: string
  duration: DurationBucket | undefined
  /** How many people come. */
  people: number | undefined
}

/** Names of the parameters in the address. */
export type ToursParameter = 'category' | 'q' | 'duration' | 'people'

/** New values of parameters; an empty one removes its parameter. */
export type ToursChange = Partial<Record<ToursParameter, string>>

export const maxWordsLength = 80
export const maxPeople = 999_999

/** Takes every filter out of the address. */
export const noFilters: ToursChange = { category: '', q: '', duration: '', people: '' }

/**
 * What a query asks of the list. Of a doubled parameter the first counts; a category or length is
 * matched exactly, and a value that means nothing is as good as none.
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

/** What was typed into the search, as it stands in the address: one line, at most 80 letters. */
export function readWords(typed: string): string {
  return cleanLine(
    Array.from(typed.slice(0, 4 * maxWordsLength))
      .slice(0, maxWordsLength)
      .join(''),
  )
}

/** The whole number from 1 that a text is; '' for every other text. */
export function readPeople(typed: string): string {
  const people = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  return people > 0 ? String(people) : ''
}

/** The query with other values; all its other parameters stay as they are. */
export function withChange(search: string, change: ToursChange): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString().replaceAll('+', '%20')
  return text && `?${text}`
}
