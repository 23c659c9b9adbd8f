import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../../support/fake-backend'
import { imageRow } from '../../support/gallery-rows'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.procedures['picture_uses'] = () => []
})

const entry = (id: number, op: string, row_id: string, old_row: unknown = null) => ({
  id,
  at: '2026-11-21 08:10:00+00',
  table_name: 'gallery_images',
  op,
  row_id,
  title: `Picture ${row_id}`,
  old_row,
})

/** Opens the gallery with these pictures and deletes all of them. */
async function deleteAll(...ids: number[]) {
  backend.tables['gallery_images'] = ids.map((id) => imageRow(id))
  const { user } = openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  if (ids.length === 1) {
    await user.click(await screen.findByRole('button', { name: `Delete Picture ${ids[0]}` }))
  } else {
    for (const id of ids) {
      await user.click(await screen.findByRole('checkbox', { name: `Select Picture ${id}` }))
    }
    await user.selectOptions(screen.getByLabelText('Action for the selected'), 'Delete')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  return user
}

const restoredIds = () => seen('POST', 'rpc/restore_change').map(({ body }) => body)

test('Z70 Undo in the message restores the row from its newest deletion', async () => {
  const log = [entry(9, 'DELETE', '1'), entry(8, 'INSERT', '1'), entry(7, 'DELETE', '1')]
  backend.procedures['activity'] = ({ of_table, of_row }) =>
    log.filter((change) => change.table_name === of_table && change.row_id === of_row)
  backend.procedures['restore_change'] = () => {
    backend.tables['gallery_images'] = [imageRow(1)]
    return imageRow(1)
  }
  const user = await deleteAll(1)
  await findToast('Image deleted successfully')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await findToast('The image is back')
  expect(restoredIds()).toEqual([{ change_id: 9 }])
  expect(await screen.findByRole('heading', { name: 'Picture 1' })).toBeVisible()
})

test('Z70 several deletions are undone together; rows that came back unpublished are named', async () => {
  backend.procedures['activity'] = ({ of_row }) => [
    entry(Number(of_row), 'DELETE', String(of_row), { status: 'published' }),
  ]
  backend.procedures['restore_change'] = ({ change_id }) => ({
    id: change_id,
    status: change_id === 2 ? 'unpublished' : 'published',
  })
  const user = await deleteAll(1, 2)
  await findToast('2 images deleted')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await findToast('The 2 images are back')
  expect(restoredIds()).toEqual([{ change_id: 2 }, { change_id: 1 }])
  expect(
    screen.getByText(/^1 of them came back as “Off the site”, because a picture/),
  ).toBeVisible()
})

test('Z70 Z74 a refused Undo shows the reason', async () => {
  expectConsoleErrors()
  backend.procedures['activity'] = () => [entry(4, 'DELETE', '1')]
  server.use(
    http.post('*/rest/v1/rpc/restore_change', () =>
      HttpResponse.json({ code: 'PT409', message: 'file' }, { status: 409 }),
    ),
  )
  const user = await deleteAll(1)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await findToast('Failed to restore')
  expect(screen.getByText(/file of the picture has been removed for good/)).toBeVisible()
})
