import { imageForm } from '../kit/picture-library/gallery-image-row'

export const { labels: imageLabels, valuesOf: valuesOfImage, rowOf: rowOfImage } = imageForm

/** What the fields of the picture editor hold. */
export type ImageFormValues = typeof imageForm.empty

const withdrawnText =
  'The people in this picture have withdrawn their consent, so it cannot be published.'

/** Tidies and checks the picture editor's values. */
export const imageFormSchema = imageForm.schema.refine(
  ({ status, consent }) => status !== 'published' || consent !== 'withdrawn',
  { path: ['status'], error: withdrawnText },
)

/** Why a picture cannot be published as it is, as sentences; none when it can. */
export function publishingFaults(values: ImageFormValues): string[] {
  const { error } = imageFormSchema.safeParse({ ...values, status: 'published' })
  return [...new Set(error?.issues.map(({ message }) => message))]
}
