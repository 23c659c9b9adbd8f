import { integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  appliedDiscount,
  discountLine,
  discountSentence,
  hasDiscount,
  peopleFault,
  typedPeople,
} from '../../src/lib/team-group'
import { isForTeams } from '../../src/lib/team-tours'
import { assert } from '../properties'

const discount = { percent: 15, from: 12 }

const tours = [
  { title: 'Tea', participants: '4-30' },
  { title: 'Goats', participants: '3-90' },
  { title: 'Soil', participants: '15-50 students' },
  { title: 'Bonds', participants: '1-50 couples' },
  { title: 'Small', participants: '2-6' },
]

test('V38 the tours for a team count people and take the smallest group with the discount', () => {
  const titles = (from: number) =>
    tours.filter((tour) => isForTeams(tour.participants, from)).map(({ title }) => title)
  expect(titles(12)).toEqual(['Tea', 'Goats'])
  expect(titles(0)).toEqual(['Tea', 'Goats', 'Small'])
})

test.each([
  [1, '1 person: the group discount of 15% begins at 12 people.'],
  [11, '11 people: the group discount of 15% begins at 12 people.'],
  [12, '12 people: the group discount of 15% applies.'],
  [400, '400 people: the group discount of 15% applies.'],
])('V35 for %d people the sentence says whether the discount applies', (people, sentence) => {
  expect(discountSentence(people, discount)).toBe(sentence)
})

test('V35 a discount that is not known is never said to apply', () => {
  const unknown = { percent: 0, from: 0 }
  assert(
    property(integer({ min: 1, max: 999_999 }), (people) => {
      expect(hasDiscount(people, unknown)).toBe(false)
      expect(discountSentence(people, unknown)).toBeUndefined()
    }),
  )
})

test('V165 where the discount applies, a form and its message say so', () => {
  expect(appliedDiscount(12, discount)).toEqual({
    note: 'Groups of 12 or more get 15% off.',
    line: '15% for groups of 12+ people (from your FAQ)',
  })
  expect(appliedDiscount(11, discount)).toBeUndefined()
  expect(appliedDiscount(undefined, discount)).toBeUndefined()
  expect(appliedDiscount(12, null)).toBeUndefined()
  expect(discountLine(discount, 'their')).toBe('15% for groups of 12+ people (from their FAQ)')
})

test.each([
  [' 25 ', 25],
  ['0', undefined],
  ['', undefined],
  ['ten', undefined],
  ['1.5', undefined],
  ['-3', undefined],
  ['9999999', undefined],
])('V35 %j is read as %s people', (text, people) => {
  expect(typedPeople(text)).toBe(people)
})

test.each(['0', '-3', '2.5', ' 1,5 ', '9999999'])('V140 %s people cannot come', (text) => {
  expect(peopleFault(text)).toBe('Enter a whole number of people, 1 or more.')
})

test('V140 words alone are no number of people', () => {
  expect(peopleFault('sixty')).toBe('Enter the number of people in digits.')
})

test.each([
  ['60 pupils', 60],
  ['60 (two classes)', 60],
  ['60-70', undefined],
  ['6 0', undefined],
  ['2.5', undefined],
])('V140 %s means %s people', (text, people) => {
  expect(typedPeople(text)).toBe(people)
})

test.each(['', '1', ' 25 ', 'about 30', '60-70'])('V140 “%s” may be a number of people', (text) => {
  expect(peopleFault(text)).toBeUndefined()
})
