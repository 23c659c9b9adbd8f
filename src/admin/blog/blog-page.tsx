import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { adminPaths } from '../../lib/admin-paths'
import { useBulk } from '../kit/collection/collection-mutations'
import { BulkSummary } from '../kit/lists/bulk-summary'
import { CardSkeletons } from '../kit/loading-state'
import { ListToolbar } from '../kit/lists/list-toolbar'
import { useListView } from '../kit/lists/list-view'
import { PagedList } from '../kit/lists/paged-list'
import type { Opening } from '../kit/page/opening'
import { StudioPage } from '../kit/page/studio-page'
import { posts, postSuggestionsOptions } from './post-collection'
import { postGridClass, PostList } from './post-list'

/** Starts to read the list for a page that is about to open. */
export function prefetchPosts(queryClient: QueryClient, { search, isOpening }: Opening): void {
  posts.prefetchList(queryClient, search, isOpening)
}

/** The list of blog posts with search, filters, sorting and pagination. */
export function BlogPage() {
  const { view, choose, type } = useListView()
  const { data: suggestions } = useQuery(postSuggestionsOptions)
  const categories = suggestions?.categories ?? []
  const bulk = useBulk(posts)
  const addLink = (
    <Link to={adminPaths.post('new')} className={buttonClass('primary', 'print:hidden')}>
      <Plus aria-hidden className="size-4" />
      Add New Post
    </Link>
  )
  return (
    <StudioPage title="Manage Blog Posts" actions={addLink}>
      <ListToolbar view={view} categories={categories} onChoose={choose} onType={type} />
      {bulk.report && (
        <BulkSummary {...bulk.report} editPathOf={posts.editPathOf} onDismiss={bulk.dismiss} />
      )}
      <PagedList
        query={useQuery(posts.listOptions(view))}
        view={view}
        onChoose={choose}
        loadingText="Loading blog posts"
        skeleton={<CardSkeletons className={postGridClass} />}
        emptyText="No blog posts found. Add your first post to get started."
        failedText="Failed to load blog posts"
      >
        {(rows) => (
          <PostList
            rows={rows}
            pageKey={JSON.stringify(view)}
            bulk={bulk}
            categories={categories}
          />
        )}
      </PagedList>
    </StudioPage>
  )
}
