/** Whether the browser knows that it has no connection: another site would only show its error. */
export const isOffline = (): boolean => !navigator.onLine

/**
 * Opens a link in a new tab. Must be called synchronously in the handler of a user gesture, or phones
 * block it.
 *
 * @returns whether a tab has opened; the browser inside another app may refuse
 */
export function openTab(href: string): boolean {
  try {
    // Not with `noopener`, which always gives null; the opener is removed before the other site loads.
    const tab = window.open(href, '_blank')
    if (!tab) return false
    tab.opener = null
    return true
  } catch {
    return false
  }
}
