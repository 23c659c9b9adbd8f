/** One toast in the corner of the screen. */
export type Toast = {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** Name of the form that it answers: a new answer of the same form removes the one before. */
  form?: string
  /** A button inside the toast, which does something or leads to a path of this site. */
  action?: { label: string } & ({ onClick: () => void } | { to: string })
}

type Listener = () => void

/** Where the toasts are stored that a document hands to the next; see `carryToasts`. */
export const carriedToastsKey = 'toasts'

let queue: Toast[] = []
let ended: string[] = []
const listeners = new Set<Listener>()

/**
 * Shows a toast for 3000 ms, one with a button for longer. The library that draws toasts is fetched
 * with the first one; until it has loaded, toasts are queued.
 */
export function showToast(toast: Toast): void {
  queue = [...queue, toast]
  tellListeners()
}

/** Removes the toast that answers a form, if there is one: what it says is over. */
export function removeToastOf(form: string): void {
  queue = queue.filter((toast) => toast.form !== form)
  ended = [...ended, form]
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when a toast comes or is over; returns the function that unsubscribes it. */
export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether toasts are queued to be drawn. */
export function hasQueuedToasts(): boolean {
  return queue.length > 0
}

/** Takes the queued toasts out of the queue. */
export function takeToasts(): Toast[] {
  const taken = queue
  queue = []
  return taken
}

/** Names of the forms whose answers are over since this was called last. */
export function takeEndedForms(): string[] {
  const taken = ended
  ended = []
  return taken
}
