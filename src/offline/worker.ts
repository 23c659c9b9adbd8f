import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { withKeptPages, type KeptPage } from './kept-pages'
import { isPublicPath, keepToursMessage, offlinePagePath, type OfflineSettings } from './protocol'

// The service worker: keeps the pages that were visited, and what they need, for a visitor who loses the
// connection. It never sees the studio or the backend; with a connection, pages always come from the server.

/** Filled in by the build. */
declare const offlineSettings: OfflineSettings

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; data?: unknown }

/** The part of `ServiceWorkerGlobalScope` that is used here; its types cannot stand beside those of a page. */
type WorkerScope = {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: { origin: string }
}

const scope: WorkerScope = Object(globalThis)

const day = 86_400
const shellCache = 'shell'
const pagesCache = 'pages'
const picturesCache = 'pictures'

/** How long to wait for a page before the kept one is shown, in seconds. */
const patience = 10

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  plugins: [
    {
      // A page is kept once, without its query; a server may answer a query with another page.
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !new URL(request.url).search ? response : null,
    },
    atMost({ entries: 60, days: 30 }),
  ],
})

// Their names are hashes of what they hold.
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [atMost({ entries: 300, days: 30 })],
})

// Their names stay the same when what they hold is published anew.
const texts = new NetworkFirst({
  cacheName: 'texts',
  networkTimeoutSeconds: patience,
  plugins: [atMost({ entries: 60, days: 30 })],
})

// For a few days only: somebody may have asked to take a picture down. Those of the tours come beside the others:
// with less room, each page would fetch them anew.
const pictures = new CacheFirst({
  cacheName: picturesCache,
  plugins: [atMost({ entries: 150 + offlineSettings.tours.filter(isPicture).length, days: 7 })],
})

registerRoute(
  // Whoever wants no cache asks what is deployed now: a kept page would pass for another build.
  ({ sameOrigin, url, request }) =>
    sameOrigin && isPublicPath(url.pathname) && request.cache !== 'no-store',
  pages,
)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(({ sameOrigin, url }) => sameOrigin && isText(url.pathname), texts)
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname), pictures)

setCatchHandler(async ({ request, url }) => {
  if (request.mode === 'navigate') return offlinePage()
  return (isPicture(url.pathname) && (await otherWidth(url.pathname))) || Response.error()
})

scope.addEventListener('install', (event) => {
  // A new version may take over at once: kept files are named by their bytes, and pages by their address.
  event.waitUntil(Promise.all([scope.skipWaiting(), keepOfflinePage()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim())
})

scope.addEventListener('message', (event) => {
  if (event.data === keepToursMessage) event.waitUntil(keepTours(event))
})

/** Limits of a cache; all of it may go when the device has no room left. */
function atMost({ entries, days }: { entries: number; days: number }): WorkboxPlugin {
  const limits = { maxEntries: entries, maxAgeSeconds: days * day, purgeOnQuotaError: true }
  // Its optional methods are typed more loosely than those of a plugin.
  return Object(new ExpirationPlugin(limits))
}

function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function isPicture(pathname: string): boolean {
  return pathname.startsWith('/pictures/')
}

function isText(pathname: string): boolean {
  return pathname.startsWith('/texts/')
}

function strategyFor(path: string): CacheFirst | NetworkFirst {
  if (isPublicPath(path)) return pages
  if (isText(path)) return texts
  return isPicture(path) ? pictures : files
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(shellCache)
  await cache.add(new Request(offlinePagePath, { cache: 'no-cache' }))
}

/** One after the other, so that they do not compete with what the visitor asks for. */
async function keepTours(event: WorkerEvent): Promise<void> {
  for (const path of offlineSettings.tours) {
    const url = new URL(path, scope.location.origin)
    const strategy = strategyFor(path)
    // What does not come now comes with the next visit.
    await strategy
      .handle({ event: Object(event), request: new Request(url) })
      .catch(() => undefined)
  }
}

/** The largest kept file of a picture: a phone may ask for a larger one than was kept. */
async function otherWidth(pathname: string): Promise<Response | undefined> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const cache = await caches.open(picturesCache)
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
  const [largest] = kept.toSorted((a, b) => widthOf(b.url) - widthOf(a.url))
  return largest && cache.match(largest)
}

function widthOf(url: string): number {
  return Number.parseInt(url.slice(url.lastIndexOf('/') + 1), 10) || 0
}

async function offlinePage(): Promise<Response> {
  const page = await caches.match(offlinePagePath, { cacheName: shellCache })
  if (!page) return Response.error()
  const cache = await caches.open(pagesCache)
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<KeptPage> => {
      const answer = await cache.match(url)
      return { path: new URL(url).pathname, html: (await answer?.text()) ?? '' }
    }),
  )
  return new Response(withKeptPages(await page.text(), kept), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
