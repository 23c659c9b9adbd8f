import { readStored, writeStored } from '../lib/storage'

const stampKey = 'reloadedForChunks'
const pauseMs = 10_000

const chunkErrors = new WeakSet<object>()

/** Begins to note which errors are chunks that could not be fetched. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
  })
}

/**
 * A tab that is older than the last deploy asks for chunks that are gone. When such an error has
 * broken a page (a guess that failed breaks nothing), the page is loaded anew, once: a second
 * failure within ten seconds stays on the error page, and so does every one without a connection.
 *
 * @param error what the page threw
 */
export function reloadForStaleChunk(error: unknown): void {
  if (typeof error !== 'object' || error === null || !chunkErrors.has(error)) return
  if (!navigator.onLine) return
  const last = Number(readStored('session', stampKey) ?? 0)
  if (Date.now() - last < pauseMs) return
  if (writeStored('session', stampKey, String(Date.now()))) window.location.reload()
}
