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
  useFakeBackend,
} from '../support/fake-backend'
import { store, useFakeStore } from '../support/fake-store'
import { imageRow, lackingCases, uploadedRow } from '../support/gallery-rows'
import { findPage, findToast, openStudio, toastTitles } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeStore()
beforeEach(() => {
  storeSession(adminId)
  backend.procedures['picture_uses'] = () => []
})

const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem')
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent)

async function openGallery(query = '') {
  const { user } = openStudio(`/admin/gallery${query}`)
  await findPage('Manage Gallery Images')
  await waitFor(() => expect(cards()).not.toEqual([]))
  const card = (name: string) => {
    const found = cards().find((entry) => within(entry).queryByRole('heading', { name }))
    if (!found) throw new Error(`${name} is not in the list`)
    return within(found)
  }
  const askToDelete = async (name: string) => {
    await user.click(card(name).getByRole('button', { name: `Delete ${name}` }))
    return within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  }
  const act = async (choice: string) => {
    await user.selectOptions(screen.getByLabelText('Action for the selected'), choice)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  return { user, card, askToDelete, act }
}

test('M19 M27 K27 shows picture, title, category, state and consent of each image', async () => {
  backend.tables['gallery_images'] = [
    imageRow(1, { consent: 'withdrawn', status: 'unpublished' }),
    { id: 2, title: null, category: null, url: '', created_at: '2026-03-01' },
  ]
  const { card } = await openGallery()
  expect(titles().slice(0, 2)).toEqual(['Untitled', 'Picture 1'])
  const first = card('Picture 1')
  expect(first.getByRole('img', { name: 'A goat on stone number 1' })).toHaveAttribute(
    'src',
    '/images/gallery/1.jpg',
  )
  for (const text of ['Mbuzi Farm', 'Off the site', 'Consent withdrawn']) {
    expect(first.getByText(text)).toBeVisible()
  }
  const [request] = seen('GET', 'gallery_images')
  expect(request?.query.get('select')).toBe('*')
  expect(request?.query.get('order')).toBe('created_at.desc,id.desc')
})

test('K12 search, category, state and page are kept in the URL; Back restores them', async () => {
  backend.tables['gallery_images'] = Array.from({ length: 60 }, (_, index) =>
    imageRow(index + 1, { status: index === 0 ? 'draft' : 'published' }),
  )
  const { user } = await openGallery()
  expect(cards()).toHaveLength(50)
  expect(screen.getByText('1 to 50 of 60')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('51 to 60 of 60')
  await choose(user, 'Status', 'Draft')
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(window.location.search).toBe('?state=draft')
  window.history.back()
  await screen.findByText('51 to 60 of 60')
  expect(window.location.search).toBe('?page=2')
})

test('M20 K20 K21 Z70 Z75 the confirmation says how to restore the image; its file is kept for that', async () => {
  backend.tables['gallery_images'] = [uploadedRow(1)]
  store.files.add('gallery/file-1.webp')
  const { user, askToDelete } = await openGallery()
  const question = await askToDelete('Picture 1')
  expect(
    question.getByText(/This action cannot be undone. This will permanently delete the image\./),
  ).toHaveTextContent('An admin can bring it back from Activity for 30 days.')
  expect(question.queryByText(/tour “/)).toBeNull()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Image deleted successfully')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByText(/^No images found\. Upload your first image/)).toBeVisible()
  const order = backend.seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(order).toEqual(['gallery_images'])
  expect(store.files.size).toBe(1)
})

test('K20 K21 a file that a tour uses is kept when its row is deleted', async () => {
  backend.tables['gallery_images'] = [uploadedRow(1)]
  store.files.add('gallery/file-1.webp')
  backend.procedures['picture_uses'] = ({ picture_url }) =>
    picture_url === '/storage/v1/object/public/gallery/gallery/file-1.webp'
      ? [{ kind: 'tour', id: 4, title: 'Tea Walk', status: 'draft' }]
      : []
  const { user, askToDelete } = await openGallery()
  const question = await askToDelete('Picture 1')
  expect(await question.findByText('tour “Tea Walk” (draft)')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Image deleted successfully')
  expect(store.files).toEqual(new Set(['gallery/file-1.webp']))
})

test('M20 a deletion that deletes no row fails, and the file is kept', async () => {
  backend.tables['gallery_images'] = [uploadedRow(1)]
  store.files.add('gallery/file-1.webp')
  const { user, askToDelete } = await openGallery()
  server.use(http.delete('*/rest/v1/gallery_images', () => HttpResponse.json([])))
  const question = await askToDelete('Picture 1')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete image')
  expect(toastTitles()).not.toContain('Image deleted successfully')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(store.files.size).toBe(1)
})

test('K13 K27 bulk publish lists each incomplete picture, with a link', async () => {
  backend.tables['gallery_images'] = [
    imageRow(1, { status: 'draft' }),
    imageRow(2, { status: 'draft', alt: '' }),
    imageRow(3, { status: 'draft', consent: 'withdrawn' }),
  ]
  const { user, act } = await openGallery()
  await user.click(screen.getByRole('checkbox', { name: 'Select Picture 1' }))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await act('Ready for the site')
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  expect(result.getByText('1 set to “Ready for the site”, 2 not.')).toBeVisible()
  const [second, third] = result.getAllByRole('listitem')
  expect(third).toHaveTextContent('Picture 2: Write the description of what the picture shows.')
  expect(second).toHaveTextContent(
    'Picture 3: The people in this picture have withdrawn their consent',
  )
  expect(seen('PATCH', 'gallery_images').map(({ query }) => query.get('id'))).toEqual(['in.(1)'])
  await user.click(result.getByRole('link', { name: 'Picture 2' }))
  expect(await screen.findByRole('dialog', { name: 'Picture 2' })).toBeVisible()
})

test('K13 K27 bulk publish checks the current rows, not those that the list shows', async () => {
  backend.tables['gallery_images'] = [
    imageRow(1, { status: 'draft' }),
    imageRow(2, { status: 'draft', alt: '' }),
  ]
  const { user, act } = await openGallery()
  await user.click(screen.getByRole('checkbox', { name: 'Select Picture 1' }))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  backend.tables['gallery_images'] = [
    imageRow(1, { status: 'draft', consent: 'withdrawn' }),
    imageRow(2, { status: 'draft' }),
  ]
  await act('Ready for the site')
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  expect(result.getByText('1 set to “Ready for the site”, 1 not.')).toBeVisible()
  expect(result.getByRole('listitem')).toHaveTextContent(
    'Picture 1: The people in this picture have withdrawn their consent',
  )
  expect(seen('PATCH', 'gallery_images').map(({ query }) => query.get('id'))).toEqual(['in.(2)'])
})

test('K13 bulk category, consent and delete change only the selected pictures', async () => {
  backend.tables['gallery_images'] = [imageRow(1), imageRow(2), uploadedRow(3)]
  store.files.add('gallery/file-3.webp')
  const { user, act } = await openGallery()
  const select = async (...ids: number[]) => {
    for (const id of ids)
      await user.click(screen.getByRole('checkbox', { name: `Select Picture ${id}` }))
  }
  await select(1, 2)
  await act('Coffee Farm Safari')
  expect(await screen.findByText('2 put into “Coffee Farm Safari”.')).toBeVisible()
  await select(2)
  await act('Consent given')
  expect(await screen.findByText('1 marked “Consent given”.')).toBeVisible()
  expect(
    backend.tables['gallery_images']?.map(({ category, consent }) => [category, consent]),
  ).toEqual([
    ['Coffee Farm Safari', 'unknown'],
    ['Coffee Farm Safari', 'consented'],
    ['Mbuzi Farm', 'unknown'],
  ])
  await select(2, 3)
  await act('Delete')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/permanently delete 2 images\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 deleted.')).toBeVisible()
  expect(backend.tables['gallery_images']?.map(({ id }) => id)).toEqual([1])
  expect(store.files.size).toBe(1)
})

test('K14 in the order of the site, the buttons move a picture and save its position', async () => {
  backend.tables['gallery_images'] = [imageRow(1), imageRow(2), imageRow(3)]
  backend.procedures['move_row'] = ({ row_id }) => {
    const row = backend.tables['gallery_images']?.find(({ id }) => id === row_id)
    if (row) row['sort_order'] = 9999
    return 9999
  }
  const { user } = await openGallery('?sort=order')
  expect(titles().slice(0, 3)).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
  await user.click(screen.getByRole('button', { name: 'Move Picture 2 down' }))
  expect(titles().slice(0, 3)).toEqual(['Picture 1', 'Picture 3', 'Picture 2'])
  await waitFor(() => expect(seen('POST', 'rpc/move_row')).toHaveLength(1))
  expect(seen('POST', 'rpc/move_row')[0]?.body).toEqual({
    of_table: 'gallery_images',
    row_id: 2,
    before_id: null,
  })
})

test('K21 unused files are loaded on demand, listed, and deleted together', async () => {
  backend.tables['gallery_images'] = [imageRow(1)]
  for (const name of ['gallery/old.webp', 'tours/lost.jpg']) store.files.add(name)
  backend.procedures['orphan_files'] = () =>
    [...store.files].map((name) => ({ name, size: 310_000, created_at: '2026-03-04T10:00:00Z' }))
  const { user } = await openGallery()
  expect(seen('POST', 'rpc/orphan_files')).toEqual([])
  await user.click(screen.getByText('Unused files'))
  expect(await screen.findByText('tours/lost.jpg')).toBeVisible()
  expect(screen.getAllByText('Mar 4, 2026, 310 KB')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete all 2 files' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('2 files removed')
  expect(await screen.findByText('Every file is in use.')).toBeVisible()
  expect(store.files.size).toBe(0)
})

test('K151 the filter lists the pictures that lack something for publishing', async () => {
  const rows = lackingCases.map(({ title, changes }, index) =>
    imageRow(index + 1, { title, status: 'draft', ...changes }),
  )
  backend.tables['gallery_images'] = rows
  const { user } = await openGallery('?sort=order')
  await choose(user, 'Status', 'Lacks something')
  const wanted = lackingCases.filter(({ lacks }) => lacks).map(({ title }) => title ?? 'Untitled')
  await waitFor(() => expect(cards()).toHaveLength(wanted.length))
  expect(titles().slice(0, wanted.length)).toEqual(wanted)
  expect(window.location.search).toBe('?sort=order&state=lacking')
  // The notice above the list, which knows the rules of publishing, counts the same pictures.
  expect(
    screen.getByText(`${wanted.length} of these ${wanted.length} lack something for publishing.`),
  ).toBeVisible()
})
