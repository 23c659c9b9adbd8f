import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { notFound, prefetchOnIntent, routeOf } from './app/routes'
import { SiteRouter } from './app/site-router'
import { StudioApp } from './app/studio-app'
import { firstUse } from './lib/first-use'
import { logNotFound } from './lib/log-not-found'
import { watchChunkErrors } from './lib/stale-tab'
import './styles/main.css'

declare global {
  interface Window {
    /** Settles when the boot script's style sheet has come, or cannot come. */
    wholeStyles?: Promise<unknown>
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// Zod would try whether it may write code of its own, which the policy of every page forbids and
// reports. It reads this when a chunk brings it; its own `config` would bring it with the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchChunkErrors()
void firstUse()

const route = routeOf(window.location.pathname)
// Its page itself comes with the first use.
if (route === notFound) logNotFound(window.location.pathname)

const app =
  route.id === 'studio' ? (
    <StudioApp />
  ) : (
    <SiteRouter>
      <App />
    </SiteRouter>
  )

if (root.dataset.page === route.id) {
  // The HTML is this very page. React hydrates it when its chunk is there: of most pages once the visitor
  // uses them. The styles of what React may show next must be there before.
  await Promise.all([route.isAtOnce && route.load(), window.wholeStyles])
  hydrateRoot(root, app)
} else {
  await window.wholeStyles
  document.querySelectorAll('head [data-shell]').forEach((tag) => tag.remove())
  root.replaceChildren()
  createRoot(root).render(app)
}

prefetchOnIntent()
