import { brochure } from '../../content/brochure'
import { chatAddress } from '../../lib/chat'
import { onPress, type Press, type PressKind } from '../../lib/press'

/** The backend, as the build knows it; an empty URL means the site's own origin. */
const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || '',
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
}

/**
 * Adds one to the daily number of that kind and tour. Says nothing about the visitor: no cookie, no address of
 * the page. Returns at once; a failure is nobody's concern. The request outlives the page.
 */
export function sendPress({ kind, tour }: Press, { url, key } = backend): void {
  try {
    fetch(`${url}/rest/v1/rpc/count_press`, {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ pressed: kind, of_tour: tour }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }).catch(() => undefined)
  } catch {
    // A browser that refuses: the press itself matters more.
  }
}

/** The chat with nobody in particular, in which visitors share a page or write to others: that asks the operator nothing. */
const withOthers = new URL(chatAddress('', ''))

/** What a link asks for; undefined for a link to read on. */
function kindOf(link: HTMLAnchorElement): PressKind | undefined {
  const { protocol, href, host, pathname } = link
  if (protocol === 'tel:') return 'call'
  if (protocol === 'mailto:') return pathname === '' ? undefined : 'mail'
  if (host === withOthers.host) return pathname === withOthers.pathname ? undefined : 'send'
  const isPdf = pathname === brochure.href || /^\/sheets\/[^/]+\.pdf$/.test(pathname)
  return href !== '' && isPdf ? 'brochure' : undefined
}

/** The id of the tour whose details a link is part of. */
function tourOf(link: Element): number | null {
  const id = Number(link.closest<HTMLElement>('[data-tour]')?.dataset['tour'])
  return Number.isInteger(id) ? id : null
}

/**
 * Counts presses on links that lead to the chat, the mail app, the phone or the brochure (or the sheet of a tour), and those that the
 * page notes itself. Nothing is sent before one.
 *
 * @param send takes each press; by default to the backend of the site
 * @returns ends it
 */
export function countPresses(send: (press: Press) => void = sendPress): () => void {
  const controller = new AbortController()
  const { signal } = controller
  onPress(send, signal)
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    const kind = link && kindOf(link)
    if (kind) send({ kind, tour: tourOf(link) })
  }
  // Capturing, because dialogs stop what bubbles.
  document.addEventListener('click', follow, { capture: true, signal })
  return () => controller.abort()
}
