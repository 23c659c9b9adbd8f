import { textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import type { TeamTour } from '../../content/team-tours'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'

/** Duration, place and group size in one line. */
export function TeamFacts({ tour }: { tour: TeamTour }) {
  return (
    <>
      {`${tour.duration} · ${tour.location} `}
      <span className="inline-block">{`· ${groupSize(tour.participants)}`}</span>
    </>
  )
}

/** What a team does on a tour, station by station, and what it includes. */
export function TeamDay({ tour }: { tour: TeamTour }) {
  const { slug, title, itinerary, includes } = tour
  return (
    <article className={`p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">
        <Link to={paths.tour(slug)} className={textLinkClass}>
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-muted">
        <TeamFacts tour={tour} />
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-6 border-t border-line pt-5 md:grid-cols-[3fr_2fr]">
        <ol className="grid list-decimal content-start gap-2 pl-6">
          {itinerary.map((station) => (
            <li key={station}>{station}</li>
          ))}
        </ol>
        <div>
          <h4 className="font-semibold">Included</h4>
          <ul className="mt-2 grid list-disc gap-1 pl-6">
            {includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
