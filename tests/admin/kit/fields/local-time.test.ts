import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from '../../../../src/admin/kit/fields/local-time'

test('K10 a timestamp survives the field, in any time zone', () => {
  for (const moment of ['2026-12-24T18:30:00.000Z', '2026-06-01T00:00:00.000Z']) {
    expect(fromLocalTime(toLocalTime(moment))).toBe(moment)
  }
})

test('K10 reads the local database’s format, too', () => {
  expect(fromLocalTime(toLocalTime('2026-11-21 04:09:00+00'))).toBe('2026-11-21T04:09:00.000Z')
})

test('K10 missing and invalid timestamps are empty', () => {
  expect(toLocalTime(null)).toBe('')
  expect(toLocalTime('soon')).toBe('')
  expect(fromLocalTime('')).toBeNull()
  expect(fromLocalTime('soon')).toBeNull()
})
