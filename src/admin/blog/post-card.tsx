import { Copy, Pencil, Trash2 } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { longDate } from '../../lib/format'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { frameClass } from '../kit/frame-class'
import { StatusChips } from '../frame/publishing/status-chips'
import { Thumbnail } from '../kit/thumbnail'
import { useSingleFlight } from '../kit/use-single-flight'
import type { PostCardRow } from './blog-schema'

type PostCardProps = {
  post: PostCardRow
  isSelected: boolean
  onSelect: () => void
  onDuplicate: (id: number) => Promise<void>
  onDelete: (post: PostCardRow) => void
}

/** One blog post with everything that can be done to it. */
export function PostCard({ post, isSelected, onSelect, onDuplicate, onDelete }: PostCardProps) {
  const { title, excerpt, category, date, author, image, image_alt } = post
  return (
    <li
      className={`relative flex min-w-0 flex-col has-checked:border-tea has-checked:bg-tea-soft ${frameClass}`}
    >
      <div className="flex grow flex-wrap items-start gap-3 p-3">
        <div className="w-24 shrink-0 overflow-hidden rounded-postcard sm:w-36">
          <Thumbnail src={image} alt={image_alt} />
        </div>
        <div className="grid min-w-0 grow basis-36 grid-cols-1 gap-1">
          <h2 className="text-base leading-snug break-words">{title}</h2>
          {excerpt && <p className="line-clamp-2 text-sm break-words">{excerpt}</p>}
          <p className="flex flex-wrap gap-x-3 text-sm break-words text-muted">
            {category && <span>{category}</span>}
            {date && <time dateTime={date}>{longDate(date)}</time>}
            {author && <span>By {author}</span>}
          </p>
          <div className="mt-1">
            <StatusChips row={post} kind="post" />
          </div>
        </div>
      </div>
      <label className="absolute top-1 left-1 grid size-11 place-items-center print:hidden">
        <span className="grid size-8 place-items-center rounded-postcard bg-card">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={onSelect}
            className="size-5 accent-tea"
          />
        </span>
      </label>
      <PostCardActions post={post} onDuplicate={onDuplicate} onDelete={onDelete} />
    </li>
  )
}

type ActionsProps = Pick<PostCardProps, 'post' | 'onDuplicate' | 'onDelete'>

function PostCardActions({ post, onDuplicate, onDelete }: ActionsProps) {
  const [duplicate, isBusy] = useSingleFlight(() => onDuplicate(post.id))
  return (
    <div className="flex flex-wrap justify-end gap-1 border-t border-line p-1 print:hidden">
      <Link to={paths.adminPost(post.id)} className={buttonClass('quiet', '', 'compact')}>
        <Pencil aria-hidden className="size-4" />
        <span>
          Edit <VisuallyHidden>{post.title}</VisuallyHidden>
        </span>
      </Link>
      <button
        type="button"
        title="Duplicate"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void duplicate()}
      >
        <Copy aria-hidden className="size-4" />
        <VisuallyHidden>Duplicate {post.title}</VisuallyHidden>
      </button>
      <button
        type="button"
        title="Delete"
        className={buttonClass('quiet', '', 'compact')}
        onClick={() => onDelete(post)}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        <VisuallyHidden>Delete {post.title}</VisuallyHidden>
      </button>
    </div>
  )
}
