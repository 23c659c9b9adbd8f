import { tourCategory, type TourCategory } from '../../content/categories'

/** Classes of each colour: of stamps, of focus rings, and of the chosen filter. */
const looks = {
  tea: {
    stamp: 'bg-tea-soft text-tea',
    ring: 'outline-tea',
    edge: 'border-tea',
    chosen: 'aria-pressed:bg-tea',
  },
  maize: {
    stamp: 'bg-maize-soft text-ink',
    ring: 'outline-maize-dark',
    edge: 'border-maize',
    chosen: 'aria-pressed:bg-maize-dark',
  },
  terracotta: {
    stamp: 'bg-terracotta-soft text-terracotta-dark',
    ring: 'outline-terracotta-dark',
    edge: 'border-terracotta',
    chosen: 'aria-pressed:bg-terracotta-dark',
  },
  lake: {
    stamp: 'bg-lake-soft text-lake',
    ring: 'outline-lake',
    edge: 'border-lake',
    chosen: 'aria-pressed:bg-lake',
  },
  dusk: {
    stamp: 'bg-dusk-soft text-dusk',
    ring: 'outline-dusk',
    edge: 'border-dusk',
    chosen: 'aria-pressed:bg-dusk',
  },
} as const

/** Stamp classes of an accent colour. */
export const stampLook = (colour: keyof typeof looks): string => looks[colour].stamp

/** Stamp classes of a category in its accent colour. */
export const categoryLook = (name: TourCategory): string => stampLook(tourCategory(name).colour)

/** Focus ring classes in the same accent colour. */
export const categoryRing = (name: TourCategory): string => looks[tourCategory(name).colour].ring

/** Class of an edge in the same accent colour. */
export const categoryEdge = (name: TourCategory): string => looks[tourCategory(name).colour].edge

/** Background class of the pressed filter of a category. */
export const categoryChosen = (name: TourCategory): string =>
  looks[tourCategory(name).colour].chosen
