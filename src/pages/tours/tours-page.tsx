import { type Ref, Suspense, useCallback, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { TourCard } from '../../components/tours/tour-card'
import { useTourDialogOnIdle } from '../../components/tours/tour-dialog-chunk'
import { TourDialogSlot } from '../../components/tours/tour-dialog-slot'
import { TourIsland } from '../../components/tours/tour-island'
import { lineLinkClass } from '../../components/ui/button'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import type { TourCategory } from '../../content/categories'
import type { TourCard as TourCardContent } from '../../content/model'
import { tourCards } from '../../content/tour-cards'
import { counted } from '../../lib/format'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { plainText } from '../../lib/plain-text'
import { durationBuckets, hasDuration } from '../../lib/tour-duration'
import { takesGroup } from '../../lib/tour-group'
import { hasWords } from '../../lib/tour-search'
import { plainTitle } from '../../lib/tour-title'
import { useHydrated } from '../../lib/use-hydrated'
import { CategoryFilter, useFilterInView } from './category-filter'
import { noFilters, type ToursQuery } from './tours-url'
import { useToursQuery } from './tours-url'

const home = { name: 'Home', href: paths.home() }
const allTours = { name: 'Tours', href: paths.tours() }
/** A new site may have no tours yet. */
const isEmpty = tourCards.length === 0
/** Number of pre-rendered cards behind an opened tour, which covers the page until hydration. */
const cardsBehindIsland = 3

const tourFinder = lazyPart(() => import('./tour-finder').then((module) => module.TourFinder))
const noTours = lazyPart(() => import('./no-tours').then((module) => module.NoTours))
// Outside the component: DeferredHydration needs the same element in every render.
const finder = <tourFinder.Component />

/** All tours with their filters, and the dialog of the tour in the URL. */
export function ToursPage() {
  const { query, choose } = useToursQuery()
  const { slug, tourLink, open, close } = useTourUrl()
  const { category } = query
  const isHydrated = useHydrated()
  // Only a pre-rendered page of a tour contains its static copy.
  const [hasIsland, setHasIsland] = useState(!isHydrated && slug !== undefined)
  const island = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLOutputElement>(null)
  const filter = useFilterInView(category)
  useTourDialogOnIdle()

  const replaceIsland = useCallback((scroller: HTMLElement) => {
    if (island.current) scroller.scrollTop = scrolledIn(island.current)
    setHasIsland(false)
  }, [])
  const clear = () => {
    choose(noFilters)
    // The focused button disappears with the filters.
    count.current?.focus()
  }

  const found = matchingTours(tourCards, query)
  const countOf = (name: typeof category) =>
    matchingTours(tourCards, { ...query, category: name }).length
  const isBehindIsland = !isHydrated && slug !== undefined
  const shown = isBehindIsland ? found.slice(0, cardsBehindIsland) : found
  return (
    <>
      <ToursMeta slug={slug} category={category} />
      <PageHeader
        title="All Tours & Itineraries"
        intro="Farms, plains, streets and ridges: pick a day, or nine of them. Every tour opens with its whole itinerary."
        breadcrumb={
          category ? (
            <Breadcrumb trail={[home, allTours]} current={category} />
          ) : (
            <Breadcrumb trail={[home]} current={allTours.name} />
          )
        }
      />
      <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 md:pb-24">
        {!isEmpty && (
          <>
            <div ref={filter} className="mt-6 grid scroll-mt-4 gap-5 sm:mt-8 noscript:hidden">
              <CategoryFilter
                chosen={category}
                countOf={countOf}
                onChoose={(name) => choose({ category: name ?? '' })}
              />
              <Suspense fallback={<div className="h-26 animate-pulse rounded-panel bg-line" />}>
                <DeferredHydration>{finder}</DeferredHydration>
              </Suspense>
            </div>
            <ToursCount count={found.length} query={query} ref={count} onClear={clear} />
          </>
        )}
        <h2 className="sr-only">Tours</h2>
        {found.length === 0 ? (
          <Suspense>
            <noTours.Component query={query} isEmpty={isEmpty} onClear={clear} />
          </Suspense>
        ) : (
          <ul
            className={`grid gap-6 sm:grid-cols-2 lg:grid-cols-3 ${isBehindIsland ? 'min-h-dvh' : ''}`}
          >
            {shown.map((tour) => (
              <li key={tour.id}>
                <TourCard
                  tour={tour}
                  titleLink={tourLink(tour.slug)}
                  onExplore={() => open(tour.slug)}
                />
              </li>
            ))}
          </ul>
        )}
        {hasIsland && slug && <TourIsland slug={slug} ref={island} />}
        {isHydrated && slug && (
          <TourDialogSlot slug={slug} onClose={close} onLeave={leave} onShown={replaceIsland} />
        )}
      </div>
    </>
  )
}

/** A link out of the dialog changes the URL, which closes it; going back would undo that. */
function leave(): void {}

/** Scroll position of the static copy. */
function scrolledIn(island: HTMLElement): number {
  return island.querySelector('[data-scroller]')?.scrollTop ?? 0
}

/** The tours that match all filters, in their order. */
function matchingTours(
  tours: readonly TourCardContent[],
  { category, words, duration, people }: ToursQuery,
): readonly TourCardContent[] {
  return tours.filter(
    (tour) =>
      (!category || tour.category === category) &&
      (!duration || hasDuration(tour.duration, duration)) &&
      (!people || takesGroup(tour.participants, people)) &&
      (!words || hasWords(`${tour.title} ${tour.location} ${plainText(tour.description)}`, words)),
  )
}

type ToursCountProps = {
  count: number
  query: ToursQuery
  ref: Ref<HTMLOutputElement>
  onClear: () => void
}

/** How many tours are shown and by which filters; changes are announced to screen readers. */
function ToursCount({ count, query, ref, onClear }: ToursCountProps) {
  const { category, words, duration, people } = query
  const length = durationBuckets.find(({ id }) => id === duration)?.name.toLowerCase()
  const parts = [
    `${counted(count, 'tour')}${category ? ` in ${category}` : ''}`,
    length,
    people && `for ${counted(people, 'person', 'people')}`,
    words && 'matching your words',
  ]
  return (
    <div className="my-5 flex min-h-11 flex-wrap items-center gap-x-4">
      <output ref={ref} tabIndex={-1} className="font-semibold text-muted">
        {parts.filter(Boolean).join(', ')}
      </output>
      {count > 0 && (words || duration || people) && (
        <button type="button" className={lineLinkClass} onClick={onClear}>
          Clear filters
        </button>
      )}
    </div>
  )
}

type ToursMetaProps = { slug: string | undefined; category: TourCategory | undefined }

/** Meta tags of the tours page, for the opened tour, the category or all tours. */
function ToursMeta({ slug, category }: ToursMetaProps) {
  const tour = tourCards.find((card) => card.slug === slug)
  if (tour) {
    return (
      <PageMeta
        title={plainTitle(tour.title)}
        description={plainText(tour.description)}
        path={paths.tour(tour.slug)}
        picture={tour.picture}
      />
    )
  }
  if (category) {
    return (
      <PageMeta
        title={category}
        description={`${category} in Kenya: every tour with its itinerary, group size and what is included.`}
        path={paths.tours(category)}
      />
    )
  }
  return (
    <PageMeta
      title="All Tours & Itineraries"
      description="Farm, safari, cultural, regional and educational tours in Kenya, each with its itinerary, group size and what is included."
      path={paths.tours()}
    />
  )
}

/** History state of a tour opened from the list: closing it can then go back. */
const fromTours = { fromTours: true }

function isFromTours(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromTours' in state
}

/** The opened tour in the URL, and functions to open and close one. */
function useTourUrl() {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closedKey = useRef<string>(undefined)

  return {
    /** Slug of the opened tour. */
    slug: matchPath('/tours/:slug', pathname)?.params.slug,
    // The HTML was pre-rendered without a query, so hydration must not use it.
    tourLink: (slug: string) => ({
      to: paths.tour(slug) + (isHydrated ? search : ''),
      state: fromTours,
    }),
    open: (slug: string) => void navigate(paths.tour(slug) + search, { state: fromTours }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      if (closedKey.current === key) return
      closedKey.current = key
      if (isFromTours(state)) void navigate(-1)
      else void navigate(paths.tours() + search, { replace: true })
    },
  }
}
