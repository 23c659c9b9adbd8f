import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash, manifestOf, rowHashes } from '../../../scripts/publish/hashes'
import type { ContentRows } from '../../../src/publish/rows'
import { articleRow, contentRows, galleryRow, tourRow } from '../../publish/rows'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

// Written out by hand, so that a change of order or separators is seen: the database counts the same.
const tour = [
  '7',
  'goats',
  'Goats 🐐',
  'Farm Tours',
  '1 day',
  'Limuru',
  '4-20',
  '/a.jpg',
  'Goats',
  '50',
  '0',
  'short',
  '<p>full</p>',
  'one\u001Etwo',
  'lunch',
  'A\u001Dhttps://a.test/\u001EB\u001Dhttps://b.test/',
  'true',
].join('\u001F')

const rows: ContentRows = {
  tours: [
    tourRow(7, {
      slug: 'goats',
      title: 'Goats 🐐',
      image: '/a.jpg',
      image_alt: 'Goats',
      focus_y: 0,
      description: 'short',
      full_description: '<p>full</p>',
      itinerary: ['one', 'two'],
      includes: ['lunch'],
      external_links: [
        { title: 'A', url: 'https://a.test/' },
        { title: 'B', url: 'https://b.test/' },
      ],
      featured: true,
    }),
  ],
  blog_posts: [
    articleRow(2, {
      content: '<p>x</p>',
      image: '/b.jpg',
      image_alt: 'B',
      excerpt: 'e',
      read_minutes: null,
    }),
  ],
  gallery_images: [galleryRow(3, { url: '/c.jpg', title: null, width: null, height: 9 })],
  home_featured: [7, 1],
  redirects: { '/tours/b': '/tours/goats', '/blog/a': '/blog/article-2' },
}

const post =
  '2\u001Farticle-2\u001FArticle 2\u001Fe\u001F<p>x</p>\u001F/b.jpg\u001FB\u001F50\u001F50\u001FThe team\u001F2026-08-11\u001F\u001FGoats\u001F'
const picture =
  '3\u001F/c.jpg\u001F\u001FGoats on their way.\u001FThree goats on a path\u001Ffalse\u001FMbuzi Farm\u001F\u001F9\u001F50\u001F50'

test('Y6 the hash of a row is counted from its fields in their order', () => {
  expect(rowHashes(rows)).toEqual({
    'tour:7': md5(tour),
    'post:2': md5(post),
    'picture:3': md5(picture),
  })
})

test('Y6 the hash of the content is counted from all rows, the home page and the redirects', () => {
  const items = ['tour:7=a', 'post:2=b', 'picture:3=c']
  const { home_featured: home, redirects } = rows
  expect(contentHash({ items, home, redirects })).toBe(
    md5(
      'tour:7=a\npost:2=b\npicture:3=c\nhome=7,1\nredirect:/blog/a=/blog/article-2\nredirect:/tours/b=/tours/goats',
    ),
  )
  expect(contentHash({ items: [], home: [], redirects: {} })).toBe(md5('home='))
})

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [] : `${String(value)}x`
}

test.each([
  ['tours', 'tour:1', tourRow(1)],
  ['blog_posts', 'post:1', articleRow(1)],
  ['gallery_images', 'picture:1', galleryRow(1)],
] as const)('Y6 every field of %s counts', (name, key, row) => {
  const before = rowHashes({ ...contentRows(), [name]: [row] })[key]
  const overlooked = Object.entries(row).flatMap(([field, value]) => {
    const changed = { ...contentRows(), [name]: [{ ...row, [field]: other(value) }] }
    return rowHashes(changed)[key] === before ? [field] : []
  })
  expect(overlooked).toEqual([])
})

test('Y6 the manifest tells the rows as they were pulled, and counts the rest itself', () => {
  const facts = { builtAt: '2026-11-21T10:00:00.000Z', commit: 'abc', source: 'database' } as const
  const manifest = manifestOf(rows, { 'tour:7': 'f'.repeat(32), 'tour:99': 'gone' }, facts)
  const items = [`tour:7=${'f'.repeat(32)}`, `post:2=${md5(post)}`, `picture:3=${md5(picture)}`]
  expect(manifest).toEqual({
    schema: 1,
    hash: contentHash({ items, home: [7, 1], redirects: rows.redirects }),
    ...facts,
    items,
    home: [7, 1],
    redirects: rows.redirects,
  })
})
