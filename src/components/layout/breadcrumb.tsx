import type { MenuItem } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const home = { name: 'Home', href: paths.home() }

/** The way to the `current` page: the home page, then its other ancestor if it has one. */
export function Breadcrumb({
  parent,
  current,
}: {
  parent?: MenuItem | undefined
  current: string
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {[home, ...(parent ? [parent] : [])].map(({ name, href }) => (
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
