import { publicPages } from '../lib/public-pages'

/** Address of the service worker; its scope is the whole site. */
export const workerPath = '/worker.js'

/** Address of the page that the worker shows instead of one that is not kept. */
export const offlinePagePath = '/offline.html'

/** Name of the Trusted Types policy that gives the worker its address. */
export const workerPolicyName = 'offline-worker'

/** Asks the worker to keep the tours with their small pictures. */
export const keepToursMessage = 'keep tours'

/** What the build tells the worker. */
export type OfflineSettings = {
  /** Hash of the page for visitors without a connection and of the scripts: with a new one, browsers install the worker anew. */
  revision: string
  /** Paths of the list of tours, and of the scripts, fonts and small pictures that it needs. */
  tours: readonly string[]
}

/**
 * Whether a path is a page of the public site, the only ones that the worker keeps: nothing of the studio,
 * of signing in or of the backend.
 */
export function isPublicPath(pathname: string): boolean {
  return publicPages.some(
    ({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  )
}
