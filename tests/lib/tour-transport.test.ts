import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { transportLine } from '../../src/lib/tour-transport'

const plain = 'Transport is not among what is included.'
const after = 'Transport is not listed among what is included: ask us how you will travel.'

test.each([
  ['flower-farm-tour-in-naivasha', 'begins with the drive from Nairobi'],
  ['rural-farm-safari-tea-and-cheese', 'begins with the drive from Nairobi'],
  ['9-day-mixed-farming-safari', undefined],
  ['organic-farm-visit', ''],
  ['coffee-and-dairy-tour', 'begins with the journey from Nairobi'],
  ['matatu-tourism', undefined],
  ['nanasi-pineapple-tour', 'begins with the drive along the Thika road'],
  ['ngong-adrenaline-rush', 'begins with the transfer from Nairobi'],
  ['goat-farm-tour', ''],
  ['maasai-ostrich-farm-tour', 'begins with the drive from Nairobi'],
  ['pig-farm-tour', 'ends with the road home'],
  ['educational-stem-tours', ''],
  ['bonding-safari', 'begins with the journey into the Rift Valley'],
  ['wellness-and-nature-experience', ''],
])('V150 what is said of transport does not contradict the itinerary of %s', (slug, way) => {
  const tour = tours.find((found) => found.slug === slug)
  if (!tour) throw new Error(`There is no tour ${slug}.`)
  const expected = way === '' ? plain : way && `The programme ${way}. ${after}`
  expect(transportLine(tour)).toBe(expected)
})

test('V150 every tour is among these', () => {
  expect(tours).toHaveLength(14)
})

test('V150 a pick-up is an answer, a game drive is no way to get there', () => {
  const tour = { itinerary: ['Morning game drive', 'Lunch'], includes: ['Lunch'] }
  expect(transportLine(tour)).toBe(plain)
  expect(transportLine({ ...tour, pickUp: 'Your hotel' })).toBeUndefined()
  expect(transportLine({ ...tour, includes: ['Transport from Nairobi'] })).toBeUndefined()
})
