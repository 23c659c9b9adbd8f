import type { ElementType, ReactNode } from 'react'
import type { Tour } from '../../content/model'
import { schoolCategory } from '../../content/categories'
import { openingTimes } from '../../content/opening-hours'
import { site } from '../../content/site'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { tourPlaces } from '../../content/tour-places'
import { fullPriceText, priceLine } from '../../content/tour-words'
import { tours } from '../../content/tours'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { phoneLink } from '../../lib/phone-number'
import { peopleOfAddress } from '../../lib/team-group'
import { countsPeople, countsStudents, groupRange } from '../../lib/tour-group'
import { useHydrated } from '../../lib/use-hydrated'
import { lineLinkClass, textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Picture } from '../ui/picture'
import { columnSizes } from '../ui/picture-sizes'
import { RichText } from '../ui/rich-text'
import { Stamp } from '../ui/stamp'
import { categoryLook } from './category-look'
import { GoodToKnow } from './good-to-know'
import { SheetLink } from './pdf-links'
import { relatedTours } from './related-tours'
import { TourAdvice } from './tour-advice'
import { TourFacts } from './tour-facts'
import { titleClass } from './tour-frame'
import { TourLinks } from './tour-links'
import { childLink, joinLink, priceLink } from './tour-questions'
import { TourTitle } from './tour-title'

type TourDetailsProps = {
  tour: Tour
  /** Elements of heading and short description, which depend on the parent. */
  Title: ElementType
  titleId?: string
  Description: ElementType
  /** Called when a link inside leads to another page of the site. */
  onLeave?: () => void
  /** Shown over the picture. */
  corner?: ReactNode
  /** Shown at the end. */
  children?: ReactNode
}

// A dotted line from stop to stop, with the numbers of the ordered list.
const routeClass =
  'ml-4 max-w-prose list-[""] *:relative *:border-l-3 *:border-dotted *:border-leaf *:pb-5 *:pl-7 *:before:absolute *:before:-top-0.5 *:before:-left-4 *:before:grid *:before:size-7.5 *:before:place-items-center *:before:rounded-full *:before:bg-tea *:before:text-sm *:before:font-bold *:before:text-card *:before:content-[counter(list-item)] *:last:border-transparent *:last:pb-0'

// The tick is two borders of a rotated rectangle.
const ticksClass =
  'grid list-[""] gap-2 *:relative *:pl-7 *:before:absolute *:before:top-0.5 *:before:left-1 *:before:h-4 *:before:w-2 *:before:rotate-45 *:before:border-r-3 *:before:border-b-3 *:before:border-tea'

