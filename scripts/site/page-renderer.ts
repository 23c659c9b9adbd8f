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

/**
 * Renders in a thread of its own, so that a second processor works while pages are completed and written. It takes
 * half a second to start, so it is for large sites.
 *
 * @param serverFile the built `entry-server`
 * @returns a renderer whose `render` throws what the page throws, or that the thread has ended
 */
export function threadRenderer(serverFile: string): PageRenderer {
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
    workerData: pathToFileURL(serverFile).href,
  })
  const pending = new Map<number, Pending>()
  let asked = 0
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }
  worker.on('message', (answer: Answer) => {
    const page = pending.get(answer.number)
    pending.delete(answer.number)
    if ('page' in answer) page?.resolve(answer.page)
    else page?.reject(answer.error)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that renders pages has ended.')))
  return {
    render: async (path) => {
      if (failure) throw failure
      const number = asked++
      return new Promise((resolve, reject) => {
        pending.set(number, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ number, path })
      })
    },
    end: async () => {
      await worker.terminate()
    },
  }
}
