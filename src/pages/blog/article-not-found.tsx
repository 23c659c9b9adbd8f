import { useRedirectOfOldPath } from '../../components/layout/redirect-old-path'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

/**
 * Shown at `/blog/…` for an unknown slug without a redirect. It is the same for every such URL: the
 * build renders it once, and the server answers all of them with it.
 */
export function ArticleNotFound() {
  if (useRedirectOfOldPath()) return null
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-prose flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <PageMeta
        title="Article Not Found"
        description="There is no article at this address."
        path={paths.blog()}
        isHidden
      />
      <h1 className="text-title text-tea">Article Not Found</h1>
      <p className="text-lead text-muted">
        Sorry, we couldn't find the article you're looking for.
      </p>
      <Link to={paths.blog()} className={buttonClass()}>
        Back to Blog
      </Link>
    </div>
  )
}
