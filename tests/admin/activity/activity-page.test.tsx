import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { choose } from '../support/choose'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  strangerId,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

type Entry = Record<string, unknown>

function entry(id: number, more: Entry = {}): Entry {
  return {
    id,
    at: `2026-11-21 ${String(id % 24).padStart(2, '0')}:10:00+00`,
    actor: adminId,
    actor_name: 'Test Admin',
    actor_email: 'admin@example.com',
    table_name: 'tours',
    op: 'UPDATE',
    row_id: '2',
    title: `Tour ${id}`,
    old_row: { title: `Before ${id}`, full_description: `<p>${'Long '.repeat(80)}</p>` },
    new_row: { title: `Tour ${id}`, full_description: '' },
    ...more,
  }
}

/** Serves a log as the database function does. */
function serveLog(log: Entry[]) {
  backend.procedures['activity'] = ({ before_id, page_size, of_table, of_row }) =>
    log
      .filter(({ id }) => before_id === undefined || Number(id) < Number(before_id))
      .filter(({ table_name }) => of_table === undefined || table_name === of_table)
      .filter(({ row_id }) => of_row === undefined || row_id === of_row)
      .toSorted((one, other) => Number(other['id']) - Number(one['id']))
      .slice(0, Number(page_size))
}

async function openActivity(query = '') {
  const { user } = openStudio(`/admin/activity${query}`)
  await findPage('Activity')
  return user
}

const items = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem')

test('K19: shows who did what and when, and the fields on demand', async () => {
  serveLog([entry(9)])
  const user = await openActivity()
  await screen.findByRole('list', { name: 'Changes' })
  expect(items()[0]).toHaveTextContent(/Test Admin \(admin@example\.com\) changed the tour Tour 9/)
  expect(items()[0]).toHaveTextContent('Nov 21, 2026')
  expect(seen('POST', 'rpc/activity')[0]?.query.get('select')).not.toMatch(
    /(?:old|new)_row(?!->>(?:role|consent)\b)/,
  )
  expect(seen('POST', 'rpc/activity')[0]?.query.get('select')).toContain('actor_email')
  await user.click(screen.getByRole('button', { name: /^Show the fields/ }))
  expect(await screen.findByText('Before 9')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Full text' })).toBeVisible()
  expect(screen.getByText(/^Long Long.*…$/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('<p>')
  await user.click(screen.getByRole('button', { name: /^Show all/ }))
  expect(screen.getByText(/^Long (Long ?)+$/)).toBeVisible()
})

test('K177 a changed picture is shown small, one that was withdrawn is not', async () => {
  const withdrawn = '/images/goat.jpg'
  const hash = createHash('sha256').update(withdrawn).digest('hex')
  backend.tables['withdrawn_pictures'] = [{ hash }]
  const old_row = { image: withdrawn, image_alt: 'A goat' }
  serveLog([entry(9, { old_row, new_row: { image: '/images/cow.jpg', image_alt: 'A cow' } })])
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Show the fields/ }))
  const words = await screen.findByText('Another picture: A cow')
  await screen.findByText(/was withdrawn, so it is not shown/)
  await waitFor(() =>
    expect(words.parentElement?.querySelector('img')).toHaveAttribute('src', '/images/cow.jpg'),
  )
  expect(document.querySelectorAll('main img')).toHaveLength(1)
  expect(items()[0]).not.toHaveTextContent('/images/')
})

test('K19: a button loads older entries', async () => {
  serveLog(Array.from({ length: 60 }, (_, index) => entry(index + 1)))
  const user = await openActivity()
  await screen.findByText('50 changes shown')
  await user.click(screen.getByRole('button', { name: 'Show older changes' }))
  await screen.findByText('60 changes shown')
  expect(seen('POST', 'rpc/activity').at(-1)?.body).toEqual({ before_id: 11, page_size: 50 })
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull()
})

test('K19: the URL holds the filters; a single row can be filtered by', async () => {
  serveLog([
    entry(1),
    entry(2, { row_id: '3' }),
    entry(3, { table_name: 'blog_posts', row_id: '2' }),
  ])
  const user = await openActivity('?table=tours&row=2')
  await screen.findByText('1 change shown')
  expect(items()[0]).toHaveTextContent('Tour 1')
  await user.click(screen.getByRole('button', { name: 'Show all of them' }))
  await screen.findByText('2 changes shown')
  await choose(user, 'What', 'Blog posts')
  await screen.findByText('1 change shown')
  expect(window.location.search).toBe('?table=blog_posts')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByText('3 changes shown')
})

test("K19: one person's changes are searched far back, and the page says how far", async () => {
  backend.procedures['people'] = () => [
    { id: strangerId, full_name: 'Otieno', sign_in_email: 'otieno@example.com' },
  ]
  const log = Array.from({ length: 650 }, (_, index) => entry(index + 1))
  serveLog(log.map((one) => (one['id'] === 120 ? { ...one, actor: strangerId } : one)))
  const user = await openActivity()
  await choose(user, 'Who', 'Otieno')
  expect(await screen.findByText(/No changes by this person/)).toHaveTextContent('searched back')
  await user.click(screen.getByRole('button', { name: 'Show older changes' }))
  await screen.findByText('1 change shown')
  expect(items()[0]).toHaveTextContent('Tour 120')
})

