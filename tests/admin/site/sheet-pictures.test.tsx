import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { backend, useFakeBackend } from '../support/fake-backend'
import { photos } from '../support/fake-preparation'
import { useFakeStore } from '../support/fake-store'
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
