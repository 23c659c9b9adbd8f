import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../../lib/admin-paths'
import { paths } from '../../lib/paths'
import { NextVersion } from '../frame/publishing/next-version'
import { useIsKept, useIsOnSite } from '../frame/publishing/site-context'
import { StatusChips } from '../frame/publishing/status-chips'
import { useEntryEditor } from '../frame/use-entry-editor'
import { EntryActions, EntryPage } from '../kit/collection/entry-page'
import { EditorForm } from '../kit/editing/editor-form'
import { usePicturePicker } from '../kit/picture-field/use-picture-picker'
import type { Opening } from '../kit/page/opening'
import { PostPreview } from '../kit/preview/preview-dialog'
import { DeletePostsDialog } from './delete-posts-dialog'
import { newPost, postFormSchema, postLabels, posts, type PostRow } from './post-collection'
import { PostFields } from './post-fields'

/** Starts to read the post for a page that is about to open. */
export function prefetchPost(queryClient: QueryClient, { id }: Opening): void {
  posts.prefetchOne(queryClient, id)
}

/** Edits the blog post that the URL names, or a new one. */
export function PostPage() {
  const isOnSite = useIsOnSite('post')
  return (
    <EntryPage
      collection={posts}
      listPath={adminPaths.blog()}
      newTitle="Add New Post"
      backText="Back to all posts"
      renderChips={(post) => <StatusChips row={post} kind="post" />}
      renderActions={(post) => (
        <EntryActions
          collection={posts}
          row={post}
          publicPath={isOnSite(post) ? paths.article(post.slug) : undefined}
          listPath={adminPaths.blog()}
          Question={DeletePostsDialog}
        />
      )}
    >
      {(post) => <PostForm post={post} />}
    </EntryPage>
  )
}

/** The form of one blog post; without a row, of a new one. */
function PostForm({ post }: { post: PostRow | undefined }) {
  const isOnSite = useIsOnSite('post')
  const isKept = useIsKept('post')
  const [newValues] = useState(() => newPost(new Date()))
  const editor = useEntryEditor(posts, post, {
    schema: postFormSchema,
    newValues,
  })
  const { pickPicture, pictureDialog } = usePicturePicker('blog')
  return (
    <>
      <EditorForm
        label={post ? 'Blog post' : 'New blog post'}
        editor={editor}
        labels={postLabels}
        top={<PostPreview />}
      >
        <PostFields
          wasPublished={Boolean(post?.first_published_at)}
          isOnSite={post !== undefined && isOnSite(post)}
          isKept={post !== undefined && isKept(post)}
          nextVersion={post && <NextVersion kind="post" row={post} />}
          onPickPicture={pickPicture}
        />
      </EditorForm>
      {pictureDialog}
    </>
  )
}
