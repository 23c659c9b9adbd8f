import { fireEvent, screen, waitFor } from '@testing-library/react'

import { beforeEach, expect, test, vi } from 'vitest'
import { imageLabels } from '../../../src/admin/gallery/image-collection'
import { galleryTextLimits, picture } from '../../../src/content/collections/pictures'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, storeSession, useFakeBackend } from '../support/fake-backend'
import { stubObjectUrls } from '../support/fake-preparation'
import { useFakeStore } from '../support/fake-store'
import { findToast } from '../support/render-studio'
import { openPanel } from '../support/upload-panel'

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

/** Writes a text into a field at once. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('Z76 twenty pictures whose details are filled in during the upload can all be published', async () => {
  const { user, panel, choose, row, all } = await openPanel()
  await user.selectOptions(all().getByLabelText('Series'), 'Mbuzi Farm')
  fill(all().getByLabelText('Description'), 'The herd on its way to the river.')
  choose('first.jpg', ...Array.from({ length: 19 }, (_, index) => `photo-${index + 2}.jpg`))
  await findToast('20 images uploaded successfully')
  expect(panel.getByText('All 20 lack a title and words on what the picture shows.')).toBeVisible()
  fill(all().getByLabelText('Title'), 'Goats at noon')
  fill(all().getByLabelText('What the picture shows'), 'Twelve goats walk down to a river')
  expect(row('first.jpg').getByLabelText('Title')).toHaveValue('Goats at noon')
  expect(panel.getByText('Nothing is missing: they can go to the site.')).toBeVisible()
  await waitFor(() => expect(table().every(({ alt }) => alt !== '')).toBe(true))
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await user.click(
    (await screen.findAllByRole('checkbox', { name: /^Select / }))[0] ?? document.body,
  )
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await user.selectOptions(screen.getByLabelText('Action for the selected'), 'Ready for the site')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('20 set to “Ready for the site”.')).toBeVisible()
  expect(table().map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'published'))
})

test('Z76 the panel has all fields that publishing requires, with the same length limits', async () => {
  const { all } = await openPanel()
  const wanted = Object.keys(picture.fields)
  // These come with the file or can be set later.
  const given = ['id', 'url', 'width', 'height', 'focus']
  const labels = new Map<string, string>(Object.entries(imageLabels))
  for (const name of wanted.filter((key) => !given.includes(key) && key !== 'decorative')) {
    expect(all().getByLabelText(labels.get(name) ?? name)).toBeVisible()
  }
  for (const [name, limit] of Object.entries(galleryTextLimits)) {
    expect(all().getByLabelText(labels.get(name) ?? name)).toHaveAttribute('maxlength', `${limit}`)
  }
})

test('K7 K8 details that are edited after the upload are saved after a pause', async () => {
  const { user, row, choose } = await openPanel()
  choose('IMG_1234.jpg', 'other.jpg')
  await findToast('2 images uploaded successfully')
  const first = row('IMG_1234.jpg')
  await user.type(first.getByLabelText('What the picture shows'), 'IMG_1234')
  expect(first.getByText(/looks like a file name/)).toBeVisible()
  await user.selectOptions(first.getByLabelText('Consent of the people in it'), 'Consent given')
  expect(await first.findByText('Changes saved')).toBeVisible()
  expect(table()).toEqual([
    expect.objectContaining({ alt: 'IMG_1234', consent: 'consented' }),
    expect.objectContaining({ alt: '', consent: 'unknown' }),
  ])
})

test('K7 shared details are applied to pictures that are uploaded already', async () => {
  const { user, choose, all } = await openPanel()
  choose('one.jpg', 'two.jpg')
  await findToast('2 images uploaded successfully')
  await user.selectOptions(all().getByLabelText('Series'), 'Coffee Farm Safari')
  await waitFor(() =>
    expect(table().map(({ category }) => category)).toEqual([
      'Coffee Farm Safari',
      'Coffee Farm Safari',
    ]),
  )
})
