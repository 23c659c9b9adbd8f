import { expect, test } from 'vitest'
import {
  fittedSize,
  turnedSize,
  uprightTransform,
} from '../../../../src/admin/kit/pictures/prepare-picture'

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [2001, 2000, 2000, 1999],
  [640, 480, 640, 480],
  [8000, 1, 2000, 1],
])('K6 %i × %i becomes %i × %i', (width, height, fitWidth, fitHeight) => {
  expect(fittedSize({ width, height }, 2000)).toEqual({ width: fitWidth, height: fitHeight })
})

test('K6 the last four orientations swap width and height', () => {
  const size = { width: 3, height: 2 }
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => turnedSize(size, orientation).width)
  expect(sizes).toEqual([3, 3, 3, 3, 2, 2, 2, 2])
})

test('K6 an invalid orientation leaves the picture unchanged', () => {
  const size = { width: 3, height: 2 }
  expect(uprightTransform(size, 0)).toEqual([1, 0, 0, 1, 0, 0])
  expect(uprightTransform(size, 9)).toEqual([1, 0, 0, 1, 0, 0])
})
