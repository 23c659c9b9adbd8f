import { vi } from 'vitest'
import { eventually } from '../../../eventually'
import type { PreparedPicture } from '../../../../src/admin/kit/pictures/prepare-picture'
import {
  createUploadQueue,
  type UploadQueue,
  type UploadSteps,
} from '../../../../src/admin/kit/pictures/upload-queue'
import type { StoredPicture } from '../../../../src/admin/kit/pictures/upload-picture'
import { fileOf } from './make-pictures'

export type Details = { category: string }
export type Row = { id: number; storagePath: string; category: string }
export type Steps = UploadSteps<Details, Row>

/** A network that the test switches on and off. */
function createNetwork() {
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  return {
    switch(online: boolean) {
      isOnline = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
  }
}

/** A queue over steps that a test can hold up or let fail, and everything it did. */
export function createBench(changes: Partial<Pick<Steps, 'prepare' | 'upload' | 'save'>> = {}) {
  let paths = 0
  const rows: Row[] = []
  const network = createNetwork()
  const steps = {
    prepare: vi.fn<Steps['prepare']>(async () => {
      const picture: PreparedPicture = {
        blob: new Blob(['small'], { type: 'image/webp' }),
        width: 2000,
        height: 1500,
        extension: 'webp',
        thumbnail: new Blob(['tiny'], { type: 'image/webp' }),
      }
      return picture
    }),
    newPath: vi.fn<Steps['newPath']>((extension) => `gallery/${++paths}.${extension}`),
    upload: vi.fn<Steps['upload']>(async (_, storagePath): Promise<StoredPicture> => ({
      storagePath,
      url: `/${storagePath}`,
    })),
    save: vi.fn<Steps['save']>(async ({ stored: { storagePath }, details }) => {
      const row = { id: rows.length + 1, storagePath, ...details }
      rows.push(row)
      return row
    }),
    discard: vi.fn<Steps['discard']>(async () => {}),
    onFailed: vi.fn<Steps['onFailed']>(),
  }
  if (changes.prepare) steps.prepare.mockImplementation(changes.prepare)
  if (changes.upload) steps.upload.mockImplementation(changes.upload)
  if (changes.save) steps.save.mockImplementation(changes.save)
  const queue = createUploadQueue<Details, Row>(steps)
  return { queue, steps, rows, network }
}

/** Files with different names. */
export function files(count: number): File[] {
  return Array.from({ length: count }, (_, index) => fileOf('x', `photo-${index + 1}.jpg`))
}

export const statesOf = (queue: UploadQueue<Details, Row>) =>
  queue.getSnapshot().items.map((item) => item.state)

/** Waits until nothing is under way any more. */
export async function untilIdle(queue: UploadQueue<Details, Row>): Promise<void> {
  await eventually(() => {
    if (queue.getSnapshot().summary.isBusy) throw new Error('still busy')
  })
}

/** An answer that the test gives when it likes; an abort ends the wait for it. */
export function heldUp<Result>() {
  const gates: { resolve: (value: Result) => void; reject: (reason: unknown) => void }[] = []
  const wait = (signal?: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      gates.push({ resolve, reject })
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  return { wait, gates }
}
