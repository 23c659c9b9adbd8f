import { showToast } from '../lib/toast'
import { timeBreakpoint } from './breakpoint'
import { blockClipboard } from './clipboard'
import { blockContextMenu } from './context-menu'
import { watchDeveloperTools } from './developer-tools'
import { blockDrag } from './drag'
import type { Guard } from './guard'
import { limitNotices } from './limit-notices'
import { mayWatchDeveloperTools } from './may-watch'
import { announcePrinting } from './print'
import { blockSelection } from './selection'
import { blockShortcuts } from './shortcuts'

type Protection = {
  document: Document
  /** How long a message stays on the screen, in milliseconds: one of a kind is enough at a time. */
  messageMs: number
  /** Time between two looks for developer tools, in milliseconds. */
  checkMs: number
  /** A look that takes longer was held up by developer tools. */
  thresholdMs: number
  /** Shows one message; a toast unless told otherwise. */
  notify?: (text: string) => void
  /** Present time in milliseconds. */
  now?: () => number
  /** How long a breakpoint holds the page up, in milliseconds; `null` never looks. */
  detect?: (() => number) | null
}

/**
 * Makes copying the page a little harder. This deters and protects nothing: whoever can read a page
 * can keep it. Forms, contact details and the keyboard stay free (see `exemptions.ts` and
 * `shortcuts.ts`).
 *
 * @returns ends the protection and leaves no trace of it
 */
export function protectContent({
  document,
  messageMs,
  checkMs,
  thresholdMs,
  notify = (title) => showToast({ kind: 'info', title }),
  now = () => performance.now(),
  detect = defaultDetector(document),
}: Protection): () => void {
  const end = new AbortController()
  const guard: Guard = {
    document,
    notify: limitNotices(notify, messageMs, now),
    signal: end.signal,
  }
  blockContextMenu(guard)
  blockShortcuts(guard)
  blockSelection(guard)
  blockClipboard(guard)
  blockDrag(guard)
  announcePrinting(guard)
  if (detect) watchDeveloperTools(guard, { detect, everyMs: checkMs, thresholdMs })
  return () => end.abort()
}

function defaultDetector({ defaultView }: Document): (() => number) | null {
  return defaultView && mayWatchDeveloperTools(defaultView) ? timeBreakpoint : null
}
