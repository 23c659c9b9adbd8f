declare global {
  interface Window {
    /** Set by the boot script: stops its listening. */
    stopEarlyTap?: () => void
  }
}

/**
 * Presses the button again that a visitor pressed before the page could answer. A button inside a
 * `DeferredHydration` is left to it, which knows when it can.
 */
export function replayEarlyTap(): void {
  // The handlers are attached when the first commit is through, one task later at the earliest.
  setTimeout(() => {
    window.stopEarlyTap?.()
    const button = window.earlyTap
    if (!button || button.closest('[data-deferred]')) return
    window.earlyTap = undefined
    if (button.isConnected) button.click()
  }, 0)
}
