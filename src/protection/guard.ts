import type { Notice } from './notices'

/** What every part of the protection works with. */
export type Guard = {
  document: Document
  /** Tells the visitor; may be called as often as a key repeats. */
  notify: (notice: Notice) => void
  /** Ends the protection: every listener is bound to it. */
  signal: AbortSignal
}
