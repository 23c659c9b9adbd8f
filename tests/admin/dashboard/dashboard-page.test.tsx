import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { factSheets } from '../../../src/content/collections/facts/sheets'
import { draftKey, keepDraft } from '../../../src/admin/kit/drafts/draft-store'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, openStudio, toastTitles } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

async function openDashboard() {
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  const card = (label: string) => {
    const heading = screen.getByRole('heading', { name: label })
    const entry = heading.closest('li')
    if (!entry) throw new Error(`${label} is not in a card`)
    return within(entry)
  }
  return { user, card }
}

test('M1 counts the three tables without reading a row', async () => {
  backend.tables['gallery_images'] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const { card } = await openDashboard()
  expect(await card('Total Tours').findByText('2')).toBeVisible()
  expect(await card('Blog Posts').findByText('0')).toBeVisible()
  expect(await card('Gallery Images').findByText('3')).toBeVisible()
  for (const table of ['tours', 'blog_posts', 'gallery_images']) {
    expect(seen('HEAD', table).map(({ query }) => query.get('select'))).toEqual(['*'])
    expect(seen('HEAD', table)[0]?.headers.get('prefer')).toContain('count=exact')
    expect(seen('GET', table)).toEqual([])
  }
})

test('M1 a count that fails shows a dash, is logged, and leaves the others alone', async () => {
  const logged = expectConsoleErrors()
  server.use(http.head('*/rest/v1/blog_posts', () => new HttpResponse(null, { status: 403 })))
  const { card } = await openDashboard()
  expect(await card('Blog Posts').findByText('—')).toBeVisible()
  expect(await card('Total Tours').findByText('2')).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(toastTitles()).toEqual([])
})

test('M1 K79: drafts say what they lack; what is scheduled comes with its time; one request', async () => {
  backend.tables['tours'] = [
    tourRow(1),
    tourRow(2, { status: 'draft', title: 'Half a tour', location: '', itinerary: [] }),
    tourRow(3, { publish_at: '2999-01-01T08:00:00+00:00', title: 'Later' }),
    tourRow(4, { status: 'unpublished', publish_at: '2999-01-01T08:00:00+00:00' }),
  ]
  await openDashboard()
  const drafts = within(screen.getByRole('region', { name: 'Drafts' }))
  const draft = await drafts.findByRole('link', { name: 'Half a tour' })
  expect(draft).toHaveAttribute('href', '/admin/tours/2')
  expect(draft.closest('li')).toHaveTextContent('Lacks: Location, Itinerary')
  expect(drafts.queryByText(/Tour [14]/)).toBeNull()
  const scheduled = within(screen.getByRole('region', { name: 'Goes to the site next' }))
  expect(scheduled.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/admin/tours/3')
  expect(scheduled.getByText(/first Publish after/)).toHaveTextContent('Jan 1, 2999')
  expect(seen('POST', 'rpc/dashboard')).toHaveLength(1)
})

test('M1 K79 a draft that lacks nothing says so; without anything there are no empty panels', async () => {
  backend.tables['tours'] = [tourRow(2, { status: 'draft', title: 'Whole' })]
  await openDashboard()
  const drafts = within(screen.getByRole('region', { name: 'Drafts' }))
  expect((await drafts.findByRole('link', { name: 'Whole' })).closest('li')).toHaveTextContent(
    'Complete: set it to “Ready for the site” when you like',
  )
  for (const name of ['Goes to the site next', 'Not saved yet, only on this device']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})

test('K80 unsaved work on this device is listed with its links, and says what happened meanwhile', async () => {
  const keep = (kind: string, id: number | 'new', version: number | null, title: string) =>
    keepDraft(draftKey(adminId, kind, id), {
      writer: 'tab',
      keptAt: Date.now(),
      version,
      base: {},
      values: { title },
    })
  backend.tables['tours'] = [tourRow(1), tourRow(2, { version: 5 })]
  keep('tours', 1, 1, 'Same version')
  keep('tours', 2, 4, 'Saved since')
  keep('blog_posts', 9, 1, 'Deleted since')
  keep('tours', 'new', null, ' ')
  await openDashboard()
  const panel = within(
    await screen.findByRole('region', { name: 'Not saved yet, only on this device' }),
  )
  const entry = (name: string) => panel.getByRole('link', { name }).closest('li')
  await waitFor(() =>
    expect(entry('Saved since')).toHaveTextContent(/Somebody has saved another version since/),
  )
  expect(entry('Deleted since')).toHaveTextContent(/It was deleted meanwhile/)
  expect(entry('Same version')).not.toHaveTextContent(/Somebody|deleted/)
  expect(panel.getByRole('link', { name: 'Untitled tour' })).toHaveAttribute(
    'href',
    '/admin/tours/new',
  )
})

test('K80 K99 unsaved facts of the site are listed as well, and lead to their sheet', async () => {
  const { id, part } = factSheets.company
  keepDraft(draftKey(adminId, 'site_facts', id), {
    writer: 'tab',
    keptAt: Date.now(),
    version: 3,
    base: {},
    values: { phone: '+254 700 000 000' },
  })
  await openDashboard()
  const panel = within(
    await screen.findByRole('region', { name: 'Not saved yet, only on this device' }),
  )
  expect(panel.getByRole('link', { name: part.label })).toHaveAttribute(
    'href',
    '/admin/site/company',
  )
})

test('K19: shows the last five changes', async () => {
  backend.procedures['activity'] = () => [
    {
      id: 9,
      at: '2026-11-21 10:00:00+00',
      actor: adminId,
      actor_name: 'Test Admin',
      actor_email: 'admin@example.com',
      table_name: 'tours',
      op: 'DELETE',
      row_id: '2',
      title: 'Gone',
    },
  ]
  await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'Recent activity' }))
  expect(await panel.findByText(/deleted the tour/)).toHaveTextContent(
    'Test Admin (admin@example.com)',
  )
  expect(seen('POST', 'rpc/activity')[0]?.body).toEqual({ page_size: 50 })
  expect(panel.getByRole('link', { name: 'All activity' })).toHaveAttribute(
    'href',
    '/admin/activity',
  )
})

test('a failed panel leaves the rest of the dashboard alone', async () => {
  expectConsoleErrors()
  server.use(http.post('*/rest/v1/rpc/activity', () => new HttpResponse('{}', { status: 403 })))
  const { card } = await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'Recent activity' }))
  expect(await panel.findByText('This could not be loaded.')).toBeVisible()
  expect(await card('Total Tours').findByText('2')).toBeVisible()
  expect(toastTitles()).toEqual([])
})

test('M1 a card links to its list', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('link', { name: 'Total Tours' }))
  await findPage('Manage Tours')
  expect(window.location.pathname).toBe('/admin/tours')
})

test('Z87 Upload Images opens the upload, not only the gallery', async () => {
  const { user } = await openDashboard()
  const actions = within(screen.getByRole('navigation', { name: 'Quick actions' }))
  await user.click(actions.getByRole('link', { name: 'Upload Images' }))
  expect(await screen.findByRole('dialog', { name: 'Upload Images' })).toBeVisible()
  expect(window.location.pathname).toBe('/admin/gallery')
})
