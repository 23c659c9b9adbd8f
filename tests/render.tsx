import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../src/app/app'
import { notFound, routes } from '../src/app/routes'
import { loadParts } from '../src/lib/lazy-part'

type Browser = {
  /** What the visitor's settings answer. */
  prefersReducedMotion?: boolean
  savesData?: boolean
}

type Visit = RenderResult & {
  user: UserEvent
  /** Path, query and hash of the address as it now stands. */
  address: () => string
  /** Presses Back (-1) or Forward (1). */
  go: (steps: number) => void
}

/** Gives jsdom what browsers have and it lacks. Undone after each test. */
export function stubBrowser({ prefersReducedMotion = false, savesData = false }: Browser = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersReducedMotion && query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: savesData },
    configurable: true,
  })
}

/**
 * Opens `address` in the whole product, as a visitor would, with all pages already loaded. Of
 * several addresses the last is open and the others lie behind it in the history.
 */
export async function visit(address: string | string[], browser?: Browser): Promise<Visit> {
  stubBrowser(browser)
  const entries = typeof address === 'string' ? [address] : address
  await Promise.all([...routes.filter((route) => route.isPublic), notFound].map((r) => r.load()))
  await loadParts()
  let present = ''
  let go = (_steps: number) => {}
  function Address() {
    const { pathname, search, hash } = useLocation()
    const navigate = useNavigate()
    // With what is to be seen, not some time after it.
    useLayoutEffect(() => {
      present = pathname + search + hash
      go = (steps) => void navigate(steps)
    })
    return null
  }
  const user = userEvent.setup()
  const result = render(
    <MemoryRouter initialEntries={entries}>
      <App />
      <Address />
    </MemoryRouter>,
  )
  return { ...result, user, address: () => present, go: (steps) => go(steps) }
}
