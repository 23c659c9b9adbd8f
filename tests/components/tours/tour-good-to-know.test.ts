import { expect, test } from 'vitest'
import { tourFacts } from '../../../src/components/tours/tour-good-to-know'
import type { Tour } from '../../../src/content/model'
import { monthsText } from '../../../src/content/tour-words'
import { tours } from '../../../src/content/tours'

const [first] = tours
if (!first) throw new Error('There is no tour to begin with.')

const today = '2026-11-22'
const price = { amount: 4500, currency: 'KES', per: 'person', validUntil: null, note: '' } as const

/** The facts of a tour as lines. */
const lines = (changes: Partial<Tour>) =>
  tourFacts({ ...first, ...changes }, today).map(({ name, text }) => `${name}: ${text}`)

test('facts that are not filled in are not shown', () => {
  expect(lines({})).toEqual([])
})

test('every fact that is filled in is shown as text', () => {
  expect(
    lines({
      minimumAge: 0,
      effort: 'demanding',
      driveTime: '2 hours',
      pickUp: 'Your hotel',
      bestMonths: [1, 2],
      toilets: 'yes',
      stepFree: 'ask',
      priceFrom: { ...price, validUntil: '2026-12-31', note: 'Fees are extra.' },
    }),
  ).toEqual([
    'Price: From KES 4,500 per person, until December 31, 2026. Fees are extra.',
    'Minimum age: 0 years',
    'Effort: Demanding',
    'Drive time: 2 hours',
    'Pick-up: Your hotel',
    'Best months: January and February',
    'Toilets: Yes',
    'Step-free: Please ask us',
  ])
})

test.each([
  [null, 1],
  ['2026-11-23', 1],
  [today, 1],
  ['2026-11-21', 0],
])('a price that is valid until %s is shown %i times', (validUntil, count) => {
  expect(lines({ priceFrom: { ...price, validUntil } })).toHaveLength(count)
})

test.each([
  [[6], 'June'],
  [[6, 7, 8, 9], 'June to September'],
  [[1, 2, 6, 12], 'June, December to February'],
  [[1, 3, 5], 'January, March, May'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('the months %j read "%s"', (months, text) => {
  expect(monthsText(months)).toBe(text)
})
