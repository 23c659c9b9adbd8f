import { cleanLine } from '../../../lib/clean-text'
import { middle } from '../../kit/picture-field/focus-of'
import type { Consent, GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { publishingFaults } from '../image-form-schema'

/** What is said about a picture while it is added. */
export type UploadDetails = {
  title: string
  description: string
  alt: string
  decorative: boolean
  category: string
  consent: Consent
}

export const noDetails: UploadDetails = {
  title: '',
  description: '',
  alt: '',
  decorative: false,
  category: '',
  consent: 'unknown',
}

/** Stands in for what an upload brings with it, where only what is said of it counts. */
const anyFile = { url: '/images/upload', storagePath: null, width: 1, height: 1 }

/** The details without what nobody means and the table refuses. */
export function tidyDetails(details: UploadDetails): UploadDetails {
  const { title, description, alt } = details
  return {
    ...details,
    title: cleanLine(title),
    description: cleanLine(description),
    alt: cleanLine(alt),
  }
}

/** What a row says. */
export function detailsOfRow(row: GalleryImageRow): UploadDetails {
  const { title, description, alt, decorative, category, consent } = row
  return { title, description, alt, decorative, category, consent }
}

/** The details with those of `all` that say something. */
export function withSame(details: UploadDetails, all: UploadDetails): UploadDetails {
  return {
    title: all.title.trim() === '' ? details.title : all.title,
    description: all.description.trim() === '' ? details.description : all.description,
    alt: all.alt.trim() === '' ? details.alt : all.alt,
    decorative: all.decorative || details.decorative,
    category: all.category === '' ? details.category : all.category,
    consent: all.consent === 'unknown' ? details.consent : all.consent,
  }
}

/** Whether two sets of details say the same. */
export function isSameDetails(one: UploadDetails, other: UploadDetails): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.alt === other.alt &&
    one.decorative === other.decorative &&
    one.category === other.category &&
    one.consent === other.consent
  )
}

/** What still keeps a picture with these details from the site, as sentences; none when nothing does. */
export function missingDetails(details: UploadDetails): string[] {
  return publishingFaults({
    ...details,
    file: anyFile,
    focus: middle,
    status: 'draft',
    publishAt: '',
  })
}
