import type { TourCategory } from './categories'

// Pictures of pages that do not come from the database. Some were made for tours, but must stay if those
// tours are deleted: their masters are in art/masters.

type Painting = { image: string; imageAlt: string }

/** A picture for each category, with its alternative text. */
export const categoryPaintings: Readonly<Record<TourCategory, Painting>> = {
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

/** On the services page and on the stamp of the about page. */
export const teaPainting: Painting = {
  image: '/images/tours/rural-farm-safari-tea-and-cheese.jpg',
  imageAlt: 'Rows of clipped tea bushes curving over green hills',
}
