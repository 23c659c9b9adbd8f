// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../eventually'
import { RequestFailure } from '../../../../src/admin/data/errors'
import { PictureRefusal } from '../../../../src/admin/kit/pictures/check-picture'
import type { StoredPicture } from '../../../../src/admin/kit/pictures/upload-picture'
import { fileOf } from './make-pictures'
import { createBench, files, heldUp, statesOf, untilIdle } from './queue-bench'

const tea = { category: 'Tea' }
const lost = () => new RequestFailure('TypeError: Failed to send', 0)

const log = vi.fn<(...words: unknown[]) => void>()

// A failure of the server is logged, that of a person is not.
beforeEach(() => {
  log.mockClear()
  vi.spyOn(console, 'error').mockImplementation(log)
})

test('K5 K7 twenty files are uploaded, each with the details for all of them', async () => {
  const { queue, rows, steps } = createBench()
  expect(queue.add(files(20), tea)).toEqual([])
  await untilIdle(queue)
  expect(rows).toHaveLength(20)
  expect(rows.every((row) => row.category === 'Tea')).toBe(true)
  expect(steps.save.mock.calls[0]?.[0]).toMatchObject({ picture: { width: 2000, height: 1500 } })
  expect(queue.getSnapshot().summary).toEqual({
    total: 20,
    done: 20,
    failed: 0,
    retryable: 0,
    cancelled: 0,
    fraction: 1,
    isBusy: false,
  })
})

test('K5 if one of twenty files fails, the retry sends only that one', async () => {
  const { queue, rows, steps } = createBench()
  steps.upload.mockRejectedValueOnce(new RequestFailure('', 503))
  queue.add(files(20), tea)
  await untilIdle(queue)
  expect(queue.getSnapshot().summary).toMatchObject({ done: 19, failed: 1, retryable: 1 })
  const failed = queue.getSnapshot().items.find((item) => item.state === 'failed')
  expect(failed?.message).toMatch(/^The server has a problem/)
  queue.retryFailed()
  await untilIdle(queue)
  expect(rows).toHaveLength(20)
  expect(steps.prepare).toHaveBeenCalledTimes(20)
  expect(steps.upload).toHaveBeenCalledTimes(21)
  expect(steps.newPath).toHaveBeenCalledTimes(20)
})

test('K5 at most three files are processed at once, in order', async () => {
  const { wait, gates } = heldUp<StoredPicture>()
  const { queue, steps } = createBench({ upload: (_, __, { signal }) => wait(signal) })
  queue.add(files(5), tea)
  await eventually(() => expect(gates).toHaveLength(3))
  expect(statesOf(queue)).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting'])
  gates[1]?.resolve({ storagePath: 'gallery/2.webp', url: '/2' })
  await eventually(() => expect(gates).toHaveLength(4))
  expect(statesOf(queue)).toEqual(['uploading', 'done', 'uploading', 'uploading', 'waiting'])
  expect(steps.prepare).toHaveBeenCalledTimes(4)
})

test('K5 the states follow in order, with the fraction that was sent', async () => {
  const seen: string[] = []
  const { queue } = createBench({
    async upload(_, storagePath, { onProgress }) {
      onProgress?.(0.5)
      return { storagePath, url: '/1' }
    },
  })
  queue.subscribe(() => {
    const [item] = queue.getSnapshot().items
    if (item) seen.push(`${item.state} ${item.fraction}`)
  })
  queue.add(files(1), tea)
  await untilIdle(queue)
  expect([...new Set(seen)]).toEqual([
    'waiting 0',
    'preparing 0',
    'uploading 0',
    'uploading 0.5',
    'saving 1',
    'done 1',
  ])
})

test('K5 a snapshot stays the same until something changes', async () => {
  const { queue } = createBench()
  const empty = queue.getSnapshot()
  expect(queue.getSnapshot()).toBe(empty)
  const stop = queue.subscribe(() => {
    throw new Error('still told')
  })
  stop()
  queue.add(files(1), tea)
  expect(queue.getSnapshot()).not.toBe(empty)
  expect(empty.items).toEqual([])
  await untilIdle(queue)
})

test('K5 a file that is no picture fails permanently and is not logged', async () => {
  const { queue, steps } = createBench()
  steps.prepare.mockRejectedValueOnce(new PictureRefusal('This is not a picture.'))
  queue.add(files(2), tea)
  await untilIdle(queue)
  const [refused, fine] = queue.getSnapshot().items
  expect(refused).toMatchObject({
    state: 'failed',
    message: 'This is not a picture.',
    canRetry: false,
  })
  expect(fine?.state).toBe('done')
  queue.retryFailed()
  expect(statesOf(queue)).toEqual(['failed', 'done'])
  expect(log).not.toHaveBeenCalled()
})

