import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from '../../content/model'
import { ExternalLink } from '../ui/external-link'
import { Link } from '../../lib/link'

type MenuLinkProps = MenuItem & Pick<ComponentProps<'a'>, 'className' | 'onClick'>

/** Value of `aria-current`: 'page' for the current page, 'true' for the section it belongs to. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href.includes('#') || href.includes('?')) return undefined
  if (href === pathname) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

/** A link in a menu, to a page of this site or to another site in a new tab. */
export function MenuLink({ name, href, ...link }: MenuLinkProps) {
  const { pathname } = useLocation()
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} {...link}>
        {name}
      </ExternalLink>
    )
  }
  return (
    <Link to={href} aria-current={currentOf(href, pathname)} {...link}>
      {name}
    </Link>
  )
}
