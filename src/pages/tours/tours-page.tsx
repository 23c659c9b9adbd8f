import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { matchPath, useLocation, useNavigate, type Location } from 'react-router-dom'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { TourCard } from '../../components/tours/tour-card'
import { tourDialog } from '../../components/tours/tour-dialog-slot'
import { ListMore, useListPart } from '../../components/ui/list-more'
import { tourCategory, type TourCategory } from '../../content/categories'
import type { TourCard as TourCardContent } from '../../content/model'
import { tourCards } from '../../content/tour-cards'
import { removeEarlyFilter } from '../../lib/early-filter'
import { listPagePath, pageOfList } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import { plainText } from '../../lib/plain-text'
import { plainTitle } from '../../lib/tour-title'
import { useHydrated } from '../../lib/use-hydrated'
import { CategoryFilter, CategoryLinks, useFilterInView } from './category-filter'
import { matchingTours, useSearchIndex } from './matching-tours'
import { NearTours } from './near-tours'
import { NoTours } from './no-tours'
import { OtherTours } from './other-tours'
import { TourFinder } from './tour-finder'
import { TourIsland } from './tour-island'
import { ToursCount } from './tours-count'
import { ClassLine, toursSide } from './tours-doors'
import { linkSearch, noFilters, useToursQuery, type ToursQuery } from './tours-url'

const heading = 'All Tours & Itineraries'
const allTours = { name: 'Tours', href: paths.tours() }
/** A new site may have no tours yet. */
const isEmpty = tourCards.length === 0
/** Up to so many tours of a category, the page shows others, too. */
const fewTours = 2

/** All tours with their filters, and the dialog of the tour in the URL. */
export function ToursPage() {
  const { query, choose } = useToursQuery()
  const { slug, isFromList, tourLink, open, close } = useTourUrl()
  const { category, words, duration, people } = query
  const { search } = useLocation()
  const isHydrated = useHydrated()
  // Only a pre-rendered page of a tour contains its static copy.
  const [hasIsland, setHasIsland] = useState(!isHydrated && slug !== undefined)
  const island = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLOutputElement>(null)
  const filter = useFilterInView(category)
  const [sent, setSent] = useState<ReactNode>()
  tourDialog.usePreloadInUse()

  useLayoutEffect(() => {
    // From here on the list itself holds only the category.
    if (isHydrated) removeEarlyFilter()
  }, [isHydrated])

  const replaceIsland = useCallback((scroller: HTMLElement) => {
    scroller.scrollTop = island.current?.querySelector('[data-scroller]')?.scrollTop ?? 0
    setHasIsland(false)
  }, [])
  const clear = () => {
    choose(noFilters)
    // The focused button disappears with the filters.
    count.current?.focus()
  }

  const index = useSearchIndex(words)
  const matching = (change?: Partial<ToursQuery>) =>
    matchingTours(tourCards, { ...query, ...change }, index)
  const found = matching()
  const ofAnySize = matching({ people: undefined })
  const hasNear = ofAnySize.length > found.length
  const countOf = (name: typeof category) => {
    const exact = matching({ category: name }).length
    const near = matching({ category: name, people: undefined }).length
    return exact === 0 && near > 0 ? `${near} to ask` : exact
  }
  const cardOf = (tour: TourCardContent) => (
    <TourCard
      tour={tour}
      titleLink={tourLink(tour.slug)}
      onExplore={() => open(tour.slug)}
      isLead={slug === undefined && tour.id === found[0]?.id}
    />
  )
  const isBehindIsland = !isHydrated && slug !== undefined
  const isNarrowed = Boolean(words || duration || people)
  const hasFew = category && !isNarrowed && found.length <= fewTours
  const part = useListPart('tours', isNarrowed ? search : '')
  // An opened tour covers the list until hydration: its HTML keeps the room alone.
  const shown = isBehindIsland ? [] : found.slice(part.from, part.to)
  const listPath = category ? paths.tourCategory(tourCategory(category).id) : paths.tours()
  return (
    <>
      <ToursMeta slug={slug} category={category} page={part.page} />
      {/* Before the list, which it covers: without scripts and styles the tour is read first. */}
      {hasIsland && slug && <TourIsland slug={slug} ref={island} />}
      <PageHeader
        title={heading}
        // The dialog has the title of its tour as h1.
        isSecond={slug !== undefined}
        intro="Farms, plains, streets and ridges: pick a day, or nine of them. Every tour opens with its whole itinerary."
        breadcrumb={
          <Breadcrumb
            parent={category === undefined ? undefined : allTours}
            current={category ?? allTours.name}
          />
        }
        side={toursSide}
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
              <TourFinder />
            </div>
            {!isBehindIsland && <CategoryLinks chosen={category} />}
            <ToursCount
              count={found.length}
              hasNear={hasNear}
              isSearching={words !== '' && !index}
              query={query}
              ref={count}
              onClear={clear}
            />
            <ClassLine query={query} />
          </>
        )}
        <h2 className="sr-only">Tours</h2>
        {found.length === 0 ? (
          // Not above tours that nearly match.
          !hasNear && (
            // As high as the panel from the start, so that the footer stays where it is.
            <div className="min-h-160 md:min-h-88">
              {/* Not before the search has looked at all texts. */}
              {(words === '' || index) && (
                <NoTours
                  query={query}
                  isEmpty={isEmpty}
                  matching={matching}
                  tourLink={tourLink}
                  onChoose={choose}
                  onClear={clear}
                />
              )}
            </div>
          )
        ) : (
          <ul
            className={`grid gap-6 sm:grid-cols-2 lg:grid-cols-3 ${isBehindIsland ? 'min-h-dvh' : ''}`}
          >
            {shown.map((tour) => (
              <li key={tour.id} data-category={tour.category}>
                {cardOf(tour)}
              </li>
            ))}
          </ul>
        )}
        {!isBehindIsland && (
          <ListMore
            list="tours"
            part={part}
            length={found.length}
            name="tours"
            path={isNarrowed ? undefined : listPath}
          />
        )}
        {hasFew && !isBehindIsland && (
          <OtherTours category={category} found={found} all={tourCards} />
        )}
        {hasNear && <NearTours tours={ofAnySize} people={people ?? 0} cardOf={cardOf} />}
        {isHydrated && slug && (
          <tourDialog.Component
            key={slug}
            slug={slug}
            onClose={close}
            onSent={setSent}
            // A link out of it changes the URL, which closes it; going back would undo that.
            onLeave={() => {}}
            onShown={replaceIsland}
            leadsToList={!isFromList}
          />
        )}
        {sent}
      </div>
    </>
  )
}

