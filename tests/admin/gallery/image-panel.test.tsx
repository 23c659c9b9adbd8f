import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
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
import { store, useFakeStore } from '../support/fake-store'
import { imageRow, uploadedRow } from '../support/gallery-rows'
import { expectConsoleErrors, findToast, openStudio } from '../support/render-studio'

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
  backend.procedures['picture_uses'] = () => []
})

async function openImage(...rows: Record<string, unknown>[]) {
  backend.tables['gallery_images'] = rows
  const { user } = openStudio(`/admin/gallery?image=${String(rows[0]?.['id'])}`)
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByLabelText('Title')
  const save = () => user.click(panel.getByRole('button', { name: 'Save' }))
  const state = (name: string) => user.click(panel.getByRole('radio', { name }))
  return { user, panel, save, state }
}

test('K8 K18 all fields of a picture are saved, based on the version that was read', async () => {
  const { user, panel, save } = await openImage(imageRow(1, { version: 4 }))
  await user.clear(panel.getByLabelText('Title'))
  await user.type(panel.getByLabelText('Title'), '  Tea   at noon ')
  await user.selectOptions(panel.getByLabelText('Series'), 'Coffee Farm Safari')
  const marker = panel.getByRole('button', { name: /^Middle of the picture: 50 % from the left/ })
  marker.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  await save()
  await findToast('Image updated successfully')
  const [request] = seen('PATCH', 'gallery_images')
  expect(request?.query.get('id')).toBe('eq.1')
  expect(request?.query.get('version')).toBe('eq.4')
  expect(request?.body).toMatchObject({
    title: 'Tea at noon',
    category: 'Coffee Farm Safari',
    focus_x: 51,
    focus_y: 40,
    status: 'published',
  })
})

test('K8 a file that another picture uses is not reported as a slug that is taken', async () => {
  expectConsoleErrors()
  const { user, panel, save } = await openImage(imageRow(1))
  server.use(
    http.patch('*/rest/v1/gallery_images', () =>
      HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    ),
  )
  await user.type(panel.getByLabelText('Title'), '!')
  await save()
  expect(await panel.findByText(/conflicts with something that is already there/)).toBeVisible()
  expect(panel.queryByText(/uses this address/)).toBeNull()
})

test('K8 K167 publishing lists everything that is missing; a draft is saved without it', async () => {
  const { user, panel, save, state } = await openImage(
    imageRow(1, {
      status: 'draft',
      title: null,
      category: null,
      description: '',
      alt: '',
      width: null,
    }),
  )
  await state('Ready for the site')
  await save()
  const summary = within(await panel.findByRole('alert'))
  for (const text of [
    /whole number of pixels/,
    'Write the title.',
    'Write the description.',
    'Write the description of what the picture shows.',
    'Choose one of the series.',
  ]) {
    expect(summary.getByRole('button', { name: text })).toBeVisible()
  }
  expect(seen('PATCH', 'gallery_images')).toEqual([])
  await state('Draft')
  await save()
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'gallery_images')).toEqual([])
  await user.type(panel.getByLabelText('Description'), 'Tea.')
  await save()
  await findToast('Image updated successfully')
})

test('K8 a decorative picture is published without an alternative text', async () => {
  const { user, panel, save, state } = await openImage(imageRow(1, { status: 'draft', alt: '' }))
  expect(
    panel.getByText(/or mark it as decorative: it cannot be published without that/),
  ).toBeVisible()
  await user.click(panel.getByRole('checkbox', { name: /Decorative/ }))
  await state('Ready for the site')
  await save()
  await findToast('Image updated successfully')
  expect(backend.tables['gallery_images']?.[0]).toMatchObject({
    decorative: true,
    status: 'published',
  })
})

test('K21 Z75 a picture can be replaced; the old file is kept for Activity', async () => {
  store.files.add('gallery/file-1.webp')
  const { panel, save } = await openImage(uploadedRow(1))
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for another picture')
  fireEvent.change(input, { target: { files: photos('new.jpg') } })
  expect(await panel.findByText(/replaces it when you save/)).toBeVisible()
  await save()
  await findToast('Image updated successfully')
  const [row] = backend.tables['gallery_images'] ?? []
  expect(row).toMatchObject({ width: 2000, height: 1500, title: 'Picture 1' })
  expect(row?.['storage_path']).not.toBe('gallery/file-1.webp')
  expect(store.files).toContain('gallery/file-1.webp')
  expect(store.files).toContain(row?.['storage_path'])
})

test('Z79 the download names the file format, and says that the original is not kept', async () => {
  const { panel } = await openImage(uploadedRow(1))
  expect(panel.getByRole('link', { name: 'Download this WebP file' })).toHaveAttribute(
    'href',
    '/storage/v1/object/public/gallery/gallery/file-1.webp',
  )
  expect(
    panel.getByText(/ pixels\. The file that was uploaded is not kept, only this copy/),
  ).toBeVisible()
  expect(panel.queryByText(/original/i)).toBeNull()
})

test('K20 the panel lists where the picture is used, with links', async () => {
  backend.procedures['picture_uses'] = () => [
    { kind: 'tour', id: 2, title: 'Tea Walk', status: 'published', places: ['cover', 'home'] },
    { kind: 'post', id: 7, title: 'On tea', status: 'draft' },
    { kind: 'gallery', id: 1, title: 'Picture 1', status: 'published' },
  ]
  const { panel } = await openImage(imageRow(1))
  const uses = within(panel.getByRole('region', { name: 'Used in' }))
  expect(await uses.findByRole('link', { name: 'tour “Tea Walk”' })).toHaveAttribute(
    'href',
    '/admin/tours/2',
  )
  expect(uses.getByRole('link', { name: 'post “On tea” (draft)' })).toBeVisible()
  expect(
    uses.getByText(/: its picture, with its card .* and the brochure; the home page$/),
  ).toBeVisible()
  expect(uses.queryByText(/Picture 1/)).toBeNull()
})

test('K15 closing the panel with unsaved changes asks first and keeps the text', async () => {
  const { user, panel } = await openImage(imageRow(1))
  await user.type(panel.getByLabelText('Title'), ' and more')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  expect(panel.getByLabelText('Title')).toHaveValue('Picture 1 and more')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

test('M20 a picture is deleted from its panel, which closes', async () => {
  const { user, panel } = await openImage(imageRow(1), imageRow(2))
  await user.click(panel.getByRole('button', { name: 'Delete the picture' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Image deleted successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Picture 1' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Picture 2' })).toBeVisible()
})

test('K32 says that there is no such picture', async () => {
  openStudio('/admin/gallery?image=77')
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByText(/There is no picture with this number/)).toBeVisible()
})
