import { expect, test } from 'vitest'
import { mapPlaces, nairobi } from '../../src/content/map-places'
import { mapStops, toursOffMap } from '../../src/content/map-stops'
import { tours } from '../../src/content/tours'

test('V51 no two places have the same name', () => {
  const names = mapPlaces.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(mapPlaces).toContain(nairobi)
})

test('V51 every shipped tour has a place', () => {
  expect(toursOffMap).toEqual([])
  const slugs = mapStops.flatMap((stop) => stop.tours.map(({ slug }) => slug))
  expect(slugs.toSorted()).toEqual(tours.map(({ slug }) => slug).toSorted())
})
