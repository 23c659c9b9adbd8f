import { impactPicture, storyPicture, teamRoles } from './about-page'
import { cardPictures } from './card-picture'
import type { CardPicture } from './model'

// Precomputed by the build like `tour-cards.ts`: these pages may show any picture.

/** The pictures of the story and of the figures, on the about page and on the home page. */
export const aboutPictures = { story: storyPicture, impact: impactPicture } as const

/** Data of these pictures and of the team's, by URL. */
export const aboutPictureFiles: Readonly<Record<string, CardPicture>> = cardPictures(
  [storyPicture, impactPicture, ...teamRoles].map(({ image }) => image),
)
