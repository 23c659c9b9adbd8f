import { cardPicture } from './card-picture'
import type { Tour, TourCard } from './model'
import { tours } from './tours'

// The build evaluates this module and puts the result in its place as JSON, so that public pages
// do not carry the long texts. Export nothing that JSON cannot hold.

/** All tours in order, without their long texts. */
export const tourCards: readonly TourCard[] = tours.map(toCard)

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
    ...(tour.focus && { focus: tour.focus }),
    description: tour.description,
    featured: tour.featured,
    picture: cardPicture(tour.image),
  }
}
