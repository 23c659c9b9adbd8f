import { ExternalLink } from '../../components/ui/external-link'
import type { MenuItem } from '../../content/model'
import { Link } from '../../lib/link'

const linkClass = 'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** A link inside an answer: a page of this site, an address outside, a phone number or mailbox. */
export function AnswerLink({ name, href }: MenuItem) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkClass}>
        {name}
      </Link>
    )
  }
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className={linkClass}>
        {name}
      </ExternalLink>
    )
  }
  return (
    <a
      href={href}
      data-allow-copy
      className={`${linkClass} ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'break-all'}`}
    >
      {name}
    </a>
  )
}
