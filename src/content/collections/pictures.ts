import { z } from 'zod'
import { maxAltLength, prose, shortLine, sitePicture } from '../schema-parts'
import { collection } from './collection'
import {
  altText,
  field,
  flag,
  focus,
  entryName,
  oneLineDraft,
  orNull,
  pictureUrl,
  textLine,
} from './field'

// Some limits are stricter than those of the table `gallery_images`: the HTML of the gallery page holds
// the texts of all pictures, and must stay small.

/** Maximum lengths in characters. */
export const galleryTextLimits = { title: 40, description: 110, alt: maxAltLength }

/** Width or height of the file in pixels. */
function pixels(what: string) {
  return {
    schema: z
      .int(`The ${what} of a picture must be a whole number of pixels.`)
      .min(1, `The ${what} of a picture must be at least 1 pixel.`)
      .max(20_000, `The ${what} of a picture must be at most 20,000 pixels.`),
    column: z.int(`The ${what} must be a whole number.`).nullable(),
    read: z.number().positive().nullable().catch(null),
    draft: z.number().nullable(),
    empty: null,
    none: null,
  } as const
}

const title = textLine('title', galleryTextLimits.title)
const alt = altText()
const series = entryName('series', 'Choose one of the series.')

/** The definition of a picture of the gallery. */
export const picture = collection(
  { kind: 'picture', table: 'gallery_images', one: 'a picture' },
  {
    /** A path of this site or an https URL. */
    url: field({ ...pictureUrl(), schema: sitePicture }, { label: 'Picture' }),
    /** A few words for the caption. */
    title: field(
      {
        ...title,
        ...orNull,
        column: title.column.nullable(),
        draft: oneLineDraft(shortLine('title', 120)),
      },
      { label: 'Title' },
    ),
    /** One sentence for the caption. */
    description: field(
      {
        ...textLine('description', galleryTextLimits.description),
        draft: oneLineDraft(prose('description', 5000)),
      },
      { label: 'Description' },
    ),
    /** Alternative text; may be empty if the picture is decorative. */
    alt: field(
      { ...alt, schema: alt.schema.or(z.literal('')) },
      { label: 'What the picture shows' },
    ),
    /** Whether screen readers skip the picture. */
    decorative: field(
      {
        ...flag('picture is decorative'),
        schema: z.literal(true, 'Say whether the picture is decorative.'),
        none: false,
        optional: true,
      },
      { label: 'Decorative' },
    ),
    focus: field(focus(), { label: 'Middle of the picture' }),
    /** One of the series. A draft may keep one that no longer exists. */
    category: field(
      {
        ...series,
        ...orNull,
        column: series.column.nullable(),
        draft: oneLineDraft(shortLine('series', 60)),
      },
      { label: 'Series' },
    ),
    width: field(pixels('width'), { label: 'Width' }),
    height: field(pixels('height'), { label: 'Height' }),
  },
  (schema) =>
    schema.refine(({ alt, decorative }) => alt !== '' || decorative === true, {
      path: ['alt'],
      error: 'Write the description of what the picture shows.',
      // Report this together with other problems, not only once those are corrected.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
)
