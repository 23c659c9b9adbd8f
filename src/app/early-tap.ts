declare global {
  interface Window {
    /** Set by the boot script: the last button pressed before React was attached. */
    earlyTap?: HTMLElement | undefined
    /** Set by the boot script: stops its listening. */
    stopEarlyTap?: () => void
  }
}

/** Presses the button again that a visitor pressed before the page could answer. */
export function replayEarlyTap(): void {
  // The handlers are attached when the first commit is through, one task later at the earliest.
  setTimeout(() => {
    window.stopEarlyTap?.()
    const button = window.earlyTap
    window.earlyTap = undefined
    if (button?.isConnected) button.click()
  }, 0)
}
