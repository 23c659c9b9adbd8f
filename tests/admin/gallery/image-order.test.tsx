import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../deferred'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { photos, stubObjectUrls } from '../support/fake-preparation'
import { useFakeStore } from '../support/fake-store'
import { imageRow } from '../support/gallery-rows'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

vi.mock('../../../src/admin/kit/pictures/prepare-picture', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preparePicture: (await import('../support/fake-preparation')).preparePicture,
}))

useFakeBackend()
useBrowserStubs()
useFakeStore()
beforeEach(() => {
  storeSession(adminId)
  stubObjectUrls()
  backend.procedures['place_rows'] = ({ row_ids, before_id }) => {
    const ids = Array.isArray(row_ids) ? row_ids : []
    const rows = (backend.tables['gallery_images'] ?? []).toSorted(
      (one, other) => Number(one['sort_order']) - Number(other['sort_order']),
    )
    const others = rows.filter(({ id }) => !ids.includes(id))
    const found = others.findIndex(({ id }) => id === before_id)
    const chosen = rows.filter(({ id }) => ids.includes(id))
    const next = others.toSpliced(found === -1 ? others.length : found, 0, ...chosen)
    for (const [index, row] of next.entries()) row['sort_order'] = index
    return null
  }
  backend.procedures['arrange_rows'] = ({ row_ids }) => {
    const ids = Array.isArray(row_ids) ? row_ids : []
    const rows = backend.tables['gallery_images'] ?? []
    const places = rows
      .filter(({ id }) => ids.includes(id))
      .map(({ sort_order }) => Number(sort_order))
      .toSorted((one, other) => one - other)
    for (const row of rows) {
      if (ids.includes(row['id'])) row['sort_order'] = places[ids.indexOf(row['id'])]
    }
    return null
  }
})

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map((title) => title.textContent)
    .filter((title) => title.startsWith('Picture'))

async function openOrder(rows: Record<string, unknown>[], page = '') {
  backend.tables['gallery_images'] = rows
  const { user } = openStudio(`/admin/gallery?sort=order${page}`)
  await findPage('Manage Gallery Images')
  await waitFor(() => expect(titles()).not.toEqual([]))
  const select = async (...ids: number[]) => {
    for (const id of ids)
      await user.click(screen.getByRole('checkbox', { name: `Select Picture ${id}` }))
  }
  return { user, select }
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => imageRow(index + 1))
const places = () => seen('POST', 'rpc/place_rows').map(({ body }) => body)

test('K14 while another page is on its way, the pictures of this one cannot be moved as if they were its', async () => {
  const { user } = await openOrder(rowsOf(51))
  expect(await screen.findByRole('button', { name: 'Move Picture 2 up' })).toBeVisible()
  const { promise: held, resolve: letThrough } = deferred()
  server.use(http.get('*/rest/v1/gallery_images', () => held))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=order&page=2'))
  expect(titles()).toHaveLength(50)
  // It would go behind the 49 others, as the first one of the second page does.
  expect(screen.queryByRole('button', { name: 'Move Picture 1 up' })).toBeNull()
  letThrough()
  expect(await screen.findByRole('button', { name: 'Move Picture 51 up' })).toBeVisible()
})

