import { fullDate } from './format'
import { shortenUntil } from './shorten-until'
import { bullets, fits, lines } from './tour-enquiry'

/** What a school writes to parents, in message and PDF alike. It says nothing of the operator that is not published. */
export const parentTexts = {
  greeting: 'Dear parents,',
  opening: (operator: string) => `We plan a farm visit with ${operator} for your child’s class.`,
  slipTitle: 'Reply slip',
  slipIntro: 'Please fill in this slip and give it to the class teacher.',
  consent: 'My child may take part in the visit: yes / no',
} as const

/** What a school fills in, and what parents do. */
export const schoolBlanks = ['How we travel', 'Cost for each child'] as const
export const slipBlanks = [
  'Name of the child',
  'Allergies, asthma and medicines',
  'Phone on the day of the visit',
  'Signature of a parent or guardian, and date',
] as const

type ParentNote = {
  school?: string
  grade?: string
  pupils?: string
  adults?: string
  /** The planned day as `YYYY-MM-DD`. */
  date?: string
  tour?:
    | {
        title: string
        duration: string
        location: string
        itinerary: readonly string[]
        includes: readonly string[]
      }
    | undefined
  /** What each pupil brings, as the site says it; empty where it says nothing. */
  bring: string
  /** Name of the operator. */
  operator: string
  /** URL of the page of the tour. */
  page?: string | undefined
}

const blank = '.'.repeat(12)

const blanks = (labels: readonly string[]) => labels.map((label) => `${label}: ${blank}`).join('\n')

/**
 * Text in which a school tells parents of a visit and asks for their consent, to copy and to complete; short enough for a
 * link: the programme is shortened first.
 */
export function parentNote({ tour, bring, operator, page, date, ...about }: ParentNote): string {
  const { greeting, opening, slipTitle, slipIntro, consent } = parentTexts
  const compose = (programme: string) =>
    [
      greeting,
      opening(operator),
      lines(
        ['School', about.school],
        ['Class', about.grade],
        ['Pupils', about.pupils],
        ['Adults with them', about.adults],
        ['Date', date ? fullDate(date) : blank],
      ),
      tour &&
        lines(
          ['Tour', tour.title],
          ['Duration', tour.duration],
          ['Where', tour.location],
          ['More', page],
        ),
      programme,
      bring && `What to bring: ${bring}`,
      blanks(schoolBlanks),
      `${slipTitle}\n${slipIntro}`,
      `${consent}\n${blanks(slipBlanks)}`,
    ]
      .filter(Boolean)
      .join('\n\n')
  const programme = [
    tour && tour.itinerary.length > 0 && `The day:\n${bullets(tour.itinerary)}`,
    tour && tour.includes.length > 0 && `Included:\n${bullets(tour.includes)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  return shortenUntil(compose(shortenUntil(programme, (cut) => fits(compose(cut)))), fits)
}
