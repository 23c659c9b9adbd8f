import { expect, test } from 'vitest'
import type { PublishedRows } from '../../../../src/admin/frame/publishing/published-rows'
import { fieldsOf } from '../../../../src/admin/frame/publishing/pending-change-fields'
import type { EntryChange } from '../../../../src/admin/frame/publishing/site-queries'

const rows = (changes: Partial<PublishedRows>): PublishedRows => ({
  tours: [],
  blog_posts: [],
  gallery_images: [],
  site_facts: [],
  home_featured: [],
  redirects: {},
  ...changes,
})

const post: EntryChange = {
  key: 'post:1',
  kind: 'post',
  id: 1,
  title: 'Post',
  change: 'changed',
  status: 'published',
}

test('Y5 an upload and its URL on the site are the same picture, also in a story', () => {
  const uploaded = 'https://example.supabase.co/storage/v1/object/public/gallery/blog/goat.webp'
  const onSite = '/images/articles/uploads/goat.jpg'
  const before = rows({
    blog_posts: [{ id: 1, title: 'Old', image: onSite, content: `<img src="${onSite}" alt="">` }],
  })
  const after = rows({
    blog_posts: [
      { id: 1, title: 'New', image: uploaded, content: `<img src="${uploaded}" alt="">` },
    ],
  })
  expect(fieldsOf(post, before, after)).toEqual([{ name: 'Title', before: 'Old', after: 'New' }])
})

test('Y5 the database’s key order in a link is no change', () => {
  const link = { title: 'Lake', url: 'https://example.org' }
  const turned = { url: link.url, title: link.title }
  const before = rows({ tours: [{ id: 1, external_links: [link] }] })
  const after = rows({ tours: [{ id: 1, external_links: [turned] }] })
  const more = rows({ tours: [{ id: 1, external_links: [turned, turned] }] })
  const tour: EntryChange = { ...post, key: 'tour:1', kind: 'tour' }
  expect(fieldsOf(tour, before, after)).toEqual([])
  expect(fieldsOf(tour, before, more)).toHaveLength(1)
})

test('Y5 B24 a computed reading time is no change, an entered one is', () => {
  const before = rows({ blog_posts: [{ id: 1, read_minutes: 4, updated_on: null }] })
  const counted = rows({ blog_posts: [{ id: 1, read_minutes: null, updated_on: '2026-11-21' }] })
  const given = rows({ blog_posts: [{ id: 1, read_minutes: 9, updated_on: null }] })
  expect(fieldsOf(post, before, counted)).toEqual([
    { name: 'Updated on', before: '', after: '2026-11-21' },
  ])
  expect(fieldsOf(post, before, given)).toEqual([
    { name: 'Reading time in minutes', before: '4', after: '9' },
  ])
})

test('Y5 added entries have no before, removed ones no after', () => {
  const filled = rows({ blog_posts: [{ id: 1, title: 'Goats' }] })
  expect(fieldsOf(post, rows({}), filled)).toEqual([
    { name: 'Title', before: undefined, after: 'Goats' },
  ])
  expect(fieldsOf(post, filled, rows({}))).toEqual([
    { name: 'Title', before: 'Goats', after: undefined },
  ])
})

test('Y9 changed redirects are shown as lines', () => {
  const change = { key: 'redirects', kind: 'redirects', change: 'changed' } as const
  const before = rows({ redirects: { '/tours/b': '/tours/c' } })
  const after = rows({ redirects: { '/tours/b': '/tours/d', '/blog/a': '/blog/c' } })
  expect(fieldsOf(change, before, after)).toEqual([
    {
      name: 'Addresses',
      before: '/tours/b → /tours/c',
      after: '/blog/a → /blog/c\n/tours/b → /tours/d',
    },
  ])
  expect(fieldsOf({ key: 'order:tour', kind: 'order', change: 'changed' }, before, after)).toEqual(
    [],
  )
})
