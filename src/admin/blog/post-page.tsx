import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { FactShapes } from '../kit/fact-shapes'
import { LoadFailure } from '../kit/load-failure'
import { StatusChips } from '../frame/publishing/status-chips'
import { StudioPage } from '../kit/page/studio-page'
import { WaitingFor } from '../kit/waiting-for'
import { postOptions } from './blog-queries'
import { PostEditor } from './post-editor'
import { PostPageActions } from './post-page-actions'

const idPattern = /^[1-9]\d{0,14}$/

/** The editor of the blog post in the address, or of a new one. */
export function PostPage() {
  const { id = '' } = useParams()
  if (id !== 'new' && !idPattern.test(id)) return <MissingPost />
  return <OnePost id={id === 'new' ? undefined : Number(id)} />
}

function OnePost({ id }: { id: number | undefined }) {
  const { data, isError, isPaused, error, refetch } = useQuery({
    ...postOptions(id ?? 0),
    enabled: id !== undefined,
    // What somebody edits is read once: the editor itself notices when it has changed meanwhile.
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  if (data === null) return <MissingPost />
  const isReady = id === undefined || data !== undefined
  return (
    <StudioPage
      title={id === undefined ? 'Add New Post' : data?.title || 'Blog post'}
      actions={data && <StatusChips row={data} kind="post" />}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <BackLink />
        {data && <PostPageActions post={data} />}
      </div>
      {isReady && <PostEditor post={data} />}
      {!isReady && !isError && (
        <WaitingFor label="Loading the blog post" isPaused={isPaused}>
          <FactShapes count={8} />
        </WaitingFor>
      )}
      {!isReady && isError && (
        <LoadFailure
          title="This blog post could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </StudioPage>
  )
}

function MissingPost() {
  return (
    <StudioPage title="Blog post not found">
      <p className="mb-4">There is no blog post with this number. It may have been deleted.</p>
      <BackLink />
    </StudioPage>
  )
}

function BackLink() {
  return (
    <Link to={paths.adminBlog()} className={buttonClass('quiet', '-ml-3', 'compact')}>
      <ArrowLeft aria-hidden className="size-4" />
      Back to all posts
    </Link>
  )
}
