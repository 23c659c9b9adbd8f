import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { backend, server, useFakeBackend } from '../support/fake-backend'
import { photos } from '../support/fake-preparation'
import { useFakeStore } from '../support/fake-store'
import { deferred } from '../../deferred'
import { openSheet, storeSheets } from './open-sheet'

vi.mock('../../../src/admin/kit/pictures/prepare-picture', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preparePicture: (await import('../support/fake-preparation')).preparePicture,
}))

useFakeBackend()
useEditorStubs()
useFakeStore()
beforeEach(() => {
  storeSheets()
  backend.tables['gallery_images'] = []
})

test('K181 a picture uploaded for a sheet of Site joins the library, where its consent is kept', async () => {
  const { user } = await openSheet('about')
  const [input] = document.querySelectorAll<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('guide.jpg') } })
  const consent = await screen.findByLabelText('Consent of the people in it')
  expect(backend.tables['gallery_images']).toEqual([
    expect.objectContaining({ status: 'draft', consent: 'unknown' }),
  ])
  await user.selectOptions(consent, 'Consent given')
  await waitFor(() =>
    expect(backend.tables['gallery_images']?.[0]).toMatchObject({ consent: 'consented' }),
  )
})

test('a picture goes on being uploaded while the entry that it is for is closed', async () => {
  const { promise: held, resolve: letThrough } = deferred()
  // Returns nothing, so that the store answers.
  server.use(http.post('*/storage/v1/object/gallery/:folder/:name', () => held))
  const { user } = await openSheet('categories')
  const line = document.querySelector('[data-sortable] button[aria-expanded]')
  if (!line) throw new Error('There is no entry')
  await user.click(line)
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('goats.jpg') } })
  await screen.findByRole('progressbar')
  await user.click(line)
  letThrough()
  await waitFor(() => expect(backend.tables['gallery_images']).toHaveLength(1))
  await user.click(line)
  expect(screen.getByLabelText('Address of the picture')).toHaveValue(
    String(backend.tables['gallery_images']?.[0]?.['url']),
  )
})
