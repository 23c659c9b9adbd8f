import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { EntryActions } from '../shared/entry-actions'
import { useIsOnSite } from '../shared/publishing/use-is-on-site'
import type { PostRow } from './blog-schema'
import { DeletePostDialog } from './delete-post-dialog'
import { usePostActions } from './use-post-actions'

/** What can be done to the whole post from its editor. */
export function PostPageActions({ post }: { post: PostRow }) {
  const navigate = useNavigate()
  const { duplicate, remove } = usePostActions()
  const isOnSite = useIsOnSite('post', post)
  const [isDoomed, setDoomed] = useState(false)
  return (
    <EntryActions
      siteAddress={isOnSite ? paths.article(post.slug) : undefined}
      onDuplicate={() => duplicate(post.id)}
      onDelete={() => setDoomed(true)}
    >
      <DeletePostDialog
        isOpen={isDoomed}
        onClose={() => setDoomed(false)}
        onConfirm={async () => {
          if (await remove(post.id)) void navigate(paths.adminBlog())
        }}
      />
    </EntryActions>
  )
}
