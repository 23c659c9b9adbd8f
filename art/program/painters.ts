import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Order } from './paint-worker'

// A worker does not inherit the loader of TypeScript files; it registers its own first.
const workerSource = `
  import('tsx/esm/api').then((api) => {
    api.register()
    return import(${JSON.stringify(new URL('./paint-worker.ts', import.meta.url).href)})
  })
`

/**
 * Composes scenes, and paints those whose underpainting is new, on up to two threads. Calls back
 * with each answer and the seconds it took, in the order they are done.
 */
export async function paintAll(
  orders: readonly Order[],
  onDone: (order: Order, answer: Answer, seconds: number) => void,
): Promise<void> {
  const waiting = [...orders]
  const count = Math.min(2, availableParallelism(), orders.length)
  await Promise.all(Array.from({ length: count }, () => work(waiting, onDone)))
}

async function work(
  waiting: Order[],
  onDone: (order: Order, answer: Answer, seconds: number) => void,
): Promise<void> {
  const worker = new Worker(workerSource, { eval: true })
  try {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const begun = performance.now()
      const answer = await askFor(worker, order)
      onDone(order, answer, (performance.now() - begun) / 1000)
    }
  } finally {
    await worker.terminate()
  }
}

async function askFor(worker: Worker, order: Order): Promise<Answer> {
  // Rejects when the thread breaks down.
  const answered = once(worker, 'message')
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(order)
  const [answer]: Answer[] = await answered
  if (!answer) throw new Error(`No answer about ${order.name}.`)
  return answer
}
