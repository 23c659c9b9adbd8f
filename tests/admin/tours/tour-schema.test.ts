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
} from '../../../src/admin/tours/tour-schema'

const [tour] = tours
if (!tour) throw new Error('There is no tour to begin with.')

const whole: TourFormValues = {
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
  const { error } = tourFormSchema.safeParse({ ...whole, ...changes })
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))]
}

describe('what may be saved', () => {
  test('K9 every tour of the site is whole', () => {
    const broken = tours.filter((item) => {
      const values = {
        ...valuesOfTour({ ...rowOf(definition, item), publish_at: null }),
        status: 'published',
      }
      return !tourFormSchema.safeParse(values).success
    })
    expect(broken).toEqual([])
  })

  test('K9 a draft needs a title and a category, and nothing more', () => {
    const draft = { ...emptyTour, title: 'Tea walk', category: 'Farm Tours' }
    expect(tourFormSchema.safeParse(draft).error).toBeUndefined()
    expect(refused({ ...emptyTour })).toEqual(['title', 'category'])
  })

  test('K9 what is published lacks nothing that a visitor needs', () => {
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

  test('K1 no draft is longer than the table takes', () => {
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

/** What a save writes of such values. */
const written = (values: TourFormValues) => rowOfTour(tourFormSchema.parse(values))

describe('what a save writes', () => {
  test('K1 blanks around texts and empty lines go', () => {
    const row = written({
      ...whole,
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

  test('K3 without an address the database makes one of the title', () => {
    expect(written({ ...whole, slug: ' ' })).not.toHaveProperty('slug')
    expect(written({ ...whole, slug: 'tea' })).toHaveProperty('slug', 'tea')
  })

  test('K10 only what is published waits for a time', () => {
    const publishAt = '2030-01-01T08:00'
    expect(written({ ...whole, status: 'published', publishAt }).publish_at).toBe(
      new Date(publishAt).toISOString(),
    )
    expect(written({ ...whole, status: 'draft', publishAt }).publish_at).toBeNull()
  })

  test('optional facts are null or empty where nothing is typed, and a price needs its amount', () => {
    expect(written(whole)).toMatchObject({ minimum_age: null, effort: '', price_from: null })
    const typed = { ...emptyTour.priceFrom, amount: ' 4500 ', note: ' Fees  extra ' }
    expect(written({ ...whole, minimumAge: ' 8 ', priceFrom: typed })).toMatchObject({
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
    expect(refused({ minimumAge: '100' })).toEqual(['minimumAge'])
    expect(refused({ driveTime: 'x'.repeat(61) })).toEqual(['driveTime'])
  })
})
