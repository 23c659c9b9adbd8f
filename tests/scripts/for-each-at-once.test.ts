import { expect, test } from 'vitest'
import { forEachAtOnce } from '../../scripts/for-each-at-once'

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

test('every item is worked on once, in order, and no more than the given number at a time', async () => {
  const begun: number[] = []
  let [now, most] = [0, 0]
  await forEachAtOnce([0, 1, 2, 3, 4, 5, 6], 3, async (item) => {
    begun.push(item)
    now += 1
    most = Math.max(most, now)
    await pause()
    now -= 1
  })
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([now, most]).toEqual([0, 3])
})

test('after a failure no further item begins, and those that had begun end first', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = forEachAtOnce([0, 1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    if (item === 0) throw new Error('The first failed.')
    await pause()
    ended.push(item)
  })
  await expect(work).rejects.toThrow('The first failed.')
  expect(begun).toEqual([0, 1])
  expect(ended).toEqual([1])
})
