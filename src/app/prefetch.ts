import { routeOf } from './routes'

/** Loads the chunk of a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(): void {
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
