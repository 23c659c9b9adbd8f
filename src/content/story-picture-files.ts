import { articles } from './articles'
import { cardPictures, picturesIn } from './card-picture'
import type { CardPicture } from './model'

// Precomputed by the build like `tour-cards.ts`; loaded with the story.

/** Data of the pictures inside the stories, by URL. */
export const storyPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  articles.flatMap((article) => picturesIn(article.content)),
)
