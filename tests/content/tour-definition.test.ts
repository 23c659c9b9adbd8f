import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { tour as definition } from '../../src/content/collections/tours'

const [valid] = tours

function messages(change: Record<string, unknown>): string[] {
  const result = definition.schema.safeParse({ ...valid, ...change })
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

test.each(tours)('X8 Y1 $title passes the schema unchanged', (tour) => {
  expect(definition.schema.parse(tour)).toEqual(tour)
})

const long = (length: number) => 'x'.repeat(length)
const lines = (count: number, length = 5) => Array.from({ length: count }, () => long(length))
const link = { title: 'Read more', url: 'https://example.org/' }

test.each([
  ['title', long(120), long(121)],
  ['title', '🐐'.repeat(120), '🐐'.repeat(121)],
  ['duration', long(40), long(41)],
  ['location', long(120), long(121)],
  ['participants', long(60), long(61)],
  ['description', long(5000), long(5001)],
  ['fullDescription', long(20_000), long(20_001)],
  ['slug', long(120), long(121)],
  ['imageAlt', long(140), long(141)],
  ['itinerary', lines(40, 400), lines(41)],
  ['itinerary', lines(1), []],
  ['itinerary', lines(2), [long(401)]],
  ['includes', lines(40, 200), lines(41)],
  ['includes', lines(1), []],
  ['includes', lines(2), [long(201)]],
  ['externalLinks', Array.from({ length: 10 }, () => link), Array.from({ length: 11 }, () => link)],
  ['externalLinks', [{ ...link, title: long(120) }], [{ ...link, title: long(121) }]],
])('Y1 %s is accepted up to its bound and refused beyond', (field, within, beyond) => {
  expect(messages({ [field]: within })).toEqual([])
  expect(messages({ [field]: beyond })).toHaveLength(1)
})

test.each(['/images/a.svg', '/', 'https://example.org/a.jpg'])('Y1 image accepts %s', (image) => {
  expect(messages({ image })).toEqual([])
})

test.each(['//evil.test/a.png', 'images/a.png', 'http://example.org/a.png', 'data:image/png,x'])(
  'Y1 image refuses %s',
  (image) => {
    expect(messages({ image })).toEqual([
      'Enter a picture of this site (/images/…) or an address that begins with https://.',
    ])
  },
)

test('Y1 Z78 a missing image is asked for by the ways in which pictures come', () => {
  expect(messages({ image: '' })).toEqual([
    'There is no picture yet: choose one from the gallery, or upload one.',
  ])
})

test.each(['http://example.org/', '/tours', 'javascript:alert(1)', 'https://user:pw@example.org/'])(
  'Y1 an external link refuses %s',
  (url) => {
    expect(messages({ externalLinks: [{ ...link, url }] })).toEqual([
      'Enter an address that begins with https://.',
    ])
  },
)

test.each(['Goat-Farm', 'goat--farm', '-goat', 'goat-', 'goat farm', 'mbuzi🐐', ''])(
  'Y1 slug refuses %j',
  (slug) => {
    expect(messages({ slug })).toEqual([
      'Use lower-case letters, digits and single hyphens in the address.',
    ])
  },
)

test.each([
  ['title', '  ', 'Write the title.'],
  ['title', ' Goats', 'Remove the spaces around the title.'],
  [
    'title',
    'Goats\u0007here',
    'The title contains a character that cannot be shown. Type it again instead of pasting it.',
  ],
  [
    'title',
    'Goats\u202Ehere',
    'The title contains a character that cannot be shown. Type it again instead of pasting it.',
  ],
  ['title', 'Goats\nhere', 'Write the title on one line.'],
  ['title', 7, 'Write the title.'],
  ['description', '', 'Write the short description.'],
  ['category', '', 'Choose one of the categories.'],
  ['id', 0, 'The number of a tour must be at least 1.'],
  ['id', 1.5, 'The number of a tour must be a whole number.'],
  ['featured', 'yes', 'Say whether the tour is featured.'],
])('Y1 %s refuses %j in plain words', (field, value, message) => {
  expect(messages({ [field]: value })).toContain(message)
})
