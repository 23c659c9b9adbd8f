import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job } from './brush-worker'

// A worker does not inherit the loader of TypeScript files; it registers its own first.
const workerSource = `
  import('tsx/esm/api').then((api) => {
    api.register()
    return import(${JSON.stringify(new URL('./brush-worker.ts', import.meta.url).href)})
  })
`

export type Order = { name: string; take: () => Job }

/**
 * Paints pictures on up to two threads, each order's job made only when a thread is free.
 * Calls back with the packed picture and the seconds it took, in the order they are done.
 */
export async function paintAll(
  orders: readonly Order[],
  onDone: (name: string, picture: Uint8Array, seconds: number) => void,
): Promise<void> {
  const waiting = [...orders]
  const count = Math.min(2, availableParallelism(), orders.length)
  await Promise.all(Array.from({ length: count }, () => work(waiting, onDone)))
}

async function work(
  waiting: Order[],
  onDone: (name: string, picture: Uint8Array, seconds: number) => void,
): Promise<void> {
  const worker = new Worker(workerSource, { eval: true })
  try {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const begun = performance.now()
      const picture = await askFor(worker, order.take())
      onDone(order.name, picture, (performance.now() - begun) / 1000)
    }
  } finally {
    await worker.terminate()
  }
}

function askFor(worker: Worker, job: Job): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job)
  })
}
