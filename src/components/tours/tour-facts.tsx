import type { ReactNode } from 'react'
import type { TourCard } from '../../content/model'
import { groupSize } from '../../lib/tour-group'
import { priceOnRequest, shownPrice, type PriceLine } from '../../lib/tour-price'
import { useToday } from '../../lib/use-today'
import { textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { clockIcon, peopleIcon, pinIcon, priceIcon } from '../ui/icon-paths'
import { Postmark } from '../ui/stamp'

type TourFactsProps = {
  tour: Pick<TourCard, 'duration' | 'location' | 'participants'>
  price: PriceLine | undefined
  className: string
  /** Drive time and minimum age, where a card shows them. */
  journey?: string
  /** Opens a question about the price, where it is on request. */
  priceLink?: string
  /** In one line on phones, without icons and with the county unseen. */
  isOneLine?: boolean
  /** Shown below the location, and below the group size. */
  place?: ReactNode
  group?: ReactNode
}

/**
 * Place, group size and price of a tour, and its duration as a postmark. The postmark overlaps the upper
 * edge of the nearest positioned ancestor, which is the lower edge of the picture.
 */
export function TourFacts(props: TourFactsProps) {
  const { tour, price, className, journey, priceLink, place, group, isOneLine } = props
  const today = useToday()
  const priceText = shownPrice(price, today)
  return (
    <dl className={isOneLine ? `one-line ${className}` : className}>
      <div className="over-edge -top-13 right-4">
        <dt className="sr-only">Duration</dt>
        <dd>
          <Postmark>{tour.duration}</Postmark>
        </dd>
      </div>
      <Fact icon={pinIcon} name="Location">
        {isOneLine ? <Location text={tour.location} /> : tour.location}
        {place}
      </Fact>
      <Fact icon={peopleIcon} name="Group size">
        {groupSize(tour.participants)}
        {group}
      </Fact>
      {journey && (
        <Fact icon={clockIcon} name="Drive time and minimum age">
          {journey}
        </Fact>
      )}
      <Fact icon={priceIcon} name="Price">
        {priceLink && priceText === priceOnRequest ? (
          <ExternalLink href={priceLink} className={textLinkClass}>
            {priceText}: ask us
          </ExternalLink>
        ) : (
          priceText
        )}
      </Fact>
    </dl>
  )
}

/** A location whose county phones do not show: `Limuru, Kiambu County`. */
function Location({ text }: { text: string }) {
  const [, town = text, county = ''] = /^(.*?)(, .* County)$/.exec(text) ?? []
  return (
    <>
      {town}
      <span className="max-sm:sr-only">{county}</span>
    </>
  )
}

type FactProps = { icon: string; name: string; children: ReactNode }

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="fact flex items-start gap-2">
      <Icon d={icon} className="fact-icon mt-0.5 size-5 shrink-0 text-tea" />
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
