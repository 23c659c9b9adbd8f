import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of this site that begins with `/`. */
  to: string
  /** Puts the new address in the place of the present one in the history. */
  replace?: boolean
  /** Travels with the entry of the history. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the site: an ordinary one whose plain press changes the page without a new
 * document. The router's own brings the prefetching of a framework along, 4 KB that nobody uses.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    void navigate(to, { replace: replace ?? to === pathname + search + hash, state })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether the press asks for nothing else: no new tab, no download, no menu. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  return (
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
    (!target || target === '_self') &&
    !download
  )
}
