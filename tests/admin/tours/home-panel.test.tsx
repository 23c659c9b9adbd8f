import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
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
import { expectConsoleErrors, findToast } from '../support/render-studio'
import { openTours, serveHomeTours } from './open-tours'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['tours'] = [5, 4, 3, 2, 1].map((id) => tourRow(id))
  serveHomeTours([3, 1, 2])
})

const panel = () => within(screen.getByRole('region', { name: 'On the home page' }))
const places = () =>
  within(panel().getByRole('list', { name: 'Tours on the home page' })).getAllByRole('listitem')
const saves = () => seen('POST', 'rpc/set_home_featured').map(({ body }) => body)

async function openPicker() {
  const { user } = await openTours()
  await user.click(
    await panel().findByRole('button', { name: 'Change the tours of the home page' }),
  )
  return user
}

test('K28 the list says which three tours the home page shows, in their order', async () => {
  await openTours()
  expect(await panel().findByText('Tour 3 🌱 · Tour 1 🌱 · Tour 2 🌱')).toBeVisible()
  expect(panel().queryByRole('list')).toBeNull()
})

test('K28 reordering is saved at once; the panel explains that the badge is independent', async () => {
  const user = await openPicker()
  expect(panel().getByText(/The Featured badge is independent of this/)).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Move Tour 2 🌱 up' }))
  expect(places().map((place) => place.textContent?.slice(0, 6))).toEqual([
    'Tour 3',
    'Tour 2',
    'Tour 1',
  ])
  await findToast('Home page updated successfully')
  expect(saves()).toEqual([{ tour_ids: [3, 2, 1] }])
})

test('K160 a saved home page says that it waits for Publish', async () => {
  const user = await openPicker()
  await user.click(panel().getByRole('button', { name: 'Move Tour 2 🌱 up' }))
  await findToast('Home page updated successfully')
  expect(screen.getByText('Saved in the studio. Visitors see it once you publish.')).toBeVisible()
})

test('K28 a tour can be searched by title and replaces another', async () => {
  const user = await openPicker()
  await user.click(panel().getByRole('button', { name: 'Replace Tour 1 🌱' }))
  const search = panel().getByLabelText('Search a tour for place 2')
  expect(search).toHaveFocus()
  await waitFor(() => expect(panel().getByRole('button', { name: 'Tour 5 🌱' })).toBeVisible())
  expect(panel().queryByRole('button', { name: 'Tour 3 🌱' })).toBeNull()
  await user.type(search, 'tour 4')
  await waitFor(() => expect(panel().queryByRole('button', { name: 'Tour 5 🌱' })).toBeNull())
  await user.click(panel().getByRole('button', { name: 'Tour 4 🌱' }))
  expect(panel().getByRole('button', { name: 'Replace Tour 4 🌱' })).toHaveFocus()
  await findToast('Home page updated successfully')
  expect(saves()).toEqual([{ tour_ids: [3, 4, 2] }])
})

test('K28 drafts are not offered; a warning names a tour that is not published', async () => {
  backend.tables['tours'] = [
    tourRow(5, { status: 'draft' }),
    tourRow(4),
    tourRow(3),
    tourRow(2),
    tourRow(1, { status: 'unpublished' }),
  ]
  const user = await openPicker()
  expect(panel().getByText(/“Tour 1 🌱” is not for the site/)).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Replace Tour 1 🌱' }))
  expect(await panel().findByRole('button', { name: 'Tour 4 🌱' })).toBeVisible()
  expect(panel().queryByRole('button', { name: 'Tour 5 🌱' })).toBeNull()
})

test('K28 two tours are not saved until a third is chosen', async () => {
  backend.tables['home_featured'] = [
    { position: 1, tour_id: 3 },
    { position: 3, tour_id: 2 },
  ]
  const user = await openPicker()
  expect(panel().getByText(/Choose 1 more/)).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Move Tour 2 🌱 up' }))
  expect(saves()).toEqual([])
  await user.click(panel().getByRole('button', { name: 'Choose a tour for place 3' }))
  await user.click(await panel().findByRole('button', { name: 'Tour 5 🌱' }))
  await findToast('Home page updated successfully')
  expect(saves()).toEqual([{ tour_ids: [2, 3, 5] }])
})

test('K28 a failed save shows an error and restores the saved tours', async () => {
  const user = await openPicker()
  server.use(
    http.post('*/rest/v1/rpc/set_home_featured', () =>
      HttpResponse.json({ code: '42501', message: 'secret_table' }, { status: 403 }),
    ),
  )
  await user.click(panel().getByRole('button', { name: 'Move Tour 2 🌱 up' }))
  await findToast('Failed to update the home page')
  expect(document.body).not.toHaveTextContent('secret_table')
  await waitFor(() => expect(panel().getByText('Tour 3 🌱 · Tour 1 🌱 · Tour 2 🌱')).toBeVisible())
})

test('K28 K32 a failed load shows an error with a retry; the list is still shown', async () => {
  expectConsoleErrors()
  server.use(http.get('*/rest/v1/home_featured', () => new HttpResponse(null, { status: 403 })))
  const { user } = await openTours()
  const again = await panel().findByRole('button', { name: 'Load it again' })
  server.resetHandlers()
  await user.click(again)
  expect(await panel().findByText('Tour 3 🌱 · Tour 1 🌱 · Tour 2 🌱')).toBeVisible()
})
