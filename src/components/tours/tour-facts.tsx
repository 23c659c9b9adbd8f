import { useState } from 'react'
import type { TourCard } from '../../content/model'
import { nairobiDay } from '../../lib/calendar-day'
import { shownPrice, type PriceLine } from '../../lib/tour-price'
import { useHydrated } from '../../lib/use-hydrated'
import { Icon } from '../ui/icon'
import { clockIcon, peopleIcon, pinIcon, priceIcon } from '../ui/icon-paths'
import { Postmark } from '../ui/stamp'

type TourFactsProps = {
  tour: Pick<TourCard, 'duration' | 'location' | 'participants'>
  price: PriceLine | undefined
  className: string
  /** Drive time and minimum age, where a card shows them. */
  journey?: string
}

/**
 * Place, group size and price of a tour, and its duration as a postmark. The postmark overlaps the upper
 * edge of the nearest positioned ancestor, which is the lower edge of the picture.
 */
export function TourFacts({ tour, price, className, journey }: TourFactsProps) {
  const today = useToday()
  return (
    <dl className={className}>
      <div className="absolute -top-13 right-4">
        <dt className="sr-only">Duration</dt>
        <dd>
          <Postmark>{tour.duration}</Postmark>
        </dd>
      </div>
      <Fact icon={pinIcon} name="Location" text={tour.location} />
      <Fact icon={peopleIcon} name="Group size" text={tour.participants} />
      {journey && <Fact icon={clockIcon} name="Drive time and minimum age" text={journey} />}
      <Fact icon={priceIcon} name="Price" text={shownPrice(price, today)} />
    </dl>
  )
}

function Fact({ icon, name, text }: { icon: string; name: string; text: string }) {
  return (
    <div className="flex items-start gap-2">
      <Icon d={icon} className="mt-0.5 size-5 shrink-0 text-tea" />
      <dt className="sr-only">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}

/**
 * Today in Nairobi as `YYYY-MM-DD`. While React hydrates a page, '' for the beginning of time: the HTML of
 * the server shows every price that held at the build, and hydration must repeat it.
 */
function useToday(): string {
  const isHydrated = useHydrated()
  const [today] = useState(() => nairobiDay(new Date()))
  return isHydrated || import.meta.env.SSR ? today : ''
}
