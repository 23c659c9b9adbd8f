import { useEffect, useState } from 'react'
import type { TourCard } from '../../content/model'
import { plainText } from '../../lib/plain-text'
import { hasDuration } from '../../lib/tour-duration'
import { takesGroup } from '../../lib/tour-group'
import { durationBuckets } from '../../lib/duration-buckets'
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

/**
 * The tours that match all filters: first those whose card has the search words, then those that have them
 * elsewhere in their texts. Where there are none, those that have nearly the same words.
 */
export function matchingTours(
  tours: readonly TourCard[],
  query: ToursQuery,
  index: SearchIndex = {},
): readonly TourCard[] {
  const { category, people } = query
  // "half day" as search words means the length, not the words "half" and "day" somewhere in the texts.
  const named = durationBuckets.find(({ name }) => isSameText(name, query.words))
  const duration = query.duration ?? named?.id
  const words = named ? '' : query.words
  const fitting = tours.filter(
    (tour) =>
      (!category || tour.category === category) &&
      (!duration || hasDuration(tour.duration, duration)) &&
      (!people || takesGroup(tour.participants, people)),
  )
  if (!words) return fitting
  const onCard = fitting.filter(({ title, location, description }) =>
    hasWords(`${title} ${location} ${plainText(description)}`, words),
  )
  const { tourSearchTexts: texts, hasSimilarWords } = index
  const textOf = ({ slug }: TourCard) => texts?.[slug] ?? ''
  const elsewhere = fitting.filter((tour) => hasWords(textOf(tour), words))
  const found = [...new Set([...onCard, ...elsewhere])]
  if (found.length > 0 || !hasSimilarWords) return found
  return fitting.filter((tour) => hasSimilarWords(textOf(tour), words))
}
