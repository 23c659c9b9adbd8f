import { z } from 'zod'
import { percent, text } from '../data/tolerant'

const moment = z.string().nullable().catch(null)

/** What the list shows of a blog post. Only the id must be right. */
export const postCardSchema = z.object({
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  slug: text,
  excerpt: text,
  category: text,
  date: text,
  author: text,
  image: text,
  image_alt: text,
  status: text,
  publish_at: moment,
})

export type PostCardRow = z.infer<typeof postCardSchema>

/** A blog post as its editor reads it. Only the id and the version must be right. */
export const postRowSchema = postCardSchema.extend({
  version: z.number(),
  title: text,
  content: text,
  read_minutes: z.number().nullable().catch(null),
  updated_on: z.string().nullable().catch(null),
  focus_x: percent,
  focus_y: percent,
  first_published_at: moment,
})

export type PostRow = z.infer<typeof postRowSchema>
