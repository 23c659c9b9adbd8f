/** One message in the corner of the screen. */
export type Toast = {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** A button inside the message. */
  action?: { label: string; onClick: () => void }
}

type Listener = () => void

let waiting: Toast[] = []
const listeners = new Set<Listener>()

/**
 * Shows a message for 3000 ms, one with a button for longer. The library that draws it is fetched with the first one, so a
 * page that never speaks never loads it; messages that come early wait in a queue.
 */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

/** Tells `listener` of every new message; returns the function that stops it. */
export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether messages are waiting to be drawn. */
export function hasWaitingToasts(): boolean {
  return waiting.length > 0
}

/** Takes the waiting messages out of the queue. */
export function takeToasts(): Toast[] {
  const taken = waiting
  waiting = []
  return taken
}
