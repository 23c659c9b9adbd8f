import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { RenderedPage } from '../../src/app/entry-server'

/** Renders the pages of a site. */
export type PageRenderer = {
  /** Renders one path to HTML, see `renderPage`. */
  render: (path: string) => Promise<RenderedPage>
  /** Ends what it has started. */
  end: () => Promise<void>
}

/** What settles the promise of a page that was asked for. */
type Pending = { resolve: (page: RenderedPage) => void; reject: (error: unknown) => void }

type Answer = { number: number } & ({ page: RenderedPage } | { error: unknown })

/** More threads would wait for the one that completes and writes the pages. */
const mostThreads = 3

/**
 * Renders in threads of their own, so that other processors work while pages are completed and written. They take
 * half a second to start, so they are for large sites.
 *
 * @param serverFile the built `entry-server`
 * @returns a renderer whose `render` throws what the page throws, or that a thread has ended
 */
export function threadRenderer(serverFile: string): PageRenderer {
  const pending = new Map<number, Pending>()
  let asked = 0
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }
  const answer = (given: Answer) => {
    const page = pending.get(given.number)
    pending.delete(given.number)
    if ('page' in given) page?.resolve(given.page)
    else page?.reject(given.error)
  }
  const workers = Array.from({ length: Math.min(availableParallelism(), mostThreads) }, () =>
    new Worker(new URL('./render-worker.mjs', import.meta.url), {
      workerData: pathToFileURL(serverFile).href,
    })
      .on('message', answer)
      .on('error', fail)
      .on('exit', () => fail(new Error('A thread that renders pages has ended.'))),
  )
  return {
    render: async (path) => {
      if (failure) throw failure
      const number = asked++
      return new Promise((resolve, reject) => {
        pending.set(number, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        workers[number % workers.length]?.postMessage({ number, path })
      })
    },
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
