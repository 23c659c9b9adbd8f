import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDetailsKeeper, restMs } from '../../../src/admin/gallery/upload/details-keeper'
import { noDetails } from '../../../src/admin/gallery/upload/upload-details'
import {
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../../../src/admin/kit/picture-library/gallery-image-row'

const row = galleryImageRowSchema.parse({ id: 1, version: 1 })
const titled = (title: string) => ({ ...noDetails, title })

type Write = Parameters<typeof createDetailsKeeper>[0]

/** A keeper over a row that raises its version, and a connection that the test switches. */
function createBench() {
  let isOnline = true
  const write = vi.fn<Write>(async (before, details) => ({
    ...before,
    ...details,
    version: before.version + 1,
  }))
  const keeper = createDetailsKeeper(write, { isOnline: () => isOnline })
  const rest = () => vi.advanceTimersByTimeAsync(restMs)
  const stateOf = (id: string) => keeper.getSnapshot().states.get(id)?.state
  return {
    keeper,
    write,
    rest,
    stateOf,
    setOnline: (online: boolean) => {
      isOnline = online
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('K7 what a row holds already is not written, blanks around it or not', async () => {
  const { keeper, write, rest } = createBench()
  keeper.want('a', row, noDetails)
  keeper.want('a', row, titled('  '))
  await rest()
  expect(write).not.toHaveBeenCalled()
  expect(keeper.getSnapshot()).toEqual({ states: new Map(), isBusy: false })
})

test('K7 letters typed in a row are one write, once the typing rests', async () => {
  const { keeper, write, rest, stateOf } = createBench()
  for (const title of ['T', 'Te', 'Tea']) keeper.want('a', row, titled(title))
  expect(stateOf('a')).toBe('pending')
  expect(keeper.getSnapshot().isBusy).toBe(true)
  await rest()
  expect(write.mock.calls).toEqual([[row, titled('Tea')]])
  expect(stateOf('a')).toBe('kept')
  expect(keeper.getSnapshot().isBusy).toBe(false)
})

test('K7 what is typed during a write follows it, over the version that came back', async () => {
  const { keeper, write, rest } = createBench()
  let answer: (saved: GalleryImageRow) => void = () => {}
  write.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  keeper.want('a', row, titled('Tea'))
  await rest()
  keeper.want('a', row, titled('Tea harvest'))
  answer({ ...row, title: 'Tea', version: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(write.mock.calls.map(([before, { title }]) => [before.version, title])).toEqual([
    [1, 'Tea'],
    [2, 'Tea harvest'],
  ])
})

test('K7 without a connection it waits, and goes with the next', async () => {
  const { keeper, write, rest, stateOf, setOnline } = createBench()
  setOnline(false)
  keeper.want('a', row, titled('Tea'))
  await rest()
  expect(write).not.toHaveBeenCalled()
  expect(stateOf('a')).toBe('pending')
  setOnline(true)
  keeper.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(stateOf('a')).toBe('kept')
})

test('K7 a refusal is told in words and tried again on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { keeper, write, rest, stateOf } = createBench()
  write.mockRejectedValueOnce(new Error('secret_table'))
  keeper.want('a', row, titled('Tea'))
  await rest()
  expect(keeper.getSnapshot().states.get('a')).toEqual({
    state: 'failed',
    message: 'Something went wrong. Please try again.',
  })
  keeper.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(stateOf('a')).toBe('kept')
  keeper.forgetOthers(new Set())
  expect(stateOf('a')).toBeUndefined()
})
