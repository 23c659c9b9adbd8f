import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** The frame of every public page: skip link, fixed bar, the page itself, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-card focus:px-5 focus:py-3 focus:font-semibold focus:text-tea focus:shadow-raised"
        onClick={(event) => {
          // Left to itself the browser would add `#main` to the address and the history.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-dvh pt-16 xl:pt-20">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
