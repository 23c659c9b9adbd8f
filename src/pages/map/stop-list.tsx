import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { lineLinkClass, textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { mapStops, toursOffMap, type MapTour } from '../../content/map-stops'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { placeLink } from '../../lib/place-link'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * The map as a list: its places by number, each with its tours; then the tours without a place.
 *
 * @param active the stop that is pointed at, here or on the map
 */
export function StopList({ active }: { active: string | undefined }) {
  const arrived = useLocation().hash.slice(1)
  return (
    <div>
      <ol className="gap-x-4 space-y-2 xl:columns-2">
        {mapStops.map(({ id, name, where, tours }, index) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            data-stop={id}
            data-active={id === active || undefined}
            className="map-entry flex break-inside-avoid gap-4 rounded-panel p-3"
          >
            <span aria-hidden className="map-stamp grid size-10 shrink-0 place-items-center">
              {index + 1}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-subheading break-words">{name}</h3>
              {where && <p className="text-muted">{where}</p>}
              {id === arrived && <BackToTour />}
              <TourLinks tours={tours} />
            </div>
          </li>
        ))}
      </ol>
      {toursOffMap.length > 0 && (
        <section aria-labelledby="off-the-map" className="mt-8 p-3">
          <h3 id="off-the-map" className="text-subheading">
            Not on the map
          </h3>
          <TourLinks tours={toursOffMap} />
        </section>
      )}
    </div>
  )
}

/** Back to the tour that led here, as it was left; nothing for who came otherwise. */
function BackToTour() {
  const { state }: Location<{ fromTour?: string } | null> = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  if (!isHydrated || !state?.fromTour) return null
  return (
    <Link
      to={paths.tour(state.fromTour)}
      className={lineLinkClass}
      onClick={(event) => {
        event.preventDefault()
        void navigate(-1)
      }}
    >
      Back to the tour
    </Link>
  )
}

function TourLinks({ tours }: { tours: readonly MapTour[] }) {
  return (
    <ul className="mt-1 grid gap-2">
      {tours.map(({ slug, title, duration, location }) => (
        <li key={slug}>
          <Link to={paths.tour(slug)} className={`inline-block py-2 ${textLinkClass}`}>
            {title}
          </Link>
          <p className="text-muted">
            {duration} · {location} ·{' '}
            <ExternalLink href={placeLink(`${location}, Kenya`)} className={textLinkClass}>
              Open <span className="sr-only">{location}</span> in Google Maps
            </ExternalLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
