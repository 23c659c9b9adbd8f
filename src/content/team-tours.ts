import { firstSentences } from '../lib/first-sentences'
import { plainText } from '../lib/plain-text'
import { isForTeams } from '../lib/team-tours'
import { hasDuration } from '../lib/tour-duration'
import { plainTitle } from '../lib/tour-title'
import { cardPicture } from './card-picture'
import { groupDiscount } from './group-discount'
import type { CardPicture, Tour } from './model'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: the page for teams needs no stories, and no tours for others.

/** What the page for teams says about a tour; the title without its emoji. */
export type TeamTour = Pick<
  Tour,
  | 'slug'
  | 'title'
  | 'duration'
  | 'location'
  | 'participants'
  | 'itinerary'
  | 'includes'
  | 'image'
  | 'imageAlt'
  | 'focus'
> & {
  picture?: CardPicture | undefined
  /** The beginning of its description. */
  about: string
  /** Whether it takes more than a day. */
  isLonger: boolean
}

/** The tours that suit a team, in the order of the site. */
export const teamTours: readonly TeamTour[] = tours
  .filter(({ participants }) => isForTeams(participants, groupDiscount?.from ?? 0))
  .map(
    ({
      slug,
      title,
      duration,
      location,
      participants,
      itinerary,
      includes,
      image,
      imageAlt,
      focus,
      description,
    }) => ({
      slug,
      title: plainTitle(title),
      duration,
      location,
      participants,
      itinerary,
      includes,
      image,
      imageAlt,
      ...(focus && { focus }),
      picture: cardPicture(image),
      about: firstSentences(plainText(description), 40),
      isLonger: hasDuration(duration, 'several-days') && !hasDuration(duration, '1-day'),
    }),
  )
