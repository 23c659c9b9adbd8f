import { z } from 'zod'
import { tourCategories } from '../../content/model'
import { isHttps, line, maxAltLength, picture, prose, slugOf } from '../../content/schema-parts'
import { tourSchema } from '../../content/tours.schema'
import type { TourFormValues } from './tour-form-values'

const lineUpTo = (what: string, max: number) => z.union([z.literal(''), line(what, max)])

/** A choice that a form holds as a plain text, for nothing may be chosen yet. */
const oneOf = (names: readonly string[], message: string) =>
  z.string().refine((name) => names.includes(name), message)

const link = z.object({
  title: line('words of the link', 120),
  url: z.string().refine(isHttps, 'Give an address that begins with https://.'),
})

/** What the table takes: a draft may be unfinished, but never too long. */
const draftSchema = z.object({
  title: line('title', 120),
  slug: z.union([z.literal(''), slugOf('the tour')]),
  category: oneOf(tourCategories, 'Choose one of the five categories.'),
  duration: lineUpTo('duration', 40),
  location: lineUpTo('location', 120),
  participants: lineUpTo('group size', 60),
  image: z.union([z.literal(''), picture]),
  imageAlt: lineUpTo('description of the picture', maxAltLength),
  focus: z.object({ x: z.number(), y: z.number() }),
  description: prose('short text', 5000),
  fullDescription: prose('full text', 20_000),
  itinerary: z.array(line('station of the itinerary', 400)).max(40, 'Forty stations are the most.'),
  includes: z.array(line('thing that is included', 200)).max(40, 'Forty lines are the most.'),
  externalLinks: z.array(link).max(10, 'Ten links are the most.'),
  featured: z.boolean(),
  status: oneOf(['draft', 'published', 'unpublished'], 'Choose a state.'),
  publishAt: z.string(),
}) satisfies z.ZodType<TourFormValues>

/** What is published must be whole; the same rules as those of the site's own content. */
const wholeSchema = tourSchema.omit({ id: true, slug: true })

/**
 * Checks the tour editor's values after `tidyTour`: the bounds of the table always, everything that
 * a visitor needs once it is to be published.
 */
export const tourFormSchema = draftSchema.superRefine((values, context) => {
  if (values.status !== 'published') return
  const { error } = wholeSchema.safeParse(values)
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message })
  }
})
