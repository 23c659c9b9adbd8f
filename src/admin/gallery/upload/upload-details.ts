import { cleanLine } from '../../../lib/clean-text'
import { middle } from '../../kit/picture-field/focus-picker'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { publishingFaults } from '../image-collection'

/** What can be entered about a picture during its upload. */
export type UploadDetails = Pick<
  GalleryImageRow,
  'title' | 'description' | 'alt' | 'decorative' | 'category' | 'consent'
>

export const emptyDetails: UploadDetails = {
  title: '',
  description: '',
  alt: '',
  decorative: false,
  category: '',
  consent: 'unknown',
}

/** Placeholder for the file, so that only the details are checked. */
const placeholderFile = { url: '/images/upload', storagePath: null, width: 1, height: 1 }

/** Removes line breaks and surplus spaces, which the database refuses. */
export function cleanDetails(details: UploadDetails): UploadDetails {
  const { title, description, alt } = details
  return {
    ...details,
    title: cleanLine(title),
    description: cleanLine(description),
    alt: cleanLine(alt),
  }
}

/** The details alone, of a row or of an upload. */
export function detailsOf(source: UploadDetails): UploadDetails {
  const { title, description, alt, decorative, category, consent } = source
  return { title, description, alt, decorative, category, consent }
}

/** Overwrites details with the shared ones that are filled in. */
export function mergeShared(details: UploadDetails, shared: UploadDetails): UploadDetails {
  return {
    title: shared.title.trim() === '' ? details.title : shared.title,
    description: shared.description.trim() === '' ? details.description : shared.description,
    alt: shared.alt.trim() === '' ? details.alt : shared.alt,
    decorative: shared.decorative || details.decorative,
    category: shared.category === '' ? details.category : shared.category,
    consent: shared.consent === 'unknown' ? details.consent : shared.consent,
  }
}

export function isSameDetails(one: UploadDetails, other: UploadDetails): boolean {
  return JSON.stringify(detailsOf(one)) === JSON.stringify(detailsOf(other))
}

/** What is missing before a picture with these details can be published, as sentences. */
export function missingDetails(details: UploadDetails): string[] {
  return publishingFaults({
    ...details,
    file: placeholderFile,
    focus: middle,
    status: 'draft',
    publishAt: '',
  })
}
