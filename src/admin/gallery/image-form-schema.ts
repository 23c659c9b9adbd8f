import { z } from 'zod'
import { galleryImageSchema, galleryTextLimits } from '../../content/gallery.schema'
import { line, picture, prose } from '../../content/schema-parts'
import { consentStates } from '../kit/picture-library/gallery-image-row'
import { tidyImage, type ImageFormValues } from './image-form-values'

const lineUpTo = (what: string, max: number) => z.union([z.literal(''), line(what, max)])

const size = z.number().nullable()

/** What the table takes: a draft may be unfinished, but never too long. */
const draftSchema = z.object({
  file: z.object({
    url: z.string().min(1, 'There is no picture yet: upload one.').pipe(picture),
    storagePath: z.string().nullable(),
    width: size,
    height: size,
  }),
  focus: z.object({ x: z.number(), y: z.number() }),
  title: lineUpTo('title', 120),
  description: prose('description', 5000),
  alt: lineUpTo('description of what the picture shows', galleryTextLimits.alt),
  decorative: z.boolean(),
  category: lineUpTo('series', 60),
  consent: z.enum(consentStates),
  status: z
    .string()
    .refine((name) => ['draft', 'published', 'unpublished'].includes(name), 'Choose a state.'),
  publishAt: z.string(),
}) satisfies z.ZodType<ImageFormValues>

const withdrawnText =
  'The people in this picture have withdrawn their consent, so it cannot be published.'

/**
 * Checks the picture editor's values after `tidyImage`: the bounds of the table always, everything
 * that a visitor needs once it is to be published.
 */
export const imageFormSchema = draftSchema.superRefine((values, context) => {
  if (values.status !== 'published') return
  const { file, decorative, consent, ...texts } = values
  if (consent === 'withdrawn') {
    context.addIssue({ code: 'custom', path: ['status'], message: withdrawnText })
  }
  // What is published must be whole; the same rules as those of the site's own content.
  const { error } = galleryImageSchema.safeParse({
    id: 1,
    ...texts,
    ...file,
    ...(decorative && { decorative }),
  })
  for (const { path, message } of error?.issues ?? []) {
    const isOfFile = path[0] === 'url' || path[0] === 'width' || path[0] === 'height'
    context.addIssue({ code: 'custom', path: isOfFile ? ['file'] : path, message })
  }
})

/** Why a picture cannot be published as it is, as sentences; none when it can. */
export function publishingFaults(values: ImageFormValues): string[] {
  const { error } = imageFormSchema.safeParse({ ...tidyImage(values), status: 'published' })
  return [...new Set(error?.issues.map(({ message }) => message))]
}
