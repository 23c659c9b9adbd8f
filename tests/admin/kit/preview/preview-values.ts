import type { PreviewPostValues } from '../../../../src/admin/kit/preview/post-preview-panel'
import type { PreviewTourValues } from '../../../../src/admin/kit/preview/tour-preview-panel'

/** The tour editor's fields, all filled in. */
export const wholeTour: PreviewTourValues = {
  title: 'Bee walk 🐝',
  slug: 'bee-walk',
  category: 'Farm Tours',
  duration: 'Half day',
  location: 'Limuru',
  participants: '2-12',
  minimumAge: '8',
  effort: 'easy',
  driveTime: '1 hour from Nairobi',
  pickUp: 'Your hotel',
  bestMonths: [1, 2],
  toilets: 'yes',
  stepFree: 'ask',
  priceFrom: { amount: '4500', currency: 'KES', per: 'person', validUntil: '', note: '' },
  image: '/art/bees.avif',
  imageAlt: 'Hives under acacias',
  focus: { x: 30, y: 80 },
  description: 'Among the <strong>hives</strong>.',
  fullDescription: '<p>The whole story.</p>',
  itinerary: ['Meet at the gate', 'Open a hive'],
  includes: ['Honey'],
  externalLinks: [{ title: 'Map', url: 'https://example.org/map' }],
  featured: true,
}

/** The same fields as a new tour has them. */
export const emptyTour: PreviewTourValues = {
  title: '',
  slug: '',
  category: '',
  duration: '',
  location: '',
  participants: '',
  minimumAge: '',
  effort: '',
  driveTime: '',
  pickUp: '',
  bestMonths: [],
  toilets: '',
  stepFree: '',
  priceFrom: { amount: '', currency: 'KES', per: 'person', validUntil: '', note: '' },
  image: '',
  imageAlt: '',
  focus: { x: 50, y: 50 },
  description: '',
  fullDescription: '',
  itinerary: [''],
  includes: [],
  externalLinks: [{ title: 'Half', url: 'https' }],
  featured: false,
}

/** The post editor's fields, all filled in. */
export const wholePost: PreviewPostValues = {
  title: 'Milk before sunrise',
  slug: 'milk-before-sunrise',
  excerpt: 'Who milks the cows?',
  content: '<p>Five o’clock.</p>',
  category: 'Livestock Farming',
  author: 'The farm team',
  date: '2026-11-03',
  updatedOn: '',
  readMinutes: '',
  image: '/art/cows.avif',
  imageAlt: 'Cows at a gate',
  focus: { x: 10, y: 20 },
}
