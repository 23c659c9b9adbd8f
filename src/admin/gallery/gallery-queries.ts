import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/answers'
import { getClient } from '../data/client'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { text } from '../data/tolerant'

const galleryImageRowSchema = z.object({
  id: z.number(),
  title: text,
  category: text,
  status: text,
})

/** All images of the gallery, the newest first. */
export function galleryImageListOptions() {
  return queryOptions({
    queryKey: ['gallery_images', 'list'],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('gallery_images')
          .select('*')
          .order('created_at', { ascending: false })
          .retry(false)
          .abortSignal(withDeadline(signal, readDeadlineMs)),
        galleryImageRowSchema,
      ),
    meta: { task: 'Loading gallery images', failureToast: 'Failed to load gallery images' },
  })
}
