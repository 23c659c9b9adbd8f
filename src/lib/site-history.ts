import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'

/** What the router shows, and by which kind of navigation. */
type Shown = { location: Location; action: NavigationType }

/** `history.state` of an entry of the browser's history. */
type Entry = {
  /** State and key of the location, in react-router's format. */
  usr: unknown
  key: string
  /** Index of the entry in the history, to compute the distance between entries. */
  idx: number
  /** An extra entry after that of its page, so that Back closes what is open there. */
  isLayer?: boolean | undefined
}

/** The browser's current history entry; empty where this site has not written it. */
export function currentEntry(): Partial<Entry> {
  return window.history.state ?? {}
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = currentEntry()
  return { pathname, search, hash, state: usr, key }
}

let show: (next: Shown) => void = () => {}
let holdPop: (to: number) => boolean = () => false

function change(action: NavigationType): void {
  siteHistory.location = readLocation()
  show({ location: siteHistory.location, action })
}

function pop(): void {
  const entry = currentEntry()
  // An entry without an index was created by the browser, for a hash typed into the address bar.
  const to = entry.idx ?? siteHistory.index + 1
  if (entry.idx === undefined) window.history.replaceState({ ...entry, idx: to }, '')
  if (holdPop(to)) return
  siteHistory.index = to
  change(NavigationType.Pop)
}

function urlOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function write(method: 'pushState' | 'replaceState', to: To, entry: Omit<Entry, 'key'>): void {
  const key = Math.random().toString(36).slice(2, 10)
  try {
    window.history[method]({ ...entry, key }, '', urlOf(to))
  } catch {
    // Safari refuses more than a hundred changes in a few seconds, but still loads new documents.
    window.location.assign(urlOf(to))
  }
}

/**
 * The browser's history for react-router's `<Router>`. Unlike the router's own it lets the studio
 * block Back and Forward. The data router can do that, too, but adds 17 KB to every public page.
 */
export const siteHistory = {
  /** Index of the history entry of the page that is shown. */
  index: 0,
  /** Location of the page that is shown. */
  location: undefined as Location | undefined,

  /** Reads the current history entry; call it before the first render. */
  start(): Shown {
    const entry = currentEntry()
    const { idx = 0, isLayer } = entry
    if (entry.idx === undefined) window.history.replaceState({ ...entry, idx }, '')
    siteHistory.index = isLayer ? idx - 1 : idx
    siteHistory.location = readLocation()
    return { location: siteHistory.location, action: NavigationType.Pop }
  },

  /** Calls `listener` on every navigation; returns the function that unsubscribes it. */
  listen(listener: (next: Shown) => void): () => void {
    show = listener
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  },

  /**
   * Sets the function that decides whether to ignore a Back or Forward: if `holds` returns `true`, the
   * page that is shown stays. Its argument is the index of the browser's new current entry.
   */
  hold(holds: (to: number) => boolean): void {
    holdPop = holds
  },

  createHref: urlOf,

  push(to: To, usr: unknown = null): void {
    const { idx = siteHistory.index, isLayer } = currentEntry()
    // A page that is opened from a layer replaces the layer's entry.
    siteHistory.index = isLayer ? idx : idx + 1
    write(isLayer ? 'replaceState' : 'pushState', to, { usr, idx: siteHistory.index })
    change(NavigationType.Push)
  },

  replace(to: To, usr: unknown = null): void {
    const { idx = siteHistory.index, isLayer } = currentEntry()
    write('replaceState', to, { usr, idx, isLayer })
    change(NavigationType.Replace)
  },

  go: (steps: number): void => window.history.go(steps),
} satisfies Navigator & Record<string, unknown>
