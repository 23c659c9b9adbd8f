import { expect, test } from 'vitest'
import { articles } from '../../src/content/articles'
import { post } from '../../src/content/collections/posts'

const [valid] = articles

function messages(change: Record<string, unknown>): string[] {
  const result = post.schema.safeParse({ ...valid, ...change })
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

test.each(articles)('B3 Y1 $slug passes the schema unchanged', (article) => {
  expect(post.schema.parse(article)).toEqual(article)
})

const long = (length: number) => 'x'.repeat(length)

test.each([
  ['title', long(120), long(121)],
  ['title', '🐐'.repeat(120), '🐐'.repeat(121)],
  ['excerpt', long(500), long(501)],
  ['content', long(200_000), long(200_001)],
  ['imageAlt', long(140), long(141)],
  ['author', long(100), long(101)],
  ['category', long(60), long(61)],
  ['slug', long(120), long(121)],
  ['readMinutes', 1, 0],
  ['readMinutes', 240, 241],
  ['date', '2000-01-01', '1999-12-31'],
  ['date', '2100-12-31', '2101-01-01'],
  ['updatedOn', '2026-11-20', '2101-01-01'],
])('Y1 %s is accepted up to its bound and refused beyond', (field, within, beyond) => {
  expect(messages({ [field]: within })).toEqual([])
  expect(messages({ [field]: beyond })).toHaveLength(1)
})

test.each([
  ['title', ' Goats', 'Remove the spaces around the title.'],
  ['title', 'Goats\nhere', 'Write the title on one line.'],
  ['title', 7, 'Write the title.'],
  ['excerpt', '  ', 'Write the excerpt.'],
  ['content', '', 'Write the story.'],
  ['slug', 'Coffee Culture', 'Use lower-case letters, digits and single hyphens in the address.'],
  ['slug', '../admin', 'Use lower-case letters, digits and single hyphens in the address.'],
  ['date', '2026-02-30', 'Enter the date as year, month and day.'],
  ['date', 'November 3, 2026', 'Enter the date as year, month and day.'],
  ['updatedOn', '', 'Enter the day of the update as year, month and day.'],
  ['readMinutes', 4.5, 'The reading time must be a whole number of minutes.'],
  ['id', 0, 'The number of an article must be at least 1.'],
])('Y1 %s refuses %j in plain words', (field, value, message) => {
  expect(messages({ [field]: value })).toContain(message)
})

test.each(['//evil.test/a.png', 'http://example.org/', 'data:image/png,x'])(
  'Y1 image refuses %j',
  (image) => {
    expect(messages({ image })).toEqual([
      'Enter a picture of this site (/images/…) or an address that begins with https://.',
    ])
  },
)
