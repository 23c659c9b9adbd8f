import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createDetailsAutosave,
  debounceMs,
} from '../../../src/admin/gallery/upload/details-autosave'
import { emptyDetails } from '../../../src/admin/gallery/upload/upload-details'
import {
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../../../src/admin/kit/picture-library/gallery-image-row'

const row = galleryImageRowSchema.parse({ id: 1, version: 1 })
const titled = (title: string) => ({ ...emptyDetails, title })

type Write = Parameters<typeof createDetailsAutosave>[0]

/** An autosave over a row that raises its version, and a connection that the test switches. */
function createBench() {
  let isOnline = true
  const write = vi.fn<Write>(async (before, details) => ({
    ...before,
    ...details,
    version: before.version + 1,
  }))
  const autosave = createDetailsAutosave(write, { isOnline: () => isOnline })
  const rest = () => vi.advanceTimersByTimeAsync(debounceMs)
  const stateOf = (id: string) => autosave.getSnapshot().states.get(id)?.state
  return {
    autosave,
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
  const { autosave, write, rest } = createBench()
  autosave.setDetails('a', row, emptyDetails)
  autosave.setDetails('a', row, titled('  '))
  await rest()
  expect(write).not.toHaveBeenCalled()
  expect(autosave.getSnapshot()).toEqual({ states: new Map(), isBusy: false })
})

test('K7 letters typed in a row are one write, once the typing rests', async () => {
  const { autosave, write, rest, stateOf } = createBench()
  for (const title of ['T', 'Te', 'Tea']) autosave.setDetails('a', row, titled(title))
  expect(stateOf('a')).toBe('pending')
  expect(autosave.getSnapshot().isBusy).toBe(true)
  await rest()
  expect(write.mock.calls).toEqual([[row, titled('Tea')]])
  expect(stateOf('a')).toBe('saved')
  expect(autosave.getSnapshot().isBusy).toBe(false)
})

test('K7 what is typed during a write follows it, over the version that came back', async () => {
  const { autosave, write, rest } = createBench()
  let answer: (saved: GalleryImageRow) => void = () => {}
  write.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  autosave.setDetails('a', row, titled('Tea'))
  await rest()
  autosave.setDetails('a', row, titled('Tea harvest'))
  answer({ ...row, title: 'Tea', version: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(write.mock.calls.map(([before, { title }]) => [before.version, title])).toEqual([
    [1, 'Tea'],
    [2, 'Tea harvest'],
  ])
})

test('K7 without a connection it waits, and goes with the next', async () => {
  const { autosave, write, rest, stateOf, setOnline } = createBench()
  setOnline(false)
  autosave.setDetails('a', row, titled('Tea'))
  await rest()
  expect(write).not.toHaveBeenCalled()
  expect(stateOf('a')).toBe('pending')
  setOnline(true)
  autosave.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(stateOf('a')).toBe('saved')
})

test('K7 a refusal is told in words and tried again on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { autosave, write, rest, stateOf } = createBench()
  write.mockRejectedValueOnce(new Error('secret_table'))
  autosave.setDetails('a', row, titled('Tea'))
  await rest()
  expect(autosave.getSnapshot().states.get('a')).toEqual({
    state: 'failed',
    message: 'Something went wrong. Please try again.',
  })
  autosave.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(stateOf('a')).toBe('saved')
  autosave.keepOnly(new Set())
  expect(stateOf('a')).toBeUndefined()
})
