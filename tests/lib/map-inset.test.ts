import { expect, test } from 'vitest'
import { insetOf } from '../../src/lib/map-inset'
import { stampGap } from '../../src/lib/stamp-layout'

const crowd = [
  { x: 40, y: 60 },
  { x: 42, y: 61 },
  { x: 44, y: 60 },
  { x: 43, y: 62 },
]

test('V185 points that crowd together are shown larger, and their stamps do not touch', () => {
  const inset = insetOf([{ x: 5, y: 5 }, ...crowd])
  expect(inset?.zoom).toBeGreaterThan(2)
  expect(inset?.spots.map(({ index }) => index)).toEqual([1, 2, 3, 4])
  const [first, second] = inset?.spots ?? []
  expect((second?.dot.x ?? 0) - (first?.dot.x ?? 0)).toBeCloseTo(2 * (inset?.zoom ?? 0), 1)
  for (const [at, one] of (inset?.spots ?? []).entries())
    for (const other of (inset?.spots ?? []).slice(at + 1))
      expect(
        Math.hypot(one.stamp.x - other.stamp.x, (one.stamp.y - other.stamp.y) * 1.22),
      ).toBeGreaterThan(stampGap * 0.98)
})

test('V185 where points stand apart there is no part of its own, and it stays within the map', () => {
  expect(insetOf(crowd.map(({ x, y }) => ({ x: (x - 38) * 15, y: (y - 58) * 15 })))).toBeUndefined()
  const inset = insetOf(crowd.map(({ x, y }) => ({ x: x - 40, y: y + 37 })))
  expect(inset?.left).toBe(0)
  expect((inset?.top ?? 0) + 100 / (inset?.zoom ?? 1)).toBeLessThanOrEqual(100.1)
})
