import { readStored, writeStored } from '../lib/storage'

const stampKey = 'reloadedForChunks'
const pauseMs = 10_000

/**
 * A tab that is older than the last deploy asks for chunks that are gone. It is loaded anew,
 * once: a second failure within ten seconds is shown by the error page.
 */
export function recoverFromStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(readStored('session', stampKey) ?? 0)
    if (Date.now() - last < pauseMs) return
    if (!writeStored('session', stampKey, String(Date.now()))) return
    event.preventDefault()
    window.location.reload()
  })
}
