import { expect, test } from 'vitest'
import { dateFault } from '../../src/lib/visit-date'

const today = '2026-11-24'

test.each(['', '2026-11-24', '2027-02-28'])('V111 the date "%s" has no fault', (date) => {
  expect(dateFault(date, today)).toBeUndefined()
})

test.each(['2026-11-23', '2020-01-01', '0101-02-02'])('V111 %s has passed', (date) => {
  expect(dateFault(date, today)).toBe('This date has passed. Please choose a later one.')
})

test.each(['2027-02-30', '12027-01-01', 'tomorrow'])('V111 %s does not exist', (date) => {
  expect(dateFault(date, today)).toMatch(/^This date is incomplete or does not exist\./)
})

test('V111 a date field that holds no whole day has a fault, although its value is empty', () => {
  expect(dateFault('', today, true)).toMatch(/^This date is incomplete or does not exist\./)
})
