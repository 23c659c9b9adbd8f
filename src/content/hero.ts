import { filledAll } from './fact-text'
import { hero } from './facts/hero'

/** Path of the crop for phones. Not every slide has one. */
export const phoneCropOf = (image: string) => image.replace(/\.jpg$/, '-phone.jpg')

/** The slides in order, and what the home page needs to know of the film before it is opened. */
export const { slides: heroSlides, film } = filledAll(hero)
