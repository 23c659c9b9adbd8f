import { cardPictures } from './card-picture'
import { gallery } from './gallery'
import type { CardPicture } from './model'

// Precomputed by the build like `tour-cards.ts`: a picture of the gallery may be in any group.

/** Data of the pictures of the gallery, by `url`. */
export const photoFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  gallery.map((photo) => photo.url),
)
