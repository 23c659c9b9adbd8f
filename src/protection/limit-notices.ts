import { notices, type Notice } from './notices'

/**
 * Lets one message of a kind through in `pauseMs` and drops the others, so that a held key fills no
 * queue.
 *
 * @param show shows one text
 * @param pauseMs as long as a message stays on the screen, in milliseconds
 * @param now present time in milliseconds
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
