import { expect, test } from 'vitest'
import { createQueryClient } from '../../../src/admin/data/query-client'

test('D13 retries three times, and leaves the back-off and the five minutes to the library', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  const retry = queries?.retry
  if (typeof retry !== 'function') throw new Error('retry is no function')
  expect([0, 1, 2, 3].map((failures) => retry(failures, new Error('network')))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(queries).not.toHaveProperty('retryDelay')
  expect(queries).not.toHaveProperty('gcTime')
  expect(mutations?.retry).toBe(false)
})
