import { routeOf } from './routes'

/** Loads the chunk of a page when a visitor points at, touches or focuses a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])')
    if (!link) return
    const route = routeOf(new URL(link.href).pathname)
    // A failed guess costs nothing; the navigation itself will report the failure.
    if (route.isPublic) route.load().catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}
