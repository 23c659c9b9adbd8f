import { filledParts } from './fact-text'
import { legal } from './facts/legal'

/** The legal texts of the footer by their ids in URLs, in paragraphs. */
export const legalNotes = [
  { id: 'privacy', title: 'Privacy Policy', paragraphs: legal.privacy.map(filledParts) },
  { id: 'terms', title: 'Terms of Service', paragraphs: legal.terms.map(filledParts) },
] as const
