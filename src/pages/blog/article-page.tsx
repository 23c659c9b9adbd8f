import { Suspense, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { PageMeta } from '../../components/layout/page-meta'
import { buttonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { Spinner } from '../../components/ui/spinner'
import { articleCards } from '../../content/article-cards'
import { articleStories } from '../../content/article-stories'
import { relatedArticles } from '../../content/limits'
import type { Article, ArticleCard } from '../../content/model'
import { lazyPart } from '../../lib/lazy-part'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ArticleGrid } from './article-grid'
import { ArticleNotFound } from './article-not-found'
import { ArticleSheet } from './article-sheet'
import { ArticleText } from './article-text'

/** The page of `/blog/{slug}`: the article, or a not-found page. */
export function ArticlePage() {
  const { pathname } = useLocation()
  const slug = slugOf(pathname)
  const article = articleCards.find((card) => card.slug === slug)
  return article ? <ArticleView article={article} /> : <ArticleNotFound />
}

/**
 * The slug in the path of an article, decoded as servers decode it; undefined when the encoding is
 * broken.
 */
function slugOf(pathname: string): string | undefined {
  const slug = matchPath('/blog/:slug', pathname)?.params.slug
  try {
    return slug && decodeURIComponent(slug)
  } catch {
    return undefined
  }
}

/** One article with its meta tags and links to related articles. */
function ArticleView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, picture } = article
  const related = articleCards.filter((other) => other.slug !== slug).slice(0, relatedArticles)
  return (
    <>
      <PageMeta title={title} description={excerpt} path={paths.article(slug)} picture={picture} />
      <ArticleSheet article={article}>
        <ArticleBody slug={slug} />
      </ArticleSheet>
      {tourLinks.get(slug)}
      {related.length > 0 ? (
        <Section heading="More stories">
          <ArticleGrid articles={related} />
          <BackToAll />
        </Section>
      ) : (
        <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 md:pb-24">
          <BackToAll />
        </div>
      )}
    </>
  )
}

function BackToAll() {
  return (
    <Link to={paths.blog()} className={buttonClass('secondary', 'mt-8')}>
      <Icon d={backIcon} />
      Back to All Articles
    </Link>
  )
}

// One element for each text: React keeps the server's HTML only if the element stays the same.
const stories: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(articleStories).map(([slug, load]) => [slug, storyOf(load)]),
)

/**
 * The text of the article `slug`. Pre-rendered HTML stays while its chunk is loading; on a page that
 * React renders on the client, a spinner is shown.
 */
function ArticleBody({ slug }: { slug: string }): ReactNode {
  return stories.get(slug)
}

const articleTour = lazyPart(() => import('./article-tour').then((module) => module.ArticleTour))

/** The tour of each article; constant elements for the same reason. */
const tourLinks: ReadonlyMap<string, ReactNode> = new Map(
  articleCards.map(({ slug }) => [
    slug,
    <Suspense key={slug}>
      <articleTour.Component slug={slug} />
    </Suspense>,
  ]),
)

function storyOf(load: () => Promise<{ article: Article }>): ReactNode {
  const story = lazyPart(async () => {
    const { article } = await load()
    return () => <ArticleText html={article.content} />
  })
  return (
    <Suspense
      fallback={
        // As high as the window, so that the content below does not jump.
        <div className="min-h-dvh">
          <Spinner label="Loading the story" />
        </div>
      }
    >
      <story.Component />
    </Suspense>
  )
}
