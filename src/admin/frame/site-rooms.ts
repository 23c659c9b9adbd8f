import type { Part } from '../../content/collections/facts/part'
import { factSheets, type FactKey } from '../../content/collections/facts/sheets'

type RoomSheet = {
  key: FactKey
  /** What the sheet holds, in one line. */
  holds: string
}

/** The sheets of the page Site, in rooms. */
export const siteRooms: readonly { name: string; sheets: readonly RoomSheet[] }[] = [
  {
    name: 'Company',
    sheets: [
      { key: 'company', holds: 'Name, phone, mailboxes, opening hours, social profiles, licences' },
      { key: 'contact', holds: 'The kinds of tour that visitors choose from' },
      { key: 'legal', holds: 'Privacy Policy and Terms of Service' },
      { key: 'counting', holds: 'The counter of how many asked, and a statistics service' },
    ],
  },
  {
    name: 'Home page',
    sheets: [
      { key: 'hero', holds: 'The slides at the top, and the story film' },
      { key: 'home', holds: 'Our Story, the cards beside it, the text about sustainability' },
      { key: 'figures', holds: 'Counters and figures of the home page and the about page' },
      { key: 'partners', holds: 'Names, logos and websites' },
    ],
  },
  {
    name: 'About',
    sheets: [
      { key: 'about', holds: 'Story, pillars, core values and team' },
      { key: 'services', holds: 'What you offer besides tours' },
    ],
  },
  {
    name: 'FAQ and policy',
    sheets: [
      { key: 'faq', holds: 'Questions and answers in their sections' },
      { key: 'policy', holds: 'What is refunded when, with the sentences and the calculator' },
      { key: 'advice', holds: 'Short advice before a visit' },
    ],
  },
  {
    name: 'Categories',
    sheets: [
      { key: 'categories', holds: 'Names, colours and pictures of the kinds of tour' },
      { key: 'series', holds: 'The series of the gallery and their texts' },
    ],
  },
]

/** Words by which a sheet is found: its labels, and those of everything in it. */
export function searchWords({ key, holds }: RoomSheet): string {
  return [holds, ...labelsOf(factSheets[key].part)].join(' ')
}

function labelsOf({ label, hint = '', entry, parts = {} }: Part): string[] {
  const inner = entry ? [entry] : Object.values(parts)
  return [label, hint, ...inner.flatMap(labelsOf)]
}
