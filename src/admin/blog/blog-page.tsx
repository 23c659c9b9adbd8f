import { useQuery } from '@tanstack/react-query'
import { ListShell } from '../shared/list-shell'
import { StudioPage } from '../shared/studio-page'
import { TitleList } from '../shared/title-list'
import { blogPostListOptions } from './blog-queries'

/** What is in the blog; to be read only for now. */
export function BlogPage() {
  return (
    <StudioPage title="Manage Blog Posts">
      <ListShell
        query={useQuery(blogPostListOptions())}
        loadingText="Loading blog posts"
        emptyText="No blog posts found. Add your first post to get started."
        failedText="Failed to load blog posts"
      >
        {(posts) => <TitleList rows={posts} />}
      </ListShell>
    </StudioPage>
  )
}
