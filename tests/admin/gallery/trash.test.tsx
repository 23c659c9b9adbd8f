import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withThumbnails } from '../../../src/admin/gallery/file-section'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, seen, storeSession, useFakeBackend } from '../support/fake-backend'
import { store, useFakeStore } from '../support/fake-store'
import { imageRow } from '../support/gallery-rows'
import { findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeStore()

const deletedAt = '2026-11-20T08:00:00.123456+00:00'

beforeEach(() => {
  storeSession(adminId)
  backend.tables['gallery_images'] = [imageRow(1)]
  for (const name of ['gallery/herd.webp', 'gallery/herd-thumb.webp', 'tours/tea.jpg']) {
    store.files.add(name)
  }
  backend.procedures['trashed_files'] = () =>
    [...store.files].map((name) => ({
      name,
      size: name.includes('-thumb') ? 20_000 : 300_000,
      deleted_at: deletedAt,
      title: name.startsWith('gallery/herd') ? 'The herd' : null,
    }))
})

async function openTrash() {
  const { user } = openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  await user.click(await screen.findByText('Trash'))
  const list = within(await screen.findByRole('list', { name: 'Files in the trash' }))
  return { user, list }
}

test('Z75 the trash loads when it is opened, lists files with size and expiry, and is emptied after a confirmation', async () => {
  const { user, list } = await openTrash()
  expect(seen('POST', 'rpc/trashed_files')).toHaveLength(1)
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('The herd')
  // The size includes the thumbnail.
  expect(rows[0]).toContain('320 KB, kept until Dec 20, 2026')
  expect(rows[1]).toContain('300 KB, kept until Dec 20, 2026')
  await user.click(screen.getByRole('button', { name: 'Empty the trash' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(
    question.getByText(/permanently delete 2 files\. .*can then no longer be restored/),
  ).toBeVisible()
  expect(store.files.size).toBe(3)
  await user.click(question.getByRole('button', { name: 'Empty the trash' }))
  await findToast('2 files removed')
  expect(await screen.findByText('The trash is empty.')).toBeVisible()
  expect(store.files.size).toBe(0)
})

test('Z75 a file of the trash is restored together with the entry that last used it', async () => {
  const at = '2026-11-20 08:00:00.123456+00'
  const change = (id: number, more: Record<string, unknown>) => ({
    id,
    at,
    table_name: 'gallery_images',
    op: 'DELETE',
    row_id: String(id),
    title: 'The herd',
    old_row: {},
    ...more,
  })
  const log = [
    change(9, { at: '2026-11-21 08:00:00+00', old_row: { storage_path: 'gallery/herd.webp' } }),
    change(8, { old_row: { storage_path: 'gallery/other.webp' } }),
    change(7, { old_row: { storage_path: 'gallery/herd.webp' } }),
  ]
  backend.procedures['activity'] = ({ before_id, page_size }) =>
    log
      .filter(({ id }) => before_id === undefined || id < Number(before_id))
      .slice(0, Number(page_size))
  backend.procedures['restore_change'] = () => {
    store.files = new Set(['tours/tea.jpg'])
    return imageRow(7)
  }
  const { user, list } = await openTrash()
  await user.click(list.getByRole('button', { name: 'Restore The herd' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(
    question.getByText(/^The image “The herd” comes back as it was when it was deleted/),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Restore' }))
  await findToast('The image is back')
  expect(seen('POST', 'rpc/restore_change').map(({ body }) => body)).toEqual([{ change_id: 7 }])
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
})

test('Z77 thumbnails are counted with their pictures; a thumbnail without its picture is listed', () => {
  const file = (name: string, size: number | null = 10) => ({ name, size })
  expect(
    withThumbnails([
      file('gallery/a.jpg'),
      file('gallery/a-thumb.webp', 2),
      file('gallery/b-thumb.webp', 3),
      file('tours/c.webp', null),
    ]),
  ).toEqual([
    { name: 'gallery/a.jpg', size: 12, names: ['gallery/a.jpg', 'gallery/a-thumb.webp'] },
    { name: 'gallery/b-thumb.webp', size: 3, names: ['gallery/b-thumb.webp'] },
    { name: 'tours/c.webp', size: null, names: ['tours/c.webp'] },
  ])
})
