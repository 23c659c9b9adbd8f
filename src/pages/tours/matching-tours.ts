import { useEffect, useState } from 'react'
import type { TourCard } from '../../content/model'
import { plainText } from '../../lib/plain-text'
import { hasDuration } from '../../lib/tour-duration'
import { takesGroup } from '../../lib/tour-group'
import { hasWords } from '../../lib/tour-search'
import type { ToursQuery } from './tours-url'

type SearchTexts = Readonly<Record<string, string>>

/**
 * The words of all texts of the tours, by slug; undefined until the first search has loaded them. Where
 * they cannot be loaded, the search has the words of the cards only.
 */
export function useSearchTexts(words: string): SearchTexts | undefined {
  const [texts, setTexts] = useState<SearchTexts>()
  const isNeeded = words !== '' && !texts
  useEffect(() => {
    if (!isNeeded) return
    import('../../content/tour-search-texts').then(
      (loaded) => setTexts(loaded.tourSearchTexts),
      () => setTexts({}),
    )
  }, [isNeeded])
  return texts
}

/**
 * The tours that match all filters: first those whose card has the search words, then those that have them
 * elsewhere in their texts.
 */
export function matchingTours(
  tours: readonly TourCard[],
  query: ToursQuery,
  texts: SearchTexts | undefined,
): readonly TourCard[] {
  const { category, words, duration, people } = query
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
  const elsewhere = fitting.filter((tour) => hasWords(texts?.[tour.slug] ?? '', words))
  return [...new Set([...onCard, ...elsewhere])]
}
