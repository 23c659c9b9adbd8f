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
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { openTours, serveHomeTours } from './open-tours'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['tours'] = [
    tourRow(6, { status: 'draft' }),
    ...[5, 4, 3, 2, 1].map((id) => tourRow(id)),
  ]
  serveHomeTours([3, 1, 2])
})

const stored = (id: number) => backend.tables['tours']?.find((row) => row['id'] === id)
const home = () => backend.tables['home_featured']?.map(({ tour_id }) => tour_id)
const homePage = async () => within(await screen.findByRole('region', { name: 'Home page' }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Selects tours of the list and chooses what is done to them. */
async function applyTo(ids: readonly number[], action: string) {
  const opened = await openTours()
  for (const id of ids) {
    await opened.user.click(opened.card(id).getByRole('checkbox', { name: `Select Tour ${id} 🌱` }))
  }
  await opened.user.selectOptions(screen.getByLabelText('Action for the selected'), action)
  await opened.user.click(button('Apply'))
  return opened.user
}

/** The requests that changed the home page or a tour, in their order. */
const writes = () =>
  backend.seen
    .filter(
      ({ method, path }) =>
        path === 'rpc/set_home_featured' ||
        (path === 'tours' && (method === 'PATCH' || method === 'DELETE')),
    )
    .map(({ method, path }) => `${method} ${path}`)

test('Z84 K20 a tour of the home page is deleted once it has a replacement', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  const part = await homePage()
  expect(part.getByText(/“Tour 1 🌱” is on the home page/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  // Neither drafts nor tours that are on the home page already.
  await part.findByRole('button', { name: 'Tour 5 🌱' })
  for (const id of [1, 2, 3, 6]) {
    expect(part.queryByRole('button', { name: `Tour ${id} 🌱` })).toBeNull()
  }
  await user.click(part.getByRole('button', { name: 'Tour 5 🌱' }))
  expect(part.getByRole('button', { name: 'Choose another than Tour 5 🌱' })).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Tour deleted successfully')
  expect(home()).toEqual([3, 5, 2])
  expect(stored(1)).toBeUndefined()
  expect(writes()).toEqual(['POST rpc/set_home_featured', 'DELETE tours'])
})

test('Z84 Cancel changes nothing and discards the choice', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  await user.click(await (await homePage()).findByRole('button', { name: 'Tour 5 🌱' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await isClosed()
  expect(writes()).toEqual([])
  const again = await askToDelete(2)
  expect(again.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('Z84 a choice can be undone', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(1)
  const part = await homePage()
  await user.click(await part.findByRole('button', { name: 'Tour 5 🌱' }))
  await user.click(part.getByRole('button', { name: 'Choose another than Tour 5 🌱' }))
  expect(part.getByLabelText('Search a tour for the home page')).toHaveFocus()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(await part.findByRole('button', { name: 'Tour 4 🌱' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Tour deleted successfully')
  expect(home()).toEqual([3, 4, 2])
})

test('Z84 several of the home page are unpublished together, each with its replacement', async () => {
  const user = await applyTo([1, 2], 'Off the site')
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Choose tours for the home page' }),
  )
  expect(seen('PATCH', 'tours')).toEqual([])
  const part = await homePage()
  await user.click(await part.findByRole('button', { name: 'Tour 5 🌱' }))
  expect(dialog.getByRole('button', { name: 'Replace and take off' })).toBeDisabled()
  await user.click(await part.findByRole('button', { name: 'Tour 4 🌱' }))
  await user.click(dialog.getByRole('button', { name: 'Replace and take off' }))
  expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent(
    '2 set to “Off the site”.',
  )
  expect(home()).toEqual([3, 5, 4])
  expect(stored(1)).toMatchObject({ status: 'unpublished' })
  expect(writes()).toEqual(['POST rpc/set_home_featured', 'PATCH tours'])
})

test('Z84 several tours cannot be unpublished if too few published tours remain', async () => {
  const user = await applyTo([1, 2, 3, 4], 'Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  const part = await homePage()
  await user.click(await part.findByRole('button', { name: 'Tour 5 🌱' }))
  expect(await part.findByText(/^No other tour for the site/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await isClosed()
  expect(writes()).toEqual([])
})

test('Z84 if the replacement cannot be saved, the tour is kept and an error is shown', async () => {
  expectConsoleErrors()
  const { user, askToDelete } = await openTours()
  server.use(
    http.post('*/rest/v1/rpc/set_home_featured', () =>
      HttpResponse.json({ code: '22023', message: 'secret_table' }, { status: 400 }),
    ),
  )
  const dialog = await askToDelete(1)
  await user.click(await (await homePage()).findByRole('button', { name: 'Tour 5 🌱' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to update the home page')
  await isClosed()
  expect(seen('DELETE', 'tours')).toEqual([])
  expect(document.body).not.toHaveTextContent('secret_table')
})

test('Z84 the dialog stays open if a tour was put on the home page in the meantime', async () => {
  const { user, askToDelete } = await openTours()
  const dialog = await askToDelete(4)
  serveHomeTours([3, 1, 4])
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await (await homePage()).findByText(/“Tour 4 🌱” is on the home page/)).toBeVisible()
  expect(seen('DELETE', 'tours')).toEqual([])
})

test('Z84 if the home page cannot be read, an error is shown and nothing is unpublished', async () => {
  expectConsoleErrors()
  server.use(http.get('*/rest/v1/home_featured', () => new HttpResponse(null, { status: 403 })))
  await applyTo([4], 'Off the site')
  await findToast('Failed to take off the site')
  expect(writes()).toEqual([])
})

/** Opens the form of a tour, chooses another state and saves. */
async function saveAs(id: number, state: string) {
  const { user } = openStudio(`/admin/tours/${id}`)
  await findPage(`Tour ${id} 🌱`)
  await user.type(await screen.findByLabelText('Location'), ' West')
  await user.click(screen.getByRole('radio', { name: state }))
  await user.click(button('Save'))
  return user
}

test.each([
  ['Take off the site', 'unpublished'],
  ['Draft', 'draft'],
])('Z84 saving as %s asks for a replacement, and saves both', async (state, status) => {
  const user = await saveAs(1, state)
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Choose a tour for the home page' }),
  )
  await user.click(await (await homePage()).findByRole('button', { name: 'Tour 5 🌱' }))
  await user.click(dialog.getByRole('button', { name: 'Replace and save' }))
  await findToast('Tour updated successfully')
  expect(home()).toEqual([3, 5, 2])
  expect(stored(1)).toMatchObject({ status, location: 'Naivasha West' })
  expect(writes()).toEqual(['POST rpc/set_home_featured', 'PATCH tours'])
})

test('Z84 a cancelled save changes nothing, says why, and keeps the input', async () => {
  const user = await saveAs(1, 'Take off the site')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  )
  await findToast('Failed to update tour')
  expect(screen.getAllByText(/^This tour is on the home page\./)[0]).toBeVisible()
  expect(screen.getByLabelText('Location')).toHaveValue('Naivasha West')
  expect(writes()).toEqual([])
})

test('Z84 a tour that is not on the home page is unpublished without a question', async () => {
  await saveAs(4, 'Take off the site')
  await findToast('Tour updated successfully')
  expect(writes()).toEqual(['PATCH tours'])
})
