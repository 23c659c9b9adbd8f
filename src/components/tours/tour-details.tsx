import type { ReactNode } from 'react'
import type { Tour } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ExternalLink } from '../ui/external-link'
import { RichText } from '../ui/rich-text'
import { categoryLook } from './category-look'
import { TourAdvice } from './tour-advice'
import { TourFacts } from './tour-facts'

type TourDetailsProps = {
  tour: Tour
  /** The heading, as the frame around wants it. */
  title: ReactNode
  /** The short description, as the frame around wants it. */
  description: ReactNode
  /** Called when a link inside leads to another page of the site. */
  onLeave?: () => void
  /** What stands last. */
  children?: ReactNode
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** Everything about one tour, for the dialog and for its static copy. */
export function TourDetails({ tour, title, description, onLeave, children }: TourDetailsProps) {
  return (
    <>
      <img
        src={tour.image}
        alt={tour.imageAlt}
        width={1600}
        height={1000}
        loading="lazy"
        className="aspect-[16/10] w-full bg-tea-soft object-cover sm:aspect-[21/9]"
      />
      <div className="grid gap-6 p-5 sm:p-8">
        <header className="grid justify-items-start gap-3">
          <p className={`rounded px-2.5 py-1 text-sm font-semibold ${categoryLook[tour.category]}`}>
            {tour.category}
          </p>
          {title}
          <TourFacts tour={tour} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold" />
        </header>
        {description}
        <RichText html={tour.fullDescription} />
        <section className="grid gap-3">
          <h3 className="text-xl font-bold">Itinerary</h3>
          <ol className="grid max-w-prose list-decimal gap-2 pl-6 marker:font-bold marker:text-tea">
            {tour.itinerary.map((station) => (
              <li key={station} className="pl-1">
                {station}
              </li>
            ))}
          </ol>
        </section>
        <section className="grid gap-3">
          <h3 className="text-xl font-bold">What is included</h3>
          <ul className="grid list-disc gap-x-8 gap-y-2 pl-6 marker:text-leaf sm:grid-cols-2">
            {tour.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <TourAdvice onLeave={onLeave} />
        {tour.externalLinks.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-xl font-bold">Further reading</h3>
            <ul className="grid gap-1">
              {tour.externalLinks.map(({ title: name, url }) => (
                <li key={url}>
                  <ExternalLink href={url} className={linkClass}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-x-6 border-t border-line pt-4">
          <Link to={paths.tours(tour.category)} className={linkClass} onClick={onLeave}>
            See more {tour.category} tours
          </Link>
          <Link to={paths.contact()} className={linkClass} onClick={onLeave}>
            Contact us
          </Link>
        </div>
        {children}
      </div>
    </>
  )
}
