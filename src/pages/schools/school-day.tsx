import { textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import type { SchoolTour } from '../../content/school-tours'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'

/** One tour for schools: its facts, its stations in order and what it includes. */
export function SchoolDay({ slug, title, itinerary, includes, ...tour }: SchoolTour) {
  const facts = [
    ['Duration', tour.duration],
    ['Where', tour.location],
    ['Group size', groupSize(tour.participants)],
  ] as const
  return (
    <article className={`p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">
        <Link to={paths.tour(slug)} className={textLinkClass}>
          {title}
        </Link>
      </h3>
      <dl className="mt-4 grid gap-x-10 gap-y-3 border-y border-line py-4 sm:flex sm:flex-wrap">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid grid-cols-1 gap-8 md:grid-cols-2">
        <div>
          <h4 className="font-semibold">Stations</h4>
          <ol className="mt-2 grid list-decimal gap-2 pl-6">
            {itinerary.map((station) => (
              <li key={station}>{station}</li>
            ))}
          </ol>
        </div>
        <div>
          <h4 className="font-semibold">Included</h4>
          <ul className="mt-2 grid list-disc gap-2 pl-6">
            {includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
