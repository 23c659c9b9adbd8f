import { savesData } from '../lib/data-saver'
import { isOlderThanSite } from '../lib/stale-tab'
import { showToast } from '../lib/toast'
import { whenIdle } from '../lib/when-idle'
import { keepToursMessage, workerPath, workerPolicyName } from './protocol'

type TrustedTypesFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (input: string) => string },
  ): { createScriptURL(input: string): string }
}

/** The worker's address in the form that the page's policy demands, where the browser knows such a policy. */
function trustedWorkerPath(): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypesFactory } = Object(window)
  const policy = trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => workerPath })
  return policy ? policy.createScriptURL(workerPath) : workerPath
}

/** Paths of this page and of its files that the browser has already. */
function loadedPaths(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && /^\/(?:assets|pictures|texts)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
  return [window.location.pathname, ...files]
}

function tell(worker: ServiceWorker, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  worker.postMessage(message)
}

let isOffered = false

/**
 * Tells the visitor once that a newer build is deployed, with a button that loads it: never by itself, since
 * something may be half written. Nothing where the page is the newest, or that cannot be known.
 */
async function offerNewVersion(): Promise<void> {
  if (isOffered || !(await isOlderThanSite())) return
  isOffered = true
  showToast({
    kind: 'info',
    title: 'A new version is ready.',
    action: { label: 'Load it', onClick: () => window.location.reload() },
  })
}

/** How long a page was left before it asks for a new version, in ms. */
const longAwayMs = 3_600_000

/** Offers a new version once its worker has taken over; whoever comes back to a page after long asks for one. */
function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => void offerNewVersion())
  let leftAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt > longAwayMs) registration.update().catch(() => undefined)
  })
}

/**
 * Starts the service worker, which keeps what the visitor sees for the moment when the connection is lost;
 * with a good connection the tours, too. Nothing happens in browsers without service workers.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const known = await navigator.serviceWorker.getRegistration('/')
    if (!known?.active) await navigator.serviceWorker.register(trustedWorkerPath())
    const wasControlled = navigator.serviceWorker.controller !== null
    const registration = await navigator.serviceWorker.ready
    const { active } = registration
    // The first worker of this browser is no new version.
    if (wasControlled) watchForNewVersion(registration)
    // The first page was loaded without the worker, which keeps only what passes through it.
    if (active) tell(active, { type: 'CACHE_URLS', payload: { urlsToCache: loadedPaths() } })
    whenIdle(() => {
      if (active && !savesData()) tell(active, keepToursMessage)
    })
  } catch {
    // The site works without it, as in a private window.
  }
}
