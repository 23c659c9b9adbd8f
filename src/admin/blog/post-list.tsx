import { useState } from 'react'
import { BulkBar } from '../kit/lists/bulk-bar'
import { useSelection } from '../kit/lists/use-selection'
import type { PostCardRow } from './blog-schema'
import type { PostChange } from './change-posts'
import { DeletePostsDialog } from './delete-posts-dialog'
import { PostCard } from './post-card'
import { postGridClass } from './post-grid-class'

type PostListProps = {
  posts: readonly PostCardRow[]
  /** Names the page of the list; another page begins without a selection. */
  pageKey: string
  categories: readonly string[]
  onDuplicate: (id: number) => Promise<void>
  onDelete: (post: PostCardRow) => void
  /** Changes several; answers with the ids of those that were refused. */
  onChange: (posts: readonly PostCardRow[], change: PostChange) => Promise<number[]>
}

const categoryPrefix = 'category:'

/** The posts of one page of the list, and what can be done to one or several of them. */
export function PostList(props: PostListProps) {
  const { posts, pageKey, categories, onDuplicate, onDelete, onChange } = props
  const { isSelected, toggle, selectAll, clear } = useSelection(pageKey)
  const [isAsked, setAsked] = useState(false)
  const selected = posts.filter(({ id }) => isSelected(id))

  async function change(what: PostChange): Promise<void> {
    // What was refused stays selected, for the next attempt.
    selectAll(await onChange(selected, what))
  }

  async function apply(choice: string): Promise<void> {
    if (choice === 'delete') setAsked(true)
    else if (choice === 'publish' || choice === 'unpublish') await change({ kind: choice })
    else await change({ kind: 'category', category: choice.slice(categoryPrefix.length) })
  }

  return (
    <>
      <ul aria-label="Blog posts" className={postGridClass}>
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            isSelected={isSelected(post.id)}
            onSelect={() => toggle(post.id)}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <BulkBar
        count={selected.length}
        shown={posts.length}
        choices={{
          State: [
            { id: 'publish', label: 'Publish' },
            { id: 'unpublish', label: 'Unpublish' },
          ],
          ...(categories.length > 0 && {
            Category: categories.map((label) => ({ id: categoryPrefix + label, label })),
          }),
          Remove: [{ id: 'delete', label: 'Delete' }],
        }}
        onSelectAll={() => selectAll(posts.map(({ id }) => id))}
        onClear={clear}
        onApply={apply}
      />
      <DeletePostsDialog
        isOpen={isAsked}
        count={selected.length}
        onClose={() => setAsked(false)}
        onConfirm={() => change({ kind: 'delete' })}
      />
    </>
  )
}
