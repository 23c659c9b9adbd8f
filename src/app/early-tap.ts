declare global {
  interface Window {
    /** Set by the boot script: removes its listener. */
    stopEarlyTap?: () => void
  }
}

/**
 * Repeats the click on a button that was clicked before hydration. `DeferredHydration` does so itself for the
 * buttons inside it.
 */
export function replayEarlyTap(): void {
  // React attaches its handlers after the first commit, one task later at the earliest.
  setTimeout(() => {
    window.stopEarlyTap?.()
    const button = window.earlyTap
    if (!button || button.closest('[data-deferred]')) return
    window.earlyTap = undefined
    if (button.isConnected) button.click()
  }, 0)
}
