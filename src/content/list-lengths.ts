import { articles } from './articles'
import { gallery } from './gallery'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`.

/** How many entries each list of the site has. */
export const listLengths = { tours: tours.length, gallery: gallery.length, blog: articles.length }
