// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { changedFields } from '../../../src/admin/kit/activity/changed-fields'
import { restoreRefusal, restoringOf } from '../../../src/admin/kit/activity/restore-text'
import { activityQuery, readActivityView } from '../../../src/admin/activity/activity-queries'
import { RequestFailure } from '../../../src/admin/data/errors'
import type { Change } from '../../../src/admin/kit/activity/activity-queries'
import {
  actorText,
  actionText,
  subjectPath,
  subjectText,
} from '../../../src/admin/kit/activity/change-text'

const change = (more: Partial<Change> = {}): Change => ({
  id: 7,
  at: '2026-11-21 16:10:00+00',
  actor: 'a',
  actor_name: 'Wanjiru',
  actor_email: 'wanjiru@example.com',
  table_name: 'tours',
  op: 'UPDATE',
  row_id: '3',
  title: 'Rose farm',
  old_role: null,
  new_role: null,
  old_consent: null,
  new_consent: null,
  ...more,
})

test('K19: lists only changed fields, with the labels of the editor, without internal columns', () => {
  const old_row = { id: 3, version: 1, title: 'Rose', featured: false, itinerary: ['Gate'] }
  const new_row = {
    id: 3,
    version: 2,
    title: 'Roses',
    featured: true,
    itinerary: ['Gate', 'Lunch'],
  }
  expect(changedFields('tours', { old_row, new_row })).toEqual([
    { name: 'Title', before: 'Rose', after: 'Roses' },
    { name: 'Itinerary', before: 'Gate', after: 'Gate\nLunch' },
    { name: 'Featured', before: 'No', after: 'Yes' },
  ])
})

test('K19: shows all fields of a new and a deleted row, unknown columns included', () => {
  const row = {
    id: 3,
    status: 'draft',
    slug: 'rose',
    excerpt: '',
    future_column: 5,
    constructor: 1,
  }
  expect(changedFields('tours', { old_row: null, new_row: row })).toEqual([
    { name: 'Status', before: undefined, after: 'Draft' },
    { name: 'Web address', before: undefined, after: 'rose' },
    { name: 'Future column', before: undefined, after: '5' },
    { name: 'Constructor', before: undefined, after: '1' },
  ])
  expect(changedFields('tours', { old_row: row, new_row: null })[0]).toEqual({
    name: 'Status',
    before: 'Draft',
    after: undefined,
  })
})

test('K19 K72: shows HTML as text; emphasis or the source only if nothing else differs', () => {
  const fields = (before: string, after: string) =>
    changedFields('blog_posts', { old_row: { content: before }, new_row: { content: after } })
  expect(fields('<p>One</p><p>Two &amp; three</p>', '<p>One</p>')).toEqual([
    { name: 'Story', before: 'One\nTwo & three', after: 'One' },
  ])
  expect(fields('<p>One</p>', '<p><b>One</b></p>')).toEqual([
    { name: 'Story', before: 'One', after: '(bold: One)' },
  ])
  expect(fields('<p>One</p>', '<p lang="sw">One</p>')).toEqual([
    { name: 'Story', before: '<p>One</p>', after: '<p lang="sw">One</p>' },
  ])
})

test.each([
  ['tours', 'image', 'image_alt'],
  ['gallery_images', 'url', 'alt'],
])('K177 another picture of %s is named by what it shows', (table, column, alt) => {
  const old_row = { [column]: '/images/goat.jpg', [alt]: 'A goat' }
  const new_row = { [column]: '/images/uploads/91dc.jpg', [alt]: 'A cow' }
  expect(changedFields(table, { old_row, new_row })).toContainEqual({
    name: 'Picture',
    before: 'A picture: A goat',
    after: 'Another picture: A cow',
    pictures: { before: '/images/goat.jpg', after: '/images/uploads/91dc.jpg' },
  })
  expect(changedFields(table, { old_row: null, new_row })).toContainEqual(
    expect.objectContaining({ before: undefined, after: 'A picture: A cow' }),
  )
})