test('K55 the selected pictures move to the top and to the bottom in two presses', async () => {
  const { user, select } = await openOrder(rowsOf(5))
  await select(4, 2)
  expect(screen.getByText('2 of 5 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'To the top' }))
  expect(titles()).toEqual([2, 4, 1, 3, 5].map((id) => `Picture ${id}`))
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull()
  await waitFor(() =>
    expect(places()).toEqual([{ of_table: 'gallery_images', row_ids: [2, 4], before_id: 1 }]),
  )
  await select(1)
  await user.click(screen.getByRole('button', { name: 'To the bottom' }))
  await waitFor(() =>
    expect(places().at(-1)).toEqual({
      of_table: 'gallery_images',
      row_ids: [1],
      before_id: null,
    }),
  )
})

test.each([
  { button: 'To the top', moved: [2, 4, 1, 3, 5] },
  { button: 'To the bottom', moved: [1, 3, 5, 2, 4] },
])('K141 Undo after $button puts each picture back where it was', async ({ button, moved }) => {
  const { user, select } = await openOrder(rowsOf(5))
  await select(2, 4)
  await user.click(screen.getByRole('button', { name: button }))
  await findToast('2 pictures moved')
  await waitFor(() => expect(titles()).toEqual(moved.map((id) => `Picture ${id}`)))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await findToast('The former order is back')
  await waitFor(() => expect(titles()).toEqual([1, 2, 3, 4, 5].map((id) => `Picture ${id}`)))
  expect(places().slice(1)).toEqual([
    { of_table: 'gallery_images', row_ids: [4], before_id: 5 },
    { of_table: 'gallery_images', row_ids: [2], before_id: 3 },
  ])
})

test('K141 Undo puts a picture back from the first page to the end of the last', async () => {
  const { user, select } = await openOrder(rowsOf(60), '&page=2')
  await select(59, 60)
  await user.click(screen.getByRole('button', { name: 'To the top' }))
  await findToast('2 pictures moved')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await findToast('The former order is back')
  expect(places().at(-1)).toEqual({
    of_table: 'gallery_images',
    row_ids: [59, 60],
    before_id: null,
  })
  await waitFor(() => expect(titles().at(-1)).toBe('Picture 60'))
})

test('K55 the last of 60 pictures goes to the front of the first page', async () => {
  const { user, select } = await openOrder(rowsOf(60), '&page=2')
  await select(60)
  await user.click(screen.getByRole('button', { name: 'To the top' }))
  await waitFor(() =>
    expect(places()).toEqual([{ of_table: 'gallery_images', row_ids: [60], before_id: 1 }]),
  )
})

test('K55 pictures are ordered by the date they were taken with one press, and Undo brings the order back', async () => {
  const { user } = await openOrder([
    imageRow(1, { taken_at: '2026-03-04T10:00:00' }),
    imageRow(2, { taken_at: null }),
    imageRow(3, { taken_at: '2026-03-05T08:00:00' }),
    imageRow(4, { taken_at: '2026-03-04T11:00:00' }),
  ])
  await user.click(screen.getByRole('button', { name: 'Order by date taken' }))
  await findToast('3 pictures ordered by date taken')
  await waitFor(() => expect(titles()).toEqual([3, 2, 4, 1].map((id) => `Picture ${id}`)))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await findToast('The former order is back')
  await waitFor(() => expect(titles()).toEqual([1, 2, 3, 4].map((id) => `Picture ${id}`)))
})

test('K55 says when there is nothing to order', async () => {
  const { user } = await openOrder(rowsOf(2).map((row) => ({ ...row, taken_at: null })))
  await user.click(screen.getByRole('button', { name: 'Order by date taken' }))
  await findToast('Nothing to order')
  expect(seen('POST', 'rpc/arrange_rows')).toEqual([])
})

test('K55 an order that could not be saved is taken back, with a message', async () => {
  expectConsoleErrors()
  const { user, select } = await openOrder(rowsOf(3))
  server.use(
    http.post('*/rest/v1/rpc/place_rows', () => HttpResponse.json({ code: 'x' }, { status: 500 })),
  )
  await select(3)
  await user.click(screen.getByRole('button', { name: 'To the top' }))
  await findToast('Failed to change the order')
  await waitFor(() => expect(titles()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']))
})

test('K55 K56 new pictures go to the beginning if the person says so, with their dates', async () => {
  const { user } = await openOrder(rowsOf(2))
  await user.click(screen.getByRole('button', { name: 'Upload Images' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload Images' })
  await user.selectOptions(
    within(dialog).getByLabelText('Place in the gallery'),
    'At the beginning',
  )
  const input = dialog.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('The panel has no field for files')
  fireEvent.change(input, { target: { files: photos('one.jpg', 'two.jpg') } })
  await findToast('2 images uploaded successfully')
  await waitFor(() =>
    expect(places()).toEqual([{ of_table: 'gallery_images', row_ids: [3, 4], before_id: 1 }]),
  )
  expect(backend.tables['gallery_images']?.at(-1)).toMatchObject({
    taken_at: '2026-03-04T10:20:30',
  })
})
