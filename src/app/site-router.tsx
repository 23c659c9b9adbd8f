import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Location, type To } from 'react-router-dom'

/** What the router shows, and how it came there. */
type Shown = { location: Location; action: NavigationType }

function read(action: NavigationType): Shown {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = window.history.state ?? {}
  return { location: { pathname, search, hash, state: usr, key }, action }
}

let show: (action: NavigationType) => void = () => {}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

function write(method: 'pushState' | 'replaceState', to: To, usr: unknown): void {
  const key = Math.random().toString(36).slice(2, 10)
  try {
    window.history[method]({ usr, key }, '', addressOf(to))
  } catch {
    // Safari refuses more than a hundred changes in a few seconds; a new document it gives.
    window.location.assign(addressOf(to))
  }
}

/** The browser's history as `<Router>` wants it. */
const navigator = {
  createHref: addressOf,
  push(to: To, state: unknown = null): void {
    write('pushState', to, state)
    show(NavigationType.Push)
  },
  replace(to: To, state: unknown = null): void {
    write('replaceState', to, state)
    show(NavigationType.Replace)
  },
  go: (steps: number): void => window.history.go(steps),
}

/**
 * Gives everything below it the address of the browser. The library's `BrowserRouter` does the same
 * with half a kilobyte more in the first script of every page.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setShown] = useState(() => read(NavigationType.Pop))
  useLayoutEffect(() => {
    show = (next) => {
      startTransition(() => setShown(read(next)))
    }
    const pop = () => show(NavigationType.Pop)
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
