import { homeFeatured } from './home-featured'
import type { Tour, TourCard } from './model'
import { tours } from './tours'

// The build evaluates this module and puts the result in its place as JSON, so that public pages
// do not carry the long texts. Export nothing that JSON cannot hold.

/** All tours in order, without their long texts. */
export const tourCards: readonly TourCard[] = tours.map(toCard)

/** The three tours of the home page in order. Throws while loading when an id names no tour. */
export const homeTourCards: readonly TourCard[] = homeFeatured.map(findCard)

/** Last part of every tour's address, in order. */
export const tourSlugs: readonly string[] = tours.map((tour) => tour.slug)

function toCard(tour: Tour): TourCard {
  return {
    id: tour.id,
    slug: tour.slug,
    title: tour.title,
    category: tour.category,
    duration: tour.duration,
    location: tour.location,
    participants: tour.participants,
    image: tour.image,
    imageAlt: tour.imageAlt,
    description: tour.description,
    featured: tour.featured,
  }
}

function findCard(id: number): TourCard {
  const card = tourCards.find((candidate) => candidate.id === id)
  if (card === undefined) throw new Error(`homeFeatured names tour ${id}, which does not exist`)
  return card
}
