import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { groupAdvice } from '../../src/lib/group-advice'
import { groupRange, takesGroup } from '../../src/lib/tour-group'

test.each([
  ['4-150', 4, 150],
  ['4 – 70', 4, 70],
  ['15-50 students', 15, 50],
  ['1-50 couples', 2, 100],
  ['4 to 30 people', 4, 30],
  ['6+', 6, Infinity],
])('L21 %s is from %i to %i people', (participants, min, max) => {
  expect(groupRange(participants)).toEqual({ min, max })
})

test.each(['any number', '', 'ask us', 'constructor', '10'])(
  'L21 %j contains no range and accepts any group',
  (participants) => {
    expect(groupRange(participants)).toBeUndefined()
    expect(takesGroup(participants, 100_000)).toBe(true)
  },
)

test('L21 every tour has a range', () => {
  const ranges = tours.map(({ participants }) => groupRange(participants))
  expect(ranges.every((range) => range && range.min > 0 && range.max < 1000)).toBe(true)
})

test.each([
  ['3-90', '2', 'This tour takes 3-90 people.'],
  ['3-90', ' 91 ', 'This tour takes 3-90 people.'],
  ['15-50 students', '14', 'This tour takes 15-50 students.'],
  ['1-50 couples', '1', 'This tour takes 1-50 couples, that is 2-100 people.'],
  ['1-50 couples', '101', 'This tour takes 1-50 couples, that is 2-100 people.'],
])('T25 a tour for %s shows advice for %s people', (participants, people, sentence) => {
  expect(groupAdvice(participants, people)).toMatch(`${sentence} For other group sizes, ask us.`)
})

test.each([
  ['3-90', '3'],
  ['3-90', '90'],
  ['1-50 couples', '100'],
  ['3-90', ''],
  ['3-90', 'about ten'],
  ['3-90', '-1'],
  ['any number', '5000'],
])('T25 a tour for %s shows no advice for %j', (participants, people) => {
  expect(groupAdvice(participants, people)).toBeUndefined()
})
