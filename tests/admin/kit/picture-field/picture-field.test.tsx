import { createHash } from 'node:crypto'
import { http, HttpResponse } from 'msw'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../../src/admin/data/query-client'
import { PictureField } from '../../../../src/admin/kit/picture-field/picture-field'
import {
  usePicturePicker,
  type PickedPicture,
} from '../../../../src/admin/kit/picture-field/use-picture-picker'
import { takeToasts } from '../../../../src/lib/toast'
import { useBrowserStubs } from '../../support/browser-stubs'
import { adminId, backend, server, storeSession, useFakeBackend } from '../../support/fake-backend'
import { photos } from '../../support/fake-preparation'
import { store, useFakeStore } from '../../support/fake-store'
import { imageRow } from '../../support/gallery-rows'
import { deferred } from '../../../deferred'

vi.mock('../../../../src/admin/kit/pictures/prepare-picture', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preparePicture: (await import('../../support/fake-preparation')).preparePicture,
}))

useFakeBackend()
useBrowserStubs()
useFakeStore()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['gallery_images'] = [
    imageRow(1, { focus_x: 20, focus_y: 30 }),
    imageRow(2, { title: 'Tea at noon', alt: '' }),
    imageRow(3, { consent: 'withdrawn' }),
  ]
})

type Values = { image: string; imageAlt: string; focus: { x: number; y: number } }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const empty: Values = { image: '', imageAlt: '', focus: { x: 50, y: 50 } }

/** What the form holds. */
const values = (): unknown => JSON.parse(screen.getByTestId('values').textContent)

function Form({ start }: { start: Values }) {
  const form = useForm({ defaultValues: start })
  const shown = useWatch({ control: form.control })
  return (
    <FormProvider {...form}>
      <form
        onSubmit={() => {
          throw new Error('The form around the field was sent')
        }}
      >
        <PictureField
          name="image"
          altName="imageAlt"
          focusName="focus"
          label="Picture"
          folder="tours"
        />
        <output data-testid="values">{JSON.stringify(shown)}</output>
      </form>
    </FormProvider>
  )
}

function renderIn(children: ReactNode) {
  const queryClient = createQueryClient()
  render(
    <StrictMode>
      <BrowserRouter>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </BrowserRouter>
    </StrictMode>,
  )
  return userEvent.setup()
}

async function openLibrary(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Choose from the gallery' }))
  const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  await library.findByRole('radio', { name: 'Picture 1' })
  return library
}

