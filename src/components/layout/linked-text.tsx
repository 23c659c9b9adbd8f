import type { TextPart } from '../../content/model'
import { textLinkClass } from '../ui/button'
import { MenuLink } from './menu-link'

type LinkedTextProps = { parts: readonly TextPart[]; linkClass?: string }

/** Running text with links: to this site, another site, a phone number or an email address. */
export function LinkedText({ parts, linkClass = textLinkClass }: LinkedTextProps) {
  return parts.map((part) => {
    if (typeof part === 'string') return part
    const { name, href } = part
    return /^(?:\/|https:)/.test(href) ? (
      <MenuLink key={name} name={name} href={href} className={linkClass} />
    ) : (
      <a
        key={name}
        href={href}
        data-allow-copy
        className={`${linkClass} ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'break-all'}`}
      >
        {name}
      </a>
    )
  })
}
