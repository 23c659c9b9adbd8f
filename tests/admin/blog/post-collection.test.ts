import { expect, test } from 'vitest'
import {
  faultsOfPost,
  newPost,
  postFormSchema,
  postRowSchema,
  rowOfPost,
  valuesOfPost,
  type PostFormValues,
} from '../../../src/admin/blog/post-collection'
import { articles } from '../../../src/content/articles'
import { postRow } from './posts'

const row = (changes: Record<string, unknown> = {}) => postRowSchema.parse(postRow(1, changes))

/** The row that saving such values writes. */
const written = (values: PostFormValues) => rowOfPost(postFormSchema.parse(values))

/** Error messages by field. */
function faults(changes: Partial<PostFormValues>): Record<string, string> {
  const { error } = postFormSchema.safeParse({ ...valuesOfPost(row()), ...changes })
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )
}

test('K2 a new post has the date in Nairobi and needs only a title to be saved', () => {
  const late = new Date('2026-11-21T22:30:00Z')
  expect(newPost(late).date).toBe('2026-11-22')
  const { error } = postFormSchema.safeParse({ ...newPost(late), title: 'Milk' })
  expect(error).toBeUndefined()
  expect(faults({ title: '', status: 'draft' })).toEqual({ title: 'Write the title.' })
})

test('K9 publishing requires all fields', () => {
  expect(faults({})).toEqual({})
  expect(
    faults({ excerpt: '', content: ' ', image: '', imageAlt: '', author: '', category: '' }),
  ).toEqual({
    excerpt: 'Write the excerpt.',
    content: 'Write the story.',
    image: 'There is no picture yet: choose one from the gallery, or upload one.',
    imageAlt: 'Write the description of what the picture shows.',
    author: 'Write the author.',
    category: 'Write the category.',
  })
})

test('K9 a post cannot have the slug of the page for missing posts', () => {
  const slug = 'The address “404” belongs to the page for missing posts: choose another.'
  expect(faults({ slug: '404' })).toEqual({ slug })
  expect(faults({ slug: '404', status: 'draft' })).toEqual({ slug })
  expect(faults({ slug: '404-goats' })).toEqual({})
})

test('K9 a post cannot have the slug of the list', () => {
  const slug = 'The address “index” belongs to the list page: choose another.'
  expect(faults({ slug: 'index' })).toEqual({ slug })
  expect(faults({ slug: 'index-of-goats' })).toEqual({})
})

test.each(articles)('K9 the published article $slug passes as a post', (article) => {
  const values = { ...newPost(new Date()), ...article, readMinutes: String(article.readMinutes) }
  expect(postFormSchema.safeParse({ ...values, status: 'published' }).error).toBeUndefined()
})

test.each(['0', '241', '1.5', '-3', 'eight', '1e2'])('K2 %s is no reading time', (readMinutes) => {
  expect(Object.keys(faults({ readMinutes, status: 'draft' }))).toEqual(['readMinutes'])
})

test.each(['', '2026-02-30', '1999-12-31', '1 May 2026'])('K2 %s is no date', (date) => {
  expect(Object.keys(faults({ date, status: 'draft' }))).toEqual(['date'])
})

test.each(['2026-02-30', '1999-12-31', 'soon'])('B24 %s is no day of a change', (updatedOn) => {
  expect(Object.keys(faults({ updatedOn, status: 'published' }))).toContain('updatedOn')
})

test('K2 B24 a row is unchanged after a round trip through the form', () => {
  const stored = row({
    read_minutes: 8,
    updated_on: '2026-11-21',
    publish_at: '2026-12-24T06:00:00.000Z',
    focus_x: 20,
  })
  expect(written(valuesOfPost(stored))).toMatchObject({
    slug: 'post-1',
    read_minutes: 8,
    updated_on: '2026-11-21',
    publish_at: '2026-12-24T06:00:00.000Z',
    focus_x: 20,
    content: stored.content,
  })
  expect(written({ ...valuesOfPost(row()), slug: ' ' })).not.toHaveProperty('slug')
})

test('K2 surrounding spaces, and line breaks in single-line texts, are removed', () => {
  const typed = { ...valuesOfPost(row()), title: ' Milk \n now ', excerpt: 'One.\nTwo. ' }
  expect(postFormSchema.parse(typed)).toMatchObject({ title: 'Milk now', excerpt: 'One. Two.' })
})

test('K13 each problem of a stored post is reported once', () => {
  expect(faultsOfPost(row({ status: 'draft' }))).toEqual([])
  expect(faultsOfPost(row({ status: 'draft', title: '', excerpt: 'One.\nTwo.' }))).toEqual([
    'Write the title.',
    'Write the excerpt on one line.',
  ])
})
