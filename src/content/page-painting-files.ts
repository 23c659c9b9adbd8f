import { cardPictures } from './card-picture'
import type { CardPicture } from './model'
import { categories } from './facts/categories'
import { teaPainting } from './page-paintings'

// Precomputed by the build like `tour-cards.ts`: these pages need the data of six pictures only.

/** Data of the pictures of the tour categories and of `page-paintings.ts`, by URL. */
export const pagePaintingFiles: Readonly<Record<string, CardPicture>> = cardPictures([
  teaPainting.image,
  ...categories.categories.map(({ image }) => image),
])
