import { useLocation } from 'react-router-dom'
import { articleCards } from '../../content/article-cards'
import { lazyPart } from '../../lib/lazy-part'
import { slugOfArticle } from './article-address'
import { ArticleView } from './article-view'

const articleNotFound = lazyPart(() => import('./article-not-found').then((m) => m.ArticleNotFound))

/** The page of `/blog/{slug}`: the article, or the word that there is none. */
export function ArticlePage() {
  const { pathname } = useLocation()
  const slug = slugOfArticle(pathname)
  const article = articleCards.find((card) => card.slug === slug)
  return article ? <ArticleView article={article} /> : <articleNotFound.Component />
}
