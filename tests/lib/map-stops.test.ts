import { constantFrom, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { mapPlaces, nairobi } from '../../src/content/map-places'
import { tours } from '../../src/content/tours'
import { mapAspect } from '../../src/lib/map-projection'
import { mapStopsOf } from '../../src/lib/map-stops'
import { lineFaults, stampGap } from '../../src/lib/stamp-layout'
import { assert } from '../properties'

const stopsAt = (...locations: string[]) =>
  mapStopsOf(
    locations.map((location) => ({ location })),
    mapPlaces,
    nairobi,
  )

test('V50 the stops begin nearest to Nairobi and say how far away they are', () => {
  const { stops } = stopsAt('Mombasa', 'Naivasha, Nakuru County', 'Nairobi city centre')
  expect(stops.map(({ name, where }) => [name, where])).toEqual([
    ['Nairobi', ''],
    ['Naivasha', 'About 75 km north-west of Nairobi'],
    ['Mombasa', 'About 440 km south-east of Nairobi'],
  ])
})

test('V50 places side by side share a stop, with the tours of both', () => {
  const { stops } = stopsAt('Ngong Hills', 'Kiserian', 'Ngong Hills, Kajiado County')
  expect(stops).toMatchObject([{ id: 'place-kiserian', name: 'Kiserian and Ngong Hills' }])
  expect(stops[0]?.tours).toHaveLength(3)
})

test('V50 no distance is told of a region', () => {
  expect(stopsAt('Rift Valley').stops).toMatchObject([{ name: 'Rift Valley', where: '' }])
})

test('V50 a tour whose place nobody knows is kept without a point', () => {
  const { stops, unplaced } = stopsAt('Nairobi', 'At a secret farm')
  expect(stops).toHaveLength(1)
  expect(unplaced).toEqual([{ location: 'At a secret farm' }])
})

test('V50 a site without tours has no stops', () => {
  expect(stopsAt()).toEqual({ stops: [], unplaced: [] })
})

test('V52 no stamp touches another, even with a tour at every place of the table', () => {
  const { stops } = stopsAt(...mapPlaces.map(({ name }) => name))
  expect(stops.length).toBeGreaterThan(25)
  expect(stops.flatMap(({ tours }) => tours)).toHaveLength(mapPlaces.length)
  expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
  for (const [index, { stamp }] of stops.entries()) {
    for (const other of stops.slice(index + 1)) {
      const across = stamp.x - other.stamp.x
      const down = (stamp.y - other.stamp.y) / mapAspect
      expect(Math.hypot(across, down)).toBeGreaterThan(stampGap - 0.05)
    }
  }
})

const faultsAt = (...locations: string[]) => {
  const { stops } = stopsAt(...locations)
  return lineFaults(
    stops.map(({ dot }) => dot),
    stops.map(({ stamp }) => stamp),
  )
}

test('V139 no line of the map runs over the dot of another place: tours of the site, and of every place', () => {
  expect(faultsAt(...tours.map(({ location }) => location))).toBe(0)
  expect(faultsAt(...mapPlaces.map(({ name }) => name))).toBe(0)
})

test('V139 nor for any choice of places', () => {
  assert(
    property(uniqueArray(constantFrom(...mapPlaces), { minLength: 2, maxLength: 20 }), (places) => {
      expect(faultsAt(...places.map(({ name }) => name))).toBe(0)
    }),
    { numRuns: 40 },
  )
})
