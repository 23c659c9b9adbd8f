import { isPageBusy } from './is-page-busy'
import { paths } from './paths'
import { readStored, writeStored } from './storage'
import { showToast } from './toast'

// A tab that is older than the last deploy asks for chunks that are gone.

const stampKey = 'reloadedForChunks'
const pauseMs = 10_000

const chunkErrors = new WeakSet<object>()
let askedAt = Number.NEGATIVE_INFINITY

/** Begins to note which errors are chunks that could not be fetched. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
  })
}

/**
 * Loads a page anew that has broken for want of a chunk (a guess that failed breaks nothing), once:
 * a second failure within ten seconds stays on the error page, and so does every one without a
 * connection.
 *
 * @param error what the page threw
 */
export function reloadForStaleChunk(error: unknown): void {
  if (isMissingChunk(error)) reloadOnce()
}

/**
 * As `reloadForStaleChunk`, for a page that lacks a mere part: it is loaded anew only when the site
 * has been built anew, and not under the hands of somebody who types or works in the studio; they
 * are told. Never fails.
 *
 * @param error what the fetch of the part threw
 */
export async function reloadStaleTab(error: unknown): Promise<void> {
  if (!isMissingChunk(error) || performance.now() - askedAt < pauseMs) return
  askedAt = performance.now()
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

function isMissingChunk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && chunkErrors.has(error) && navigator.onLine
}

function reloadOnce(): void {
  const last = Number(readStored('session', stampKey) ?? 0)
  if (Date.now() - last < pauseMs) return
  if (writeStored('session', stampKey, String(Date.now()))) window.location.reload()
}

/** Whether pages now begin with another script than this one did; false when nobody can tell. */
async function isOlderThanSite(): Promise<boolean> {
  const own = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']
  try {
    const html = await (await fetch(paths.home(), { cache: 'no-store' })).text()
    const present = /data-entry="([^"]*)"/.exec(html)?.[1]
    return own !== undefined && present !== undefined && present !== own
  } catch {
    return false
  }
}
