import { textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import type { MenuItem } from '../../content/model'
import { Link } from '../../lib/link'

/** A link inside an answer: to this site, another site, a phone number or an email address. */
export function AnswerLink({ name, href }: MenuItem) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={textLinkClass}>
        {name}
      </Link>
    )
  }
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className={textLinkClass}>
        {name}
      </ExternalLink>
    )
  }
  return (
    <a
      href={href}
      data-allow-copy
      className={`${textLinkClass} ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'break-all'}`}
    >
      {name}
    </a>
  )
}
