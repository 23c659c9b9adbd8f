import { savesData } from '../lib/data-saver'
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

/** Whether the connection is good enough to fetch what nobody has asked for yet. */
function hasRoom(): boolean {
  const { connection }: { connection?: { effectiveType?: string } } = Object(navigator)
  return !savesData() && !/^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '4g')
}

/** Paths of this page and of its files that the browser has already. */
function loadedPaths(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && /^\/(?:assets|pictures)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
  return [window.location.pathname, ...files]
}

function tell(worker: ServiceWorker, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  worker.postMessage(message)
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
    const { active } = await navigator.serviceWorker.ready
    // The first page was loaded without the worker, which keeps only what passes through it.
    if (active) tell(active, { type: 'CACHE_URLS', payload: { urlsToCache: loadedPaths() } })
    whenIdle(() => {
      if (active && hasRoom()) tell(active, keepToursMessage)
    })
  } catch {
    // The site works without it, as in a private window.
  }
}
