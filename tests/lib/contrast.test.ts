import { expect, test } from 'vitest'
import { contrast } from '../../src/lib/contrast'

test('contrast is between 1 and 21, in either order of the colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54)
})
