import type { FactsOf } from './collections/facts/sheets'
import { filledParts } from './fact-text'
import { counting as present } from './facts/counting'
import { legal } from './facts/legal'

/** What the site says about what it counts: nothing as long as it counts nothing. */
function countingNotes({ countsPresses, serviceName }: FactsOf<'counting'>): string[][] {
  return [
    ...(countsPresses
      ? [
          'When you press Send, Mail, Call, Brochure or Keep, a number of that day goes up by one. Nothing about you is sent or kept with it.',
        ]
      : []),
    ...(serviceName
      ? [
          `If you allow it, ${serviceName} counts your visit. You can take that back at the end of every page, at any time.`,
        ]
      : []),
  ].map((text) => [text])
}

/**
 * The legal texts of a sheet by their ids in URLs, in paragraphs with the facts filled in.
 *
 * @param counting what the site counts, which the Privacy Policy then says
 */
export const legalNotesOf = (
  { privacy, terms }: FactsOf<'legal'>,
  counting: FactsOf<'counting'> = present,
) =>
  [
    {
      id: 'privacy',
      title: 'Privacy Policy',
      paragraphs: [...privacy.map(filledParts), ...countingNotes(counting)],
    },
    { id: 'terms', title: 'Terms of Service', paragraphs: terms.map(filledParts) },
  ] as const

/** The legal texts of the footer. */
export const legalNotes = legalNotesOf(legal)
