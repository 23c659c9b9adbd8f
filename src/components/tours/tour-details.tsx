import type { ReactNode } from 'react'
import type { Tour } from '../../content/model'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { lineLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Picture } from '../ui/picture'
import { columnSizes } from '../ui/picture-sizes'
import { RichText } from '../ui/rich-text'
import { Stamp } from '../ui/stamp'
import { categoryLook } from './category-look'
import { GoodToKnow } from './good-to-know'
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

// A dotted route from stop to stop; the numbers are the list's own.
const routeClass =
  'ml-4 max-w-prose list-[""] *:relative *:border-l-3 *:border-dotted *:border-leaf *:pb-5 *:pl-7 *:before:absolute *:before:-top-0.5 *:before:-left-4 *:before:grid *:before:size-7.5 *:before:place-items-center *:before:rounded-full *:before:bg-tea *:before:text-sm *:before:font-bold *:before:text-card *:before:content-[counter(list-item)] *:last:border-transparent *:last:pb-0'

// A tick is the corner of a turned oblong.
const ticksClass =
  'grid list-[""] gap-2 *:relative *:pl-7 *:before:absolute *:before:top-0.5 *:before:left-1 *:before:h-4 *:before:w-2 *:before:rotate-45 *:before:border-r-3 *:before:border-b-3 *:before:border-tea'

/** Everything about one tour, for the dialog and for its static copy. */
export function TourDetails({ tour, title, description, onLeave, children }: TourDetailsProps) {
  return (
    <>
      <Picture
        src={tour.image}
        alt={tour.imageAlt}
        file={tourPictureFiles[tour.image]}
        focus={tour.focus}
        sizes={columnSizes}
        eager
        className="aspect-3/2 w-full object-cover object-[50%_70%] md:aspect-2/1"
      />
      <div className="relative grid gap-8 p-5 pt-10 md:p-8 md:pt-11">
        <header className="grid gap-4">
          <p className="absolute -top-4 left-4 md:left-7">
            <Stamp className={categoryLook[tour.category]}>{tour.category}</Stamp>
          </p>
          {title}
          <TourFacts
            tour={tour}
            className="grid gap-2 font-semibold sm:flex sm:flex-wrap sm:gap-x-6"
          />
          {description}
        </header>
        <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
          <div className="grid content-start gap-8">
            <RichText html={tour.fullDescription} pictures={tourPictureFiles} />
            <section className="grid gap-4">
              <h3 className="text-subheading">Itinerary</h3>
              <ol className={routeClass}>
                {tour.itinerary.map((station, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a line may stand there twice
                  <li key={index}>{station}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="grid content-start gap-8">
            <section className="grid gap-4">
              <h3 className="text-subheading">What is included</h3>
              <ul className={ticksClass}>
                {tour.includes.map((item, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </section>
            <GoodToKnow tour={tour} />
            <TourAdvice onLeave={onLeave} />
            {tour.externalLinks.length > 0 && (
              <section className="grid gap-2">
                <h3 className="text-subheading">Further reading</h3>
                <ul>
                  {tour.externalLinks.map(({ title: name, url }) => (
                    <li key={url}>
                      <ExternalLink href={url} className={lineLinkClass}>
                        {name}
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <div className="grid gap-4 border-t border-line pt-4">
          <div className="flex flex-wrap gap-x-6">
            <Link to={paths.tours(tour.category)} className={lineLinkClass} onClick={onLeave}>
              See more {tour.category} tours
            </Link>
            <Link to={paths.contact()} className={lineLinkClass} onClick={onLeave}>
              Contact us
            </Link>
          </div>
          {children}
        </div>
      </div>
    </>
  )
}
