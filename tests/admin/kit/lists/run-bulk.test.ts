import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../../../../src/admin/data/errors'
import { runBulk } from '../../../../src/admin/kit/lists/run-bulk'

type Write = Parameters<typeof runBulk>[1]

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('K13 works in chunks that fit into a URL', async () => {
  const write = vi.fn<Write>((chunk) => Promise.resolve(chunk))
  const result = await runBulk(ids(120), write)
  expect(result).toEqual({ done: ids(120), failed: [] })
  expect(write.mock.calls.map(([chunk]) => chunk.length)).toEqual([50, 50, 20])
})

test('K13 a row that did not change is reported, not counted', async () => {
  const result = await runBulk([1, 2, 3], () => Promise.resolve([1, 3]))
  expect(result.done).toEqual([1, 3])
  expect(result.failed.map(({ id }) => id)).toEqual([2])
})

test('K13 a row that breaks a rule does not prevent the others', async () => {
  const write = (chunk: readonly number[]) =>
    chunk.includes(2)
      ? Promise.reject(new RequestFailure('violates check', 400, '23514'))
      : Promise.resolve(chunk)
  const result = await runBulk([1, 2, 3], write)
  expect(result.done).toEqual([1, 3])
  expect(result.failed).toHaveLength(1)
  expect(result.failed[0]?.id).toBe(2)
  expect(result.failed[0]?.reason).not.toContain('violates')
})

test('K13 without a connection rows are not retried one by one', async () => {
  const write = vi.fn<Write>(() => Promise.reject(new RequestFailure('Failed to fetch', 0)))
  const result = await runBulk([1, 2, 3], write)
  expect(write).toHaveBeenCalledTimes(1)
  expect(result.failed.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(result.failed[0]?.reason).toBe(
    'The server could not be reached. Check your connection and try again.',
  )
})
