import { site } from './site'

/** Name under which a file of the site is saved: with the name of the operator. */
export const fileNameOf = (href: string): string => `${site.name} ${href.slice(1)}`

/** Page of the brochure with the tour at this index: a cover, then one page for each tour in their order. */
export const brochurePage = (index: number): number => index + 2

/** The PDF brochure that the build generates from this content. */
export const brochure = {
  /** Path of the file. */
  href: '/brochure.pdf',
  /** File size for the label, such as `0.2 MB`; empty if there is no brochure. */
  size: import.meta.env?.VITE_BROCHURE_SIZE ?? '',
  /** Chat message that asks for a brochure if there is none. */
  request: 'Please send me your brochure',
  /** Chat message of somebody who has it. */
  question: 'I have read your brochure and have a question.',
}
