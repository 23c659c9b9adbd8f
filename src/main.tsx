import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { replayEarlyTap } from './app/early-tap'
import { prefetchOnIntent } from './app/prefetch'
import { watchChunkErrors } from './app/stale-chunks'
import { routeOf } from './app/routes'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

watchChunkErrors()

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

const route = routeOf(window.location.pathname)

if (root.dataset.page === route.id) {
  // The HTML is this very page: its chunk must be there before React compares the two.
  await route.load()
  hydrateRoot(root, app)
} else {
  document.querySelectorAll('head [data-shell]').forEach((tag) => tag.remove())
  root.replaceChildren()
  createRoot(root).render(app)
}

replayEarlyTap()
prefetchOnIntent()
