// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { getClient } from '../../../../src/admin/data/client'
import { RequestFailure } from '../../../../src/admin/data/errors'
import { getStorage } from '../../../../src/admin/data/storage'
import { removeFiles } from '../../../../src/admin/kit/pictures/remove-files'
import { newStoragePath } from '../../../../src/admin/kit/pictures/storage-path'
import { publicUrlOf, uploadPicture } from '../../../../src/admin/kit/pictures/upload-picture'
import { adminId, server, storeSession, useFakeBackend } from '../../support/fake-backend'

useFakeBackend()

const objects = '*/storage/v1/object/gallery/:folder/:name'
const blob = new Blob(['picture'], { type: 'image/webp' })
const path = 'gallery/0a1b.webp'

beforeEach(async () => {
  storeSession(adminId)
  await getClient().auth.initialize()
})

function answerUploads(status: number, body: object) {
  const requests: Request[] = []
  server.use(
    http.post(objects, ({ request }) => {
      requests.push(request.clone())
      return HttpResponse.json(body, { status })
    }),
  )
  return requests
}

test('K5 uploads with content type, session and a cache time of a year', async () => {
  const requests = answerUploads(200, { Key: `gallery/${path}` })
  const stored = await uploadPicture(blob, path)
  expect(stored).toEqual({
    storagePath: path,
    url: '/storage/v1/object/public/gallery/gallery/0a1b.webp',
  })
  const [request] = requests
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    apikey: 'sb_publishable_test',
    authorization: `Bearer access-${adminId}`,
    'content-type': 'image/webp',
    'cache-control': 'max-age=31536000',
    'x-upsert': 'false',
  })
})

test('K5 an existing object counts as sent by an earlier attempt', async () => {
  answerUploads(400, { statusCode: '409', error: 'Duplicate', message: 'already exists' })
  expect(await uploadPicture(blob, path)).toMatchObject({ storagePath: path })
})

test('K5 a refusal, a fault and a lost connection keep their status', async () => {
  answerUploads(400, { statusCode: '403', message: 'new row violates row-level security policy' })
  await expect(uploadPicture(blob, path)).rejects.toMatchObject({ status: 403 })
  answerUploads(503, {})
  await expect(uploadPicture(blob, path)).rejects.toMatchObject({ status: 503 })
  server.use(http.post(objects, () => HttpResponse.error()))
  await expect(uploadPicture(blob, path)).rejects.toMatchObject({ status: 0 })
})

test('K5 nothing is sent when signed out', async () => {
  const requests = answerUploads(200, {})
  vi.spyOn(getClient().auth, 'getSession').mockResolvedValue({
    data: { session: null },
    error: null,
  })
  await expect(uploadPicture(blob, path)).rejects.toMatchObject({ status: 401 })
  expect(requests).toEqual([])
})

test('K5 an aborted upload ends with the reason', async () => {
  answerUploads(200, {})
  await expect(
    uploadPicture(blob, path, { signal: AbortSignal.abort(new Error('cancelled')) }),
  ).rejects.toThrow('cancelled')
})

test('K5 a URL of the site itself has no origin, that of a hosted project has', () => {
  const store = getStorage()
  const bucket = store.from('gallery')
  vi.spyOn(store, 'from').mockReturnValue(bucket)
  vi.spyOn(bucket, 'getPublicUrl').mockReturnValue({
    data: { publicUrl: 'https://project.example/storage/v1/object/public/gallery/tours/a.webp' },
  })
  expect(publicUrlOf('tours/a.webp')).toBe(
    'https://project.example/storage/v1/object/public/gallery/tours/a.webp',
  )
})

test('K5 paths are unique and match the bucket’s policy', () => {
  const names = new Set(Array.from({ length: 50 }, () => newStoragePath('tours', 'webp')))
  expect(names.size).toBe(50)
  for (const name of names) {
    expect(name).toMatch(
      /^(gallery|tours|blog)\/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$/,
    )
  }
})

test('K21 removes objects in batches and returns those that the server removed', async () => {
  const bundles: unknown[] = []
  server.use(
    http.delete('*/storage/v1/object/gallery', async ({ request }) => {
      bundles.push(await request.json())
      return HttpResponse.json([{ name: `gallery/${bundles.length}.webp` }])
    }),
  )
  const paths = Array.from({ length: 101 }, (_, index) => `gallery/${index}.webp`)
  expect(await removeFiles(paths)).toEqual(['gallery/1.webp', 'gallery/2.webp'])
  expect(bundles).toEqual([{ prefixes: paths.slice(0, 100) }, { prefixes: paths.slice(100) }])
  expect(await removeFiles([])).toEqual([])
  expect(bundles).toHaveLength(2)
})

test('K21 a refused removal is a failure with its status', async () => {
  server.use(
    http.delete('*/storage/v1/object/gallery', () =>
      HttpResponse.json({ message: 'no' }, { status: 403 }),
    ),
  )
  const failure = await removeFiles([path]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestFailure)
  expect(failure).toMatchObject({ status: 403 })
})
