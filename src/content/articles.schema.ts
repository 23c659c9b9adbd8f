import { z } from 'zod'
import type { Article } from './model'
import { focusSchema, line, maxAltLength, picture, prose, slugOf } from './schema-parts'

// The same bounds as the table public.blog_posts, told in plain words.

function day(what: string) {
  return z.iso
    .date(`Give the ${what} as year, month and day.`)
    .refine(
      (date) => date >= '2000-01-01' && date <= '2100-12-31',
      `The ${what} lies between 2000 and 2100.`,
    )
}

/** The blog's page for addresses without an article. */
const takenSlug = '404'

/** Checks an article before it is published or written into a module; the messages are for editors. */
export const articleSchema = z.object({
  id: z
    .int('The number of an article is a whole number.')
    .positive('The number of an article begins at 1.'),
  slug: slugOf('the article').refine(
    (slug) => slug !== takenSlug,
    `The address “${takenSlug}” belongs to the page for missing posts: choose another.`,
  ),
  title: line('title', 120),
  excerpt: line('excerpt', 500),
  content: prose('story', 200_000).refine((text) => text.trim() !== '', 'Write the story.'),
  image: picture,
  imageAlt: line('description of the picture', maxAltLength),
  focus: focusSchema.exactOptional(),
  author: line('author', 100),
  date: day('date'),
  updated: day('day of the update').exactOptional(),
  category: line('category', 60),
  readTime: z
    .int('The reading time is a whole number of minutes.')
    .min(1, 'The reading time is at least one minute.')
    .max(240, 'The reading time is at most 240 minutes.'),
}) satisfies z.ZodType<Article>
