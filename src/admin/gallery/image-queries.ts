import { galleryCategories } from '../../content/categories'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { lastingWithdrawalText } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { useUndoDelete } from '../kit/activity/undo-delete'
import { defineCollection, type BulkChange } from '../kit/collection/collection'
import {
  consentStates,
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../kit/picture-library/gallery-image-row'
import { withImageId } from '../kit/picture-library/image-param'
import { consentNames } from './consent-chip'
import { publishingFaults, rowOfImage, valuesOfImage } from './image-form-schema'

/** What the studio reads of the gallery's pictures and writes to them. */
export const images = defineCollection({
  table: 'gallery_images',
  many: 'gallery images',
  rowSchema: galleryImageRowSchema,
  cardSchema: galleryImageRowSchema,
  valuesOf: valuesOfImage,
  rowOf: rowOfImage,
  hasSlug: false,
  editPathOf: (id) => paths.adminGallery() + withImageId('', id),
  shownBy: [queryKeys.trashedFiles],
})

export type ImageChange = BulkChange<'gallery_images', GalleryImageRow>

/** What can be done to several pictures, under the names of the groups. */
export const imageChanges: Readonly<Record<string, readonly ImageChange[]>> = {
  State: [
    {
      id: 'publish',
      label: 'Publish',
      verb: 'published',
      columns: { status: 'published' },
      check: (image) => publishingFaults(valuesOfImage(image)).join(' '),
    },
    {
      id: 'unpublish',
      label: 'Unpublish',
      verb: 'unpublished',
      columns: { status: 'unpublished' },
    },
  ],
  Series: galleryCategories.map((category) => ({
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
}

/** Says that pictures were deleted. Nothing brings a withdrawn one back, so no Undo is offered. */
export function useTellDeleted(): (rows: readonly GalleryImageRow[]) => void {
  const offerUndo = useUndoDelete('gallery_images')
  return (rows) => {
    const restorable = rows.filter(({ consent }) => consent !== 'withdrawn')
    offerUndo(restorable.map(({ id }) => id))
    if (restorable.length < rows.length) {
      showToast({ kind: 'success', title: 'Withdrawn picture deleted' })
    }
  }
}
