import { isPageBusy } from './is-page-busy'
import { paths } from './paths'
import { readStored, writeStored } from './storage'
import { showToast } from './toast'

// A tab that was opened before the last deploy requests chunks that no longer exist.

const reloadedAtKey = 'reloadedForChunks'
const pauseMs = 10_000

const chunkErrors = new WeakSet<object>()
let checkedAt = Number.NEGATIVE_INFINITY

/** Starts to record which errors come from chunks that could not be fetched. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
  })
}

/**
 * Reloads a page that failed to render because a newer build has replaced its chunks, once: a second failure
 * within ten seconds stays on the error page, and so does a failure without a network connection. Safari breaks
 * off the chunks that still load when a link is followed, and a reload would cancel that link. Never fails.
 *
 * @param error what the page threw
 */
export async function reloadForStaleChunk(error: unknown): Promise<void> {
  if (navigator.onLine && isMissingChunk(error) && (await isOlderThanSite())) reloadOnce()
}

/**
 * As `reloadForStaleChunk`, for a page that lacks only a part. It is reloaded only if a newer build
 * is deployed, and not while the visitor is typing or in the studio: a toast asks them to reload.
 * Never fails.
 *
 * @param error what the fetch of the part threw
 */
export async function reloadStaleTab(error: unknown): Promise<void> {
  if (!navigator.onLine || !isMissingChunk(error)) return
  if (performance.now() - checkedAt < pauseMs) return
  checkedAt = performance.now()
  if (!(await isOlderThanSite())) return
  const { pathname } = window.location
  const isStudio = pathname.startsWith(paths.admin()) || pathname.startsWith(paths.auth())
  if (!isStudio && !isPageBusy()) reloadOnce()
  else {
    showToast({
      kind: 'info',
      title: 'The site has been updated.',
      description: 'Reload this page when you are ready: a part of it is no longer there.',
    })
  }
}

/** Whether an error says that a chunk could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && chunkErrors.has(error)
}

function reloadOnce(): void {
  const last = Number(readStored('session', reloadedAtKey) ?? 0)
  if (Date.now() - last < pauseMs) return
  if (writeStored('session', reloadedAtKey, String(Date.now()))) window.location.reload()
}

/** Whether the deployed site has another entry script than this document; false when unknown. */
export async function isOlderThanSite(): Promise<boolean> {
  const loaded = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']
  try {
    const html = await (await fetch(paths.home(), { cache: 'no-store' })).text()
    const deployed = /data-entry="([^"]*)"/.exec(html)?.[1]
    return loaded !== undefined && deployed !== undefined && deployed !== loaded
  } catch {
    return false
  }
}
