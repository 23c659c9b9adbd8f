import type { ReactNode } from 'react'
import { lineLinkClass, textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import type { TourCard } from '../../content/model'
import { chat } from '../../lib/chat'
import { counted } from '../../lib/format'
import { groupStep } from '../../lib/group-advice'
import { groupLink, whichLink } from './near-links'

type NearToursProps = {
  /** The tours that match all other filters. */
  tours: readonly TourCard[]
  people: number
  /** The card of a tour. */
  cardOf: (tour: TourCard) => ReactNode
}

/**
 * The tours that only the group size excludes, those that fit best first: each with a link to ask for what the
 * group needs, and above them one message for all.
 */
export function NearTours({ tours, people, cardOf }: NearToursProps) {
  const near = tours
    .flatMap((tour) => {
      const step = groupStep(tour.participants, people)
      return step ? [{ tour, ...step }] : []
    })
    .toSorted((one, other) => one.distance - other.distance)
  const isTooFew = near.every((step) => step.isTooFew)
  return (
    <section aria-labelledby="near">
      <h2 id="near" className="mt-12 text-subheading">
        Tours for other group sizes
      </h2>
      <p className="mb-5">
        {near.length > 1 && (
          <ExternalLink
            href={whichLink(
              near.map(({ tour }) => tour),
              people,
              isTooFew,
            )}
            className={lineLinkClass}
          >
            Ask on {chat.name} whether {counted(people, 'person', 'people')} can{' '}
            {isTooFew ? 'join' : 'come to'} one of these
          </ExternalLink>
        )}
      </p>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {near.map(({ tour, fact, ask, question }) => (
          <li key={tour.id} className="flex flex-col gap-2">
            <p className="font-semibold">
              {fact}:{' '}
              <ExternalLink href={groupLink(tour, question)} className={textLinkClass}>
                {ask}
              </ExternalLink>
            </p>
            {cardOf(tour)}
          </li>
        ))}
      </ul>
    </section>
  )
}
