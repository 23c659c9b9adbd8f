import { imageForm } from '../kit/picture-library/gallery-image-row'

export const { labels: imageLabels, valuesOf: valuesOfImage, rowOf: rowOfImage } = imageForm

/** Values of the picture form. */
export type ImageFormValues = typeof imageForm.empty

const withdrawnText =
  'The people in this picture have withdrawn their consent, so it cannot be published.'

/** Normalises and checks the values of the form. */
export const imageFormSchema = imageForm.schema.refine(
  ({ status, consent }) => status !== 'published' || consent !== 'withdrawn',
  { path: ['status'], error: withdrawnText },
)

/** Reasons why a picture cannot be published, as sentences; empty if it can. */
export function publishingFaults(values: ImageFormValues): string[] {
  const { error } = imageFormSchema.safeParse({ ...values, status: 'published' })
  return [...new Set(error?.issues.map(({ message }) => message))]
}
