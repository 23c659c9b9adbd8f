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
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { findToast } from '../support/render-studio'
import { openTours, tourEntries } from './open-tours'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['tours'] = [
    tourRow(3, { status: 'draft', itinerary: [], participants: '' }),
    tourRow(2, { status: 'draft' }),
    tourRow(1, { publish_at: '2020-01-01T00:00:00+00:00' }),
  ]
})

async function openAndSelect(...ids: number[]) {
  const opened = await openTours()
  for (const id of ids) {
    await opened.user.click(opened.card(id).getByRole('checkbox', { name: `Select Tour ${id} 🌱` }))
  }
  const apply = async (action: string) => {
    await opened.user.selectOptions(screen.getByLabelText('Action for the selected'), action)
    await opened.user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  return { ...opened, apply }
}

const findReport = () => screen.findByRole('region', { name: 'Result' })
const stored = (id: number) => backend.tables['tours']?.find((row) => row['id'] === id)

test('K13 without a selection there is nothing to apply', async () => {
  await openTours()
  expect(screen.queryByLabelText('Action for the selected')).toBeNull()
})

test('K13 K9 K83 publishes complete tours, and lists what the others lack with links to them', async () => {
  const { apply, user } = await openAndSelect(2, 3)
  expect(screen.getByText('2 of 3 selected')).toBeVisible()
  await apply('Ready for the site')
  const report = await findReport()
  expect(report).toHaveFocus()
  expect(report).toHaveTextContent('1 set to “Ready for the site”, 1 not.')
  expect(report).toHaveTextContent('Visitors see what you set once you publish.')
  expect(report).toHaveTextContent('Write the group size.')
  expect(report).toHaveTextContent('Add at least one stop of the itinerary.')
  expect(within(report).getByRole('link', { name: 'Tour 3 🌱' })).toHaveAttribute(
    'href',
    '/admin/tours/3',
  )
  expect(stored(2)).toMatchObject({ status: 'published' })
  expect(stored(3)).toMatchObject({ status: 'draft' })
  expect(seen('PATCH', 'tours').map(({ body }) => body)).toEqual([{ status: 'published' }])
  // Tours that were not published stay selected.
  expect(screen.getByText('1 of 3 selected')).toBeVisible()
  await user.click(within(report).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
})

test('K13 publishing checks the current rows, not those that the list shows', async () => {
  const { apply } = await openAndSelect(2, 3)
  backend.tables['tours'] = [
    tourRow(3, { status: 'draft' }),
    tourRow(2, { status: 'draft', duration: '' }),
  ]
  await apply('Ready for the site')
  const report = await findReport()
  expect(report).toHaveTextContent('1 set to “Ready for the site”, 1 not.')
  expect(report).toHaveTextContent(/Tour 2 🌱: Write the duration/)
  expect(seen('PATCH', 'tours').map(({ query }) => query.get('id'))).toEqual(['in.(3)'])
})

test.each([
  ['Off the site', { status: 'unpublished', publish_at: null }, '2 set to “Off the site”.'],
  ['Feature', { featured: true }, '2 featured.'],
  ['Unfeature', { featured: false }, '2 no longer featured.'],
  ['Cultural & Urban', { category: 'Cultural & Urban' }, '2 put into Cultural & Urban.'],
])('K13 %s updates all selected tours in one request', async (action, changes, text) => {
  const { apply } = await openAndSelect(1, 2)
  await apply(action)
  expect(await findReport()).toHaveTextContent(text)
  const requests = seen('PATCH', 'tours')
  expect(requests.map(({ body }) => body)).toEqual([changes])
  expect(requests[0]?.query.get('id')).toBe('in.(2,1)')
  expect(stored(3)).toMatchObject({ version: 1 })
  expect(screen.queryByLabelText('Action for the selected')).toBeNull()
})

test('K13 a tour that did not change is reported, not counted', async () => {
  const { apply } = await openAndSelect(1, 2)
  backend.tables['tours'] = [tourRow(1)]
  await apply('Feature')
  const report = await findReport()
  expect(report).toHaveTextContent('1 featured, 1 not.')
  expect(report).toHaveTextContent(/Tour 2 🌱: It was changed or removed in the meantime/)
})

test('K13 Z83 deletes several after a confirmation, and offers Undo', async () => {
  const { apply, user } = await openAndSelect(1, 2)
  await apply('Delete')
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete 2 tours. An admin can bring them back from Activity for 30 days.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(seen('DELETE', 'tours')).toEqual([])
  const applyButton = screen.getByRole('button', { name: 'Apply' })
  await waitFor(() => expect(applyButton).toHaveFocus())

  await user.click(applyButton)
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  const report = await findReport()
  expect(report).toHaveTextContent('2 deleted.')
  await waitFor(() => expect(report).toHaveFocus())
  expect(tourEntries()).toHaveLength(1)
  await findToast('2 tours deleted')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('K13 a failure without a response is reported for every tour', async () => {
  const { apply } = await openAndSelect(1, 2)
  server.use(http.patch('*/rest/v1/tours', () => HttpResponse.error()))
  await apply('Off the site')
  const report = await findReport()
  expect(report).toHaveTextContent('0 set to “Off the site”, 2 not.')
  expect(report).toHaveTextContent('The server could not be reached.')
  expect(seen('PATCH', 'tours')).toHaveLength(1)
})

test('K13 all tours of a page can be selected at once; another page starts without a selection', async () => {
  const { user } = await openAndSelect(1)
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  expect(screen.getByText('3 of 3 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Select none' }))
  expect(screen.queryByLabelText('Action for the selected')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select Tour 1 🌱' }))
  await choose(user, 'Status', 'Draft')
  await waitFor(() => expect(tourEntries()).toHaveLength(2))
  expect(screen.queryByLabelText('Action for the selected')).toBeNull()
})
