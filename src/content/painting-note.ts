import { paintingSentence } from '../lib/painting-sentence'
import { articleCards } from './article-cards'
import { gallery } from './gallery'
import { heroSlides } from './hero'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: pages need the sentences only.

const galleryUrls = gallery.map(({ url }) => url)

/** The sentence above the gallery; '' without paintings. */
export const galleryPaintingNote: string = paintingSentence(galleryUrls)

/** The sentence in the footer, about all pictures that the operator can replace; '' without paintings. */
export const sitePaintingNote: string = paintingSentence([
  ...galleryUrls,
  ...[...heroSlides, ...tours, ...articleCards].map(({ image }) => image),
])
