import { cardPictures } from './card-picture'
import { heroSlides, phoneCropOf } from './hero'
import type { CardPicture } from './model'

// Precomputed by the build like `tour-cards.ts`: a slide may show any picture.

/** Data of the pictures of the hero and of their crops for phones, by URL. */
export const heroPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  heroSlides.flatMap(({ image }) => [image, phoneCropOf(image)]),
)
