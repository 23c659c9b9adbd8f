import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/answers'
import { getClient } from '../data/client'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { text } from '../data/tolerant'

const blogPostRowSchema = z.object({ id: z.number(), title: text, category: text, status: text })

/** All blog posts, the newest first. */
export function blogPostListOptions() {
  return queryOptions({
    queryKey: ['blog_posts', 'list'],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('blog_posts')
          .select('*')
          .order('created_at', { ascending: false })
          .retry(false)
          .abortSignal(withDeadline(signal, readDeadlineMs)),
        blogPostRowSchema,
      ),
    meta: { task: 'Loading blog posts', failureToast: 'Failed to load blog posts' },
  })
}
