import type { Notice } from './notices'

/** What every part of the protection needs. */
export type Guard = {
  document: Document
  /** Shows a message; repeated calls are rate-limited. */
  notify: (notice: Notice) => void
  /** Removes every listener of the protection. */
  signal: AbortSignal
}