type ToursMetaProps = {
  slug: string | undefined
  category: TourCategory | undefined
  page: number
}

/** Meta tags of the tours page, for the opened tour, the category or all tours. */
function ToursMeta({ slug, category, page }: ToursMetaProps) {
  const tour = tourCards.find((card) => card.slug === slug)
  if (tour) {
    const { title, description, picture } = tour
    const meta = { title: plainTitle(title), description: plainText(description), picture }
    return <PageMeta {...meta} path={paths.tour(tour.slug)} />
  }
  return (
    <PageMeta
      title={pageOfList(category ?? heading, page)}
      description={pageOfList(
        category
          ? `${category} in Kenya: every tour with its itinerary, group size and what is included.`
          : 'Farm, safari, cultural, regional and educational tours in Kenya, each with its itinerary, group size and what is included.',
        page,
      )}
      picture={tourCards.find((card) => card.category === category)?.picture}
      path={listPagePath(
        category ? paths.tourCategory(tourCategory(category).id) : paths.tours(),
        page,
      )}
    />
  )
}

/** History state of a tour opened from the list: closing it can then go back. */
const fromTours = { fromTours: true }

/** The opened tour in the URL, and functions to open and close one. */
function useTourUrl() {
  const location: Location<typeof fromTours | null> = useLocation()
  const { pathname, state } = location
  const search = linkSearch(location)
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closed = useRef<Location>(undefined)

  return {
    /** Slug of the opened tour. */
    slug: matchPath('/tours/:slug', pathname)?.params.slug,
    /** Whether it was opened from the list, to which closing it goes back. */
    isFromList: state?.fromTours === true,
    // The HTML was pre-rendered without a query, so hydration must not use it.
    tourLink: (slug: string) => ({
      to: paths.tour(slug) + (isHydrated ? search : ''),
      state: fromTours,
    }),
    open: (slug: string) => void navigate(paths.tour(slug) + search, { state: fromTours }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      // By the object: Forward comes to an entry of the same key, which can be closed again.
      if (closed.current === location) return
      closed.current = location
      if (state?.fromTours) void navigate(-1)
      else void navigate(paths.tours() + search, { replace: true })
    },
  }
}
