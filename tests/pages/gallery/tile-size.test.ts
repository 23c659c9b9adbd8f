import { expect, test } from 'vitest'
import { sizeAt } from '../../../src/pages/gallery/tile-size'

test('G5 every 7th is large and every 5th wide, counted from 1; the 35th is large', () => {
  const sizes = Array.from({ length: 70 }, (_, index) => sizeAt(index + 1))
  const at = (size: string) => sizes.flatMap((found, index) => (found === size ? index + 1 : []))
  expect(at('large')).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63, 70])
  expect(at('wide')).toEqual([5, 10, 15, 20, 25, 30, 40, 45, 50, 55, 60, 65])
})
