import { z } from 'zod'
import { tourCategories, type Tour } from './model'
import { focusSchema, isHttps, line, maxAltLength, picture, prose, slugOf } from './schema-parts'

// The same bounds as the table public.tours, told in plain words.

function list(what: string, max: number) {
  return z
    .array(line(what, max), `Add at least one ${what}.`)
    .min(1, `Add at least one ${what}.`)
    .max(40, `Forty lines are the most: remove one ${what}.`)
}

const externalLinkSchema = z.object({
  title: line('text of the link', 120),
  url: z
    .string('Give the address of the link.')
    .refine(isHttps, 'Give an address that begins with https://.'),
})

/** Checks a tour before it is published or written into a module; the messages are for editors. */
export const tourSchema = z.object({
  id: z
    .int('The number of a tour is a whole number.')
    .positive('The number of a tour begins at 1.'),
  slug: slugOf('the tour'),
  title: line('title', 120),
  category: z.enum(tourCategories, 'Choose one of the five categories.'),
  duration: line('duration', 40),
  location: line('location', 120),
  participants: line('group size', 60),
  image: picture,
  imageAlt: line('description of the picture', maxAltLength),
  focus: focusSchema.exactOptional(),
  description: prose('short description', 5000).refine(
    (text) => text.trim() !== '',
    'Write the short description.',
  ),
  fullDescription: prose('full description', 20_000).refine(
    (text) => text.trim() !== '',
    'Write the full description.',
  ),
  itinerary: list('station of the itinerary', 400),
  includes: list('thing that is included', 200),
  externalLinks: z.array(externalLinkSchema).max(10, 'Ten links are the most.'),
  featured: z.boolean('Say whether the tour is featured.'),
}) satisfies z.ZodType<Tour>
