import { expect, test } from 'vitest'
import { picture } from '../../src/content/collections/pictures'

const good = {
  id: 61,
  url: 'https://media.example.org/goats.jpg',
  title: 'Goats',
  description: 'Goats on a wall.',
  alt: 'Three goats on a stone wall',
  category: 'Mbuzi Farm',
  width: 1600,
  height: 1200,
}

function messages(change: Record<string, unknown>): string[] {
  const result = picture.schema.safeParse({ ...good, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test('G14 a picture with all texts is accepted', () => {
  expect(messages({})).toEqual([])
  expect(messages({ url: '/images/gallery/goats.avif' })).toEqual([])
  expect(messages({ title: '🐐'.repeat(40) })).toEqual([])
})

test.each([
  [{ id: 0 }, 'The number of a picture must be at least 1.'],
  [{ id: '7' }, 'The number of a picture must be a whole number.'],
  [{ title: '   ' }, 'Write the title.'],
  [{ title: 'g'.repeat(41) }, 'Keep the title to 40 characters.'],
  [{ description: 'g'.repeat(111) }, 'Keep the description to 110 characters.'],
  [{ alt: 'g'.repeat(141) }, 'Keep the description of what the picture shows to 140 characters.'],
  [{ alt: '' }, 'Write the description of what the picture shows.'],
  [
    { title: 'Goats \u202E' },
    'The title contains a character that cannot be shown. Type it again instead of pasting it.',
  ],
  [{ category: '' }, 'Choose one of the series.'],
  [{ width: 0 }, 'The width of a picture must be at least 1 pixel.'],
  [{ height: 1.5 }, 'The height of a picture must be a whole number of pixels.'],
])('G14 %j is refused', (change, message) => {
  expect(messages(change)).toContain(message)
})

test.each(['javascript:alert(1)', '//evil.test/x.png', 'http://a.test/x.png', '/a"b.png', ''])(
  'G14 the URL %s is refused',
  (url) => {
    expect(messages({ url })).toContain(
      'Enter a picture of this site (/images/…) or an address that begins with https://.',
    )
  },
)
