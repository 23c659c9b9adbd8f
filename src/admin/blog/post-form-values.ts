import { site } from '../../content/site'
import { nairobiDay } from '../../lib/calendar-day'
import { fromLocalTime, toLocalTime } from '../kit/fields/local-time'
import type { PostRow } from './blog-schema'

/** What the fields of the post editor hold. */
export type PostFormValues = {
  title: string
  slug: string
  excerpt: string
  /** The story as HTML. */
  content: string
  category: string
  author: string
  /** As `YYYY-MM-DD`. */
  date: string
  /** Day of a change that readers are told of, as `YYYY-MM-DD`; '' for none. */
  updatedOn: string
  /** Minutes as they were typed; '' to have the words counted. */
  readMinutes: string
  image: string
  imageAlt: string
  /** Middle of the picture's subject in per cent of its width and height. */
  focus: { x: number; y: number }
  status: string
  /** As a field of the kind `datetime-local` holds it; '' for at once. */
  publishAt: string
}

/** Names of the fields as people know them, in the order of the form. */
export const postLabels: Readonly<Record<keyof PostFormValues, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  content: 'Story',
  category: 'Category',
  author: 'Author',
  date: 'Date',
  updatedOn: 'Updated on',
  readMinutes: 'Reading time in minutes',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  focus: 'Middle of the picture',
  status: 'State',
  publishAt: 'Not before',
}

/** The form of a post that nobody has written yet, dated to the day of `now` in Nairobi. */
export function newPost(now: Date): PostFormValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    category: '',
    author: `${site.name} team`,
    date: nairobiDay(now),
    updatedOn: '',
    readMinutes: '',
    image: '',
    imageAlt: '',
    focus: { x: 50, y: 50 },
    status: 'draft',
    publishAt: '',
  }
}

/** The row of the database as the form shows it. */
export function valuesOfPost(row: PostRow): PostFormValues {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    category: row.category,
    author: row.author,
    date: row.date,
    updatedOn: row.updated_on ?? '',
    readMinutes: row.read_minutes === null ? '' : String(row.read_minutes),
    image: row.image,
    imageAlt: row.image_alt,
    focus: { x: row.focus_x, y: row.focus_y },
    status: row.status,
    publishAt: toLocalTime(row.publish_at),
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The values without what nobody means: blanks around texts, line breaks where one line stands. */
export function tidyPost(values: PostFormValues): PostFormValues {
  return {
    ...values,
    title: oneLine(values.title),
    slug: values.slug.trim(),
    excerpt: oneLine(values.excerpt),
    category: oneLine(values.category),
    author: oneLine(values.author),
    readMinutes: values.readMinutes.trim(),
    imageAlt: oneLine(values.imageAlt),
    publishAt: values.status === 'published' ? values.publishAt : '',
  }
}

/** What a save writes. An empty address is left to the database, which makes one of the title. */
export function rowOfPost(values: PostFormValues) {
  const tidy = tidyPost(values)
  return {
    ...(tidy.slug !== '' && { slug: tidy.slug }),
    title: tidy.title,
    excerpt: tidy.excerpt,
    content: tidy.content,
    category: tidy.category,
    author: tidy.author,
    date: tidy.date,
    updated_on: tidy.updatedOn === '' ? null : tidy.updatedOn,
    read_minutes: tidy.readMinutes === '' ? null : Number(tidy.readMinutes),
    image: tidy.image,
    image_alt: tidy.imageAlt,
    focus_x: tidy.focus.x,
    focus_y: tidy.focus.y,
    // The radio buttons know no other value; the database refuses one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    status: tidy.status as 'draft' | 'published' | 'unpublished',
    publish_at: fromLocalTime(tidy.publishAt),
  }
}
