import { textLinkClass } from '../../components/ui/button'
import type { TourLine } from '../../content/tour-lines'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'

/** The tours for teams, each with how long it takes, where it is and whom it takes. */
export function TeamTours({ tours }: { tours: readonly TourLine[] }) {
  return (
    <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
      {tours.map(({ slug, title, duration, location, participants }) => (
        <li key={slug} className="border-b border-line py-4">
          <Link to={paths.tour(slug)} className={textLinkClass}>
            {title}
          </Link>
          <p className="mt-1 text-muted">
            {duration} · {location} ·{' '}
            <span className="whitespace-nowrap">{groupSize(participants)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
