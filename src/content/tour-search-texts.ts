import { plainText } from '../lib/plain-text'
import { wordsOf } from '../lib/tour-search'
import type { Tour } from './model'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`; loaded with the first search.

/** What visitors call something, and the beginnings of words in our texts of which a tour needs one. */
const synonyms: readonly { visitors: string; ours: readonly string[] }[] = [
  { visitors: 'school schools class pupils teacher teachers', ours: ['students'] },
  {
    visitors: 'children kids toddler toddlers teenagers family families',
    ours: ['students', 'child', 'families'],
  },
  { visitors: 'team building company corporate outing', ours: ['team', 'archery'] },
  { visitors: 'lion lions elephant wildlife', ours: ['game drive'] },
  {
    visitors: 'animals petting zoo',
    ours: ['goat', 'cow', 'pigs', 'ostrich', 'calves', 'game drive'],
  },
  { visitors: 'birthday celebration party', ours: ['half day'] },
  { visitors: 'honeymoon romantic anniversary', ours: ['couples'] },
  { visitors: 'cycling bicycle mtb', ours: ['mountain bike'] },
  // Tours run on every day of the week.
  { visitors: 'weekend weekday saturday sunday', ours: [''] },
]

/** The words of each tour with all its texts, and what visitors call them, by slug. */
export const tourSearchTexts: Readonly<Record<string, string>> = Object.fromEntries(
  tours.map((tour) => [tour.slug, searchTextOf(tour)]),
)

function searchTextOf(tour: Tour): string {
  const { title, category, duration, location, participants, itinerary, includes } = tour
  const long = [tour.description, tour.fullDescription].map(plainText)
  const text = [title, category, duration, location, participants, ...long].concat(
    itinerary,
    includes,
    // Named only where it is true: whoever needs it must be able to rely on it.
    tour.stepFree === 'yes' ? 'wheelchair step-free accessible' : '',
  )
  const own = wordsOf(text.join(' '))
  const line = ` ${own.join(' ')}`
  const called = synonyms
    // Words that follow each other: a tour of nine days has half of one somewhere.
    .filter(({ ours }) => ours.some((words) => line.includes(` ${wordsOf(words).join(' ')}`)))
    .map(({ visitors }) => visitors)
  return [...new Set([...own, ...called.flatMap(wordsOf)])].join(' ')
}
