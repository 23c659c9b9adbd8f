import { paths } from '../../lib/paths'
import { StatusChips } from '../frame/publishing/status-chips'
import { useIsOnSite } from '../frame/publishing/use-is-on-site'
import { EntryActions, EntryPage } from '../kit/collection/entry-page'
import type { PostRow } from './post-schema'
import { DeletePostsDialog } from './delete-posts-dialog'
import { PostForm } from './post-form'
import { posts } from './post-queries'

/** Edits the blog post that the URL names, or a new one. */
export function PostPage() {
  return (
    <EntryPage
      collection={posts}
      listPath={paths.adminBlog()}
      newTitle="Add New Post"
      backText="Back to all posts"
      renderChips={(post) => <StatusChips row={post} kind="post" />}
      renderActions={(post) => <PostActions post={post} />}
    >
      {(post) => <PostForm post={post} />}
    </EntryPage>
  )
}

function PostActions({ post }: { post: PostRow }) {
  const isOnSite = useIsOnSite('post', post)
  return (
    <EntryActions
      collection={posts}
      row={post}
      publicPath={isOnSite ? paths.article(post.slug) : undefined}
      listPath={paths.adminBlog()}
      Question={DeletePostsDialog}
    />
  )
}
