import { longDate } from '../../lib/format'
import { StatusChips } from '../frame/publishing/status-chips'
import { EntryCard, type CardProps } from '../kit/collection/entry-card'
import { useListActions, type ListProps } from '../kit/collection/use-list-actions'
import { BulkBar } from '../kit/lists/bulk-bar'
import { DeletePostsDialog } from './delete-posts-dialog'
import { postChanges, posts, type PostCardRow, type PostRow } from './post-collection'

export const postGridClass = 'grid grid-cols-1 gap-3 md:gap-4 xl:grid-cols-2'

type PostListProps = ListProps<'blog_posts', PostRow, PostCardRow> & {
  categories: readonly string[]
}

/** One page of the post list, with actions for single posts and for a selection. */
export function PostList({ categories, ...props }: PostListProps) {
  const list = useListActions(posts, props)
  return (
    <>
      <ul aria-label="Blog posts" className={postGridClass}>
        {props.rows.map((post) => (
          <PostCard key={post.id} {...list.cardOf(post)} />
        ))}
      </ul>
      <BulkBar {...list.bar} choices={postChanges(categories)} onApply={list.apply} />
      <DeletePostsDialog {...list.question} />
    </>
  )
}

/** One blog post with its actions. */
function PostCard(props: CardProps<PostCardRow>) {
  const { excerpt, category, date, author } = props.row
  return (
    <EntryCard {...props} collection={posts}>
      {excerpt && <p className="line-clamp-2 text-sm break-words">{excerpt}</p>}
      <p className="flex flex-wrap gap-x-3 text-sm break-words text-muted">
        {category && <span>{category}</span>}
        {date && <time dateTime={date}>{longDate(date)}</time>}
        {author && <span>By {author}</span>}
      </p>
      <div className="mt-1">
        <StatusChips row={props.row} kind="post" />
      </div>
    </EntryCard>
  )
}
