import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { noticeClass } from '../../components/ui/notice'
import { readRows } from '../data/responses'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { text } from '../data/lenient'
import { deletionText } from '../kit/activity/undo-delete'
import type { DeleteQuestionProps } from '../kit/collection/entry-actions'
import { LeavingToursDialog } from './leaving-tours-dialog'
import type { TourRow } from './tours-schema'

/** Asks before tours are deleted, in the words of the specification, and says where they are used. */
export function DeleteToursDialog({ rows, ...dialog }: DeleteQuestionProps<TourRow>) {
  return (
    <LeavingToursDialog
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

/** The most posts that are named. */
const mostPosts = 20

/** Blog posts with a link to the tour's page. */
function linkingPostsOptions(slug: string) {
  return queryOptions({
    queryKey: [...queryKeys.blog_posts, 'linking to', slug],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('blog_posts')
          .select('id, title')
          // As it stands in an attribute; an address holds no sign that a pattern knows.
          .like('content', `%/tours/${slug}"%`)
          .range(0, mostPosts - 1)
          .abortSignal(signal),
        postSchema,
      ),
    meta: { task: 'Looking for links to a tour' },
  })
}

/** Which posts link to a tour that is about to be deleted; nothing where none does, or for several. */
function TourUses({ tours }: { tours: readonly TourRow[] }) {
  const [only, ...others] = tours
  const slug = only && others.length === 0 ? only.slug : ''
  const posts = useQuery({ ...linkingPostsOptions(slug), enabled: slug !== '' })

  const linking = posts.data ?? []
  if (linking.length === 0 && !posts.isError) return null
  return (
    <ul className={`grid gap-2 p-3 ${noticeClass('warning')}`}>
      {linking.map(({ id, title }) => (
        <li key={id}>The blog post “{title}” has a link to it, which will lead nowhere.</li>
      ))}
      {posts.isError && <li>Which posts link to it could not be found out.</li>}
    </ul>
  )
}
