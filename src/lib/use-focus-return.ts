import { useState } from 'react'

/**
 * For a dialog without a trigger of its own: returns the handler that gives the focus back to what had it
 * when the dialog was first rendered, if that is still in the page.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    // Radix would give it to the trigger, and here leave it to the whole page.
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
