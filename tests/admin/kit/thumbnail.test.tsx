import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { Thumbnail } from '../../../src/admin/kit/thumbnail'
import { pictureFiles } from '../../../src/content/pictures'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { store, useFakeStore } from '../support/fake-store'

vi.mock('../../../src/admin/kit/pictures/prepare-picture', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  prepareThumbnail: async () => new Blob(['small'], { type: 'image/webp' }),
}))

useFakeBackend()
useFakeStore()
beforeEach(() => storeSession(adminId))

const stem = '/storage/v1/object/public/gallery/tours/herd'

function show(...sources: string[]) {
  const client = new QueryClient()
  return render(
    <QueryClientProvider client={client}>
      {sources.map((src) => (
        <Thumbnail key={src} src={src} alt={src} />
      ))}
    </QueryClientProvider>,
  )
}

test('Z77 an upload is shown by its thumbnail, otherwise in full size', async () => {
  show(`${stem}.jpg`)
  const picture = await screen.findByRole('img')
  expect(picture).toHaveAttribute('src', `${stem}-thumb.webp`)
  expect(picture).toHaveAttribute('loading', 'lazy')
  fireEvent.error(picture)
  expect(screen.getByRole('img')).toHaveAttribute('src', `${stem}.jpg`)
})

test('Z77 a picture of the site’s own files is shown in its smallest prepared size', () => {
  const [src = ''] = Object.keys(pictureFiles)
  const { container } = show(src)
  const source = container.querySelector('source')
  expect(source?.srcset).toContain('/480.avif 480w')
  // 160 pixels wide, three for each on the finest screens.
  expect(source?.sizes).toBe('10rem')
})

test('K58 a thumbnail that is missing is never requested, and is made once its picture was shown', async () => {
  backend.procedures['files_without_thumbnail'] = () => ['tours/old.webp', 'tours/older.webp']
  const whole = '/storage/v1/object/public/gallery/tours/old.webp'
  server.use(
    http.get('*/storage/v1/object/public/gallery/tours/:name', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/webp' } }),
    ),
  )
  show(whole, `${stem}.jpg`)
  const picture = await screen.findByRole('img', { name: whole })
  expect(picture).toHaveAttribute('src', whole)
  expect(screen.getByRole('img', { name: `${stem}.jpg` })).toHaveAttribute(
    'src',
    `${stem}-thumb.webp`,
  )
  expect(seen('POST', 'rpc/files_without_thumbnail')).toHaveLength(1)
  expect(store.files.size).toBe(0)
  fireEvent.load(picture)
  await waitFor(() => expect([...store.files]).toEqual(['tours/old-thumb.webp']))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: whole })).toHaveAttribute(
      'src',
      whole.replace('.webp', '-thumb.webp'),
    ),
  )
})

test('K58 while nobody can say which are missing, the thumbnail is tried', async () => {
  server.use(
    http.post('*/rest/v1/rpc/files_without_thumbnail', () =>
      HttpResponse.json({ code: 'x' }, { status: 500 }),
    ),
  )
  show(`${stem}.jpg`)
  expect(await screen.findByRole('img')).toHaveAttribute('src', `${stem}-thumb.webp`)
})
