import { Suspense, type ReactNode } from 'react'
import { Spinner } from '../../components/ui/spinner'
import { articleStories } from '../../content/article-stories'
import type { Article } from '../../content/model'
import { lazyPart } from '../../lib/lazy-part'

// One element for each text: React keeps the server's HTML only if the element stays the same.
const stories: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(articleStories).map(([slug, load]) => [slug, storyOf(load)]),
)

/**
 * The text of the article `slug`. Pre-rendered HTML stays while its chunk is loading; on a page that
 * React renders on the client, a spinner is shown.
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
    <Suspense fallback={<LoadingStory />}>
      <story.Component />
    </Suspense>
  )
}

/** As high as the window, so that the content below does not jump. */
function LoadingStory() {
  return (
    <div className="min-h-dvh">
      <Spinner label="Loading the story" />
    </div>
  )
}
