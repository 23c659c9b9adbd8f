import { filledAll } from './fact-text'
import { series as sheet } from './facts/series'

/** The name of a series of the gallery, as pictures have it. */
export type GalleryCategory = string

const { series, allText } = filledAll(sheet)
const offered = series.filter(({ retired }) => !retired)

/** Names of the gallery's series that are offered, in the order of the filter. */
export const galleryCategories: readonly GalleryCategory[] = offered.map(({ name }) => name)

/** The paragraph under the grid for each filter, in the order of the filter. */
export const galleryTexts: readonly { category: string; text: string }[] = [
  { category: 'All', text: allText },
  ...offered.map(({ name, text }) => ({ category: name, text })),
]
