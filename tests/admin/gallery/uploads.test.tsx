import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import { openPanel } from '../support/upload-panel'
import { deferred } from '../../deferred'

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
})

const table = () => backend.tables['gallery_images'] ?? []
const storePath = '*/storage/v1/object/gallery/:folder/:name'

test('M23 K5 K7 Z77 several pictures become drafts with the shared details', async () => {
  const { user, panel, choose } = await openPanel()
  const all = within(panel.getByRole('group', { name: 'Details of all pictures' }))
  await user.selectOptions(all.getByLabelText('Series'), 'Mbuzi Farm')
  await user.type(all.getByLabelText('Title'), 'Kidding season')
  choose('one.jpg', 'two.jpg', 'three.jpg')
  await findToast('3 images uploaded successfully')
  expect(panel.getByText('3 of 3 pictures uploaded.')).toBeVisible()
  expect(table()).toHaveLength(3)
  for (const row of table()) {
    expect(row).toMatchObject({
      title: 'Kidding season',
      category: 'Mbuzi Farm',
      alt: '',
      status: 'draft',
      consent: 'unknown',
      width: 2000,
      height: 1500,
    })
    const path = String(row['storage_path'])
    expect(store.files).toContain(path)
    expect(store.files).toContain(path.replace('.webp', '-thumb.webp'))
    expect(row['url']).toBe(`/storage/v1/object/public/gallery/${String(row['storage_path'])}`)
  }
})

test('K5 if one of twenty files fails, only that one is retried', async () => {
  expectConsoleErrors()
  const names = Array.from({ length: 20 }, (_, index) => `photo-${index + 1}.jpg`)
  let tries = 0
  server.use(
    http.post('*/rest/v1/gallery_images', () => {
      tries += 1
      // Returning undefined passes the request on to the fake backend.
      return tries === 7 ? new HttpResponse(null, { status: 503 }) : undefined
    }),
  )
  const { user, panel, choose } = await openPanel()
  choose(...names)
  // Reported at once, long before the others are done.
  await waitFor(() => expect(toastTitles().join()).toMatch(/Failed to upload photo-\d+\.jpg/))
  expect(await panel.findByText('19 of 20 pictures uploaded, 1 failed.')).toBeVisible()
  await findToast('19 images uploaded successfully')
  const sent = tries
  await user.click(panel.getByRole('button', { name: 'Retry failed' }))
  await findToast('1 image uploaded successfully')
  expect(tries).toBe(sent + 1)
  expect(table()).toHaveLength(20)
  // Each with its thumbnail.
  expect(store.files.size).toBe(40)
})

test('Z77 a picture is added even if its thumbnail cannot be uploaded', async () => {
  expectConsoleErrors()
  server.use(
    http.post(storePath, ({ params }) =>
      String(params['name']).endsWith('-thumb.webp')
        ? new HttpResponse(null, { status: 503 })
        : undefined,
    ),
  )
  const { choose } = await openPanel()
  choose('one.jpg')
  await findToast('1 image uploaded successfully')
  expect([...store.files]).toEqual([table()[0]?.['storage_path']])
})

test('Z77 a thumbnail that fails is sent again once its picture has arrived', async () => {
  expectConsoleErrors()
  let attempts = 0
  server.use(
    http.post(storePath, ({ params }) => {
      if (!String(params['name']).endsWith('-thumb.webp')) return undefined
      attempts += 1
      return attempts === 1 ? new HttpResponse(null, { status: 503 }) : undefined
    }),
  )
  const { choose } = await openPanel()
  choose('one.jpg')
  await findToast('1 image uploaded successfully')
  const path = String(table()[0]?.['storage_path'])
  expect([...store.files].toSorted()).toEqual([path.replace('.webp', '-thumb.webp'), path])
})

test('K5 a HEIC file is refused with a message and without a retry; the other uploads continue', async () => {
  const { panel, choose, row } = await openPanel()
  choose('shot.heic', 'fine.jpg')
  await findToast('Failed to upload shot.heic')
  expect(
    row('shot.heic').getByText(/cannot open HEIC pictures\. Please save it as JPEG/),
  ).toBeVisible()
  expect(row('shot.heic').queryByRole('button', { name: /Retry/ })).toBeNull()
  await findToast('1 image uploaded successfully')
  expect(panel.queryByRole('button', { name: 'Retry failed' })).toBeNull()
})

test('K5 a cancelled upload leaves neither row nor file', async () => {
  const { promise: arrived, resolve: arrive } = deferred()
  server.use(
    http.post(storePath, async () => {
      await arrived
      return undefined
    }),
  )
  const { user, row, choose } = await openPanel()
  choose('slow.jpg')
  await waitFor(() => expect(seen('POST', 'gallery_images')).toEqual([]))
  await user.click(await screen.findByRole('button', { name: 'Cancel slow.jpg' }))
  expect(row('slow.jpg').getByText('Cancelled')).toBeVisible()
  arrive()
  await waitFor(() => expect(seen('DELETE', '/storage/v1/object/gallery')).toHaveLength(1))
  expect(table()).toEqual([])
})

test('K5 pictures can be dropped on the page or pasted; folders are ignored', async () => {
  openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  const [file] = photos('dropped.jpg')
  const dataTransfer = { types: ['Files'], files: [file], items: [] }
  fireEvent.dragEnter(document.body, { dataTransfer })
  expect(screen.getByText('Drop the pictures to upload them')).toBeVisible()
  fireEvent.drop(document.body, { dataTransfer })
  const panel = within(await screen.findByRole('dialog', { name: 'Upload Images' }))
  expect(screen.queryByText('Drop the pictures to upload them')).toBeNull()
  const [pasted] = photos('pasted.png')
  fireEvent.paste(document.body, {
    clipboardData: { types: ['Files'], files: [pasted], items: [] },
  })
  expect(await panel.findByText('2 of 2 pictures uploaded.')).toBeVisible()
  expect(table()).toHaveLength(2)
})

test('K5 K15 uploads continue when the panel is closed; leaving the page asks first', async () => {
  const { promise: arrived, resolve: arrive } = deferred()
  server.use(
    http.post(storePath, async () => {
      await arrived
      return undefined
    }),
  )
  const { user, panel, choose } = await openPanel()
  choose('slow.jpg')
  await user.click(panel.getByRole('button', { name: 'Continue in the background' }))
  expect(screen.getByText('0 of 1 picture uploaded.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Tours' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Leave while pictures are uploading?' }),
  )
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  expect(window.location.pathname).toBe('/admin/gallery')
  await act(async () => arrive())
  await findToast('1 image uploaded successfully')
  await user.click(screen.getByRole('link', { name: 'Tours' }))
  await findPage('Manage Tours')
})

test('K5 a row whose response was lost is not inserted twice', async () => {
  expectConsoleErrors()
  let tries = 0
  server.use(
    http.post('*/rest/v1/gallery_images', async ({ request }) => {
      tries += 1
      if (tries === 1) {
        const wanted = Object(await request.clone().json())
        backend.tables['gallery_images'] = [{ id: 1, version: 1, ...wanted }]
        return HttpResponse.error()
      }
      return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
    }),
  )
  const { user, panel, choose } = await openPanel()
  choose('once.jpg')
  await user.click(await panel.findByRole('button', { name: 'Retry once.jpg' }))
  await findToast('1 image uploaded successfully')
  expect(tries).toBe(2)
  expect(table()).toHaveLength(1)
  expect(store.files.size).toBe(2)
})
