import { useLocation } from 'react-router-dom'
import { articleCards } from '../../content/article-cards'
import { slugOfArticle } from './article-address'
import { ArticleNotFound } from './article-not-found'
import { ArticleView } from './article-view'

/** The page of `/blog/{slug}`: the article, or the word that there is none. */
export function ArticlePage() {
  const { pathname } = useLocation()
  const slug = slugOfArticle(pathname)
  const article = articleCards.find((card) => card.slug === slug)
  return article ? <ArticleView article={article} /> : <ArticleNotFound />
}
