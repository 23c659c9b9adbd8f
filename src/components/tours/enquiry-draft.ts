import { readSessionMap, removeStored, writeSessionMap } from '../../lib/storage'
import { peopleOfAddress } from '../../lib/team-group'

/** What the visitor has typed into an enquiry; all of it is text. */
export const emptyEnquiry = {
  name: '',
  phone: '',
  people: '',
  children: '',
  date: '',
  /** The ticked questions, one a line. */
  questions: '',
  message: '',
}

export type Enquiry = typeof emptyEnquiry

const keyOf = (slug: string) => `enquiry-${slug}`
const clearedKeyOf = (slug: string) => `cleared-enquiry-${slug}`

const isText = (value: unknown) => typeof value === 'string'

/** The enquiry that was half written for a tour in this tab, or an empty one. */
export function enquiryDraft(slug: string): Enquiry {
  const draft = readSessionMap(keyOf(slug), isText)
  return { ...emptyEnquiry, ...Object.fromEntries(draft) }
}

/** Keeps what is typed for a tour until the tab is closed. */
export function keepEnquiryDraft(slug: string, values: Enquiry): void {
  writeSessionMap(keyOf(slug), Object.entries(values))
}

/** What the button Back of the form has cleared for a tour in this tab; undefined if nothing waits. */
export function clearedEnquiry(slug: string): Enquiry | undefined {
  const cleared = readSessionMap(clearedKeyOf(slug), isText)
  return cleared.size > 0 ? { ...emptyEnquiry, ...Object.fromEntries(cleared) } : undefined
}

/** Keeps what was cleared for a tour, or no longer, until the tab is closed. */
export function keepClearedEnquiry(slug: string, values: Enquiry | undefined): void {
  if (values) writeSessionMap(clearedKeyOf(slug), Object.entries(values))
  else removeStored('session', clearedKeyOf(slug))
}

/** An enquiry with the number of people that the list was filtered by, where none was typed. */
export function withPeopleOfAddress(values: Enquiry): Enquiry {
  return values.people === '' ? { ...values, people: String(peopleOfAddress() ?? '') } : values
}

/** The fields that hold more than what the form fills in by itself. */
function typedInto(values: Enquiry): [string, string][] {
  const { people } = withPeopleOfAddress(emptyEnquiry)
  return Object.entries(values).filter(
    ([name, value]) => value.trim() !== '' && !(name === 'people' && value === people),
  )
}

/** Whether the visitor has typed anything. */
export const isTyped = (values: Enquiry): boolean => typedInto(values).length > 0

/** What was cleared, under what has been typed since. */
export const broughtBack = (cleared: Enquiry, values: Enquiry): Enquiry => ({
  ...cleared,
  ...Object.fromEntries(typedInto(values)),
})
