import { expect, test } from 'vitest'
import { mapAspect, mapPoint } from '../../src/lib/map-projection'

test.each([
  ['Nairobi', { latitude: -1.286, longitude: 36.817 }, 38.6, 64.7],
  ['Mombasa', { latitude: -4.05, longitude: 39.667 }, 70, 89.6],
  ['Kisumu', { latitude: -0.092, longitude: 34.768 }, 16.1, 54],
  ['Mandera', { latitude: 3.937, longitude: 41.857 }, 94, 17.7],
  ['the north-west corner', { latitude: 5.9, longitude: 33.3 }, 0, 0],
  ['the south-east corner', { latitude: -5.2, longitude: 42.4 }, 100, 100],
])('V51 %s lies where it lies on the map', (_name, point, x, y) => {
  const found = mapPoint(point)
  expect(found.x).toBeCloseTo(x, 0)
  expect(found.y).toBeCloseTo(y, 0)
})

test('V51 a degree is as long from west to east as from north to south', () => {
  const from = mapPoint({ latitude: 0, longitude: 36 })
  const to = mapPoint({ latitude: -1, longitude: 37 })
  expect((to.x - from.x) / 100).toBeCloseTo((to.y - from.y) / 100 / mapAspect)
})
