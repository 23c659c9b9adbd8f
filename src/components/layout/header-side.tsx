import { Link } from '../../lib/link'
import { buttonClass } from '../ui/button'

type SideLink = { name: string; href: string; isDocument?: boolean }

type SideLinksProps = {
  /** What they are for. */
  label: string
  links: readonly SideLink[]
  /** Whether phones show them, too. */
  isOnPhones?: boolean
}

const tileClass = buttonClass('secondary', 'w-full justify-between! max-lg:w-auto', 'compact')

/** Links beside the heading of a page, as tiles; on phones in one row, or not at all. */
export function SideLinks({ label, links, isOnPhones }: SideLinksProps) {
  return (
    <nav aria-label={label} className={isOnPhones ? '' : 'max-lg:hidden'}>
      <ul className="flex flex-wrap gap-2 lg:grid">
        {links.map(({ name, href, isDocument }) => {
          const content = (
            <>
              {name} <span aria-hidden>→</span>
            </>
          )
          return (
            <li key={href}>
              {isDocument ? (
                <a href={href} className={tileClass}>
                  {content}
                </a>
              ) : (
                <Link to={href} className={tileClass}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
