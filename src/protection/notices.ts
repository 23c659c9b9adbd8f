/** The messages, word for word from the specification. */
export const notices = {
  contextMenu: 'Right-click is disabled to protect content',
  developerTools: 'Developer tools are disabled',
  console: 'Console is disabled',
  inspector: 'Element inspector is disabled',
  source: 'View source is disabled',
  selection: 'Text selection is disabled',
  copy: 'Copying is disabled',
  cut: 'Cutting is disabled',
  save: 'Saving is disabled',
  print: 'Printing is disabled',
  drag: 'Dragging is disabled',
  detected: 'Developer tools detected! Content is protected.',
} as const

/** Kind of a message. */
export type Notice = keyof typeof notices

/**
 * Shows at most one message of a kind in `pauseMs`, so that a held key does not queue messages.
 *
 * @param show shows one text
 * @param pauseMs how long a message is shown, in milliseconds
 * @param now current time in milliseconds
 */
export function limitNotices(
  show: (text: string) => void,
  pauseMs: number,
  now: () => number,
): (notice: Notice) => void {
  const lastShown = new Map<Notice, number>()
  return (notice) => {
    const last = lastShown.get(notice)
    if (last !== undefined && now() - last < pauseMs) return
    lastShown.set(notice, now())
    show(notices[notice])
  }
}
