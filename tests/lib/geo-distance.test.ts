import { expect, test } from 'vitest'
import { distanceKm, windOf } from '../../src/lib/geo-distance'

const nairobi = { latitude: -1.286, longitude: 36.817 }
const mombasa = { latitude: -4.05, longitude: 39.667 }

test('V50 Mombasa lies some 440 kilometres from Nairobi', () => {
  expect(distanceKm(nairobi, mombasa)).toBeGreaterThan(430)
  expect(distanceKm(nairobi, mombasa)).toBeLessThan(450)
  expect(distanceKm(mombasa, nairobi)).toBeCloseTo(distanceKm(nairobi, mombasa))
  expect(distanceKm(nairobi, nairobi)).toBe(0)
})

test.each([
  [1, 0, 'north'],
  [1, 1, 'north-east'],
  [0, 1, 'east'],
  [-1, 1, 'south-east'],
  [-1, 0, 'south'],
  [-1, -1, 'south-west'],
  [0, -1, 'west'],
  [1, -1, 'north-west'],
  [1, 0.3, 'north'],
])('V50 %d degrees north and %d east lies %s', (north, east, wind) => {
  const { latitude, longitude } = nairobi
  expect(windOf(nairobi, { latitude: latitude + north, longitude: longitude + east })).toBe(wind)
})
