import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'

// Apart from the questions of the dialog: the list of the tours needs these, and must not load the dialog.

export type AskedTour = Pick<Tour, 'title' | 'slug'>

/** What every group asks that a tour does not take. */
export const groupQuestions = ['- Which dates are possible?', '- What does it cost?']

/**
 * Opens the chat with the name and the address of a tour.
 *
 * @param opening what stands before its name
 * @param questions one a line, after its address
 */
export function about({ title, slug }: AskedTour, opening: string, ...questions: string[]): string {
  const address = site.origin + paths.tour(slug)
  return chatLink(
    [`Hello, ${opening} ${plainTitle(title)}: ${address}`, ...questions, ''].join('\n'),
  )
}
