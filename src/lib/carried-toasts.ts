import { readStored, removeStored, writeStored } from './storage'
import { carriedToastsKey, showToast, takeToasts, type Toast } from './toast'

/** So long a message that was drawn goes on to the next document. */
const carriedMs = 3000

let latest: { toast: Toast; at: number }[] = []

/** Takes note of a message that is drawn. */
export function noteDrawn(toast: Toast): void {
  latest = [...latest.slice(-2), { toast, at: Date.now() }]
}

/** Gives what was just said, or is still to be said, to the next document of this tab. */
export function carryToasts(): void {
  const drawn = latest.filter(({ at }) => Date.now() - at < carriedMs).map(({ toast }) => toast)
  const carried = [...drawn, ...takeToasts()].map(({ action, ...text }) =>
    // What a button does stays behind with the document; an address does not.
    action && 'to' in action ? { ...text, action } : text,
  )
  latest = []
  if (carried.length > 0) writeStored('session', carriedToastsKey, JSON.stringify(carried))
}

/** Shows what the document before this one has carried over. */
export function showCarriedToasts(): void {
  const stored = readStored('session', carriedToastsKey)
  if (!stored) return
  removeStored('session', carriedToastsKey)
  const carried: Toast[] = JSON.parse(stored)
  carried.forEach(showToast)
}
