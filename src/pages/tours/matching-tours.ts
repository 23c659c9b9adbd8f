import { useEffect, useState } from 'react'
import type { TourCard } from '../../content/model'
import { plainText } from '../../lib/plain-text'
import { hasDuration } from '../../lib/tour-duration'
import { takesGroup } from '../../lib/tour-group'
import { durationBuckets, type DurationBucket } from '../../lib/duration-buckets'
import { hasWords, wordsOf } from '../../lib/tour-search'
import type { ToursQuery } from './tours-url'

/** What only a search needs: the words of all texts of the tours, by slug, and a comparison that forgives slips. */
export type SearchIndex = Partial<typeof import('./late-search')>

/**
 * Undefined until the first search has loaded it. Where it cannot be loaded, the search has the words of
 * the cards only.
 */
export function useSearchIndex(words: string): SearchIndex | undefined {
  const [index, setIndex] = useState<SearchIndex>()
  const isNeeded = words !== '' && !index
  useEffect(() => {
    if (!isNeeded) return
    import('./late-search').then(setIndex, () => setIndex({}))
  }, [isNeeded])
  return index
}

const isSameText = (one: string, other: string) =>
  wordsOf(one).join(' ') === wordsOf(other).join(' ')

/** What visitors call a length beside its name. */
const lengthWords: Partial<Record<DurationBucket, readonly string[]>> = {
  'half-day': ['half a day'],
  '1-day': ['one day', 'a day', 'full day', 'day trip', 'day trips'],
}

/** Words around a place that say nothing about a tour; ignored beside others. */
const fillWords = new Set('near nearby around from in at to close the a'.split(' '))

function withoutFillWords(query: string): string {
  const words = wordsOf(query)
  const telling = words.filter((word) => !fillWords.has(word))
  return telling.length > 0 && telling.length < words.length ? telling.join(' ') : query
}

/**
 * The tours that match all filters: first those whose card has the search words, then those that have them
 * elsewhere in their texts, with tours of several days at the end, since they speak of the most. Where no tour at all has them, those that have nearly the same words: with one more
 * filter there are never more tours.
 */
export function matchingTours(
  tours: readonly TourCard[],
  query: ToursQuery,
  index: SearchIndex = noIndex,
): readonly TourCard[] {
  const { category, people } = query
  // "half day" as search words means the length, not the words "half" and "day" somewhere in the texts.
  const named = durationBuckets.find(({ id, name }) =>
    [name, ...(lengthWords[id] ?? [])].some((text) => isSameText(text, query.words)),
  )
  const duration = query.duration ?? named?.id
  return toursWithSameWords(tours, named ? '' : withoutFillWords(query.words), index).filter(
    (tour) =>
      (!category || tour.category === category) &&
      (!duration || hasDuration(tour.duration, duration)) &&
      (!people || takesGroup(tour.participants, people)),
  )
}

const noTours: readonly TourCard[] = []
const noIndex: SearchIndex = {}

let last = { tours: noTours, words: '', index: noIndex, found: noTours }

/** As `toursWithWords`; the page asks once for its list, and again for the number beside each filter. */
function toursWithSameWords(
  tours: readonly TourCard[],
  words: string,
  index: SearchIndex,
): readonly TourCard[] {
  if (last.tours !== tours || last.words !== words || last.index !== index) {
    last = { tours, words, index, found: toursWithWords(tours, words, index) }
  }
  return last.found
}

function toursWithWords(
  tours: readonly TourCard[],
  words: string,
  { tourSearchTexts: texts, hasSimilarWords }: SearchIndex,
): readonly TourCard[] {
  if (!words) return tours
  const onCard = tours.filter(({ title, location, description }) =>
    hasWords(`${title} ${location} ${plainText(description)}`, words),
  )
  const textOf = ({ slug }: TourCard) => texts?.[slug] ?? ''
  const elsewhere = tours.filter((tour) => hasWords(textOf(tour), words))
  const isLong = ({ duration }: TourCard) => hasDuration(duration, 'several-days')
  const long = elsewhere.filter(isLong)
  const found = [...new Set([...onCard, ...elsewhere.filter((tour) => !isLong(tour)), ...long])]
  if (found.length > 0 || !hasSimilarWords) return found
  return tours.filter((tour) => hasSimilarWords(textOf(tour), words))
}
