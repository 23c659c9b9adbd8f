import { readStored, removeStored, writeStored } from './storage'
import { carriedToastsKey, showToast, subscribeToasts, takeToasts, type Toast } from './toast'

/** So long a message that was drawn goes on to the next document. */
const carriedMs = 3000

let latest: { toast: Toast; at: number }[] = []

/** Takes note of a message that is drawn. */
export function noteDrawn(toast: Toast): void {
  latest = [...latest.slice(-2), { toast, at: Date.now() }]
}

/**
 * Gives what was just said, and what is said until this document is left, to the next one of this tab.
 *
 * @returns the function that stops it
 */
export function carryToasts(): () => void {
  storeToasts()
  // A request that brought the navigation about may report its success after the navigation began.
  const stop = subscribeToasts(storeToasts)
  window.addEventListener('pagehide', stop, { once: true })
  return stop
}

function storeToasts(): void {
  const drawn = latest.filter(({ at }) => Date.now() - at < carriedMs).map(({ toast }) => toast)
  const carried = [...drawn, ...takeToasts()].map(({ action, ...text }) =>
    // What a button does stays behind with the document; an address does not.
    action && 'to' in action ? { ...text, action } : text,
  )
  latest = []
  if (carried.length === 0) return
  writeStored('session', carriedToastsKey, JSON.stringify([...storedToasts(), ...carried]))
}

function storedToasts(): Toast[] {
  return JSON.parse(readStored('session', carriedToastsKey) ?? '[]')
}

/** Shows what the document before this one has carried over. */
export function showCarriedToasts(): void {
  const carried = storedToasts()
  removeStored('session', carriedToastsKey)
  carried.forEach(showToast)
}
