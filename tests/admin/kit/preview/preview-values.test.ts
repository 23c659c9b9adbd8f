// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { previewPost } from '../../../../src/admin/kit/preview/post-preview-panel'
import { previewTour } from '../../../../src/admin/kit/preview/tour-preview-panel'
import { emptyTour, wholePost, wholeTour } from './preview-values'

const morning = new Date('2026-11-20T05:00:00Z')

test('K11 a complete tour is shown as in the form', () => {
  const { tour, missing } = previewTour(wholeTour)
  expect(tour).toEqual({
    ...wholeTour,
    id: 0,
    minimumAge: 8,
    priceFrom: { amount: 4500, currency: 'KES', per: 'person', validUntil: null, note: '' },
  })
  expect(missing).toEqual([])
})

test('K11 an empty tour is shown with placeholders, and each is named', () => {
  const { tour, missing } = previewTour(emptyTour)
  expect(tour).toMatchObject({
    title: 'Title of the tour',
    category: 'Farm Tours',
    imageAlt: 'No picture yet',
    itinerary: [],
    includes: [],
    externalLinks: [],
  })
  expect(tour.image).not.toBe('')
  expect(missing).toEqual([
    'Title',
    'Category',
    'Duration',
    'Location',
    'Group size',
    'Short text',
    'Full text',
    'Picture',
    'Itinerary',
    'Includes',
  ])
})

test('K11 the chosen focus point is used; the middle is the default', () => {
  expect(previewPost(wholePost, morning).article.focus).toEqual({ x: 10, y: 20 })
  const { tour } = previewTour({ ...wholeTour, focus: { x: 50, y: 50 } })
  expect(tour).not.toHaveProperty('focus')
})

test('K11 duplicate lines are kept with unique keys', () => {
  const { tour } = previewTour({
    ...wholeTour,
    itinerary: ['Drive', 'Lunch', 'Drive', ' ', 'Drive'],
  })
  expect(tour.itinerary.map((line) => line.trim())).toEqual(['Drive', 'Lunch', 'Drive', 'Drive'])
  expect(new Set(tour.itinerary).size).toBe(4)
})

test.each(['javascript:alert(1)', 'http://example.org', '', '//example.org'])(
  'K11 a link or picture to %j is left out',
  (url) => {
    const { tour } = previewTour({ ...wholeTour, image: url, externalLinks: [{ title: 'X', url }] })
    expect(tour.externalLinks).toEqual([])
    expect(tour.imageAlt).toBe('No picture yet')
  },
)

test('K11 a post is shown with its entered reading time, or the computed one', () => {
  expect(previewPost(wholePost, morning).article).toMatchObject({
    title: wholePost.title,
    content: wholePost.content,
    image: wholePost.image,
    readMinutes: 1,
  })
  const told = { ...wholePost, readMinutes: '7' }
  expect(previewPost(told, morning).article.readMinutes).toBe(7)
  const long = { ...wholePost, content: `<p>${'word '.repeat(450)}</p>`, readMinutes: 'x' }
  expect(previewPost(long, morning).article.readMinutes).toBe(3)
})

test('K11 the update’s date is shown if there is one', () => {
  expect(previewPost(wholePost, morning).article).not.toHaveProperty('updatedOn')
  const renewed = { ...wholePost, updatedOn: '2026-11-12' }
  expect(previewPost(renewed, morning).article.updatedOn).toBe('2026-11-12')
})

test('K11 an empty post has today’s date, and missing fields are named', () => {
  const empty = { ...wholePost, title: ' ', content: '', category: '', date: '', image: 'x' }
  const { article, missing } = previewPost(empty, morning)
  expect(article).toMatchObject({ title: 'Title of the post', date: '2026-11-20' })
  expect(missing).toEqual(['Title', 'Category', 'Date', 'Story', 'Picture'])
})
