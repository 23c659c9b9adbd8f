import { cardPictures, picturesIn } from './card-picture'
import type { CardPicture } from './model'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: a tour may use any picture, but the dialog should not
// download the data of all pictures.

/** Data of the pictures of tours, including those inside their texts, by URL. */
export const tourPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  tours.flatMap((tour) => [tour.image, ...picturesIn(tour.fullDescription)]),
)
