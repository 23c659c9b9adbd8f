import { z } from 'zod'
import { tourCategories } from '../content/model'

// What the database must answer with. Bounds and sense are checked afterwards, by the schemas of the
// content; here only the kind of each column matters.

const text = (what: string) => z.string(`The ${what} is missing.`)
const whole = (what: string) => z.int(`The ${what} is not a whole number.`)
const yesOrNo = (what: string) => z.boolean(`The ${what} is neither yes nor no.`)
const lines = (what: string) => z.array(text(what), `The ${what} is no list.`)

const focus = { focus_x: whole('point to look at'), focus_y: whole('point to look at') }
const id = whole('number of the row')
const address = text('address')
const title = text('title')

export const tourRowSchema = z.object({
  id,
  slug: address,
  title,
  category: z.enum(tourCategories, 'Choose one of the five categories.'),
  duration: text('duration'),
  location: text('location'),
  participants: text('group size'),
  image: text('picture'),
  image_alt: text('description of the picture'),
  ...focus,
  description: text('short description'),
  full_description: text('full description'),
  itinerary: lines('itinerary'),
  includes: lines('list of what is included'),
  external_links: z.array(
    z.object({ title: text('text of a link'), url: text('address of a link') }),
    'The list of links is no list.',
  ),
  featured: yesOrNo('badge "Featured"'),
})

export const articleRowSchema = z.object({
  id,
  slug: address,
  title,
  excerpt: text('excerpt'),
  content: text('story'),
  image: text('picture'),
  image_alt: text('description of the picture'),
  ...focus,
  author: text('author'),
  date: text('date'),
  updated_on: text('day of the update').nullable(),
  category: text('category'),
  read_minutes: whole('reading time').nullable(),
})

export const galleryRowSchema = z.object({
  id,
  url: text('picture'),
  title: title.nullable(),
  category: text('series').nullable(),
  description: text('description'),
  alt: text('description of what the picture shows'),
  decorative: yesOrNo('mark "Decorative"'),
  width: whole('width').nullable(),
  height: whole('height').nullable(),
  ...focus,
})

/** The answer as a whole; each row is checked by itself, so that all problems are found at once. */
export const answerSchema = z.object({
  // A site that was built before may still tell schema 1: rows with fewer columns, hashes counted otherwise.
  schema: z.literal([1, 2]).optional(),
  tours: z.array(z.unknown()),
  blog_posts: z.array(z.unknown()),
  gallery_images: z.array(z.unknown()),
  home_featured: z.array(z.int()),
  redirects: z.record(z.string(), z.string()),
  withdrawn: z.array(z.string()).optional(),
  withdrawn_uses: z
    .array(
      z.object({
        kind: z.enum(['tour', 'post']),
        id: z.int(),
        field: z.string(),
        address: z.string(),
      }),
    )
    .optional(),
})
