import { useRef } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { lineLinkClass } from '../../components/ui/button'
import { mapStops, toursOffMap } from '../../content/map-stops'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { MapInset, PaintedMap } from './painted-map'
import { StopList } from './stop-list'
import { usePointedStop } from './use-pointed-stop'

/** The places of the tours, as a list and on a painted map. */
export function MapPage() {
  const part = useRef<HTMLElement>(null)
  // Without JavaScript the address marks the entry that a stamp led to.
  const active = usePointedStop(part)
  const isEmpty = mapStops.length + toursOffMap.length === 0
  return (
    <>
      <PageMeta
        title="Where We Go: a Map of the Tours"
        description="The farms, hills and lakes of our tours in Kenya: a painted map with a number for each place, and the same places as a list."
        path={paths.map()}
      />
      <PageHeader
        title="Where We Go"
        breadcrumb={<Breadcrumb current="Map" />}
        intro="The places of our tours, on the map and as a list. The numbers begin nearest to Nairobi; distances are in a straight line."
        side={
          <p className="font-semibold lg:rounded-panel lg:bg-tea-soft lg:p-4">
            Press a number: it leads to its tours.
          </p>
        }
      />
      <section
        ref={part}
        aria-labelledby="places"
        className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 md:pb-24"
      >
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-10">
          <div className="map-column grid gap-6">
            <PaintedMap active={active} />
            <MapInset active={active} />
          </div>
          <div>
            <h2 id="places" className="mb-4 text-heading">
              The places
            </h2>
            {isEmpty && <p className="text-lead">There are no tours yet.</p>}
            <StopList active={active} />
            <Link to={paths.tours()} className={`mt-4 ${lineLinkClass}`}>
              All tours
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