/** All details of one tour, for the dialog and for its prerendered copy. */
export function TourDetails(props: TourDetailsProps) {
  const { tour, Title, titleId, Description, onLeave, corner, children } = props
  const related = relatedTours(tour)
  // The pre-rendered copy stands at every address.
  const people = useHydrated() ? peopleOfAddress() : undefined
  return (
    <>
      <div className="relative">
        <Picture
          src={tour.image}
          alt={tour.imageAlt}
          file={tourPictureFiles[tour.image]}
          focus={tour.focus}
          sizes={columnSizes}
          eager
          className="aspect-3/2 w-full object-cover object-[50%_70%] md:aspect-2/1 [@media(max-height:30rem)]:max-h-[35dvh]"
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start gap-2">
          {corner}
          {/* On phones the dialog covers the page and its header. */}
          <p className="ml-auto rounded-panel bg-card px-3.5 text-right text-sm md:hidden">
            <Link
              to={paths.about()}
              onClick={onLeave}
              className="block pt-2.5 font-display text-base font-semibold text-tea"
            >
              {site.name}
            </Link>
            <span className="block pb-2 text-muted">Tours from {site.place}</span>
          </p>
        </div>
      </div>
      <div className="relative grid gap-8 p-5 pt-10 md:p-8 md:pt-11">
        <header className="grid gap-4">
          <p className="over-edge -top-4 left-4 md:left-7">
            <Stamp className={categoryLook(tour.category)}>{tour.category}</Stamp>
          </p>
          <Title {...(titleId && { id: titleId })} className={titleClass}>
            <TourTitle title={tour.title} />
          </Title>
          <TourFacts
            tour={tour}
            price={tour.priceFrom && priceLine(tour.priceFrom, fullPriceText)}
            priceLink={priceLink(tour, people)}
            place={<PlaceLine tour={tour} onLeave={onLeave} />}
            group={<JoinLine tour={tour} people={people} />}
            className="grid gap-2 font-semibold sm:flex sm:flex-wrap sm:gap-x-6"
          />
          <Description className="max-w-prose text-lead">
            <RichText html={tour.description} inline />
          </Description>
        </header>
        <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
          <div className="grid content-start gap-8">
            <RichText html={tour.fullDescription} pictures={tourPictureFiles} raisesHeadings />
            <section className="grid gap-4">
              <h2 className="text-subheading">Itinerary</h2>
              <ol className={routeClass}>
                {tour.itinerary.map((station, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
                  <li key={index}>{station}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="grid content-start gap-8">
            <section className="grid gap-4">
              <h2 className="text-subheading">What is included</h2>
              <ul className={ticksClass}>
                {tour.includes.map((item, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </section>
            <GoodToKnow tour={tour} people={people} />
            <TourAdvice tour={tour} childLink={childLink(tour)} onLeave={onLeave} />
            <WhoWeAre onLeave={onLeave} />
            {tour.externalLinks.length > 0 && (
              <section className="grid gap-2">
                <h2 className="text-subheading">Further reading</h2>
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
            {/* A tour that is not published yet has none. */}
            {tours.some(({ slug }) => slug === tour.slug) && (
              <SheetLink slug={tour.slug}>This tour as a sheet (PDF)</SheetLink>
            )}
          </div>
          {(tour.category === schoolCategory || countsStudents(tour.participants)) && (
            <p className="max-w-prose">
              Planning for a class?{' '}
              <Link to={paths.schools(people)} className={textLinkClass} onClick={onLeave}>
                What a day looks like, for teachers
              </Link>
            </p>
          )}
          {children}
        </div>
        {related.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-subheading">More {tour.category}</h2>
            <TourLinks tours={related} onLeave={onLeave} />
          </section>
        )}
      </div>
    </>
  )
}

type LeaveProps = { onLeave: (() => void) | undefined }

/** How far a location is from where distances are counted, and its entry on the map. */
function PlaceLine({ tour, onLeave }: LeaveProps & { tour: Tour }) {
  const place = tourPlaces[tour.location]
  if (!place) return null
  return (
    <span className="block font-normal text-muted">
      {place.where && `${place.where}, in a straight line. `}
      <Link
        to={paths.map(place.id)}
        // The map then leads back to it.
        state={{ fromTour: tour.slug }}
        className={textLinkClass}
        onClick={onLeave}
      >
        See on the map
      </Link>
    </span>
  )
}

/** What fewer people than the tour's smallest group can ask; nothing for a class, or for a tour for one. */
function JoinLine({ tour, people }: { tour: Tour; people: number | undefined }) {
  const { min = 1 } = groupRange(tour.participants) ?? {}
  if (min < 2 || !countsPeople(tour.participants)) return null
  // A number that the tour takes asks for nothing.
  const fewer = people !== undefined && people < min ? people : undefined
  return (
    <span className="block font-normal text-muted">
      Fewer than {min}?{' '}
      <ExternalLink href={joinLink(tour, fewer)} className={textLinkClass}>
        Ask to join others
      </ExternalLink>
    </span>
  )
}

/** Who hosts the tour: for those who come from a link to it and know nothing else of the site. */
function WhoWeAre({ onLeave }: LeaveProps) {
  return (
    <p className="max-w-prose leading-7">
      <strong>{site.name}:</strong> {site.description}{' '}
      <a
        href={phoneLink(site.phone)}
        data-allow-copy
        className={`whitespace-nowrap ${textLinkClass}`}
      >
        {site.phone}
      </a>
      , {openingTimes.map(({ times, days }) => `${times} ${days}`).join(', ')}.{' '}
      <Link to={paths.about()} className={textLinkClass} onClick={onLeave}>
        Who we are
      </Link>
    </p>
  )
}
