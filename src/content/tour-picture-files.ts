import { cardPictures, picturesIn } from './card-picture'
import type { CardPicture } from './model'
import { tours } from './tours'

// Evaluated by the build like `tour-cards.ts`: a tour may show any picture of the site, and its
// dialog must not carry what is known of all of them.

/** What is known of the tours' pictures, those inside their texts too, by the address that content gives. */
export const tourPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  tours.flatMap((tour) => [tour.image, ...picturesIn(tour.fullDescription)]),
)
