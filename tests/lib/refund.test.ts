import { expect, test } from 'vitest'
import { cancellationPolicy } from '../../src/content/policy'
import { refundFor } from '../../src/lib/refund'

const { steps } = cancellationPolicy
const today = '2026-11-21'

function answer(trip: string, cancelled = '') {
  return refundFor(steps, { trip, cancelled, today })
}

/** The day `days` after `today`. */
function dayIn(days: number): string {
  return new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)
}

test.each([
  [400, 90, 'You tell us 400 days before the trip. Full refund minus a 10% processing fee.'],
  [31, 90, 'You tell us 31 days before the trip. Full refund minus a 10% processing fee.'],
  [30, 90, 'You tell us 30 days before the trip. Full refund minus a 10% processing fee.'],
  [29, 75, 'You tell us 29 days before the trip. 75% refund.'],
  [15, 75, 'You tell us 15 days before the trip. 75% refund.'],
  [14, 50, 'You tell us 14 days before the trip. 50% refund.'],
  [7, 50, 'You tell us 7 days before the trip. 50% refund.'],
  [6, 0, 'You tell us 6 days before the trip. No refund.'],
  [1, 0, 'You tell us 1 day before the trip. No refund.'],
  [0, 0, 'You tell us on the day of the trip. No refund.'],
])('B14 %i days before the trip, %i per cent come back', (days, percent, sentence) => {
  expect(answer(dayIn(days))).toEqual({ days, percent, sentence })
})

test('B14 the day of the cancellation counts where one is given', () => {
  expect(answer('2027-01-31', '2027-01-01')).toMatchObject({ days: 30, percent: 90 })
  expect(answer('2027-01-31', '2027-01-02')).toMatchObject({ days: 29, percent: 75 })
  expect(answer('2026-03-10', '2026-02-24')).toMatchObject({ days: 14, percent: 50 })
})

test('B14 without a trip it asks for one', () => {
  const { sentence } = answer('')
  expect(answer('')).toEqual({ sentence })
  expect(sentence).toMatch(/Choose the first day of your trip/)
})

test('B14 a trip that has passed is no trip to cancel', () => {
  expect(answer(dayIn(-1))).toEqual({ sentence: expect.stringMatching(/This date has passed/) })
})

test('B14 a cancellation after the trip asks to check both dates', () => {
  expect(answer(dayIn(3), dayIn(4))).toEqual({
    sentence: expect.stringMatching(/Check both dates/),
  })
})

test.each([
  ['2026-02-30', ''],
  ['soon', ''],
  [dayIn(3), '2026-99-99'],
])('B14 what is no date is said to be none: %j, %j', (trip, cancelled) => {
  expect(answer(trip, cancelled)).toEqual({ sentence: expect.stringMatching(/cannot read/) })
})
