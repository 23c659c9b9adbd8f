import { describe, expect, test } from 'vitest'
import { rowOf } from '../../../src/content/collections/collection'
import { tour as definition } from '../../../src/content/collections/tours'
import { tours } from '../../../src/content/tours'
import {
  emptyTour,
  rowOfTour,
  tourFormSchema,
  valuesOfTour,
  type TourFormValues,
} from '../../../src/admin/tours/tour-collection'

const [tour] = tours
if (!tour) throw new Error('There is no tour to begin with.')

const completeTour: TourFormValues = {
  ...emptyTour,
  title: tour.title,
  slug: tour.slug,
  category: tour.category,
  duration: tour.duration,
  location: tour.location,
  participants: tour.participants,
  image: tour.image,
  imageAlt: tour.imageAlt,
  description: tour.description,
  fullDescription: tour.fullDescription,
  itinerary: [...tour.itinerary],
  includes: [...tour.includes],
}

/** The names of the fields that are refused. */
function refused(changes: Partial<TourFormValues>): string[] {
  const { error } = tourFormSchema.safeParse({ ...completeTour, ...changes })
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))]
}

describe('what may be saved', () => {
  test('K9 every tour of the site can be published', () => {
    const broken = tours.filter((item) => {
      const values = {
        ...valuesOfTour({ ...rowOf(definition, item), publish_at: null }),
        status: 'published',
      }
      return !tourFormSchema.safeParse(values).success
    })
    expect(broken).toEqual([])
  })

  test('K9 a draft needs only a title and a category', () => {
    const draft = { ...emptyTour, title: 'Tea walk', category: 'Farm Tours' }
    expect(tourFormSchema.safeParse(draft).error).toBeUndefined()
    expect(refused({ ...emptyTour })).toEqual(['title', 'category'])
  })

  test('K9 publishing requires all fields that visitors need', () => {
    const bare = { ...emptyTour, title: 'Tea walk', category: 'Farm Tours', status: 'published' }
    expect(refused(bare)).toEqual([
      'duration',
      'location',
      'participants',
      'image',
      'imageAlt',
      'description',
      'fullDescription',
      'itinerary',
      'includes',
    ])
    expect(refused({ ...bare, status: 'unpublished' })).toEqual([])
  })

  test('K1 drafts have the length limits of the table', () => {
    expect(refused({ title: 'x'.repeat(121) })).toEqual(['title'])
    expect(refused({ title: '🌱'.repeat(120) })).toEqual([])
    expect(refused({ itinerary: Array.from({ length: 41 }, () => 'Walk') })).toEqual(['itinerary'])
    expect(refused({ slug: 'Tea Walk' })).toEqual(['slug'])
    expect(refused({ slug: 'index' })).toEqual(['slug'])
    expect(refused({ externalLinks: [{ title: 'Map', url: 'javascript:alert(1)' }] })).toEqual([
      'externalLinks',
    ])
  })
})

/** The row that saving such values writes. */
const written = (values: TourFormValues) => rowOfTour(tourFormSchema.parse(values))

describe('what a save writes', () => {
  test('K1 surrounding spaces and empty lines are removed', () => {
    const row = written({
      ...completeTour,
      title: '  Tea \n walk ',
      itinerary: [' Gate ', '', '  '],
      externalLinks: [
        { title: '', url: '' },
        { title: ' Map ', url: ' https://example.org ' },
      ],
    })
    expect(row).toMatchObject({
      title: 'Tea walk',
      itinerary: ['Gate'],
      external_links: [{ title: 'Map', url: 'https://example.org' }],
    })
  })

  test('K3 an empty slug is left to the database', () => {
    expect(written({ ...completeTour, slug: ' ' })).not.toHaveProperty('slug')
    expect(written({ ...completeTour, slug: 'tea' })).toHaveProperty('slug', 'tea')
  })

  test('K10 only published tours keep a publishing time', () => {
    const publishAt = '2030-01-01T08:00'
    expect(written({ ...completeTour, status: 'published', publishAt }).publish_at).toBe(
      new Date(publishAt).toISOString(),
    )
    expect(written({ ...completeTour, status: 'draft', publishAt }).publish_at).toBeNull()
  })

  test('optional facts that are not filled in are null or empty, and a price needs its amount', () => {
    expect(written(completeTour)).toMatchObject({ minimum_age: null, effort: '', price_from: null })
    const typed = { ...emptyTour.priceFrom, amount: ' 4500 ', note: ' Fees  extra ' }
    expect(written({ ...completeTour, minimumAge: ' 8 ', priceFrom: typed })).toMatchObject({
      minimum_age: 8,
      price_from: {
        amount: 4500,
        currency: 'KES',
        per: 'person',
        validUntil: null,
        note: 'Fees extra',
      },
    })
    expect(refused({ priceFrom: { ...typed, amount: '' } })).toEqual(['priceFrom'])
    expect(refused({ priceFrom: { ...typed, amount: '1.5' } })).toEqual(['priceFrom'])
    // The days that the database takes, too.
    const until = (validUntil: string) => refused({ priceFrom: { ...typed, validUntil } })
    expect([until('2000-01-01'), until('2100-12-31')]).toEqual([[], []])
    expect([until('1999-12-31'), until('2101-01-01')]).toEqual([['priceFrom'], ['priceFrom']])
    expect(refused({ minimumAge: '100' })).toEqual(['minimumAge'])
    expect(refused({ driveTime: 'x'.repeat(61) })).toEqual(['driveTime'])
  })

  test.each([
    ['12,500', 'KES'],
    ['12 500', 'KES'],
    ['KSh 12500', 'KES'],
    ['KES 12,500', 'KES'],
    ['Kshs. 12,500', 'KES'],
    ['12,500/=', 'KES'],
    ['12500 ksh', 'KES'],
    ['$12,500', 'USD'],
    ['USD 12500', 'USD'],
  ])('K169 the price %s is saved as a number of %s', (amount, currency) => {
    const priceFrom = { ...emptyTour.priceFrom, amount, currency }
    expect(written({ ...completeTour, priceFrom }).price_from).toMatchObject({
      amount: 12500,
      currency,
    })
  })

  test.each([
    '12.5',
    '12.500',
    'about 12000',
    'KES',
    '12,50',
    '10,000-12,500',
    '$ 150',
    'KES KES 5',
  ])('K169 the price %s is refused in KES', (amount) => {
    expect(refused({ priceFrom: { ...emptyTour.priceFrom, amount } })).toEqual(['priceFrom'])
  })
})
