import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from './support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  tourRow,
  useFakeBackend,
} from './support/fake-backend'
import { findPage, openStudio } from './support/render-studio'
import { openTours } from './tours/open-tours'
import { deferred } from '../deferred'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))
afterEach(() => vi.useRealTimers())

/** Reads of the list of tours, and of one tour by its id. */
const reads = (id?: number) =>
  seen('GET', 'tours').filter(({ query }) => query.get('id') === (id ? `eq.${id}` : null))

test('K63 the first rows are read while the rights are being checked, and not shown before', async () => {
  const { promise: allowed, resolve: allow } = deferred()
  server.use(
    http.get('*/rest/v1/user_roles', async () => {
      await allowed
      return HttpResponse.json([{ role: 'admin' }])
    }),
  )
  openStudio('/admin/tours')
  await waitFor(() => expect(reads()).toHaveLength(1))
  expect(screen.getByRole('status')).toHaveTextContent('Checking your access')
  expect(screen.queryByText('Tour 1 🌱')).toBeNull()
  allow()
  await findPage('Manage Tours')
  expect(await screen.findByText('Tour 1 🌱', { selector: 'h2' })).toBeVisible()
  expect(reads()).toHaveLength(1)
})

test('K64 a link that is touched reads its list, which then opens without another read', async () => {
  const { user } = openStudio('/admin/people')
  await findPage('People')
  const menu = within(screen.getByRole('navigation', { name: 'Admin Panel' }))
  const link = menu.getByRole('link', { name: 'Tours' })
  await user.hover(link)
  await waitFor(() => expect(reads()).toHaveLength(1))
  await user.click(link)
  await findPage('Manage Tours')
  expect(await screen.findByText('Tour 1 🌱', { selector: 'h2' })).toBeVisible()
  expect(reads()).toHaveLength(1)
})

test('K64 a link to an editor reads its row, which then opens without another read', async () => {
  const { user, card } = await openTours()
  const link = card(1).getByRole('link', { name: 'Edit Tour 1 🌱' })
  await user.hover(link)
  await waitFor(() => expect(reads(1)).toHaveLength(1))
  await user.click(link)
  expect(await screen.findByLabelText('Title')).toHaveValue('Tour 1 🌱')
  expect(reads(1)).toHaveLength(1)
})

test('K64 a read on intent that fails shows no message; the page tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openStudio('/admin/people')
  await findPage('People')
  let requests = 0
  server.use(
    http.get('*/rest/v1/tours', () => {
      requests += 1
      return new HttpResponse(null, { status: 403 })
    }),
  )
  const link = screen.getByRole('link', { name: 'Tours' })
  await user.hover(link)
  await waitFor(() => expect(requests).toBe(1))
  await delay(50)
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  server.resetHandlers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  await user.click(link)
  expect(await screen.findByText('Tour 1 🌱', { selector: 'h2' })).toBeVisible()
})

test('K65 an editor does not start from a row that was read more than five seconds ago', async () => {
  const { user, card } = await openTours()
  const link = card(1).getByRole('link', { name: 'Edit Tour 1 🌱' })
  await user.hover(link)
  await waitFor(() => expect(reads(1)).toHaveLength(1))
  backend.tables['tours'] = [tourRow(1, { title: 'Changed by another', version: 7 })]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  await user.click(link)
  expect(await screen.findByLabelText('Title')).toHaveValue('Changed by another')
})

test('K65 an editor does not start from a row that was read before the last write', async () => {
  const { user, card } = await openTours()
  await user.hover(card(1).getByRole('link', { name: 'Edit Tour 1 🌱' }))
  await waitFor(() => expect(reads(1)).toHaveLength(1))
  await user.click(card(1).getByRole('button', { name: 'Unfeature Tour 1 🌱' }))
  await card(1).findByRole('button', { name: 'Feature Tour 1 🌱' })
  backend.tables['tours'] = [tourRow(1, { title: 'As the database has it', version: 7 })]
  await user.click(card(1).getByRole('link', { name: 'Edit Tour 1 🌱' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('As the database has it')
})
