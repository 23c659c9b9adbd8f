// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../eventually'
import { RequestFailure } from '../../../../src/admin/data/errors'
import type { PreparedPicture } from '../../../../src/admin/kit/pictures/prepare-picture'
import type { StoredPicture } from '../../../../src/admin/kit/pictures/upload-picture'
import { fileOf } from './make-pictures'
import { createBench, files, heldUp, statesOf, untilIdle, type Row } from './queue-bench'

const tea = { category: 'Tea' }
const lost = () => new RequestFailure('TypeError: Failed to send', 0)

const log = vi.fn<(...words: unknown[]) => void>()

// A failure of the server is logged, that of a person is not.
beforeEach(() => {
  log.mockClear()
  vi.spyOn(console, 'error').mockImplementation(log)
})

test('K21 a failed removal is retried with the next one', async () => {
  const { queue, steps, network } = createBench()
  steps.save.mockRejectedValueOnce(new RequestFailure('', 403))
  steps.discard.mockRejectedValueOnce(lost())
  queue.add(files(1), tea)
  await eventually(() => expect(steps.discard).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  network.switch(false)
  expect(steps.discard).toHaveBeenCalledTimes(1)
  network.switch(true)
  expect(steps.discard).toHaveBeenCalledTimes(2)
})

test('K5 each file can be cancelled in any state; the others go on', async () => {
  const uploads = heldUp<StoredPicture>()
  const preparations = heldUp<PreparedPicture>()
  const { queue, steps, rows } = createBench({
    upload: (_, __, { signal }) => uploads.wait(signal),
  })
  queue.add(files(4), tea)
  await eventually(() => expect(uploads.gates).toHaveLength(3))
  steps.prepare.mockImplementation((_, signal) => preparations.wait(signal))
  const ids = queue.getSnapshot().items.map((item) => item.id)
  queue.cancel(ids[0] ?? '')
  expect(statesOf(queue)[0]).toBe('cancelled')
  await eventually(() => expect(statesOf(queue)[3]).toBe('preparing'))
  expect(steps.discard).toHaveBeenCalledExactlyOnceWith('gallery/1.webp')
  queue.cancel(ids[3] ?? '')
  uploads.gates[1]?.resolve({ storagePath: 'gallery/2.webp', url: '/2' })
  uploads.gates[2]?.resolve({ storagePath: 'gallery/3.webp', url: '/3' })
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['cancelled', 'done', 'done', 'cancelled'])
  expect(rows).toHaveLength(2)
  expect(steps.discard).toHaveBeenCalledTimes(1)
})

test('K5 K21 cancelling all keeps only what is being saved, and leaves no objects', async () => {
  const uploads = heldUp<StoredPicture>()
  const saves = heldUp<Row>()
  const { queue, steps } = createBench({
    upload: (_, __, { signal }) => uploads.wait(signal),
    save: () => saves.wait(),
  })
  queue.add(files(5), tea)
  await eventually(() => expect(uploads.gates).toHaveLength(3))
  uploads.gates[0]?.resolve({ storagePath: 'gallery/1.webp', url: '/1' })
  await eventually(() => expect(saves.gates).toHaveLength(1))
  queue.cancelAll()
  expect(statesOf(queue)).toEqual(['saving', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  saves.gates[0]?.resolve({ id: 1, storagePath: 'gallery/1.webp', category: 'Tea' })
  await untilIdle(queue)
  expect(statesOf(queue)[0]).toBe('done')
  expect(steps.discard.mock.calls.flat().toSorted()).toEqual(['gallery/2.webp', 'gallery/3.webp'])
  expect(queue.getSnapshot().summary).toMatchObject({ cancelled: 4, done: 1, fraction: 1 })
})

test('K5 K21 an object that was stored during the cancelling is removed', async () => {
  const { wait, gates } = heldUp<StoredPicture>()
  const { queue, steps } = createBench({ upload: () => wait() })
  queue.add(files(1), tea)
  await eventually(() => expect(gates).toHaveLength(1))
  queue.cancelAll()
  gates[0]?.resolve({ storagePath: 'gallery/1.webp', url: '/1' })
  await eventually(() => expect(steps.discard).toHaveBeenCalledExactlyOnceWith('gallery/1.webp'))
  expect(steps.save).not.toHaveBeenCalled()
  expect(statesOf(queue)).toEqual(['cancelled'])
})

test('K21 cancelling a file whose row was not written removes its object', async () => {
  const { queue, steps } = createBench()
  steps.save.mockRejectedValueOnce(new RequestFailure('', 500))
  queue.add(files(1), tea)
  await untilIdle(queue)
  queue.cancelAll()
  expect(statesOf(queue)).toEqual(['cancelled'])
  expect(steps.discard).toHaveBeenCalledExactlyOnceWith('gallery/1.webp')
})

test('K5 without a network everything pauses, and goes on by itself', async () => {
  const { wait, gates } = heldUp<StoredPicture>()
  const { queue, steps, network, rows } = createBench({
    upload: (_, __, { signal }) => wait(signal),
  })
  queue.add(files(4), tea)
  await eventually(() => expect(gates).toHaveLength(3))
  network.switch(false)
  expect(queue.getSnapshot().isOffline).toBe(true)
  expect(statesOf(queue)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  queue.add([fileOf('late', 'late.jpg')], tea)
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(steps.upload).toHaveBeenCalledTimes(3)
  steps.upload.mockImplementation(async (_, storagePath) => ({ storagePath, url: '/x' }))
  network.switch(true)
  await untilIdle(queue)
  expect(rows).toHaveLength(5)
  expect(steps.newPath).toHaveBeenCalledTimes(5)
  expect(steps.discard).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('K5 a transfer that fails before the browser notices the lost network waits as well', async () => {
  const { queue, steps, network, rows } = createBench()
  steps.save.mockImplementationOnce(async () => {
    network.switch(false)
    throw lost()
  })
  queue.add(files(1), tea)
  await eventually(() => expect(statesOf(queue)).toEqual(['waiting']))
  network.switch(true)
  await untilIdle(queue)
  expect(rows).toHaveLength(1)
  expect(steps.upload).toHaveBeenCalledTimes(1)
})

test('K5 a picture prepared without a network waits to be sent', async () => {
  const { wait, gates } = heldUp<PreparedPicture>()
  const { queue, steps, network } = createBench({ prepare: (_, signal) => wait(signal) })
  queue.add(files(1), tea)
  network.switch(false)
  const blob = new Blob(['x'])
  gates[0]?.resolve({ blob, width: 1, height: 1, extension: 'webp', thumbnail: blob })
  await eventually(() => expect(statesOf(queue)).toEqual(['waiting']))
  expect(steps.upload).not.toHaveBeenCalled()
  network.switch(true)
  await untilIdle(queue)
  expect(steps.prepare).toHaveBeenCalledTimes(1)
  expect(statesOf(queue)).toEqual(['done'])
})

test('K5 unmounting cancels uploads and removes listeners', async () => {
  const { wait, gates } = heldUp<StoredPicture>()
  const { queue, network, steps } = createBench({ upload: (_, __, { signal }) => wait(signal) })
  queue.add(files(4), tea)
  await eventually(() => expect(gates).toHaveLength(3))
  queue.dispose()
  await untilIdle(queue)
  const last = queue.getSnapshot()
  network.switch(false)
  expect(queue.getSnapshot()).toBe(last)
  expect(steps.save).not.toHaveBeenCalled()
  expect(steps.prepare).toHaveBeenCalledTimes(3)
})
