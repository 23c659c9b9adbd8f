import { z } from 'zod'
import { articleSchema } from '../../content/articles.schema'
import { line, maxAltLength, picture, prose } from '../../content/schema-parts'
import type { PostFormValues } from './post-form-values'

const lineUpTo = (what: string, max: number) => z.union([z.literal(''), line(what, max)])

/** What is published must be whole; the same rules as those of the site's own content. */
const wholeSchema = articleSchema.omit({ id: true, slug: true, readTime: true, updated: true })

/** What the table takes: a draft may be unfinished, but never too long. */
const draftSchema = z.object({
  title: line('title', 120),
  slug: z.union([z.literal(''), articleSchema.shape.slug]),
  excerpt: lineUpTo('excerpt', 500),
  content: prose('story', 200_000),
  category: lineUpTo('category', 60),
  author: lineUpTo('author', 100),
  date: articleSchema.shape.date,
  updatedOn: z.union([z.literal(''), articleSchema.shape.updated.unwrap()]),
  readMinutes: z
    .string()
    .refine(
      (typed) => typed === '' || (/^\d{1,3}$/.test(typed) && +typed >= 1 && +typed <= 240),
      'Give the reading time as a whole number from 1 to 240, or leave it empty.',
    ),
  image: z.union([z.literal(''), picture]),
  imageAlt: lineUpTo('description of the picture', maxAltLength),
  focus: z.object({ x: z.number(), y: z.number() }),
  status: z
    .string()
    .refine((state) => ['draft', 'published', 'unpublished'].includes(state), 'Choose a state.'),
  publishAt: z.string(),
}) satisfies z.ZodType<PostFormValues>

/**
 * Checks the post editor's values after `tidyPost`: the bounds of the table always, everything that
 * a reader needs once it is to be published.
 */
export const postFormSchema = draftSchema.superRefine((values, context) => {
  if (values.status !== 'published') return
  const { error } = wholeSchema.safeParse(values)
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message })
  }
})
