import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { paint } from './brush'
import type { Underpainting } from './scene'

export type Job = { under: Underpainting; seed: number }

// A failure ends the thread: the one who asked hears of it as the worker's error.
parentPort?.on('message', (job: Job) => void answer(job))

async function answer(job: Job): Promise<void> {
  const picture = await paintAndEncode(job)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(picture)
}

/** Paints one picture and packs it as WebP. */
async function paintAndEncode({ under, seed }: Job): Promise<Uint8Array> {
  const { width, height } = under
  const packed = await sharp(paint(under, seed), { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toBuffer()
  return new Uint8Array(packed)
}