test('K5 when the connection drops during the second file, only that one is retried', async () => {
  const { queue, steps, rows } = createBench()
  let sent = 0
  steps.upload.mockImplementation(async (_, storagePath, { onProgress }) => {
    onProgress?.(0.5)
    if (++sent === 2) throw lost()
    return { storagePath, url: `/${storagePath}` }
  })
  queue.add(files(3), tea)
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'failed', 'done'])
  const id = queue.getSnapshot().items[1]?.id ?? ''
  queue.retry(id)
  await untilIdle(queue)
  expect(rows.map((row) => row.storagePath).toSorted()).toEqual([
    'gallery/1.webp',
    'gallery/2.webp',
    'gallery/3.webp',
  ])
  expect(steps.prepare).toHaveBeenCalledTimes(3)
})

test('K5 a row that was not written is written again without sending the picture again', async () => {
  const { queue, steps, rows } = createBench()
  steps.save.mockRejectedValueOnce(new RequestFailure('', 500))
  queue.add(files(1), tea)
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['failed'])
  queue.retryFailed()
  await untilIdle(queue)
  expect(rows).toEqual([{ id: 1, storagePath: 'gallery/1.webp', category: 'Tea' }])
  expect(steps.upload).toHaveBeenCalledTimes(1)
  expect(steps.discard).not.toHaveBeenCalled()
})

test('K21 an object whose row will never be written is removed', async () => {
  const { queue, steps } = createBench()
  steps.save.mockRejectedValueOnce(new RequestFailure('', 403))
  queue.add(files(1), tea)
  await untilIdle(queue)
  expect(queue.getSnapshot().items[0]).toMatchObject({ state: 'failed', canRetry: false })
  expect(steps.discard).toHaveBeenCalledExactlyOnceWith('gallery/1.webp')
})

test('K5 a duplicate file is skipped and named', async () => {
  const { queue, steps } = createBench()
  const [first, second] = files(2)
  if (!first || !second) throw new Error('no files')
  queue.add([first, second, first], tea)
  expect(queue.add([first], tea)).toEqual(['“photo-1.jpg” is in the list already and was skipped.'])
  expect(queue.add([first, second], tea)).toEqual([
    '2 files are in the list already and were skipped.',
  ])
  expect(queue.add([fileOf('x', 'photo-1.jpg', 2)], tea)).toEqual([])
  await untilIdle(queue)
  expect(steps.upload).toHaveBeenCalledTimes(3)
})

test('K5 a cancelled or refused file may be added again and takes the place of the old one', async () => {
  const { queue, steps } = createBench()
  steps.prepare.mockRejectedValueOnce(new PictureRefusal('No picture.'))
  queue.add(files(1), tea)
  await untilIdle(queue)
  expect(queue.add(files(1), tea)).toEqual([])
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done'])
})

test('K7 a picture’s details may change until its row is written', async () => {
  const { wait, gates } = heldUp<StoredPicture>()
  const { queue, rows } = createBench({ upload: (_, __, { signal }) => wait(signal) })
  queue.add(files(1), tea)
  await eventually(() => expect(gates).toHaveLength(1))
  const id = queue.getSnapshot().items[0]?.id ?? ''
  queue.setDetails(id, { category: 'Coffee' })
  gates[0]?.resolve({ storagePath: 'gallery/1.webp', url: '/1' })
  await untilIdle(queue)
  queue.setDetails(id, { category: 'For a later save' })
  expect(rows[0]?.category).toBe('Coffee')
  expect(queue.getSnapshot().items[0]).toMatchObject({ details: { category: 'For a later save' } })
})

test('K5 clearing removes finished files, not those that can be retried', async () => {
  const { queue, steps } = createBench()
  steps.prepare.mockRejectedValueOnce(new PictureRefusal('No picture.'))
  steps.upload.mockRejectedValueOnce(new RequestFailure('', 503))
  queue.add(files(3), tea)
  await untilIdle(queue)
  expect(statesOf(queue).toSorted()).toEqual(['done', 'failed', 'failed'])
  queue.clear()
  expect(queue.getSnapshot().summary).toMatchObject({ total: 1, retryable: 1 })
})
