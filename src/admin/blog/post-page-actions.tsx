import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { EntryActions } from '../kit/entry-actions'
import { useIsOnSite } from '../frame/publishing/use-is-on-site'
import type { PostRow } from './blog-schema'
import { DeletePostsDialog } from './delete-posts-dialog'
import { usePostActions } from './use-post-actions'

/** What can be done to the whole post from its editor. */
export function PostPageActions({ post }: { post: PostRow }) {
  const navigate = useNavigate()
  const { duplicate, remove } = usePostActions()
  const isOnSite = useIsOnSite('post', post)
  const [isAsked, setAsked] = useState(false)
  return (
    <EntryActions
      siteAddress={isOnSite ? paths.article(post.slug) : undefined}
      onDuplicate={() => duplicate(post.id)}
      onDelete={() => setAsked(true)}
    >
      <DeletePostsDialog
        count={1}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (await remove(post.id)) void navigate(paths.adminBlog())
        }}
      />
    </EntryActions>
  )
}
