import { heroSlides } from './hero'
import type { PictureFile } from './model'
import { heroPictures } from './pictures/hero'

// Evaluated by the build like `tour-cards.ts`: every page carries one picture's data, not that of eight.

/** The picture that previews show of pages without one of their own. */
export const sitePicture: PictureFile | undefined = heroPictures[heroSlides[0]?.image ?? '']
