import { expect, test } from 'vitest'
import { mapAspect, type MapPoint } from '../../src/lib/map-projection'
import { layOutStamps, stampGap } from '../../src/lib/stamp-layout'

/** The shortest distance between two of the points, in per cent of the map's width. */
const nearest = (points: readonly MapPoint[]) =>
  Math.min(
    ...points.flatMap((one, index) =>
      points
        .slice(index + 1)
        .map((other) => Math.hypot(one.x - other.x, (one.y - other.y) / mapAspect)),
    ),
  )

const laidOut = (points: readonly MapPoint[]) => layOutStamps(points) ?? []

test('V52 a stamp stands on its place where there is room', () => {
  const points = [
    { x: 20, y: 20 },
    { x: 80, y: 80 },
  ]
  expect(layOutStamps(points)).toEqual(points)
})

test('V52 crowded stamps stand apart, off the places, and each on its own side', () => {
  const points = [
    { x: 50, y: 47 },
    { x: 53, y: 50 },
    { x: 50, y: 53 },
    { x: 47, y: 50 },
  ]
  const stamps = laidOut(points)
  expect(nearest(stamps)).toBeGreaterThanOrEqual(stampGap)
  const [north, east, south, west] = stamps
  expect(north?.y).toBeLessThan(45)
  expect(east?.x).toBeGreaterThan(55)
  expect(south?.y).toBeGreaterThan(55)
  expect(west?.x).toBeLessThan(45)
})

test('V52 stamps of places at the edges stay on the map', () => {
  const points = [0, 1, 2, 3].map((step) => ({ x: 0.5, y: 99 - step }))
  const stamps = laidOut(points)
  expect(stamps).toHaveLength(4)
  expect(nearest(stamps)).toBeGreaterThanOrEqual(stampGap)
  for (const { x, y } of stamps) {
    expect(x).toBeGreaterThanOrEqual(stampGap / 2)
    expect(y).toBeLessThanOrEqual(100 - (stampGap / 2) * mapAspect + 0.001)
  }
})

test('V52 places at one point get stamps apart', () => {
  const stamps = laidOut(Array.from({ length: 5 }, () => ({ x: 40, y: 60 })))
  expect(stamps).toHaveLength(5)
  expect(nearest(stamps)).toBeGreaterThanOrEqual(stampGap)
})

test('V52 more stamps than the map holds are not laid out', () => {
  expect(layOutStamps(Array.from({ length: 200 }, (_, n) => ({ x: n / 2, y: n / 2 })))).toBe(
    undefined,
  )
})
