import { heroSlides } from './hero'
import type { PictureFile } from './model'
import { heroPictures } from './pictures/hero'

// Precomputed by the build like `tour-cards.ts`: every page needs the data of one picture, not of eight.

/** The link preview picture of pages without their own. */
export const sitePicture: PictureFile | undefined = heroPictures[heroSlides[0]?.image ?? '']
