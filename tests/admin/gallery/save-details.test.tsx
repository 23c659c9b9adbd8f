import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { saveDetails } from '../../../src/admin/gallery/upload/save-upload'
import { detailsOf } from '../../../src/admin/gallery/upload/upload-details'
import { galleryImageRowSchema } from '../../../src/admin/kit/picture-library/gallery-image-row'
import { adminId, backend, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { uploadedRow } from '../support/gallery-rows'

useFakeBackend()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['gallery_images'] = [uploadedRow(1, { status: 'draft' })]
})

const stored = () => backend.tables['gallery_images']?.[0]
const row = galleryImageRowSchema.parse(uploadedRow(1, { status: 'draft' }))
const titled = (title: string) => ({ ...detailsOf(row), title })

test('details whose save was only not answered are saved at the next attempt', async () => {
  server.use(
    http.patch(
      '*/rest/v1/gallery_images',
      () => {
        Object.assign(stored() ?? {}, { title: 'Kid', version: 2 })
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  await expect(saveDetails(row, titled('Kid'))).rejects.toMatchObject({ status: 0 })
  const saved = await saveDetails(row, titled('Kid goat'))
  expect(stored()).toMatchObject({ title: 'Kid goat' })
  // The next one follows it.
  await saveDetails(saved, titled('Kid goat at noon'))
  expect(stored()).toMatchObject({ title: 'Kid goat at noon' })
})

test('details that somebody else has written meanwhile stay', async () => {
  Object.assign(stored() ?? {}, { consent: 'consented', description: 'At noon.', version: 2 })
  const saved = await saveDetails(row, titled('Kid goat'))
  await saveDetails(saved, titled('Kid goats'))
  expect(stored()).toMatchObject({
    title: 'Kid goats',
    consent: 'consented',
    description: 'At noon.',
  })
})

test('details of a picture that is gone are not saved', async () => {
  backend.tables['gallery_images'] = []
  await expect(saveDetails(row, titled('Kid'))).rejects.toMatchObject({ name: 'NothingChanged' })
})
