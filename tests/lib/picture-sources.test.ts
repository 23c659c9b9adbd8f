import { expect, test } from 'vitest'
import { socialCardOf, srcSetOf, titledCardOf, widthsOf } from '../../src/lib/picture-sources'

const file = {
  key: '0a1b2c3d',
  width: 1600,
  height: 1200,
  tone: '#808080',
  preview: '#888,#888,#888',
}

test.each([
  [2100, [480, 680, 960, 1600]],
  [1600, [480, 680, 960, 1600]],
  [1080, [480, 680, 960, 1080]],
  [480, [480]],
  [300, [300]],
])('a picture of %i pixels has the widths %j', (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths)
})

test('srcset lists a file for each width', () => {
  expect(srcSetOf({ ...file, width: 500 })).toBe(
    '/pictures/0a1b2c3d/480.avif 480w,/pictures/0a1b2c3d/500.avif 500w',
  )
  expect(socialCardOf(file)).toBe('/pictures/0a1b2c3d/card.jpg')
})

test('srcset leaves out files that are too wide, but never the smallest', () => {
  expect(srcSetOf(file, 680)).toBe(
    '/pictures/0a1b2c3d/480.avif 480w,/pictures/0a1b2c3d/680.avif 680w',
  )
  expect(srcSetOf(file, 100)).toBe('/pictures/0a1b2c3d/480.avif 480w')
})

test('Q2 a card with a title has an address of its own for each title, the same in every build', () => {
  const file = { key: '0a1b2c3d' }
  const address = titledCardOf(file, 'Goat Farm Tour', 'A Company')
  expect(address).toMatch(/^\/pictures\/0a1b2c3d\/card-[0-9a-z]{1,7}\.jpg$/)
  expect(titledCardOf(file, 'Goat Farm Tour', 'A Company')).toBe(address)
  const others = [
    titledCardOf(file, 'Goat Farm Tours', 'A Company'),
    titledCardOf(file, 'Goat Farm Tour', 'Other Trails'),
    titledCardOf({ key: '11111111' }, 'Goat Farm Tour', 'A Company'),
  ]
  expect(new Set([address, ...others]).size).toBe(4)
})
