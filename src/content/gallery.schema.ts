import { z } from 'zod'
import { galleryCategories, type GalleryImage } from './model'
import { cannotBeShown, focusSchema, maxAltLength } from './schema-parts'

// Stricter than the table public.gallery_images where the page must stay light: the texts of all
// pictures stand in its HTML.

const controls = /[\u0000-\u001F\u007F-\u009F]/ // oxlint-disable-line no-control-regex -- it looks for them
const pictureAddress = /^(?:\/(?!\/)|https:\/\/[a-z0-9])[^\s<>"'`\\\p{Surrogate}]+$/iu

function line(what: string, max: number) {
  return z
    .string(`Write the ${what}.`)
    .refine((text) => text.trim() !== '', `Write the ${what}.`)
    .refine((text) => text === text.trim(), `Remove the blanks around the ${what}.`)
    .refine((text) => Array.from(text).length <= max, `Keep the ${what} to ${max} characters.`)
    .refine(
      (text) => !controls.test(text) && !cannotBeShown(text),
      `The ${what} holds a character that cannot be shown. Type it again instead of pasting it.`,
    )
}

function pixels(what: string) {
  return z
    .int(`The ${what} of a picture is a whole number of pixels.`)
    .min(1, `The ${what} of a picture begins at 1 pixel.`)
    .max(20_000, `The ${what} of a picture ends at 20,000 pixels.`)
}

/** The most characters of a picture's texts. */
export const galleryTextLimits = { title: 40, description: 110, alt: maxAltLength }

/** Checks a picture of the gallery before it is written into the module. */
export const galleryImageSchema = z
  .object({
    id: z
      .int('The number of a picture is a whole number.')
      .positive('The number of a picture begins at 1.'),
    url: z
      .string('Choose a picture.')
      .max(2048, 'Keep the address to 2048 characters.')
      .regex(
        pictureAddress,
        'Give a picture of this site (/images/…) or an address that begins with https://.',
      ),
    title: line('title', galleryTextLimits.title),
    description: line('description', galleryTextLimits.description),
    // It may be empty where the picture is decorative.
    alt: line('description of what the picture shows', galleryTextLimits.alt).or(z.literal('')),
    decorative: z.literal(true, 'Say whether the picture is decorative.').exactOptional(),
    focus: focusSchema.exactOptional(),
    category: z.enum(galleryCategories, 'Choose one of the five series.'),
    width: pixels('width'),
    height: pixels('height'),
  })
  .refine(({ alt, decorative }) => alt !== '' || decorative === true, {
    path: ['alt'],
    error: 'Write the description of what the picture shows.',
    // Told beside what else is wrong, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) satisfies z.ZodType<GalleryImage>
