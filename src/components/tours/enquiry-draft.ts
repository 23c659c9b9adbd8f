import { readSessionMap, writeSessionMap } from '../../lib/storage'

/** What the visitor has typed into an enquiry; all of it is text. */
export const emptyEnquiry = { name: '', phone: '', people: '', date: '', message: '' }

type Enquiry = typeof emptyEnquiry

const keyOf = (slug: string) => `enquiry-${slug}`

/** The enquiry that was half written for a tour in this tab, or an empty one. */
export function enquiryDraft(slug: string): Enquiry {
  const draft = readSessionMap(keyOf(slug), (value) => typeof value === 'string')
  return { ...emptyEnquiry, ...Object.fromEntries(draft) }
}

/** Keeps what is typed for a tour until the tab is closed. */
export function keepEnquiryDraft(slug: string, values: Enquiry): void {
  writeSessionMap(keyOf(slug), Object.entries(values))
}
