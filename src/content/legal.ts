import type { FactsOf } from './collections/facts/sheets'
import { filledParts } from './fact-text'
import { legal } from './facts/legal'

/** The legal texts of a sheet by their ids in URLs, in paragraphs with the facts filled in. */
export const legalNotesOf = ({ privacy, terms }: FactsOf<'legal'>) =>
  [
    { id: 'privacy', title: 'Privacy Policy', paragraphs: privacy.map(filledParts) },
    { id: 'terms', title: 'Terms of Service', paragraphs: terms.map(filledParts) },
  ] as const

/** The legal texts of the footer. */
export const legalNotes = legalNotesOf(legal)