test('K1 K20 Z72 a picture of the gallery brings its URL, description and focus point; withdrawn ones are not offered', async () => {
  const user = renderIn(<Form start={empty} />)
  const library = await openLibrary(user)
  expect(library.getByText('2 pictures')).toBeVisible()
  expect(library.queryByRole('radio', { name: /Picture 3/ })).toBeNull()
  expect(library.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await user.click(library.getByRole('radio', { name: 'Picture 1' }))
  await user.click(library.getByRole('button', { name: 'Use this picture' }))
  expect(values()).toEqual({
    image: '/images/gallery/1.jpg',
    imageAlt: 'A goat on stone number 1',
    focus: { x: 20, y: 30 },
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose from the gallery' })).toHaveFocus(),
  )
})

test('K12 pictures are found by title, with the keyboard only', async () => {
  const user = renderIn(<Form start={empty} />)
  const library = await openLibrary(user)
  await user.type(library.getByLabelText('Search titles'), 'noon{Enter}')
  expect(await library.findByText('1 picture')).toBeVisible()
  library.getByRole('radio', { name: 'Tea at noon' }).focus()
  await user.keyboard(' {Enter}')
  expect(values()).toMatchObject({ image: '/images/gallery/2.jpg' })
})

test('K8 the previous picture’s description stays, with a hint, unless the new one has its own', async () => {
  const start = { ...empty, image: '/images/old.jpg', imageAlt: 'Words of mine' }
  const user = renderIn(<Form start={start} />)
  let library = await openLibrary(user)
  await user.click(library.getByRole('radio', { name: 'Tea at noon' }))
  await user.click(library.getByRole('button', { name: 'Use this picture' }))
  expect(values()).toMatchObject({ imageAlt: 'Words of mine' })
  expect(screen.getByText(/written for another picture/)).toBeVisible()
  library = await openLibrary(user)
  await user.click(library.getByRole('radio', { name: 'Picture 1' }))
  await user.click(library.getByRole('button', { name: 'Use this picture' }))
  expect(values()).toMatchObject({ imageAlt: 'A goat on stone number 1' })
  expect(screen.queryByText(/written for another picture/)).toBeNull()
})

test('Z73 Z78 warns about a withdrawn picture; hints mention no checkbox that does not exist', async () => {
  const address = 'https://project.example/storage/v1/object/public/gallery/tours/herd.webp'
  backend.tables['withdrawn_pictures'] = [{ hash: sha256('tours/herd.webp') }]
  const user = renderIn(<Form start={{ ...empty, image: address }} />)
  expect(
    await screen.findByText(
      /have withdrawn their consent\. Choose another one: nothing that shows/,
    ),
  ).toBeVisible()
  expect(
    screen.getByText('Say what the picture shows: it cannot be published without that.'),
  ).toBeVisible()
  const library = await openLibrary(user)
  await user.click(library.getByRole('radio', { name: 'Picture 1' }))
  await user.click(library.getByRole('button', { name: 'Use this picture' }))
  await waitFor(() => expect(screen.queryByText(/have withdrawn their consent/)).toBeNull())
})

test('K5 K59 Z77 an upload goes into its folder with a thumbnail, and as a draft into the library', async () => {
  const user = renderIn(<Form start={empty} />)
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('herd.jpg') } })
  await waitFor(() => expect(values()).not.toMatchObject({ image: '' }))
  const path = [...store.files].find((name) => !name.endsWith('-thumb.webp')) ?? ''
  expect(path).toMatch(/^tours\/[0-9a-f]{32}\.webp$/)
  expect(store.files).toEqual(new Set([path, path.replace('.webp', '-thumb.webp')]))
  expect(values()).toMatchObject({ image: `/storage/v1/object/public/gallery/${path}` })
  expect(backend.tables['gallery_images']).toHaveLength(4)
  expect(backend.tables['gallery_images']?.at(-1)).toMatchObject({
    url: `/storage/v1/object/public/gallery/${path}`,
    storage_path: path,
    width: 2000,
    height: 1500,
    status: 'draft',
  })
  // Another tour or post can have it, too.
  await user.click(screen.getByRole('button', { name: 'Choose from the gallery' }))
  const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  expect(await library.findByRole('radio', { name: 'Untitled' })).toBeVisible()
})

test('K5 an upload that is still on its way does not replace what was chosen since, and becomes no draft', async () => {
  const answer = deferred<undefined>()
  let asked = 0
  server.use(
    http.post('*/storage/v1/object/gallery/:folder/:name', async () => {
      asked += 1
      await answer.promise
      return undefined
    }),
  )
  const user = renderIn(<Form start={empty} />)
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('herd.jpg') } })
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  const library = await openLibrary(user)
  await user.click(library.getByRole('radio', { name: 'Picture 1' }))
  await user.click(library.getByRole('button', { name: 'Use this picture' }))
  answer.resolve(undefined)
  await waitFor(() => expect(screen.queryByText('herd.jpg')).toBeNull())
  // As long as it would take to arrive.
  await waitFor(() => expect(store.files.size).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(values()).toMatchObject({ image: '/images/gallery/1.jpg' })
  expect(backend.tables['gallery_images']).toHaveLength(3)
})

test('K181 an upload asks about consent, which its picture keeps; one that is small says how it will look', async () => {
  const user = renderIn(<Form start={empty} />)
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  expect(screen.queryByLabelText('Consent of the people in it')).toBeNull()
  fireEvent.change(input, { target: { files: photos('tiny.jpg') } })
  const consent = await screen.findByLabelText('Consent of the people in it')
  expect(consent).toHaveDisplayValue('Consent not known')
  expect(within(consent).queryByRole('option', { name: 'Consent withdrawn' })).toBeNull()
  expect(
    screen.getByText(/only 300 × 200 pixels.* up to 1,600, so it will look blurred/),
  ).toBeVisible()
  await user.selectOptions(consent, 'Consent given')
  await waitFor(() =>
    expect(backend.tables['gallery_images']?.at(-1)).toMatchObject({ consent: 'consented' }),
  )
  expect(consent).toHaveDisplayValue('Consent given')
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(screen.queryByLabelText('Consent of the people in it')).toBeNull()
  expect(screen.queryByText(/look blurred/)).toBeNull()
  fireEvent.change(input, { target: { files: photos('herd.jpg') } })
  expect(await screen.findByLabelText('Consent of the people in it')).toBeVisible()
  expect(screen.queryByText(/look blurred/)).toBeNull()
})

