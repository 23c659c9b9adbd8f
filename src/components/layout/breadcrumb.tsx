import type { MenuItem } from '../../content/model'
import { Link } from '../../lib/link'

type BreadcrumbProps = {
  /** Ancestors of the current page, from the home page down. */
  trail: readonly MenuItem[]
  /** Name of the current page. */
  current: string
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {trail.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link
              to={href}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              {name}
            </Link>
            <span aria-hidden>›</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 font-semibold break-words text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
