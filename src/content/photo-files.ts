import { cardPictures } from './card-picture'
import { gallery } from './gallery'
import type { CardPicture } from './model'

// Evaluated by the build like `tour-cards.ts`: a picture of the gallery may lie in any group.

/** What is known of the gallery's pictures, by their `url`. */
export const photoFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  gallery.map((photo) => photo.url),
)
