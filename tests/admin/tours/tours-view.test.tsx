import { act, screen, waitFor } from '@testing-library/react'
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
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { holdReads, openTours, tourEntries, tourTitles } from './open-tours'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['tours'] = [
    tourRow(1, { title: 'Tea walk', category: 'Farm Tours', status: 'draft' }),
    tourRow(2, { title: 'Matatu ride', category: 'Cultural & Urban' }),
    tourRow(3, {
      title: 'Tea and cheese',
      category: 'Farm Tours',
      publish_at: '2099-01-01T00:00:00+00:00',
    }),
    tourRow(4, { title: 'Goats', category: 'Farm Tours', status: 'unpublished' }),
  ]
})

test('K12 search, category and state filter the list and are kept in the URL; Back restores them', async () => {
  const { user } = await openTours()
  expect(tourTitles()).toEqual(['Goats', 'Tea and cheese', 'Matatu ride', 'Tea walk'])
  await user.type(screen.getByLabelText('Search titles'), 'TEA')
  await waitFor(() => expect(tourTitles()).toEqual(['Tea and cheese', 'Tea walk']))
  await choose(user, 'Status', 'Draft')
  await waitFor(() => expect(tourTitles()).toEqual(['Tea walk']))
  expect(window.location.search).toBe('?q=TEA&state=draft')
  act(() => window.history.back())
  await waitFor(() => expect(tourTitles()).toEqual(['Tea and cheese', 'Tea walk']))
  expect(screen.getByLabelText('Status')).toHaveTextContent('All')
})

test.each([
  ['?q=cheese+tea', '{"%cheese%","%tea%"}'],
  [`?q=${encodeURIComponent('100% "a\\b"_,)')}`, String.raw`{"%100\\%%","%\"a\\\\b\"\\_,)%"}`],
])(
  'K12 the title must contain every word of %s; special characters are escaped',
  async (query, patterns) => {
    openStudio(`/admin/tours${query}`)
    await waitFor(() => expect(seen('GET', 'tours')).toHaveLength(1))
    expect(seen('GET', 'tours')[0]?.query.get('title')).toBe(`ilike(all).${patterns}`)
  },
)

test('K12 a URL opens the list with its filters', async () => {
  await openTours('?category=Farm%20Tours&sort=title')
  expect(tourTitles()).toEqual(['Goats', 'Tea and cheese', 'Tea walk'])
  expect(screen.getByLabelText('Category')).toHaveTextContent('Farm Tours')
  expect(screen.getByLabelText('Order')).toHaveTextContent('By title')
})

test('K10 K12 a tour with a future publishing time is Scheduled, not Live', async () => {
  const { user } = await openTours('?state=live')
  expect(tourTitles()).toEqual(['Matatu ride'])
  await choose(user, 'Status', 'Scheduled')
  await waitFor(() => expect(tourTitles()).toEqual(['Tea and cheese']))
  expect(screen.getByText('Scheduled', { selector: 'li span' })).toBeVisible()
})

test('K12 K32 a search without results says so and offers to clear the filters', async () => {
  const { user } = openStudio('/admin/tours?q=rocket')
  expect(await screen.findByText('No results for this search and these filters.')).toBeVisible()
  expect(screen.queryByText(/No tours found/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(tourEntries()).toHaveLength(4))
  expect(screen.getByLabelText('Search titles')).toHaveValue('')
})

test('K12 a page has fifty tours; it stays until the next one is loaded', async () => {
  backend.tables['tours'] = Array.from({ length: 60 }, (_, index) =>
    tourRow(index + 1, { created_at: `2026-01-01T08:${String(index).padStart(2, '0')}:00+00:00` }),
  )
  const { user } = await openTours()
  expect(tourEntries()).toHaveLength(50)
  expect(screen.getByText('1 to 50 of 60')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const letThrough = holdReads()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(window.location.search).toBe('?page=2')
  expect(tourEntries()).toHaveLength(50)
  letThrough()
  await waitFor(() => expect(tourEntries()).toHaveLength(10))
  expect(screen.getByText('51 to 60 of 60')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(await findPage('Manage Tours')).toHaveFocus()
})

test('K12 K32 a page beyond the last one leads to the first', async () => {
  const { user } = openStudio('/admin/tours?page=9')
  expect(await screen.findByText('The list has no page 9.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'To the first page' }))
  await waitFor(() => expect(tourEntries()).toHaveLength(4))
  expect(window.location.search).toBe('')
})

test('K32 M10 a page that fails to load shows an error, and Retry loads it', async () => {
  expectConsoleErrors()
  const { user } = await openTours()
  server.use(http.get('*/rest/v1/tours', () => new HttpResponse(null, { status: 403 })))
  await choose(user, 'Status', 'Draft')
  await findToast('Failed to load tours')
  expect(tourEntries()).toEqual([])
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(tourTitles()).toEqual(['Tea walk']))
})

test('K32 skeletons are shown while the tours load', async () => {
  const letThrough = holdReads()
  openStudio('/admin/tours')
  await findPage('Manage Tours')
  expect(screen.getByText('Loading tours')).toBeInTheDocument()
  letThrough()
  await waitFor(() => expect(tourEntries()).toHaveLength(4))
  expect(screen.queryByText('Loading tours')).toBeNull()
  expect(seen('GET', 'tours')).toHaveLength(1)
})

test('K17 Duplicate creates a draft with its own slug and opens it', async () => {
  backend.tables['tours'] = [tourRow(1, { featured: true })]
  const { user, card } = await openTours()
  await user.click(card(1).getByRole('button', { name: 'Duplicate Tour 1 🌱' }))
  await findToast('Tour created successfully')
  await findPage('Copy of Tour 1 🌱')
  expect(window.location.pathname).toBe('/admin/tours/2')
  const [request] = seen('POST', 'tours')
  expect(request?.body).toMatchObject({
    title: 'Copy of Tour 1 🌱',
    status: 'draft',
    featured: false,
    itinerary: ['Meet at the gate'],
  })
  // Without a slug, the database generates a unique one.
  expect(request?.body).not.toHaveProperty('slug')
})

test('K17 duplicating a deleted tour shows an error', async () => {
  const { user, card } = await openTours()
  backend.tables['tours'] = [tourRow(2)]
  await user.click(screen.getByRole('button', { name: 'Duplicate Tea walk' }))
  await findToast('Failed to create tour')
  expect(seen('POST', 'tours')).toEqual([])
  await waitFor(() => expect(tourEntries()).toHaveLength(1))
  expect(card(2).getByRole('heading')).toBeVisible()
})
