import { takesGroup } from './tour-group'
import { hasDuration } from './tour-duration'

type Programme = { itinerary: readonly string[]; includes: readonly string[] }

/** What keeps pupils safe and clean, in the words of editors. */
const safetyWords =
  /\b(?:hand-?washing|overalls|protective|goggles|helmets?|gloves|first[ -]aid|safety|supervision)\b/i

/** What a tour publishes about safety and hygiene among what it includes and its stations, as it is written there. */
export function publishedSafety({ itinerary, includes }: Programme): string[] {
  return [...new Set([...itinerary, ...includes])].filter((text) => safetyWords.test(text))
}

/** Whether a tour is sport, which suits a class less than a farm. */
export function isSport({ itinerary, includes }: Programme): boolean {
  return [...itinerary, ...includes].some((text) =>
    /\b(?:mountain-?bikes?|bicycles?|abseiling|rafting|zip-?lines?)\b/i.test(text),
  )
}

type Choice = { duration: string; participants: string; isSport: boolean }

/**
 * The tours that a class of this size can join at once instead: of half a day or a day, and sport only where
 * there is nothing else.
 *
 * @param people everybody who comes, from 1
 */
export function alternativesFor<Tour extends Choice>(
  tours: readonly Tour[],
  people: number,
): Tour[] {
  const fitting = tours.filter(
    ({ duration, participants }) =>
      (hasDuration(duration, 'half-day') || hasDuration(duration, '1-day')) &&
      takesGroup(participants, people),
  )
  const calm = fitting.filter((tour) => !tour.isSport)
  return calm.length > 0 ? calm : fitting
}
