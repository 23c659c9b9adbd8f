import type { ReactNode } from 'react'
import type { TourCard } from '../../content/model'
import { groupHint } from '../../lib/group-advice'

type NearToursProps = {
  /** The tours that match all other filters. */
  tours: readonly TourCard[]
  people: number
  /** The card of a tour. */
  cardOf: (tour: TourCard) => ReactNode
}

/** The tours that only the group size excludes, each with a sentence on what to ask for. */
export function NearTours({ tours, people, cardOf }: NearToursProps) {
  const near = tours.flatMap((tour) => {
    const hint = groupHint(tour.participants, people)
    return hint ? [{ tour, hint }] : []
  })
  return (
    <section aria-labelledby="near">
      <h2 id="near" className="mt-12 mb-5 text-subheading">
        Tours for other group sizes
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {near.map(({ tour, hint }) => (
          <li key={tour.id} className="flex flex-col gap-2">
            <p className="font-semibold">{hint}</p>
            {cardOf(tour)}
          </li>
        ))}
      </ul>
    </section>
  )
}
