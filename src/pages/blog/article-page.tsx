import { matchPath, useLocation } from 'react-router-dom'
import { articleCards } from '../../content/article-cards'
import { lazyPart } from '../../lib/lazy-part'
import { ArticleView } from './article-view'

const articleNotFound = lazyPart(() => import('./article-not-found').then((m) => m.ArticleNotFound))

/** The page of `/blog/{slug}`: the article, or a not-found page. */
export function ArticlePage() {
  const { pathname } = useLocation()
  const slug = slugOf(pathname)
  const article = articleCards.find((card) => card.slug === slug)
  return article ? <ArticleView article={article} /> : <articleNotFound.Component />
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
