import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { useSignedInUser } from '../auth/session-state'
import { useSave } from '../kit/collection/collection-mutations'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { keepPage, usePageKey } from '../kit/page/page-key'
import { usePicturePicker } from '../kit/picture-field/use-picture-picker'
import { PostPreview } from '../kit/preview/preview-dialog'
import { PostFields } from './post-fields'
import {
  newPost,
  postFormSchema,
  postLabels,
  valuesOfPost,
  type PostFormValues,
  type PostRow,
} from './post-schema'
import { posts } from './post-queries'

const resolver = formResolver(postFormSchema)

const savedOf = (row: PostRow) => ({ values: valuesOfPost(row), version: row.version })

/** The form of one blog post; without a row, of a new one. */
export function PostForm({ post }: { post: PostRow | undefined }) {
  const id = post?.id ?? 'new'
  const { id: userId } = useSignedInUser()
  const navigate = useNavigate()
  const save = useSave(posts)
  const pageKey = usePageKey()
  const [start] = useState(() =>
    post ? savedOf(post) : { values: newPost(new Date()), version: null },
  )
  const editor = useEditor<PostFormValues>({
    storeKey: draftKey(userId, 'blog_posts', id),
    start,
    resolver,
    save: async (values, version) => {
      const row = await save.mutateAsync({ values, id, version })
      // A new post has its own URL once it is saved.
      if (row.id !== id) {
        void navigate(paths.adminPost(row.id), { replace: true, state: keepPage(pageKey) })
      }
      return savedOf(row)
    },
    reload: async () => {
      if (id === 'new') return null
      const row = await posts.read(id)
      return row && savedOf(row)
    },
    texts: post
      ? { saved: 'Blog post updated successfully', failed: 'Failed to update blog post' }
      : { saved: 'Blog post created successfully', failed: 'Failed to create blog post' },
  })
  const { pickPicture, pictureDialog } = usePicturePicker('blog')
  return (
    <>
      <EditorForm label={post ? 'Blog post' : 'New blog post'} editor={editor} labels={postLabels}>
        <PostPreview />
        <PostFields wasPublished={Boolean(post?.first_published_at)} onPickPicture={pickPicture} />
      </EditorForm>
      {pictureDialog}
    </>
  )
}
