import { site } from './site'

/**
 * Name under which a file of the site is saved: with the name of the operator. Sheets are named by their tours:
 * `/sheets/school-visit/goat-farm-tour.pdf` by `school-visit goat-farm-tour.pdf`.
 */
export const fileNameOf = (href: string): string =>
  `${site.name} ${href.replace(/^\/(?:sheets\/)?/, '').replaceAll('/', ' ')}`

/** The PDF brochure that the build generates from this content. */
export const brochure = {
  /** Path of the file. */
  href: '/brochure.pdf',
  /** File size for the label, such as `0.2 MB`; empty if there is no brochure, and then no sheet of a tour. */
  size: import.meta.env?.VITE_BROCHURE_SIZE ?? '',
  /** Chat message that asks for a brochure if there is none. */
  request: 'Please send me your brochure',
  /** Chat message of somebody who has it. */
  question: 'I have read your brochure and have a question.',
}
