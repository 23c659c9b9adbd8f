import { articles } from './articles'
import { cardPicture } from './card-picture'
import { cardOf } from './collections/collection'
import { post } from './collections/posts'
import type { Article, ArticleCard } from './model'

// Precomputed by the build like `tour-cards.ts`: each story is loaded separately.

/** All articles in order, without their stories. */
export const articleCards: readonly ArticleCard[] = articles.map(toCard)

function toCard(item: Article): ArticleCard {
  return { ...cardOf(post, item), picture: cardPicture(item.image) }
}
