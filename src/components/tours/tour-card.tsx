import type { TourCard as TourCardContent } from '../../content/model'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { buttonClass } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import { categoryLook } from './category-look'
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

const smallLinkClass =
  'inline-flex min-h-9 items-center text-sm font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** One tour in a grid: picture, words, facts, and the ways on. */
export function TourCard({ tour, onExplore, titleLink }: TourCardProps) {
  const link = titleLink ?? { to: paths.tour(tour.slug) }
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-xl bg-card shadow-card transition hover:-translate-y-0.5 hover:shadow-raised">
      <div className="relative aspect-[16/10] bg-tea-soft">
        <img
          src={tour.image}
          alt={tour.imageAlt}
          width={1600}
          height={1000}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {tour.featured && (
          <p className="absolute top-3 right-3 rounded-full border-2 border-dashed border-terracotta bg-card px-3 py-1 text-sm font-bold tracking-wide text-terracotta-dark">
            Featured
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <p
          className={`self-start rounded px-2.5 py-1 text-sm font-semibold ${categoryLook[tour.category]}`}
        >
          {tour.category}
        </p>
        <h3 className="text-xl leading-snug font-bold">
          <Link {...link} className="underline-offset-4 hover:underline">
            <TourTitle title={tour.title} />
          </Link>
        </h3>
        <p>
          <TourDescription html={tour.description} />
        </p>
        <TourFacts tour={tour} className="grid gap-1.5 text-muted" />
        <div className="mt-auto flex flex-wrap gap-x-5">
          <Link to={paths.tours(tour.category)} className={smallLinkClass}>
            More {tour.category}
          </Link>
          <Link to={paths.services()} className={smallLinkClass}>
            Our services
          </Link>
        </div>
        <button
          type="button"
          id={exploreId(tour.slug)}
          className={buttonClass('primary', 'w-full')}
          onPointerEnter={fetchTourDialogAhead}
          onFocus={fetchTourDialogAhead}
          onClick={onExplore}
        >
          Explore Tour <VisuallyHidden>{plainTitle(tour.title)}</VisuallyHidden>
        </button>
      </div>
    </article>
  )
}
