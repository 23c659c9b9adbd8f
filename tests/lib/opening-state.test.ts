import { expect, test } from 'vitest'
import { openingTimes } from '../../src/content/opening-hours'
import { site } from '../../src/content/site'
import { openingState } from '../../src/lib/opening-state'

// 16 November 2026 is a Monday. Times are in East Africa Time (UTC+3).
test.each([
  ['2026-11-16T08:59:59+03:00', false, 9, 1],
  ['2026-11-16T09:00:00+03:00', true, 17, 1],
  ['2026-11-16T16:59:59+03:00', true, 17, 1],
  ['2026-11-16T17:00:00+03:00', false, 9, 2],
  ['2026-11-20T23:30:00+03:00', false, 9, 6],
  ['2026-11-21T00:30:00+03:00', false, 9, 6],
  ['2026-11-21T14:59:59+03:00', true, 15, 6],
  ['2026-11-21T15:00:00+03:00', false, 9, 0],
  ['2026-11-22T10:00:00+03:00', true, 15, 0],
  ['2026-11-22T15:00:00+03:00', false, 9, 1],
])('H28 at %s open is %s, until %i on day %i', (at, isOpen, hour, day) => {
  expect(openingState(new Date(at), site.openingHours)).toEqual({ isOpen, until: { hour, day } })
})

test('H28 a day without opening hours is skipped', () => {
  const mondays = [{ days: [1], opens: 9, closes: 17 }]
  expect(openingState(new Date('2026-11-16T18:00:00+03:00'), mondays)).toEqual({
    isOpen: false,
    until: { hour: 9, day: 1 },
  })
})

const split = [
  { days: [1], opens: 14, closes: 17.5 },
  { days: [1], opens: 8.5, closes: 12.5 },
]

test.each([
  ['08:29', false, 8.5],
  ['08:30', true, 12.5],
  ['12:29', true, 12.5],
  ['12:30', false, 14],
  ['17:29', true, 17.5],
  ['17:30', false, 8.5],
])(
  'H28 half hours and two spans of a day count: at %s open is %s, until %f',
  (time, isOpen, hour) => {
    const now = new Date(`2026-11-16T${time}:00+03:00`)
    expect(openingState(now, split)).toEqual({ isOpen, until: { hour, day: 1 } })
  },
)

test('H28 the hours are told in the words of the specification, and every day has some', () => {
  expect(openingTimes).toEqual([
    { times: '9 AM-5 PM', days: 'Monday to Friday' },
    { times: '9 AM-3 PM', days: 'Saturday and Sunday' },
  ])
  expect(new Set(site.openingHours.flatMap(({ days }) => days)).size).toBe(7)
})
