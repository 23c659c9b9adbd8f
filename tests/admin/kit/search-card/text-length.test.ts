import { expect, test } from 'vitest'
import {
  descriptionLength,
  lengthAdvice,
  shortened,
  titleLength,
} from '../../../../src/admin/kit/search-card/length-meter'
import {
  sizeWarning,
  pageCard,
  cardPictureUrl,
} from '../../../../src/admin/kit/search-card/search-card'
import { pictureFiles } from '../../../../src/content/pictures'
import { site } from '../../../../src/content/site'

test.each([
  ['', 'Nothing is written yet.'],
  ['a', '1 letter: there is room for more.'],
  ['🐐'.repeat(19), '19 letters: there is room for more.'],
  ['🐐'.repeat(20), '20 letters: a good length.'],
  ['x'.repeat(60), '60 letters: a good length.'],
  ['x'.repeat(61), '61 letters: about 60 of them are shown.'],
])('K31 advises on the length of a title (%#)', (text, words) => {
  const advice = lengthAdvice(text, titleLength)
  expect(advice.words).toBe(words)
  expect(advice.share).toBeLessThanOrEqual(1)
})

test.each([
  ['Milk before sunrise', 30, 'Milk before sunrise'],
  ['Milk before sunrise', 19, 'Milk before sunrise'],
  ['Milk before sunrise', 18, 'Milk before…'],
  ['Milk, before sunrise', 8, 'Milk…'],
  ['Unpronounceable', 8, 'Unprono…'],
  ['', 8, ''],
])('K31 shortens "%s" to %i characters', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
  expect(Array.from(shortened(text, most)).length).toBeLessThanOrEqual(most)
})

test.each([
  [300 * 1024, ''],
  [
    300 * 1024 + 1,
    'This picture has 301 KB. Chats may leave it out: they show pictures of up to 300 KB.',
  ],
  [
    1_600_000,
    'This picture has 1.5 MB. Chats may leave it out: they show pictures of up to 300 KB.',
  ],
])('K31 warns about a picture of %i bytes', (bytes, warning) => {
  expect(sizeWarning(bytes)).toBe(warning)
})

test('K31 an unfinished form has a card, too', () => {
  expect(pageCard('tour', { title: 'Goat Farm Tour 🐐', slug: '' })).toEqual({
    title: 'Goat Farm Tour',
    fullTitle: `Goat Farm Tour | ${site.name}`,
    description: '',
    path: '/tours/goat-farm-tour',
    image: '',
  })
  expect(pageCard('post', {})).toMatchObject({ title: '', fullTitle: '' })
  expect(lengthAdvice('', descriptionLength).isGood).toBe(false)
})

test('K31 a card uses the prepared picture, otherwise the picture itself, never a script URL', () => {
  const [known = ''] = Object.keys(pictureFiles)
  expect(cardPictureUrl(known)).toBe(`/pictures/${pictureFiles[known]?.key}/card.jpg`)
  expect(cardPictureUrl('')).toMatch(/^\/pictures\/.+\/card\.jpg$/)
  expect(cardPictureUrl('https://example.org/a.jpg')).toBe('https://example.org/a.jpg')
  expect(cardPictureUrl('javascript:alert(1)')).toBeNull()
})
