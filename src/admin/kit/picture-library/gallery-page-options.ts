import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readListPage } from '../lists/list-query'
import type { ListView } from '../lists/list-view'
import { galleryImageRowSchema } from './gallery-image-row'

/** One page of the gallery's pictures; unless the view says otherwise, the newest first. */
export function galleryPageOptions(view: ListView) {
  return queryOptions({
    queryKey: ['gallery_images', 'page', view],
    queryFn: ({ signal }) => readListPage('gallery_images', view, galleryImageRowSchema, signal),
    placeholderData: keepPreviousData,
    meta: { task: 'Loading gallery images', failureToast: 'Failed to load gallery images' },
  })
}
