import { showToast } from '../lib/toast'
import { announcePrinting, blockClipboard, blockContextMenu, blockDrag } from './blocked-events'
import { mayWatchDeveloperTools, timeBreakpoint, watchDeveloperTools } from './developer-tools'
import type { Guard } from './guard'
import { limitNotices } from './notices'
import { blockSelection } from './selection'
import { blockShortcuts } from './shortcuts'

type Protection = {
  document: Document
  /** How long a message is shown, in milliseconds; it is not repeated during that time. */
  messageMs: number
  /** Interval of the check for developer tools, in milliseconds. */
  checkMs: number
  /** A check that takes longer, in milliseconds, was stopped by developer tools. */
  thresholdMs: number
  /** Shows one message; a toast by default. */
  notify?: (text: string) => void
  /** Current time in milliseconds. */
  now?: () => number
  /** Returns how long a breakpoint stops the page, in milliseconds; `null` for no check. */
  detect?: (() => number) | null
}

/**
 * Makes copying the page a little harder. This is a deterrent, not security: anyone who can read a
 * page can copy it. Form fields, contact details and other keys are not affected (see
 * `guard.ts` and `shortcuts.ts`).
 *
 * @returns a function that removes the protection
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
  const controller = new AbortController()
  const guard: Guard = {
    document,
    notify: limitNotices(notify, messageMs, now),
    signal: controller.signal,
  }
  blockContextMenu(guard)
  blockShortcuts(guard)
  blockSelection(guard)
  blockClipboard(guard)
  blockDrag(guard)
  announcePrinting(guard)
  if (detect) watchDeveloperTools(guard, { detect, everyMs: checkMs, thresholdMs })
  return () => controller.abort()
}

function defaultDetector({ defaultView }: Document): (() => number) | null {
  return defaultView && mayWatchDeveloperTools(defaultView) ? timeBreakpoint : null
}
