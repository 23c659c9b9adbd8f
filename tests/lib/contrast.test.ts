import { expect, test } from 'vitest'
import { contrast } from '../../src/lib/contrast'

test('contrast goes from 1 to 21, whichever colour is named first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54)
})
