import { articles } from './articles'
import { cardPictures, picturesIn } from './card-picture'
import type { CardPicture } from './model'

// Evaluated by the build like `tour-cards.ts`, and fetched with the story.

/** What is known of the pictures inside the stories, by the address that content gives. */
export const storyPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  articles.flatMap((article) => picturesIn(article.content)),
)