test.each([
  [{}, 'Wanjiru (wanjiru@example.com) changed the tour Rose farm', '/admin/tours/3'],
  [{ op: 'DELETE' }, 'Wanjiru (wanjiru@example.com) deleted the tour Rose farm', undefined],
  [
    { table_name: 'blog_posts', op: 'INSERT', actor: null, actor_name: null, actor_email: null },
    'A person or program outside the studio (nobody was signed in) added the blog post Rose farm',
    '/admin/blog/3',
  ],
  [
    { table_name: 'gallery_images', title: null, actor_name: null },
    'Someone whose account was deleted (wanjiru@example.com) changed the image Untitled (3)',
    undefined,
  ],
  [
    { table_name: 'user_roles', op: 'INSERT', row_id: 'uuid', title: 'Otieno', new_role: 'editor' },
    'Wanjiru (wanjiru@example.com) gave the role editor to Otieno',
    undefined,
  ],
  [
    { table_name: 'user_roles', op: 'DELETE', row_id: 'uuid', title: null },
    'Wanjiru (wanjiru@example.com) ended the access of a deleted account',
    undefined,
  ],
  [
    { table_name: 'user_roles', op: 'INSERT', row_id: 'uuid', title: 'Otieno', new_role: 'owner' },
    'Wanjiru (wanjiru@example.com) handed the ownership to Otieno',
    undefined,
  ],
  [
    { table_name: 'user_roles', op: 'DELETE', row_id: 'uuid', title: 'Otieno', old_role: 'owner' },
    'Wanjiru (wanjiru@example.com) ended the ownership of Otieno',
    undefined,
  ],
  [
    { table_name: 'home_featured', title: null },
    'Wanjiru (wanjiru@example.com) chose the tours of the home page ',
    undefined,
  ],
])('K19: %j reads "%s"', (more, sentence, path) => {
  const entry = change(more)
  expect(`${actorText(entry)} ${actionText(entry)} ${subjectText(entry)}`).toBe(sentence)
  expect(subjectPath(entry)).toBe(path)
})

test.each([
  [
    { actor_name: 'A person or program outside the studio' },
    'A person or program outside the studio (wanjiru@example.com)',
  ],
  [{ actor_email: null }, 'Wanjiru (address not recorded)'],
  [{ actor_name: 'Local admin', actor_email: 'eve@example.com' }, 'Local admin (eve@example.com)'],
])('Z81: users with the same name are distinguished by their e-mail: %j', (more, words) => {
  expect(actorText(change(more))).toBe(words)
})

test('K19: the URL holds table, row and person, and nothing else', () => {
  const person = '00000000-0000-4000-8000-000000000001'
  expect(readActivityView(`?table=tours&row=12&person=${person}`)).toEqual({
    table: 'tours',
    row: '12',
    person,
  })
  expect(readActivityView('?row=12&table=profiles&person=%3Cimg%3E')).toEqual({
    table: '',
    row: '',
    person: '',
  })
  expect(activityQuery({ table: 'tours', row: '12', person: '' })).toBe('?table=tours&row=12')
  expect(activityQuery({})).toBe('')
})

test('K19 only deletions and changes of content can be undone', () => {
  expect(restoringOf(change({ op: 'DELETE' }))?.label).toBe('Restore')
  expect(restoringOf(change())?.label).toBe('Undo this change')
  expect(restoringOf(change({ op: 'INSERT' }))).toBeUndefined()
  expect(restoringOf(change({ table_name: 'user_roles', op: 'DELETE' }))).toBeUndefined()
  expect(restoringOf(change({ table_name: 'constructor' }))).toBeUndefined()
})

test('K170 the question before an undo names what becomes what it was', () => {
  const sheet = restoringOf(change({ table_name: 'site_facts', row_id: '1', title: null }))
  expect(sheet?.question).toMatch(/^The sheet “Company” becomes what it was before this change/)
  expect(sheet?.done).toBe('The sheet “Company” is as it was before')
  const tour = restoringOf(change({ op: 'DELETE', title: 'Bee walk' }))
  expect(tour?.question).toMatch(/^The tour “Bee walk” comes back/)
})

test('K19 neither the withdrawal of a consent nor the deletion of such a picture is offered to be undone', () => {
  const picture = { table_name: 'gallery_images' }
  expect(restoringOf(change({ ...picture, new_consent: 'confirmed' }))).toBeDefined()
  expect(restoringOf(change({ ...picture, new_consent: 'withdrawn' }))).toBeUndefined()
  const deleted = { ...picture, op: 'DELETE', new_consent: null }
  expect(restoringOf(change({ ...deleted, old_consent: 'confirmed' }))).toBeDefined()
  expect(restoringOf(change({ ...deleted, old_consent: 'withdrawn' }))).toBeUndefined()
})

test('K113 K118 a sheet that cannot be undone because an entry is in use says which, not that a picture is gone', () => {
  const error = new RequestFailure('in use: Boat Tours', 409, 'PT409')
  const sentence = restoreRefusal(error, change({ table_name: 'site_facts', row_id: '13' }))
  expect(sentence).toMatch(/“Boat Tours” is in use/)
  expect(sentence).not.toMatch(/picture has been removed/)
  const gone = new RequestFailure('the file of a picture of this sheet is gone', 409, 'PT409')
  expect(restoreRefusal(gone, change())).toMatch(/file of the picture has been removed/)
})

test.each([
  ['23505', 409, /already exists/],
  ['23514', 400, /breaks a current rule/],
  ['PT404', 404, /deleted since/],
  ['PT400', 400, /cannot be undone/],
  ['42501', 403, /may not do this/],
  ['', 0, /could not be reached/],
])('K19: the refusal %s (%i) is a sentence', (code, status, sentence) => {
  const error = new RequestFailure('secret_table', status, code)
  expect(restoreRefusal(error, change())).toMatch(sentence)
  expect(restoreRefusal(error, change())).not.toContain('secret')
})