test('K19 restores a deleted tour after a confirmation', async () => {
  serveLog([entry(4, { op: 'DELETE', new_row: null })])
  backend.procedures['restore_change'] = ({ change_id }) => ({ id: 2, change: change_id })
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(question.getByText(/comes back as it was when it was deleted/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Restore' }))
  await findToast('The tour is back')
  expect(seen('POST', 'rpc/restore_change').map(({ body }) => body)).toEqual([{ change_id: 4 }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('K19: a refusal is shown beside its entry, without database text', async () => {
  serveLog([entry(4, { op: 'DELETE', new_row: null })])
  server.use(
    http.post('*/rest/v1/rpc/restore_change', () =>
      HttpResponse.json({ code: '23505', message: 'secret_key exists' }, { status: 409 }),
    ),
  )
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
  )
  await findToast('Failed to restore')
  expect(within(items()[0] ?? document.body).getByText(/It already exists/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_key')
})

test.each([
  ['PT409', 409, /file of the picture has been removed for good.*Upload the picture again/],
  ['PT410', 410, /consent of the people in the picture was withdrawn, so it cannot come back/],
  ['PT412', 412, /one of the three tours of the home page off the site/],
])('Z74 a restore that the database refuses with %s says why', async (code, status, reason) => {
  serveLog([entry(4, { op: 'DELETE', table_name: 'gallery_images', new_row: null })])
  server.use(
    http.post('*/rest/v1/rpc/restore_change', () =>
      HttpResponse.json({ code, message: 'private' }, { status }),
    ),
  )
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
  )
  await findToast('Failed to restore')
  expect(within(items()[0] ?? document.body).getByText(reason)).toBeVisible()
})

test('Z74 a tour that comes back unpublished says why', async () => {
  serveLog([entry(4, { op: 'DELETE', new_row: null, old_row: { status: 'published' } })])
  backend.procedures['restore_change'] = () => ({ id: 2, status: 'unpublished' })
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
  )
  await findToast('The tour is back')
  expect(
    screen.getByText(/It was on the site or ready for it then and is off the site now, because/),
  ).toBeVisible()
})

async function takeBack(user: Awaited<ReturnType<typeof openActivity>>) {
  await user.click(await screen.findByRole('button', { name: /^Undo this change/ }))
  const dialog = await screen.findByRole('alertdialog')
  const question = dialog.textContent
  await user.click(within(dialog).getByRole('button', { name: 'Take it back' }))
  return question
}

test.each([
  [{ image: '/images/new.jpg' }, /cannot come back. The picture that it has now stays/],
  [{ image: '' }, /cannot come back. Choose another one/],
  [{ full_description: '<p>Goats</p>' }, /A picture in its text .* came back without it/],
])('K176 undoing a change names the picture that did not come back: %j', async (now, reason) => {
  const old_row = {
    title: 'Goats',
    image: '/images/goat.jpg',
    full_description: '<p>Goats</p><img src="/images/kid.jpg">',
  }
  serveLog([entry(4, { old_row })])
  backend.procedures['restore_change'] = () => ({ id: 2, ...old_row, ...now })
  const question = await takeBack(await openActivity())
  expect(question).toContain('or whose consent was withdrawn does not come back')
  await findToast('The tour “Tour 4” is as it was before, except for a picture')
  expect(screen.getByText(reason)).toHaveTextContent(/Everything else is as it was/)
})

test.each([
  ['PT422', 'tours', 'unknown', /It is already as it was before this change/],
  ['PT424', 'tours', 'unknown', /The picture that it showed then is gone or its consent was/],
  ['PT422', 'gallery_images', 'consented', /consent of the people in the picture is not undone/],
])(
  'K176 where nothing would change, that is said: %s, %s, %s',
  async (code, table_name, new_consent, reason) => {
    serveLog([entry(4, { table_name, old_consent: 'unknown', new_consent })])
    server.use(
      http.post('*/rest/v1/rpc/restore_change', () =>
        HttpResponse.json({ code, message: 'private' }, { status: 422 }),
      ),
    )
    await takeBack(await openActivity())
    await findToast('Nothing was changed')
    expect(within(items()[0] ?? document.body).getByText(reason)).toBeVisible()
  },
)

test('K19 a response without a row is a failure', async () => {
  serveLog([entry(4)])
  backend.procedures['restore_change'] = () => null
  const user = await openActivity()
  await user.click(await screen.findByRole('button', { name: /^Undo this change/ }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }),
  )
  await findToast('Failed to restore')
  expect(items()[0]).toHaveTextContent('It was changed or removed in the meantime')
})

test('K19 K32: says if the log is empty, and if it could not be loaded', async () => {
  const first = openStudio('/admin/activity')
  expect(await screen.findByText('Nothing has happened here yet.')).toBeVisible()
  first.unmount()
  expectConsoleErrors()
  server.use(http.post('*/rest/v1/rpc/activity', () => new HttpResponse('{}', { status: 403 })))
  const { user } = openStudio('/admin/activity')
  await findToast('Failed to load activity')
  server.resetHandlers()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing has happened here yet.')).toBeVisible()
})
