import { expect, test } from 'vitest'
import type { TourCategory } from '../../../src/content/categories'
import { services } from '../../../src/content/services'
import { tours } from '../../../src/content/tours'
import { groupServices } from '../../../src/components/tours/service-list'
import { categories } from '../../../src/content/facts/categories'

function service(title: string, category: TourCategory) {
  return { title, description: '', category }
}

/** The titles of each group. */
function titlesOf(list: Parameters<typeof groupServices>[0]): string[][] {
  return groupServices(list).map((group) => group.map(({ title }) => title))
}

test('S2 consecutive services of one category are grouped, in their order', () => {
  const list = [
    service('a', 'Farm Tours'),
    service('b', 'Educational Tours'),
    service('c', 'Educational Tours'),
    service('d', 'Farm Tours'),
  ]
  expect(titlesOf(list)).toEqual([['a'], ['b', 'c'], ['d']])
})

test('without services there is no group', () => {
  expect(titlesOf([])).toEqual([])
})

test('S2 no service is lost', () => {
  expect(groupServices(services).flat()).toEqual(services)
})

test.each(categories.categories)(
  'the painting of $name belongs to one of its tours and has the same alt text',
  ({ name: category, image, imageAlt }) => {
    expect(tours.find((tour) => tour.image === image)).toMatchObject({ category, imageAlt })
  },
)