test('of two answers about the consent, one right after the other, the picture keeps the last', async () => {
  const user = renderIn(<Form start={empty} />)
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('herd.jpg') } })
  const consent = await screen.findByLabelText('Consent of the people in it')
  const stored = () => backend.tables['gallery_images']?.at(-1) ?? {}
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.patch(
      '*/rest/v1/gallery_images',
      async () => {
        Object.assign(stored(), { consent: 'consented', version: 2 })
        const row = { ...stored() }
        await answered
        return HttpResponse.json([row])
      },
      { once: true },
    ),
  )
  await user.selectOptions(consent, 'Consent given')
  await user.selectOptions(consent, 'Consent not known')
  answer()
  await waitFor(() => expect(stored()).toMatchObject({ consent: 'unknown', version: 3 }))
  expect(consent).toHaveDisplayValue('Consent not known')
  expect(takeToasts()).toEqual([])
})

test('K8 a camera’s file name as description gets a hint; the picture can be removed or set by URL', async () => {
  const user = renderIn(<Form start={{ ...empty, image: '/images/a.jpg' }} />)
  await user.type(screen.getByLabelText('What the picture shows'), 'IMG_1234')
  expect(screen.getByText(/looks like a file name/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(values()).toMatchObject({ image: '', imageAlt: 'IMG_1234' })
  await user.type(screen.getByLabelText('Address of the picture'), '/images/b.jpg')
  expect(values()).toMatchObject({ image: '/images/b.jpg' })
})

test('K8 the focus point is set by clicking the picture or in numbers, within its edges', async () => {
  renderIn(<Form start={{ ...empty, image: '/images/a.jpg' }} />)
  const marker = screen.getByRole('button', { name: /^Middle of the picture: 50 % from the left/ })
  const picture = marker.parentElement?.querySelector('img')
  if (!picture) throw new Error('There is no picture under the marker')
  picture.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200)
  fireEvent.pointerDown(picture, { clientX: 200, clientY: 250, pointerId: 1 })
  expect(values()).toMatchObject({ focus: { x: 25, y: 75 } })
  const left = screen.getByLabelText('From the left, %')
  fireEvent.change(left, { target: { value: '170' } })
  expect(values()).toMatchObject({ focus: { x: 100, y: 75 } })
})

function Story({ onPicked }: { onPicked: (picture: PickedPicture | null) => void }) {
  const { pickPicture, pictureDialog } = usePicturePicker('blog')
  return (
    <>
      <button type="button" onClick={() => void pickPicture().then(onPicked)}>
        Picture
      </button>
      {pictureDialog}
    </>
  )
}

test('K4 K181 the picker resolves to the picked picture, an uploaded one, or null', async () => {
  const onPicked = vi.fn<(picture: PickedPicture | null) => void>()
  const user = renderIn(<Story onPicked={onPicked} />)
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Picture' }))
    return within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  }
  let dialog = await open()
  await user.click(await dialog.findByRole('radio', { name: 'Picture 1' }))
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }))
  await waitFor(() =>
    expect(onPicked).toHaveBeenLastCalledWith({
      src: '/images/gallery/1.jpg',
      alt: 'A goat on stone number 1',
    }),
  )
  dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onPicked).toHaveBeenLastCalledWith(null))
  dialog = await open()
  // K181: asked before, since the upload closes the dialog.
  await user.selectOptions(dialog.getByLabelText('Consent of the people in it'), 'Consent given')
  const input = document.querySelector<HTMLInputElement>('input[data-files="dialog"]')
  if (!input) throw new Error('There is no field for files')
  fireEvent.change(input, { target: { files: photos('herd.jpg') } })
  await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(3))
  expect(backend.tables['gallery_images']?.at(-1)).toMatchObject({ consent: 'consented' })
  expect(onPicked.mock.lastCall?.[0]?.src).toMatch(/\/gallery\/blog\/[0-9a-f]{32}\.webp$/)
  await open()
  cleanup()
  await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(4))
  expect(onPicked).toHaveBeenLastCalledWith(null)
})
