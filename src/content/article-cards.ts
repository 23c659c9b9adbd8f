import { articles } from './articles'
import { cardPicture } from './card-picture'
import type { Article, ArticleCard } from './model'

// Evaluated by the build like `tour-cards.ts`: pages carry the cards, and each story comes alone.

/** All articles in order, without their stories. */
export const articleCards: readonly ArticleCard[] = articles.map(toCard)

function toCard({ content: _story, ...card }: Article): ArticleCard {
  return { ...card, picture: cardPicture(card.image) }
}
