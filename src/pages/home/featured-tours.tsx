import { useState } from 'react'
import { TourCard } from '../../components/tours/tour-card'
import { useTourDialogOnIdle } from '../../components/tours/tour-dialog-chunk'
import { TourDialogSlot } from '../../components/tours/tour-dialog-slot'
import { buttonClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { homeTourCards } from '../../content/home-tour-cards'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

/** The featured tours; their dialog opens without changing the URL. */
export function FeaturedTours() {
  const [slug, setSlug] = useState<string>()
  useTourDialogOnIdle()

  return (
    <Section
      id="tours"
      heading="Featured Tours"
      intro="Three good ways to begin. Open one to read its whole itinerary."
      className="bg-tea-soft"
    >
      <ul className="grid gap-6 sm:grid-cols-4 lg:grid-cols-3 lg:gap-8">
        {homeTourCards.map((tour) => (
          <li
            key={tour.id}
            className="sm:col-span-2 sm:last:col-start-2 lg:col-span-1 lg:last:col-start-auto"
          >
            <TourCard tour={tour} onExplore={() => setSlug(tour.slug)} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        <Link to={paths.tours()} className={buttonClass('secondary')}>
          View All Tours
        </Link>
      </p>
      {slug && <TourDialogSlot slug={slug} onClose={() => setSlug(undefined)} />}
    </Section>
  )
}
