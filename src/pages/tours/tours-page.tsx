import { useCallback, useRef, useState } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { TourCard } from '../../components/tours/tour-card'
import { useTourDialogOnIdle } from '../../components/tours/tour-dialog-chunk'
import { TourDialogSlot } from '../../components/tours/tour-dialog-slot'
import { TourIsland } from '../../components/tours/tour-island'
import { tourCards } from '../../content/tour-cards'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { CategoryFilter } from './category-filter'
import { NoTours } from './no-tours'
import { ToursMeta } from './tours-meta'
import { useFilterInView } from './use-filter-in-view'
import { useTourAddress } from './use-tour-address'

const home = { name: 'Home', href: paths.home() }
const allTours = { name: 'Tours', href: paths.tours() }

/** All tours with their filter, and over them the tour that the address names. */
export function ToursPage() {
  const { category, slug, choose, tourLink, open, close } = useTourAddress()
  const isHydrated = useHydrated()
  // Only a page that came from the server with a tour in its address has a copy to keep.
  const [hasIsland, setHasIsland] = useState(!isHydrated && slug !== undefined)
  const island = useRef<HTMLDivElement>(null)
  const filter = useFilterInView(category)
  useTourDialogOnIdle()

  const replaceIsland = useCallback((scroller: HTMLElement) => {
    if (island.current) scroller.scrollTop = scrolledIn(island.current)
    setHasIsland(false)
  }, [])

  const shown = category ? tourCards.filter((tour) => tour.category === category) : tourCards
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 sm:px-6 md:pb-24">
      <ToursMeta slug={slug} category={category} />
      {category ? (
        <Breadcrumb trail={[home, allTours]} current={category} />
      ) : (
        <Breadcrumb trail={[home]} current={allTours.name} />
      )}
      <h1 className="mt-4 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-tight font-bold tracking-tight">
        All Tours & Itineraries
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Farms, plains, streets and ridges: pick a day, or nine of them. Every tour opens with its
        whole itinerary.
      </p>
      <div ref={filter} className="mt-8 scroll-mt-4">
        <CategoryFilter chosen={category} onChoose={choose} />
      </div>
      <output className="my-5 block font-semibold text-muted">
        {countOf(shown.length)}
        {category && ` in ${category}`}
      </output>
      <h2 className="sr-only">Tours</h2>
      {shown.length === 0 ? (
        <NoTours onClear={() => choose(undefined)} />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
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
      {isHydrated && slug && <TourDialogSlot slug={slug} onClose={close} onShown={replaceIsland} />}
    </div>
  )
}

function countOf(tours: number): string {
  return tours === 1 ? '1 tour' : `${tours} tours`
}

/** How far the visitor has read in the static copy. */
function scrolledIn(island: HTMLElement): number {
  return island.querySelector('[role="dialog"] > div')?.scrollTop ?? 0
}
