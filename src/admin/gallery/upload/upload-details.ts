import { cleanLine } from '../../../lib/clean-text'
import type { Consent, GalleryImageRow } from '../../shared/picture-library/gallery-image-row'

/** What is said about a picture while it is added. */
export type UploadDetails = {
  title: string
  alt: string
  decorative: boolean
  category: string
  consent: Consent
}

export const noDetails: UploadDetails = {
  title: '',
  alt: '',
  decorative: false,
  category: '',
  consent: 'unknown',
}

/** What the table keeps, in characters. */
export const maxTitleLength = 120

/** The details without what nobody means and the table refuses. */
export function tidyDetails(details: UploadDetails): UploadDetails {
  return { ...details, title: cleanLine(details.title), alt: cleanLine(details.alt) }
}

/** What a row says. */
export function detailsOfRow(row: GalleryImageRow): UploadDetails {
  const { title, alt, decorative, category, consent } = row
  return { title, alt, decorative, category, consent }
}

/** The details with those of `all` that say something. */
export function withSame(details: UploadDetails, all: UploadDetails): UploadDetails {
  return {
    title: all.title.trim() === '' ? details.title : all.title,
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
    one.alt === other.alt &&
    one.decorative === other.decorative &&
    one.category === other.category &&
    one.consent === other.consent
  )
}
