import { cleanLine } from '../../../lib/clean-text'
import { middle } from '../../kit/picture-field/focus-picker'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { lackingFields, type ImageField } from '../lacking'
import { numberedTitle } from '../title-pattern'

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

/** What the details for all pictures are for one of them: its title has its number. */
export function sharedFor(shared: UploadDetails, number: number): UploadDetails {
  return { ...shared, title: numberedTitle(shared.title, number) }
}

/**
 * Gives a picture what was written for all, except where it has something of its own.
 *
 * @param details of the picture
 * @param number of the picture in the list, from 1
 * @param before what was written for all until now: fields that hold it follow the change
 */
export function followShared(
  details: UploadDetails,
  number: number,
  shared: UploadDetails,
  before: UploadDetails = emptyDetails,
): UploadDetails {
  const next = sharedFor(shared, number)
  const last = sharedFor(before, number)
  const follows = (key: keyof UploadDetails) =>
    details[key] === last[key] || details[key] === emptyDetails[key]
  const chosen = <Key extends keyof UploadDetails>(key: Key): UploadDetails[Key] =>
    next[key] !== last[key] && follows(key) ? next[key] : details[key]
  return {
    title: chosen('title'),
    description: chosen('description'),
    alt: chosen('alt'),
    decorative: chosen('decorative'),
    category: chosen('category'),
    consent: chosen('consent'),
  }
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

/** By object: every progress event of any upload asks for all pictures again. */
const known = new WeakMap<UploadDetails, ImageField[]>()

/**
 * The fields that keep a picture with these details from being published.
 *
 * @param details are never changed, only replaced
 */
export function lackingDetails(details: UploadDetails): ImageField[] {
  const found =
    known.get(details) ??
    lackingFields({
      ...details,
      file: placeholderFile,
      focus: middle,
      status: 'draft',
      publishAt: '',
    })
  known.set(details, found)
  return found
}
