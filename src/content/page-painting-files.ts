import { cardPictures } from './card-picture'
import type { CardPicture } from './model'
import { categoryPaintings, teaPainting } from './page-paintings'

// Precomputed by the build like `tour-cards.ts`: these pages need the data of six pictures only.

/** Data of the pictures of `page-paintings.ts`, by URL. */
export const pagePaintingFiles: Readonly<Record<string, CardPicture>> = cardPictures([
  teaPainting.image,
  ...Object.values(categoryPaintings).map(({ image }) => image),
])
