import { Copy, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { paths } from '../../lib/paths'
import { isLive } from '../shared/chip-statuses'
import { leave } from '../shared/leaving/leave-guard'
import { useSingleFlight } from '../shared/use-single-flight'
import type { PostRow } from './blog-schema'
import { DeletePostDialog } from './delete-post-dialog'
import { usePostActions } from './use-post-actions'

/** What can be done to the whole post from its editor. */
export function PostPageActions({ post }: { post: PostRow }) {
  const navigate = useNavigate()
  const { duplicate, remove } = usePostActions()
  const [copy, isCopying] = useSingleFlight(() => duplicate(post.id))
  const [isDoomed, setDoomed] = useState(false)
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 sm:ml-0">
      {isLive(post) && (
        <ExternalLink
          href={paths.article(post.slug)}
          className={buttonClass('quiet', '', 'compact')}
        >
          <SquareArrowOutUpRight aria-hidden className="size-4" />
          View on the site
        </ExternalLink>
      )}
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isCopying}
        aria-busy={isCopying}
        // The copy opens in the place of this page.
        onClick={() => leave(() => void copy())}
      >
        <Copy aria-hidden className="size-4" />
        Duplicate
      </button>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        onClick={() => setDoomed(true)}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        Delete
      </button>
      <DeletePostDialog
        isOpen={isDoomed}
        onClose={() => setDoomed(false)}
        onConfirm={async () => {
          if (await remove(post.id)) void navigate(paths.adminBlog())
        }}
      />
    </div>
  )
}
