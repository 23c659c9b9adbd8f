import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
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
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import { openTours, tourEntries } from './open-tours'
import { deferred } from '../../deferred'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))
afterEach(() => vi.useRealTimers())

test('M2 reads all columns, the newest tour first', async () => {
  await openTours()
  const [request] = seen('GET', 'tours')
  expect(request?.query.get('select')).toBe('*')
  expect(request?.query.get('order')).toBe('created_at.desc,id.desc')
  expect(seen('GET', 'tours')).toHaveLength(1)
})

test('M3 shows picture, title, category, duration, location and the Featured badge', async () => {
  const { card } = await openTours()
  expect(card(1).getByRole('img', { name: 'Painting 1' })).toHaveAttribute(
    'src',
    '/art/tour-1.avif',
  )
  expect(card(1).getByRole('heading')).toHaveTextContent('Tour 1 🌱')
  for (const text of ['Farm Tours', '1 day', 'Naivasha', 'Featured']) {
    expect(card(1).getByText(text)).toBeVisible()
  }
  expect(card(2).queryByText('Featured')).toBeNull()
})

test('M4 Feature writes the wanted value for this tour and says so', async () => {
  const { user, card } = await openTours()
  await user.click(card(2).getByRole('button', { name: 'Feature Tour 2 🌱' }))
  await findToast('Tour updated successfully')
  const [request] = seen('PATCH', 'tours')
  expect(request?.body).toEqual({ featured: true })
  expect(request?.query.get('id')).toBe('eq.2')
  expect(request?.query.get('version')).toBe('eq.1')
  expect(card(2).getByText('Featured')).toBeVisible()
  expect(card(1).getByText('Featured')).toBeVisible()
})

test('M4 K26 the badge changes at once in every cached page, and back if the save fails', async () => {
  const { user, card } = await openTours()
  await choose(user, 'Order', 'By title')
  await waitFor(() => expect(seen('GET', 'tours')).toHaveLength(2))
  const { promise: answered, resolve: refuse } = deferred()
  server.use(
    http.patch('*/rest/v1/tours', async () => {
      await answered
      return new HttpResponse(null, { status: 500 })
    }),
  )
  await user.click(card(2).getByRole('button', { name: /^Feature/ }))
  expect(await card(2).findByText('Featured')).toBeVisible()
  expect(toastTitles()).toEqual([])
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByLabelText('Order')).toHaveTextContent('Newest first'))
  expect(card(2).getByText('Featured')).toBeVisible()
  // A refetch must not hide whether the change was rolled back.
  server.use(http.get('*/rest/v1/tours', () => delay('infinite')))
  refuse()
  await findToast('Failed to update tour')
  expect(card(2).queryByText('Featured')).toBeNull()
})

test('M4 Unfeature right after Feature uses the new version', async () => {
  const { user, card } = await openTours()
  await user.click(card(2).getByRole('button', { name: /^Feature/ }))
  await user.click(await card(2).findByRole('button', { name: /^Unfeature/ }))
  await waitFor(() => expect(seen('PATCH', 'tours')).toHaveLength(2))
  expect(seen('PATCH', 'tours')[1]?.body).toEqual({ featured: false })
  expect(await card(2).findByRole('button', { name: /^Feature/ })).toBeEnabled()
  expect(backend.tables['tours']?.[0]).toMatchObject({ id: 2, featured: false, version: 3 })
})

test('M4 a double click on Feature sends one request', async () => {
  const { user, card } = await openTours()
  server.use(
    http.patch('*/rest/v1/tours', async () => {
      await delay(100)
      return HttpResponse.json([{ id: 2, featured: true, version: 2 }])
    }),
  )
  const button = card(2).getByRole('button', { name: /^Feature/ })
  await user.dblClick(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await findToast('Tour updated successfully')
  expect(seen('PATCH', 'tours')).toHaveLength(1)
})

test('M5 an update that changes no row fails: the card explains it and the list is read again', async () => {
  const { user, card } = await openTours()
  backend.tables['tours'] = [tourRow(2, { featured: true, version: 7 }), tourRow(1)]
  await user.click(card(2).getByRole('button', { name: /^Feature/ }))
  await findToast('Failed to update tour')
  expect(await card(2).findByText(/This tour was changed in another tab/)).toBeVisible()
  expect(await card(2).findByText('Featured')).toBeVisible()
  expect(toastTitles()).toEqual(['Failed to update tour'])
})

test.each([
  [
    'an error',
    () => HttpResponse.json({ code: '42501', message: 'secret_table' }, { status: 403 }),
  ],
  ['an empty success', () => new HttpResponse(null, { status: 200 })],
  ['no answer', () => HttpResponse.error()],
])('M5 %s is a failure without raw database text', async (_, answer) => {
  const { user, card } = await openTours()
  server.use(http.patch('*/rest/v1/tours', answer))
  await user.click(card(2).getByRole('button', { name: /^Feature/ }))
  await findToast('Failed to update tour')
  expect(document.body).not.toHaveTextContent('secret_table')
  expect(seen('PATCH', 'tours')).toHaveLength(1)
})

test('M6 M12 the edit and add buttons lead to pages with a heading', async () => {
  const { user, card } = await openTours()
  expect(screen.getByRole('link', { name: 'Add New Tour' })).toHaveAttribute(
    'href',
    '/admin/tours/new',
  )
  await user.click(card(1).getByRole('link', { name: 'Edit Tour 1 🌱' }))
  expect(await findPage('Tour 1 🌱')).toHaveFocus()
  expect(window.location.pathname).toBe('/admin/tours/1')
})

test('M7 Z83 Delete asks first, and says how long it can be undone', async () => {
  const { askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Are you sure?')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the tour. An admin can bring it back from Activity for 30 days.',
  )
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Delete',
  ])
  expect(seen('DELETE', 'tours')).toEqual([])
})

