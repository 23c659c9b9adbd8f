import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { noticeClass } from '../../components/ui/notice'
import { readRows } from '../data/responses'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { text } from '../data/lenient'
import { deletionText } from '../kit/activity/undo-delete'
import type { DeleteQuestionProps } from '../kit/collection/entry-actions'
import { TakeOfflineDialog } from './take-offline-dialog'
import type { TourRow } from './tour-schema'

/** Asks for confirmation before tours are deleted, and lists where they are used. */
export function DeleteToursDialog({ rows, ...dialog }: DeleteQuestionProps<TourRow>) {
  return (
    <TakeOfflineDialog
      {...dialog}
      tours={rows}
      title="Are you sure?"
      description={deletionText(rows.length, 'the tour', 'tours')}
      details={<TourUses tours={rows} />}
      confirmLabel="Delete"
    />
  )
}

const postSchema = z.object({ id: z.number(), title: text })

const maxPosts = 20

/** Blog posts whose text links to the page of a tour. */
function linkingPostsOptions(slug: string) {
  return queryOptions({
    queryKey: [...queryKeys.blog_posts, 'linking to', slug],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('blog_posts')
          .select('id, title')
          // Matches the `href` attribute. A slug has no `%` or `_`, so it needs no escaping.
          .like('content', `%/tours/${slug}"%`)
          .range(0, maxPosts - 1)
          .abortSignal(signal),
        postSchema,
      ),
    meta: { task: 'Looking for links to a tour' },
  })
}

/** Warns that posts link to the tour. Renders nothing for several tours, or if no post links to it. */
function TourUses({ tours }: { tours: readonly TourRow[] }) {
  const [first, ...others] = tours
  const slug = first && others.length === 0 ? first.slug : ''
  const posts = useQuery({ ...linkingPostsOptions(slug), enabled: slug !== '' })

  const linkingPosts = posts.data ?? []
  if (linkingPosts.length === 0 && !posts.isError) return null
  return (
    <ul className={`grid gap-2 p-3 ${noticeClass('warning')}`}>
      {linkingPosts.map(({ id, title }) => (
        <li key={id}>The blog post “{title}” has a link to it, which will lead nowhere.</li>
      ))}
      {posts.isError && <li>Could not check which posts link to it.</li>}
    </ul>
  )
}
