import { Suspense, type ElementType, type ReactNode } from 'react'
import type { Tour } from '../../content/model'
import { cancellationPolicy } from '../../content/policy'
import { fullPriceText, monthNames, priceLine } from '../../content/tour-words'
import { chatLink, site } from '../../content/site'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { tourAdvice } from '../../content/tours-advice'
import { lazyPart } from '../../lib/lazy-part'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { lineLinkClass, textLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { noticeClass } from '../ui/notice'
import { Picture } from '../ui/picture'
import { columnSizes } from '../ui/picture-sizes'
import { RichText } from '../ui/rich-text'
import { Stamp } from '../ui/stamp'
import { categoryLook } from './category-look'
import { relatedTours } from './related-tours'
import { TourFacts } from './tour-facts'
import { titleClass } from './tour-frame'
import { tourFacts } from './tour-good-to-know'
import { TourLinks } from './tour-links'
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
        {corner}
        {/* On phones the dialog covers the page and its header. */}
        <Link
          to={paths.about()}
          onClick={onLeave}
          className="absolute top-3 right-3 max-w-1/2 rounded-full bg-card px-3.5 py-2.5 font-display font-semibold text-tea md:hidden"
        >
          {site.name}
        </Link>
      </div>
      <div className="relative grid gap-8 p-5 pt-10 md:p-8 md:pt-11">
        <header className="grid gap-4">
          <p className="absolute -top-4 left-4 md:left-7">
            <Stamp className={categoryLook(tour.category)}>{tour.category}</Stamp>
          </p>
          <Title {...(titleId && { id: titleId })} className={titleClass}>
            <TourTitle title={tour.title} />
          </Title>
          <TourFacts
            tour={tour}
            price={tour.priceFrom && priceLine(tour.priceFrom, fullPriceText)}
            className="grid gap-2 font-semibold sm:flex sm:flex-wrap sm:gap-x-6"
          />
          <Description className="max-w-prose text-lead">
            <RichText html={tour.description} inline />
          </Description>
        </header>
        <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
          <div className="grid content-start gap-8">
            <RichText html={tour.fullDescription} pictures={tourPictureFiles} />
            <section className="grid gap-4">
              <h3 className="text-subheading">Itinerary</h3>
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
              <h3 className="text-subheading">What is included</h3>
              <ul className={ticksClass}>
                {tour.includes.map((item, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </section>
            <GoodToKnow tour={tour} />
            <TourAdvice hasOwnAge={tour.minimumAge !== undefined} onLeave={onLeave} />
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
            <ExternalLink href={questionLink(tour)} className={lineLinkClass}>
              Ask about this tour
            </ExternalLink>
          </div>
          {children}
        </div>
        {related.length > 0 && (
          <section className="grid gap-4">
            <h3 className="text-subheading">More {tour.category}</h3>
            <TourLinks tours={related} onLeave={onLeave} />
          </section>
        )}
      </div>
    </>
  )
}

/** Opens the chat with the name and the address of the tour, ready for a question. */
function questionLink({ title, slug }: Tour): string {
  const address = site.origin + paths.tour(slug)
  return chatLink(`Hello, I have a question about ${plainTitle(title)}: ${address}\n`)
}

// Apart, because most tours have no best months. Its room is kept while it is fetched.
const seasonWheel = lazyPart(() => import('../ui/season-wheel').then((m) => m.SeasonWheel))
const wheelRoom = { width: '7rem', height: '7rem' }

/** The optional facts of a tour but its price, which stands above. Renders nothing if none is filled in. */
function GoodToKnow({ tour }: { tour: Tour }) {
  const { priceFrom: _price, ...rest } = tour
  const facts = tourFacts(rest, '')
  if (facts.length === 0) return null
  return (
    <section className="grid gap-4">
      <h3 className="text-subheading">Good to know</h3>
      <dl className="grid gap-2">
        {facts.map(({ name, text, months }) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-muted">{name}</dt>
            <dd className="flex items-center gap-4">
              {months && (
                <Suspense fallback={<span style={wheelRoom} />}>
                  <seasonWheel.Component months={months} names={monthNames} />
                </Suspense>
              )}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type TourAdviceProps = {
  hasOwnAge: boolean
  items?: typeof tourAdvice
  onLeave?: (() => void) | undefined
}

/**
 * Short advice and the cancellation policy, each with a link to the full text. The age that our
 * activities are for in general is left out where the tour has its own.
 */
export function TourAdvice({ hasOwnAge, items = tourAdvice, onLeave }: TourAdviceProps) {
  const advice = items.filter(({ question }) => !(hasOwnAge && question === agesQuestion))
  return (
    <section className={`grid gap-3 p-5 ${noticeClass('advice')}`}>
      <h3 className="text-subheading">Know before you go</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-leaf">
        {advice.map(({ question, name, text }) => (
          <li key={question} className="leading-7">
            <Link to={paths.faq(question)} className={textLinkClass} onClick={onLeave}>
              {name}
            </Link>
            : {text}
          </li>
        ))}
      </ul>
      <p className="max-w-prose leading-7">
        <strong>If you cancel:</strong> {cancellationSummary}.{' '}
        <Link to={paths.cancellation()} className={textLinkClass} onClick={onLeave}>
          Cancellation guidelines
        </Link>
      </p>
    </section>
  )
}

/** The question of the FAQ about the age of children. */
const agesQuestion = 'q-ages'

/** The policy in one sentence. */
const cancellationSummary = cancellationPolicy.steps
  .map(({ notice, refund }, index) => {
    const when = index === 0 ? notice : lowerFirst(notice)
    return `${when}, ${lowerFirst(refund)}`
  })
  .join('; ')

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
