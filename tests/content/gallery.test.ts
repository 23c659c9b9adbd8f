import { expect, test } from 'vitest'
import { galleryPictures } from '../../src/content/pictures/gallery'
import { gallery } from '../../src/content/gallery'
import { galleryTexts } from '../../src/content/gallery-texts'
import { picture as definition } from '../../src/content/collections/pictures'
import { galleryCategories } from '../../src/content/gallery-texts'

// Repeats the specification on purpose.
const specified = [
  ['2025 Agri Expo', 16],
  ['Trade Expo 2023', 7],
  ['Coffee Farm Safari', 13],
  ['GR13 Summit 2023', 2],
  ['Mbuzi Farm', 22],
] as const

const words = (text: string) => text.split(/\s+/).length

test('G3 there are five series in the order of the filter', () => {
  expect(galleryCategories).toEqual(specified.map(([category]) => category))
})

test.each(specified)('G4 %s has %i pictures', (category, count) => {
  expect(gallery.filter((picture) => picture.category === category)).toHaveLength(count)
})

test('G4 the 60 pictures are grouped by series in the order of the filter', () => {
  expect(gallery.map((picture) => picture.category)).toEqual(
    specified.flatMap(([category, count]) => Array.from({ length: count }, () => category)),
  )
})

test('G4 G10 each picture has a unique number', () => {
  expect(new Set(gallery.map(({ id }) => id)).size).toBe(60)
})

test.each(['url', 'title', 'description', 'alt'] as const)(
  'G14 no two pictures share %s',
  (key) => {
    expect(new Set(gallery.map((picture) => picture[key].toLowerCase())).size).toBe(60)
  },
)

test.each(gallery.map((picture) => [picture.id, picture] as const))(
  'G14 picture %i has a short title, description and alternative text',
  (_id, picture) => {
    expect(definition.schema.safeParse(picture).error?.issues ?? []).toEqual([])
    expect(picture.alt).not.toBe(picture.title)
    expect(picture.alt).not.toMatch(/^(?:a |an )?(?:picture|photo|image|painting) of/i)
  },
)

test('G4 every picture file exists', () => {
  const missing = gallery.filter(({ url }) => url.startsWith('/') && !(url in galleryPictures))
  expect(missing.map(({ url }) => url)).toEqual([])
})

test('G12 every filter has its own paragraph of 45 to 90 words', () => {
  expect(galleryTexts.map(({ category }) => category)).toEqual(['All', ...galleryCategories])
  expect(new Set(galleryTexts.map(({ text }) => text)).size).toBe(6)
  const counts = galleryTexts.map(({ text }) => words(text))
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(45)
  expect(Math.max(...counts)).toBeLessThanOrEqual(90)
})
