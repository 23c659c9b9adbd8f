/** What kind of fault a visitor's browser met. No word of the fault itself, which may hold what was typed. */
export type BrowserErrorKind = 'script' | 'promise' | 'chunk' | 'resource'

/** As many as a page reports at most: the first ones say enough, and a loop must not become a flood. */
const maxReports = 3

/** What browsers say when a file of a dynamic import cannot be fetched. */
const chunkMessage =
  /dynamically imported module|importing a module script failed|error loading (?:dynamically imported )?module/i

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : ''

/**
 * Whether an event comes from a script of this site. What extensions of the browser throw names their own
 * address, and what another origin's script throws names nothing.
 */
function isOwn({ filename }: ErrorEvent): boolean {
  return filename === '' || filename.startsWith(window.location.origin)
}

/** The kind of an event of the window; undefined for what is not worth a count. */
export function browserErrorKind(event: Event): BrowserErrorKind | undefined {
  if (event.type === 'vite:preloadError') return 'chunk'
  if (event instanceof ErrorEvent) {
    // Harmless, and thrown by layouts of every site now and then.
    if (event.message.startsWith('ResizeObserver loop') || !isOwn(event)) return undefined
    if (event.message === 'Script error.') return undefined
    return chunkMessage.test(event.message) ? 'chunk' : 'script'
  }
  if (event.type === 'unhandledrejection') {
    const reason: unknown = 'reason' in event ? event.reason : undefined
    // Somebody left the page, or changed their mind.
    if (reason instanceof DOMException && reason.name === 'AbortError') return undefined
    return chunkMessage.test(messageOf(reason)) ? 'chunk' : 'promise'
  }
  const isFile =
    event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement
  return event.type === 'error' && isFile ? 'resource' : undefined
}

/**
 * Reports faults of this page by their kind, each kind once and at most three in all.
 *
 * @param report counts one fault; what it throws is overlooked
 * @returns stops reporting
 */
export function watchBrowserErrors(report: (kind: BrowserErrorKind) => void): () => void {
  const reported = new Set<BrowserErrorKind>()
  const onEvent = (event: Event) => {
    const kind = browserErrorKind(event)
    if (kind === undefined || reported.has(kind) || reported.size >= maxReports) return
    reported.add(kind)
    try {
      report(kind)
    } catch {
      // A fault of the counter must not become a fault of the page.
    }
  }
  const types = ['error', 'unhandledrejection', 'vite:preloadError']
  // Files that cannot be loaded do not bubble.
  for (const type of types) window.addEventListener(type, onEvent, true)
  return () => {
    for (const type of types) window.removeEventListener(type, onEvent, true)
  }
}
