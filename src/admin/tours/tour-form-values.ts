import { fromLocalTime, toLocalTime } from '../kit/fields/local-time'
import type { TourRow } from './tours-schema'

/** What the fields of the tour editor hold. */
export type TourFormValues = {
  title: string
  slug: string
  category: string
  duration: string
  location: string
  participants: string
  image: string
  imageAlt: string
  /** Middle of the picture's subject in per cent of its width and height. */
  focus: { x: number; y: number }
  description: string
  fullDescription: string
  itinerary: string[]
  includes: string[]
  externalLinks: { title: string; url: string }[]
  featured: boolean
  status: string
  /** As a field of the kind `datetime-local` holds it; '' for at once. */
  publishAt: string
}

/** Names of the fields as people know them, in the order of the form. */
export const tourLabels: Readonly<Record<keyof TourFormValues, string>> = {
  title: 'Title',
  slug: 'Address',
  category: 'Category',
  duration: 'Duration',
  location: 'Location',
  participants: 'Group size',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  focus: 'Middle of the picture',
  description: 'Short text',
  fullDescription: 'Full text',
  itinerary: 'Itinerary',
  includes: 'Includes',
  externalLinks: 'Links',
  featured: 'Featured',
  status: 'State',
  publishAt: 'Not before',
}

export const emptyTour: TourFormValues = {
  title: '',
  slug: '',
  category: '',
  duration: '',
  location: '',
  participants: '',
  image: '',
  imageAlt: '',
  focus: { x: 50, y: 50 },
  description: '',
  fullDescription: '',
  itinerary: [''],
  includes: [''],
  externalLinks: [],
  featured: false,
  status: 'draft',
  publishAt: '',
}

/** The lines of a list; a first empty one where there is none yet, to write on. */
const linesToWrite = (texts: string[]) => (texts.length > 0 ? texts : [''])

/** The row of the database as the form shows it. */
export function valuesOfTour(row: TourRow): TourFormValues {
  return {
    title: row.title,
    slug: row.slug,
    category: row.category,
    duration: row.duration,
    location: row.location,
    participants: row.participants,
    image: row.image,
    imageAlt: row.image_alt,
    focus: { x: row.focus_x, y: row.focus_y },
    description: row.description,
    fullDescription: row.full_description,
    itinerary: linesToWrite(row.itinerary),
    includes: linesToWrite(row.includes),
    externalLinks: row.external_links,
    featured: row.featured,
    status: row.status,
    publishAt: toLocalTime(row.publish_at),
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const lines = (texts: readonly string[]) => texts.map(oneLine).filter(Boolean)

/** The values without what nobody means: blanks around texts, empty lines, empty links. */
export function tidyTour(values: TourFormValues): TourFormValues {
  return {
    ...values,
    title: oneLine(values.title),
    slug: values.slug.trim(),
    duration: oneLine(values.duration),
    location: oneLine(values.location),
    participants: oneLine(values.participants),
    imageAlt: oneLine(values.imageAlt),
    itinerary: lines(values.itinerary),
    includes: lines(values.includes),
    externalLinks: values.externalLinks
      .map(({ title, url }) => ({ title: oneLine(title), url: url.trim() }))
      .filter(({ title, url }) => title !== '' || url !== ''),
    publishAt: values.status === 'published' ? values.publishAt : '',
  }
}

/** What a save writes. An empty address is left to the database, which makes one of the title. */
export function rowOfTour(values: TourFormValues) {
  const tidy = tidyTour(values)
  return {
    ...(tidy.slug !== '' && { slug: tidy.slug }),
    title: tidy.title,
    category: tidy.category,
    duration: tidy.duration,
    location: tidy.location,
    participants: tidy.participants,
    image: tidy.image,
    image_alt: tidy.imageAlt,
    focus_x: tidy.focus.x,
    focus_y: tidy.focus.y,
    description: tidy.description,
    full_description: tidy.fullDescription,
    itinerary: tidy.itinerary,
    includes: tidy.includes,
    external_links: tidy.externalLinks,
    featured: tidy.featured,
    // The radio buttons know no other value; the database refuses one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    status: tidy.status as 'draft' | 'published' | 'unpublished',
    publish_at: fromLocalTime(tidy.publishAt),
  }
}
