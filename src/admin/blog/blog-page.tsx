import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { CardShapes } from '../kit/lists/card-shapes'
import { BulkSummary } from '../kit/lists/bulk-summary'
import { ListToolbar } from '../kit/lists/list-toolbar'
import { PagedList } from '../kit/lists/paged-list'
import { useListView } from '../kit/lists/use-list-view'
import { StudioPage } from '../kit/page/studio-page'
import { postListOptions, postWordsOptions } from './blog-queries'
import type { PostCardRow } from './blog-schema'
import { DeletePostsDialog } from './delete-posts-dialog'
import { PostList } from './post-list'
import { postGridClass } from './post-grid-class'
import { usePostActions } from './use-post-actions'
import { usePostBulk } from './use-post-bulk'

/** The blog posts of the database: searched, filtered, sorted, page by page. */
export function BlogPage() {
  const { view, choose, type } = useListView()
  const { data: words } = useQuery(postWordsOptions())
  const categories = words?.categories ?? []
  const { remove, duplicate } = usePostActions()
  const { run, outcome, dismiss } = usePostBulk()
  const [doomed, setDoomed] = useState<PostCardRow>()
  const addLink = (
    <Link to={paths.adminPost('new')} className={buttonClass('primary', 'print:hidden')}>
      <Plus aria-hidden className="size-4" />
      Add New Post
    </Link>
  )
  return (
    <StudioPage title="Manage Blog Posts" actions={addLink}>
      <ListToolbar view={view} categories={categories} onChoose={choose} onType={type} />
      {outcome && (
        <BulkSummary
          result={outcome.result}
          verb={outcome.verb}
          titleOf={(id) => outcome.titles.get(id) ?? ''}
          addressOf={(id) => paths.adminPost(id)}
          onDismiss={dismiss}
        />
      )}
      <PagedList
        query={useQuery(postListOptions(view))}
        view={view}
        onChoose={choose}
        loadingText="Loading blog posts"
        shapes={<CardShapes className={postGridClass} />}
        emptyText="No blog posts found. Add your first post to get started."
        failedText="Failed to load blog posts"
      >
        {(posts) => (
          <PostList
            posts={posts}
            pageKey={JSON.stringify(view)}
            categories={categories}
            onDuplicate={duplicate}
            onDelete={setDoomed}
            onChange={run}
          />
        )}
      </PagedList>
      <DeletePostsDialog
        count={1}
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={async () => {
          if (doomed) await remove(doomed.id)
        }}
      />
    </StudioPage>
  )
}
