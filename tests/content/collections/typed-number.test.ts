import { expect, test } from 'vitest'
import { plainDigits } from '../../../src/content/collections/field'

test.each([
  ['12,500', '12500'],
  ['12 500', '12500'],
  ['1,250,000', '1250000'],
  [' 4500 ', '4500'],
])('K169 %j is the number %s', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits)
})

test.each([
  '12.5',
  '12.500',
  '12,5',
  '1,25,000',
  '1,250 000',
  '12,5000',
  'about 12000',
  '-1,000',
  '',
])('K169 %j stays as it was typed', (typed) => {
  expect(plainDigits(typed)).toBe(typed)
})
