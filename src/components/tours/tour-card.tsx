import type { TourCard as TourCardContent } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { liftClass, panelClass } from '../ui/panel'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { RichText } from '../ui/rich-text'
import { Stamp } from '../ui/stamp'
import { VisuallyHidden } from '../ui/visually-hidden'
import { categoryEdge, categoryLook, categoryRing } from './category-look'
import { exploreId } from './explore-id'
import { KeepButton } from './keep-button'
import { tourDialog } from './tour-dialog-slot'
import { TourFacts } from './tour-facts'
import { TourTitle } from './tour-title'

type TourCardProps = {
  tour: TourCardContent
  onExplore: () => void
  /** Target of the title link, with router state; the page of the tour by default. */
  titleLink?: { to: string; state?: unknown }
  /** The first card of a page whose main picture is on it. */
  isLead?: boolean
}

/** One tour as a postcard: picture, short text, facts and links. */
export function TourCard({ tour, onExplore, titleLink, isLead = false }: TourCardProps) {
  const link = titleLink ?? { to: paths.tour(tour.slug) }
  const ring = categoryRing(tour.category)
  return (
    <article
      className={`tour-card relative flex h-full flex-col border-t-4 ${categoryEdge(tour.category)} ${panelClass} ${liftClass}`}
    >
      <Picture
        src={tour.image}
        alt={tour.imageAlt}
        file={tour.picture}
        focus={tour.focus}
        sizes={cardSizes}
        isLead={isLead}
        className="aspect-9/4 w-full object-cover sm:aspect-3/2"
      />
      <div className="absolute top-3 left-3 z-10">
        <KeepButton tour={tour} />
      </div>
      {tour.featured && (
        <p className="franking absolute top-4 right-4 px-3 py-1 text-stamp font-bold text-terracotta-dark uppercase">
          Featured
        </p>
      )}
      <div className="relative flex grow flex-col gap-2 p-4 pt-7 sm:gap-3 sm:p-5 sm:pt-9">
        <p className="over-edge -top-4 left-4">
          <Stamp className={categoryLook(tour.category)}>{tour.category}</Stamp>
        </p>
        <h3 className="text-subheading">
          <Link {...link} className={`card-title-link ${ring}`}>
            <TourTitle title={tour.title} />
          </Link>
        </h3>
        <p className="max-sm:text-sm">
          <RichText html={tour.description} inline />
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
          isOneLine
          className="mt-auto flex flex-wrap pt-1 text-muted max-sm:text-sm sm:grid sm:gap-1.5"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="flex flex-wrap gap-x-5 max-sm:flex-col">
            <Link to={paths.tours(tour.category)} className={`card-quiet-link ${ring}`}>
              More {tour.category}
            </Link>
            <Link to={paths.services()} className={`card-quiet-link ${ring}`}>
              Our services
            </Link>
          </div>
          <button
            type="button"
            id={exploreId(tour.slug)}
            className={buttonClass('secondary', `sm:w-full noscript:hidden ${ring}`, 'compact')}
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
