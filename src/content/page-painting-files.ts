import { cardPictures } from './card-picture'
import type { CardPicture } from './model'
import { categoryPaintings, teaPainting } from './page-paintings'

// Evaluated by the build like `tour-cards.ts`: fixed pages carry six pictures' data, however many
// tours there are.

/** What is known of the paintings of the fixed pages, by the address that content gives. */
export const pagePaintingFiles: Readonly<Record<string, CardPicture>> = cardPictures([
  teaPainting.image,
  ...Object.values(categoryPaintings).map(({ image }) => image),
])
