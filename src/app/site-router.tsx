import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { siteHistory } from '../lib/site-history'

/** Gives everything below it the address of the browser; see `siteHistory`. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, show] = useState(() => siteHistory.start())
  useLayoutEffect(() => siteHistory.listen((next) => startTransition(() => show(next))), [])
  return (
    <Router location={location} navigationType={action} navigator={siteHistory}>
      {children}
    </Router>
  )
}
