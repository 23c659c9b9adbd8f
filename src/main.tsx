import { Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { replayEarlyTap } from './app/early-tap'
import { ErrorBoundary } from './app/error-boundary'
import { routeOf } from './app/routes'
import { SiteRouter } from './app/site-router'
import { Spinner } from './components/ui/spinner'
import { ToastOutlet } from './components/ui/toast-outlet'
import { toastMs } from './content/limits'
import { lazyComponent } from './lib/lazy-component'
import { OpenDocument } from './lib/open-document'
import { watchChunkErrors } from './lib/stale-tab'
import './styles/main.css'

declare global {
  interface Window {
    /** Settles when the boot script's style sheet has come, or cannot come. */
    wholeStyles?: Promise<unknown>
  }
}

const studio = lazyComponent(async () => {
  const { createStudio } = await import('./admin/studio-router')
  return createStudio(<OpenDocument />).StudioPages
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// Zod would try whether it may write code of its own, which the policy of every page forbids and
// reports. It reads this when a chunk brings it; its own `config` would bring it with the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchChunkErrors()

const route = routeOf(window.location.pathname)

const app =
  route.id === 'studio' ? (
    <StudioApp />
  ) : (
    <SiteRouter>
      <App />
    </SiteRouter>
  )

if (root.dataset.page === route.id) {
  // The HTML is this very page: its chunk must be there before React compares the two, and the
  // styles of what React may show next.
  await Promise.all([route.load(), window.wholeStyles])
  hydrateRoot(root, app)
} else {
  await window.wholeStyles
  document.querySelectorAll('head [data-shell]').forEach((tag) => tag.remove())
  root.replaceChildren()
  createRoot(root).render(app)
}

replayEarlyTap()
prefetchOnIntent()

/** The studio, with its own router, instead of the site. */
function StudioApp() {
  return (
    <ErrorBoundary resetKey="studio">
      <Suspense fallback={<Spinner label="Loading the page" />}>
        <studio.Component />
      </Suspense>
      <ToastOutlet durationMs={toastMs} />
    </ErrorBoundary>
  )
}

/** Loads the chunk of a page when a link to it is hovered, touched or focused. */
function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])')
    if (!link) return
    const route = routeOf(new URL(link.href).pathname)
    // The navigation itself will report a failure.
    if (route.isPublic) route.load().catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}
