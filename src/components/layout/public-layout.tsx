import type { ReactNode } from 'react'
import { site } from '../../content/site'
import { lazyPart } from '../../lib/lazy-part'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { DeferredHydration } from '../ui/deferred-hydration'
import { BookTourLink } from './book-tour-link'
import { MainMenu } from './main-menu'
import { SiteMark } from './site-mark'

const siteFooter = lazyPart(() => import('./site-footer').then((m) => m.SiteFooter))

// Outside the component: DeferredHydration needs the same element in every render.
const footer = <siteFooter.Component />

/** Layout of every public page: skip link, header, content, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-postcard focus:bg-card focus:px-5 focus:py-3 focus:font-semibold focus:text-tea focus:shadow-raised"
        onClick={(event) => {
          // By default the browser would add `#main` to the URL and the history.
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
      <DeferredHydration>{footer}</DeferredHydration>
    </>
  )
}

/** The fixed header. Never higher than the 80 px of `scroll-padding-top`. */
function SiteHeader() {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 h-16 border-b border-line bg-paper xl:h-20">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link
          to={paths.home()}
          className="mr-auto flex min-h-11 min-w-0 shrink-99 items-center gap-2 overflow-hidden font-display text-lg leading-none text-tea sm:gap-3 sm:text-2xl"
        >
          <SiteMark place="header" />
          {site.name}
        </Link>
        <MainMenu />
        <BookTourLink />
      </div>
    </header>
  )
}
