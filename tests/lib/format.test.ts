import { expect, test } from 'vitest'
import {
  counted,
  formatDay,
  formatHour,
  formatMoment,
  formatNumber,
  formatOneDigit,
  formatPercent,
  formatTime,
  listed,
  longDate,
} from '../../src/lib/format'

// The suite runs in three time zones; a calendar day must be the same in each.

test.each([
  ['2026-11-03', 'November 3, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
])('B2 %s reads %s in every time zone', (day, text) => {
  expect(longDate(day)).toBe(text)
})

test.each(['', 'yesterday', '2026-02-30', '2026-13-01', '2026-11-3', '2026-11-03T00:00:00Z'])(
  '%j is no day and comes back as it is',
  (text) => {
    expect(longDate(text)).toBe(text)
  },
)

test('a moment is told in the zone of the device, with 24 hours', () => {
  const moment = new Date(2026, 10, 3, 0, 5).getTime()
  expect(formatDay(moment)).toBe('Nov 3, 2026')
  expect(formatTime(moment)).toBe('00:05')
  expect(formatMoment(moment)).toBe('Nov 3, 2026, 00:05')
})

test('numbers have commas, shares a sign, and things one or many', () => {
  expect(formatNumber(1200.6)).toBe('1,201')
  expect(formatOneDigit(1.44)).toBe('1.4')
  expect(formatPercent(0.256)).toBe('26%')
  expect([0, 1, 1200].map((count) => counted(count, 'tour'))).toEqual([
    '0 tours',
    '1 tour',
    '1,200 tours',
  ])
  expect(counted(2, 'person', 'people')).toBe('2 people')
})

test('F4 hours are told as AM and PM', () => {
  expect([0, 9, 12, 17].map(formatHour)).toEqual(['12 AM', '9 AM', '12 PM', '5 PM'])
  expect([0.5, 8.5, 12.5, 17.5, 24].map(formatHour)).toEqual([
    '12:30 AM',
    '8:30 AM',
    '12:30 PM',
    '5:30 PM',
    '12 AM',
  ])
})

test.each([
  [[], ''],
  [['Monday'], 'Monday'],
  [['Saturday', 'Sunday'], 'Saturday and Sunday'],
  [['Monday', 'Saturday', 'Sunday'], 'Monday, Saturday and Sunday'],
])('K166 names stand in a sentence with commas: %j', (names, text) => {
  expect(listed(names)).toBe(text)
})