test('M9 Cancel closes the dialog, deletes nothing and returns the focus', async () => {
  const { user, card, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(card(1).getByRole('button', { name: /^Delete/ })).toHaveFocus())
  expect(seen('DELETE', 'tours')).toEqual([])
})

test('M8 M9 deletes by id, shows a toast, and removes the tour from the list', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Tour deleted successfully')
  expect(seen('DELETE', 'tours')[0]?.query.get('id')).toBe('eq.1')
  expect(screen.queryByText('Tour 1 🌱')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('M8 M9 a deletion that deletes no row fails: the dialog closes and the list is read again', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  backend.tables['tours'] = [tourRow(2)]
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete tour')
  expect(toastTitles()).toEqual(['Failed to delete tour'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('Tour 1 🌱')).toBeNull()
})

test('M8 M9 a failed deletion closes the dialog and keeps the tour', async () => {
  const { user, card, askToDelete } = await openTours()
  server.use(http.delete('*/rest/v1/tours', () => new HttpResponse(null, { status: 403 })))
  const dialog = await askToDelete(1)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete tour')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(card(1).getByRole('heading')).toBeVisible()
})

test('M8 a double click on Delete is one request', async () => {
  const { user, askToDelete } = await openTours()
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.delete('*/rest/v1/tours', async () => {
      await answered
      return HttpResponse.json([{ id: 1 }])
    }),
  )
  const dialog = await askToDelete(1)
  const button = dialog.getByRole('button', { name: 'Delete' })
  await user.dblClick(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeVisible()
  answer()
  await findToast('Tour deleted successfully')
  expect(seen('DELETE', 'tours')).toHaveLength(1)
})

test('M10 a list that is forbidden is requested once, shows one error, and can be retried', async () => {
  expectConsoleErrors()
  server.use(
    http.get('*/rest/v1/tours', () =>
      HttpResponse.json({ code: 'PGRST301', message: 'JWT of secret_table' }, { status: 401 }),
    ),
  )
  const { user } = openStudio('/admin/tours')
  await findToast('Failed to load tours')
  expect(toastTitles()).toEqual(['Failed to load tours'])
  expect(seen('GET', 'tours')).toHaveLength(1)
  expect(document.body).not.toHaveTextContent('secret_table')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Tour 1 🌱', { selector: 'h2' })).toBeVisible()
})

test('M10 D13 an unreachable server is tried four times before the error is shown', async () => {
  expectConsoleErrors()
  server.use(http.get('*/rest/v1/tours', () => new HttpResponse(null, { status: 503 })))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  openStudio('/admin/tours')
  await eventually(() => expect(seen('GET', 'tours')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(toastTitles()).toEqual([])
  expect(screen.getByText('Loading tours')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await findToast('Failed to load tours')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(seen('GET', 'tours')).toHaveLength(4)
})

test.each([
  ['null', () => HttpResponse.json(null)],
  ['an empty body', () => new HttpResponse('', { status: 200 })],
  ['no list', () => HttpResponse.json({ hello: 'world' })],
])('M10 a successful response with %s is a failure, not an empty list', async (_, answer) => {
  expectConsoleErrors()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  server.use(http.get('*/rest/v1/tours', answer))
  openStudio('/admin/tours')
  await eventually(() => expect(seen('GET', 'tours')).not.toEqual([]))
  await act(() => vi.advanceTimersByTimeAsync(8000))
  await findToast('Failed to load tours')
  expect(screen.queryByText(/No tours found/)).toBeNull()
})

test('M11 says that there are no tours', async () => {
  backend.tables['tours'] = []
  openStudio('/admin/tours')
  expect(
    await screen.findByText('No tours found. Add your first tour to get started.'),
  ).toBeVisible()
})

test('M3 malformed rows neither break the page nor hide other rows', async () => {
  backend.tables['tours'] = [
    { id: 'no number', title: 'Nameless' },
    tourRow(5, { title: null, image: 'javascript:alert(1)', itinerary: 7, featured: 'yes' }),
    tourRow(1),
  ]
  openStudio('/admin/tours')
  expect(await screen.findByText('Untitled', { selector: 'h2' })).toBeVisible()
  expect(tourEntries()).toHaveLength(2)
  expect(document.querySelector('img[src^="javascript"]')).toBeNull()
})
