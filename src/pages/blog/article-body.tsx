import { Suspense, type ReactNode } from 'react'
import { Spinner } from '../../components/ui/spinner'
import { articleStories } from '../../content/article-stories'
import type { Article } from '../../content/model'
import { lazyPart } from '../../lib/lazy-part'

// Made once for each story: React keeps the server's HTML only for an element that stays the same.
const stories: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(articleStories).map(([slug, load]) => [slug, storyOf(load)]),
)

/**
 * The story of the article `slug`. Pre-rendered HTML stays while its chunk is on the way; on a
 * page that React builds itself, a spinner stands in its place.
 */
export function ArticleBody({ slug }: { slug: string }): ReactNode {
  return stories.get(slug)
}

function storyOf(load: () => Promise<{ article: Article }>): ReactNode {
  const story = lazyPart(async () => {
    const [{ article }, { ArticleText }] = await Promise.all([load(), import('./article-text')])
    return () => <ArticleText html={article.content} />
  })
  return (
    <Suspense fallback={<Waiting />}>
      <story.Component />
    </Suspense>
  )
}

/** As high as a screen, so that what follows does not jump. */
function Waiting() {
  return (
    <div className="min-h-dvh">
      <Spinner label="Loading the story" />
    </div>
  )
}
