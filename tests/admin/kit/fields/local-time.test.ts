import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from '../../../../src/admin/kit/fields/local-time'

test('K10 a moment goes into the field and comes back, in whatever zone', () => {
  for (const moment of ['2026-12-24T18:30:00.000Z', '2026-06-01T00:00:00.000Z']) {
    expect(fromLocalTime(toLocalTime(moment))).toBe(moment)
  }
})

test('K10 reads the way the local database writes, too', () => {
  expect(fromLocalTime(toLocalTime('2026-11-21 04:09:00+00'))).toBe('2026-11-21T04:09:00.000Z')
})

test('K10 none is none, and nonsense is none', () => {
  expect(toLocalTime(null)).toBe('')
  expect(toLocalTime('soon')).toBe('')
  expect(fromLocalTime('')).toBeNull()
  expect(fromLocalTime('soon')).toBeNull()
})
