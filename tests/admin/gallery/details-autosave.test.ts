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
import { deferred } from '../../deferred'

const row = galleryImageRowSchema.parse({ id: 1, version: 1 })
const titled = (title: string) => ({ ...emptyDetails, title })

type Write = Parameters<typeof createDetailsAutosave>[0]

/** An autosave whose writes raise the version, with a connection that the test controls. */
function setUp() {
  let isOnline = true
  const write = vi.fn<Write>(async (before, details) => ({
    ...before,
    ...details,
    version: before.version + 1,
  }))
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  const autosave = createDetailsAutosave(write)
  const pause = () => vi.advanceTimersByTimeAsync(debounceMs)
  const stateOf = (id: string) => autosave.getSnapshot().states.get(id)?.state
  return {
    autosave,
    write,
    pause,
    stateOf,
    setOnline: (online: boolean) => {
      isOnline = online
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('K7 unchanged details are not saved, even with surrounding spaces', async () => {
  const { autosave, write, pause } = setUp()
  autosave.setDetails('a', row, emptyDetails)
  autosave.setDetails('a', row, titled('  '))
  await pause()
  expect(write).not.toHaveBeenCalled()
  expect(autosave.getSnapshot()).toEqual({ states: new Map(), isBusy: false })
})

test('K7 several changes in a row are saved once, after a pause', async () => {
  const { autosave, write, pause, stateOf } = setUp()
  for (const title of ['T', 'Te', 'Tea']) autosave.setDetails('a', row, titled(title))
  expect(stateOf('a')).toBe('pending')
  expect(autosave.getSnapshot().isBusy).toBe(true)
  await pause()
  expect(write.mock.calls).toEqual([[row, titled('Tea')]])
  expect(stateOf('a')).toBe('saved')
  expect(autosave.getSnapshot().isBusy).toBe(false)
})

test('K7 changes during a save are saved next, based on the new version', async () => {
  const { autosave, write, pause } = setUp()
  const { promise: answered, resolve: answer } = deferred<GalleryImageRow>()
  write.mockImplementationOnce(() => answered)
  autosave.setDetails('a', row, titled('Tea'))
  await pause()
  autosave.setDetails('a', row, titled('Tea harvest'))
  answer({ ...row, title: 'Tea', version: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(write.mock.calls.map(([before, { title }]) => [before.version, title])).toEqual([
    [1, 'Tea'],
    [2, 'Tea harvest'],
  ])
})

test('K7 without a connection, changes are saved once it is back', async () => {
  const { autosave, write, pause, stateOf, setOnline } = setUp()
  setOnline(false)
  autosave.setDetails('a', row, titled('Tea'))
  await pause()
  expect(write).not.toHaveBeenCalled()
  expect(stateOf('a')).toBe('pending')
  setOnline(true)
  autosave.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(stateOf('a')).toBe('saved')
})

test('K7 a failed save has a message and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { autosave, write, pause, stateOf } = setUp()
  write.mockRejectedValueOnce(new Error('secret_table'))
  autosave.setDetails('a', row, titled('Tea'))
  await pause()
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
