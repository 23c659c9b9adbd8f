import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'

/** What the router shows, and how it came there. */
type Shown = { location: Location; action: NavigationType }

/** What an entry of the browser's history remembers. */
type Entry = {
  /** State and key of the location, as react-router knows them. */
  usr: unknown
  key: string
  /** Place of the entry in the history; steps are counted with it. */
  idx: number
  /** Stands in front of the entry of its page, for Back to close what is open there. */
  isLayer?: boolean | undefined
}

/** The entry that the browser stands on; empty where no page of ours has written it. */
export function presentEntry(): Partial<Entry> {
  return window.history.state ?? {}
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = presentEntry()
  return { pathname, search, hash, state: usr, key }
}

let show: (next: Shown) => void = () => {}
let holdPop: (to: number) => boolean = () => false

function change(action: NavigationType): void {
  siteHistory.location = readLocation()
  show({ location: siteHistory.location, action })
}

function pop(): void {
  const entry = presentEntry()
  // An entry without a place was made by the browser itself, for a hash that somebody typed.
  const to = entry.idx ?? siteHistory.index + 1
  if (entry.idx === undefined) window.history.replaceState({ ...entry, idx: to }, '')
  if (holdPop(to)) return
  siteHistory.index = to
  change(NavigationType.Pop)
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function write(method: 'pushState' | 'replaceState', to: To, entry: Omit<Entry, 'key'>): void {
  const key = Math.random().toString(36).slice(2, 10)
  try {
    window.history[method]({ ...entry, key }, '', addressOf(to))
  } catch {
    // Safari refuses more than a hundred changes in a few seconds; a new document it gives.
    window.location.assign(addressOf(to))
  }
}

/**
 * The browser's history for react-router's `<Router>`. Unlike the router's own it lets the studio
 * hold Back and Forward; the data router can do that too, but weighs 17 KB on every public page.
 */
export const siteHistory = {
  /** Place of the entry of the page that is shown. */
  index: 0,
  /** Location of the page that is shown. */
  location: undefined as Location | undefined,

  /** Reads where the document stands; call it before the first render. */
  start(): Shown {
    const entry = presentEntry()
    const { idx = 0, isLayer } = entry
    if (entry.idx === undefined) window.history.replaceState({ ...entry, idx }, '')
    siteHistory.index = isLayer ? idx - 1 : idx
    siteHistory.location = readLocation()
    return { location: siteHistory.location, action: NavigationType.Pop }
  },

  /** Calls `listener` with every change of page; returns what stops it. */
  listen(listener: (next: Shown) => void): () => void {
    show = listener
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  },

  /**
   * Lets `holds` decide about every step that the browser has made in the history: `true` keeps the
   * page that is shown. It gets the place of the entry that the browser now stands on.
   *
   * @returns what ends that
   */
  hold(holds: (to: number) => boolean): () => void {
    holdPop = holds
    return () => {
      if (holdPop === holds) holdPop = () => false
    }
  },

  createHref: addressOf,

  push(to: To, usr: unknown = null): void {
    const { idx = siteHistory.index, isLayer } = presentEntry()
    // A page that is opened from a layer takes the layer's place.
    siteHistory.index = isLayer ? idx : idx + 1
    write(isLayer ? 'replaceState' : 'pushState', to, { usr, idx: siteHistory.index })
    change(NavigationType.Push)
  },

  replace(to: To, usr: unknown = null): void {
    const { idx = siteHistory.index, isLayer } = presentEntry()
    write('replaceState', to, { usr, idx, isLayer })
    change(NavigationType.Replace)
  },

  go: (steps: number): void => window.history.go(steps),
} satisfies Navigator & Record<string, unknown>
