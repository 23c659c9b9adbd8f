import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part'
import { LatePart } from '../ui/late-part'
import { SiteHeader } from './site-header'

const siteFooter = lazyPart(() => import('./site-footer').then((m) => m.SiteFooter))

// Outside the component, so that it keeps its identity.
const footer = <siteFooter.Component />

/** The frame of every public page: skip link, fixed bar, the page itself, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-postcard focus:bg-card focus:px-5 focus:py-3 focus:font-semibold focus:text-tea focus:shadow-raised"
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
      <LatePart>{footer}</LatePart>
    </>
  )
}
