import { z } from 'zod'
import { tourCategories, type Tour } from './model'

// The same bounds as the table public.tours, told in plain words.

const controls = /[\u0000-\u001F\u007F-\u009F]/ // oxlint-disable-line no-control-regex -- it looks for them
const proseControls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/ // oxlint-disable-line no-control-regex -- it looks for them
const directionMarks = /[\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/
const notInAddress = /[\u0000-\u0020\u007F<>"'`\\]/ // oxlint-disable-line no-control-regex -- it looks for them
const httpsAddress = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#]|$)/i

/** Letters as PostgreSQL counts them: an emoji is one, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function prose(what: string, max: number) {
  return z
    .string(`Write the ${what}.`)
    .refine((text) => lengthOf(text) <= max, `Keep the ${what} to ${max} characters.`)
    .refine(
      (text) => !proseControls.test(text) && !directionMarks.test(text),
      `The ${what} holds a character that cannot be shown. Type it again instead of pasting it.`,
    )
}

function line(what: string, max: number) {
  return prose(what, max)
    .refine((text) => text.trim() !== '', `Write the ${what}.`)
    .refine((text) => text === text.trim(), `Remove the blanks around the ${what}.`)
    .refine((text) => !controls.test(text), `Write the ${what} on one line.`)
}

function list(what: string, max: number) {
  return z
    .array(line(what, max), `Add at least one ${what}.`)
    .min(1, `Add at least one ${what}.`)
    .max(40, `Forty lines are the most: remove one ${what}.`)
}

const isHttps = (url: string) =>
  url.length <= 2048 && httpsAddress.test(url) && !notInAddress.test(url)
const isSitePath = (url: string) =>
  url.length <= 2048 && /^\/([^/]|$)/.test(url) && !notInAddress.test(url)

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
  slug: z
    .string('Give the tour an address.')
    .max(120, 'Keep the address to 120 characters.')
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Use lower-case letters, digits and single hyphens in the address.',
    ),
  title: line('title', 120),
  category: z.enum(tourCategories, 'Choose one of the five categories.'),
  duration: line('duration', 40),
  location: line('location', 120),
  participants: line('group size', 60),
  image: z
    .string('Choose a picture.')
    .refine(
      (url) => isHttps(url) || isSitePath(url),
      'Give a picture of this site (/images/…) or an address that begins with https://.',
    ),
  imageAlt: line('description of the picture', 300),
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
