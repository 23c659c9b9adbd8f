import type { TourCard as TourCardContent } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { liftClass, panelClass } from '../ui/panel'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { Stamp } from '../ui/stamp'
import { VisuallyHidden } from '../ui/visually-hidden'
import { categoryLook, categoryRing } from './category-look'
import { exploreId } from './explore-id'
import { fetchTourDialogAhead } from './tour-dialog-chunk'
import { TourDescription } from './tour-description'
import { TourFacts } from './tour-facts'
import { TourTitle } from './tour-title'

type TourCardProps = {
  tour: TourCardContent
  onExplore: () => void
  /** Where the title leads, with the state that the page wants to find there. */
  titleLink?: { to: string; state?: unknown }
}

const quietLinkClass =
  'inline-flex min-h-11 items-center text-sm font-semibold text-muted underline decoration-line underline-offset-4 hover:text-tea hover:decoration-current'

// The title's link covers the painting, too: that is where a visitor presses.
const titleLinkClass =
  'underline-offset-4 before:absolute before:inset-x-0 before:bottom-full before:aspect-3/2 hover:underline'

/** One tour as a postcard: its painting with stamp and postmark, words, facts, and the ways on. */
export function TourCard({ tour, onExplore, titleLink }: TourCardProps) {
  const link = titleLink ?? { to: paths.tour(tour.slug) }
  const ring = categoryRing[tour.category]
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
      {tour.featured && (
        <p className="franking absolute top-4 right-4 px-3 py-1 text-stamp font-bold text-terracotta-dark uppercase">
          Featured
        </p>
      )}
      <div className="relative flex grow flex-col gap-3 p-5 pt-9">
        <p className="absolute -top-4 left-4">
          <Stamp className={categoryLook[tour.category]}>{tour.category}</Stamp>
        </p>
        <h3 className="text-subheading">
          <Link {...link} className={`${titleLinkClass} ${ring}`}>
            <TourTitle title={tour.title} />
          </Link>
        </h3>
        <p>
          <TourDescription html={tour.description} />
        </p>
        <TourFacts tour={tour} className="mt-auto grid gap-1.5 pt-1 text-muted" />
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
            className={buttonClass('secondary', `w-full ${ring}`)}
            onPointerEnter={fetchTourDialogAhead}
            onFocus={fetchTourDialogAhead}
            onClick={onExplore}
          >
            Explore Tour <VisuallyHidden>{plainTitle(tour.title)}</VisuallyHidden>
          </button>
        </div>
      </div>
    </article>
  )
}
