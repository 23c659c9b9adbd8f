import type { TourCategory } from '../../content/model'

/** A painting of one tour of each category, and what it shows. */
export const servicePaintings: Record<TourCategory, { image: string; imageAlt: string }> = {
  'Farm Tours': {
    image: '/images/tours/goat-farm-tour.jpg',
    imageAlt: 'Goats on a meadow slope below flat-topped acacias',
  },
  'Safari & Wildlife': {
    image: '/images/tours/9-day-mixed-farming-safari.jpg',
    imageAlt: 'A track crossing golden grassland towards layered blue ridges',
  },
  'Educational Tours': {
    image: '/images/tours/educational-stem-tours.jpg',
    imageAlt: 'A greenhouse, a weather mast and rows of seedlings used as a field laboratory',
  },
  'Cultural & Urban': {
    image: '/images/tours/matatu-tourism.jpg',
    imageAlt: 'A bright minibus on a city street between tall painted blocks',
  },
  'Regional Experiences': {
    image: '/images/tours/bonding-safari.jpg',
    imageAlt: 'Two small figures beside a pink-edged lake at sunset',
  },
}
