import { filledAll, filledParts } from './fact-text'
import { home } from './facts/home'
import type { TextPart } from './model'

/** Paragraphs of Our Story. An object is a link. */
export const ourStory: readonly (readonly TextPart[])[] = home.story.map(filledParts)

/** The cards beside Our Story, and the text under the figures of the impact section. */
export const { features: featureCards, sustainability: sustainabilityText } = filledAll(home)
