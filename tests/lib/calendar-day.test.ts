import { expect, test } from 'vitest'
import { dayNumber, nairobiDay } from '../../src/lib/calendar-day'

// The suite runs in three time zones; every answer must be the same in each.

test.each(['', 'yesterday', '2026-02-30', '2026-13-01', '2026-11-3', '2026-11-03T00:00:00Z'])(
  '%j is no day',
  (text) => {
    expect(dayNumber(text)).toBeNull()
  },
)

test('B14 days follow each other by one, over months, leap days and changes of clocks', () => {
  const following = [
    ['2026-02-28', '2026-03-01'],
    ['2024-02-28', '2024-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2026-03-07', '2026-03-08'],
    ['2026-03-08', '2026-03-09'],
    ['2026-11-01', '2026-11-02'],
  ] as const
  const gaps = following.map(([day, next]) => (dayNumber(next) ?? 0) - (dayNumber(day) ?? 0))
  expect(gaps).toEqual([1, 1, 1, 1, 1, 1])
})

test('B14 the day in Nairobi changes at nine in the evening of UTC', () => {
  expect(nairobiDay(new Date('2026-11-21T20:59:59.999Z'))).toBe('2026-11-21')
  expect(nairobiDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
  expect(nairobiDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})
