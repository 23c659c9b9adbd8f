import { adminPaths } from '../../lib/admin-paths'
import { showToast } from '../../lib/toast'
import { lastingWithdrawalText } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { useUndoDelete } from '../kit/activity/restore-change'
import { statusActions, type BulkChange } from '../kit/collection/bulk-changes'
import { defineCollection } from '../kit/collection/collection'
import {
  consentNames,
  consentStates,
  galleryImageRowSchema,
  imageForm,
  type GalleryImageRow,
} from '../kit/picture-library/gallery-image-row'
import { withImageId } from '../kit/picture-library/image-param'

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

/** Queries and mutations of the table `gallery_images`. */
export const images = defineCollection({
  table: 'gallery_images',
  many: 'gallery images',
  rowSchema: galleryImageRowSchema,
  cardSchema: galleryImageRowSchema,
  valuesOf: valuesOfImage,
  rowOf: rowOfImage,
  hasSlug: false,
  editPathOf: (id) => adminPaths.gallery() + withImageId('', id),
  shownBy: [queryKeys.trashedFiles],
})

export type ImageChange = BulkChange<'gallery_images', GalleryImageRow>

export const publishChange: ImageChange = {
  ...statusActions.published,
  columns: { status: 'published' },
  check: (image) => publishingFaults(valuesOfImage(image)).join(' '),
}

/** Bulk actions by the label of their group. */
export const imageChanges = (
  series: readonly string[],
): Readonly<Record<string, readonly ImageChange[]>> => ({
  Status: [
    publishChange,
    {
      ...statusActions.unpublished,
      columns: { status: 'unpublished' },
    },
  ],
  Series: series.map((category) => ({
    id: `category ${category}`,
    label: category,
    verb: `put into “${category}”`,
    columns: { category },
  })),
  Consent: consentStates.map((consent) => ({
    id: `consent ${consent}`,
    label: consentNames[consent],
    verb: consent === 'withdrawn' ? 'withdrawn' : `marked “${consentNames[consent]}”`,
    columns: { consent },
    check: (image) => (image.consent === 'withdrawn' ? lastingWithdrawalText : ''),
  })),
  Remove: [{ id: 'delete', label: 'Delete', verb: 'deleted', columns: null }],
})

/** Shows a toast after a deletion. It offers Undo, except for withdrawn pictures: they cannot be restored. */
export function useReportDeleted(): (rows: readonly GalleryImageRow[]) => void {
  const offerUndo = useUndoDelete('gallery_images')
  return (rows) => {
    const restorable = rows.filter(({ consent }) => consent !== 'withdrawn')
    offerUndo(restorable.map(({ id }) => id))
    if (restorable.length < rows.length) {
      showToast({ kind: 'success', title: 'Withdrawn picture deleted' })
    }
  }
}
