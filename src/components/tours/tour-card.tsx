import { memo, Suspense } from 'react'
import type { TourCard as TourCardContent } from '../../content/model'
import { lazyPart } from '../../lib/lazy-part'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainText } from '../../lib/plain-text'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { liftClass, panelClass } from '../ui/panel'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { Stamp } from '../ui/stamp'
import { VisuallyHidden } from '../ui/visually-hidden'
import { categoryLook, categoryRing } from './category-look'
import { exploreId } from './explore-id'
import { tourDialog } from './tour-dialog-slot'
import { TourFacts } from './tour-facts'
import { TourTitle } from './tour-title'

type TourCardProps = {
  tour: TourCardContent
  onExplore: () => void
  /** Target of the title link, with router state; the page of the tour by default. */
  titleLink?: { to: string; state?: unknown }
}

const keepButton = lazyPart(() => import('./late-card-parts').then((module) => module.KeepButton))
const richText = lazyPart(() => import('./late-card-parts').then((module) => module.RichText))

/**
 * The short text of a tour. The HTML renderer is loaded after the page. Until then it shows the HTML
 * from the server or, on a page rendered in the browser, plain text. Memoised: if it were rendered again
 * before that, React would discard the HTML from the server.
 */
const TourDescription = memo(function TourDescription({ html }: { html: string }) {
  return (
    <Suspense fallback={plainText(html)}>
      <richText.Component html={html} inline />
    </Suspense>
  )
})

const quietLinkClass =
  'inline-flex min-h-11 items-center text-sm font-semibold text-muted underline decoration-line underline-offset-4 hover:text-tea hover:decoration-current'

// The title link also covers the picture, which visitors click.
const titleLinkClass =
  'underline-offset-4 before:absolute before:inset-x-0 before:bottom-full before:aspect-3/2 hover:underline'

/** One tour as a postcard: picture, short text, facts and links. */
export function TourCard({ tour, onExplore, titleLink }: TourCardProps) {
  const link = titleLink ?? { to: paths.tour(tour.slug) }
  const ring = categoryRing(tour.category)
  return (
    <article className={`relative flex h-full flex-col ${panelClass} ${liftClass}`}>
      <Picture
        src={tour.image}
        alt={tour.imageAlt}
        file={tour.picture}
        focus={tour.focus}
        sizes={cardSizes}
        className="aspect-3/2 w-full rounded-t-postcard object-cover"
      />
      <Suspense>
        <keepButton.Component tour={tour} />
      </Suspense>
      {tour.featured && (
        <p className="franking absolute top-4 right-4 px-3 py-1 text-stamp font-bold text-terracotta-dark uppercase">
          Featured
        </p>
      )}
      <div className="relative flex grow flex-col gap-3 p-5 pt-9">
        <p className="absolute -top-4 left-4">
          <Stamp className={categoryLook(tour.category)}>{tour.category}</Stamp>
        </p>
        <h3 className="text-subheading">
          <Link {...link} className={`${titleLinkClass} ${ring}`}>
            <TourTitle title={tour.title} />
          </Link>
        </h3>
        <p>
          <TourDescription html={tour.description} />
        </p>
        <TourFacts
          tour={tour}
          price={tour.price}
          journey={[
            tour.driveTime,
            tour.minimumAge !== undefined && `From ${tour.minimumAge} years`,
          ]
            .filter(Boolean)
            .join(' · ')}
          className="mt-auto grid gap-1.5 pt-1 text-muted"
        />
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-x-5">
            <Link to={paths.tours(tour.category)} className={`${quietLinkClass} ${ring}`}>
              More {tour.category}
            </Link>
            <Link to={paths.services()} className={`${quietLinkClass} ${ring}`}>
              Our services
            </Link>
          </div>
          <button
            type="button"
            id={exploreId(tour.slug)}
            className={buttonClass('secondary', `w-full noscript:hidden ${ring}`)}
            onPointerEnter={tourDialog.preload}
            onFocus={tourDialog.preload}
            onClick={onExplore}
          >
            Explore Tour <VisuallyHidden>{plainTitle(tour.title)}</VisuallyHidden>
          </button>
        </div>
      </div>
    </article>
  )
}
