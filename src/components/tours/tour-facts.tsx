import type { ReactNode } from 'react'
import type { TourCard } from '../../content/model'
import { nairobiDay } from '../../lib/calendar-day'
import { datedPriceText, fullPriceText, priceLine } from '../../lib/tour-price'
import { useHydrated } from '../../lib/use-hydrated'
import { Icon } from '../ui/icon'
import { clockIcon, peopleIcon, pinIcon, priceIcon } from '../ui/icon-paths'
import { Postmark } from '../ui/stamp'

const lineClass = 'flex items-start gap-2'
const iconClass = 'mt-0.5 size-5 shrink-0 text-tea'

type TourFactsProps = {
  tour: Pick<TourCard, 'duration' | 'location' | 'participants' | 'priceFrom'>
  className: string
  /** Whether the note on the price is shown, too. */
  withNote?: boolean
  /** Further groups of the list. */
  children?: ReactNode
}

/**
 * Place, group size and price of a tour, and its duration as a postmark. The postmark overlaps the upper
 * edge of the nearest positioned ancestor, which is the lower edge of the picture.
 */
export function TourFacts({ tour, className, withNote = false, children }: TourFactsProps) {
  const today = useToday()
  return (
    <dl className={className}>
      <div className="absolute -top-13 right-4">
        <dt className="sr-only">Duration</dt>
        <dd>
          <Postmark>{tour.duration}</Postmark>
        </dd>
      </div>
      <div className={lineClass}>
        <Icon d={pinIcon} className={iconClass} />
        <dt className="sr-only">Location</dt>
        <dd>{tour.location}</dd>
      </div>
      <div className={lineClass}>
        <Icon d={peopleIcon} className={iconClass} />
        <dt className="sr-only">Group size</dt>
        <dd>{tour.participants}</dd>
      </div>
      {children}
      <div className={lineClass}>
        <Icon d={priceIcon} className={iconClass} />
        <dt className="sr-only">Price</dt>
        <dd>{priceLine(tour.priceFrom, today, withNote ? fullPriceText : datedPriceText)}</dd>
      </div>
    </dl>
  )
}

/**
 * Today in Nairobi as `YYYY-MM-DD`. While React hydrates a page, the beginning of time: the HTML of the
 * server shows every price that held at the build, and hydration must repeat it.
 */
function useToday(): string {
  const isHydrated = useHydrated()
  return isHydrated || import.meta.env.SSR ? nairobiDay(new Date()) : ''
}

/** Drive time and minimum age as one line of `TourFacts`; nothing if neither is filled in. */
export function JourneyLine({ tour }: { tour: Pick<TourCard, 'driveTime' | 'minimumAge'> }) {
  const { driveTime, minimumAge } = tour
  if (driveTime === undefined && minimumAge === undefined) return null
  return (
    <div className={lineClass}>
      <Icon d={clockIcon} className={iconClass} />
      {driveTime !== undefined && (
        <>
          <dt className="sr-only">Drive time</dt>
          <dd className="min-w-0">{driveTime}</dd>
        </>
      )}
      {minimumAge !== undefined && (
        <>
          <dt className="sr-only">Minimum age</dt>
          <dd className="shrink-0 before:content-['·_'] first-of-type:before:content-none">
            From {minimumAge} years
          </dd>
        </>
      )}
    </div>
  )
}
