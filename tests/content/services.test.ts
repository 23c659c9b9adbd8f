import { expect, test } from 'vitest'
import { tourCategories } from '../../src/content/categories'
import { services } from '../../src/content/services'

test('S2 to S9 eight services in the specified order, each with its category', () => {
  expect(services.map(({ title, category }) => [title, category])).toEqual([
    ['Kenya Farm Tours and Farm Stays', 'Farm Tours'],
    ['Agricultural Safaris', 'Safari & Wildlife'],
    ['Educational Workshops and Activities', 'Educational Tours'],
    ['Industry Trade Shows and Conferences', 'Educational Tours'],
    ['Agri-research Tours', 'Educational Tours'],
    ['School and Student Tours', 'Educational Tours'],
    ['Cultural and Sightseeing Tours', 'Cultural & Urban'],
    ['Regional & Adventure Experiences', 'Regional Experiences'],
  ])
})

test('every category has a service', () => {
  const covered = new Set(services.map(({ category }) => category))
  expect(tourCategories.filter((category) => !covered.has(category))).toEqual([])
})

test('S2 every service has a unique description', () => {
  const texts = services.map(({ description }) => description)
  expect(new Set(texts).size).toBe(8)
  for (const text of texts) expect(text).toMatch(/^[A-Z].{40,}\.$/)
})
