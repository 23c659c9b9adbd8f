import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { stubObjectUrls } from '../support/fake-preparation'
import { useFakeStore } from '../support/fake-store'
import { lackingText, type ImageField } from '../../../src/admin/gallery/lacking'
import { readyLabel } from '../../../src/admin/gallery/upload/upload-panel'
import { findToast } from '../support/render-studio'
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

/** Writes a text into a field at once. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test.each<[readonly (readonly ImageField[])[], string]>([
  [[[], []], ''],
  [[['title', 'alt']], 'It lacks a title and words on what the picture shows.'],
  [
    [
      ['title', 'description', 'alt'],
      ['title', 'description', 'alt'],
    ],
    'All 2 lack a title, a description and words on what the picture shows.',
  ],
  [[['title', 'category'], ['title'], []], '2 of 3 lack a title. 1 of 3 lacks a series.'],
])('K51 what %j lack is said in whole sentences', (lacking, sentence) => {
  expect(lackingText(lacking)).toBe(sentence)
})

test('K51 Enter leads through the fields that lack something, picture by picture, and back to what was skipped', async () => {
  const { user, panel, choose, row, all } = await openPanel()
  choose('one.jpg', 'two.jpg')
  await user.selectOptions(all().getByLabelText('Series'), 'Mbuzi Farm')
  fill(all().getByLabelText('Title'), 'Harvest')
  await user.click(panel.getByRole('button', { name: 'Next one' }))
  const field = (name: string, label: string) => row(name).getByLabelText(label)
  // The title has its text already.
  expect(field('one.jpg', 'Description')).toHaveFocus()
  expect(field('one.jpg', 'Description')).toHaveAttribute('enterkeyhint', 'next')
  await user.keyboard('A{Enter}')
  expect(field('one.jpg', 'What the picture shows')).toHaveFocus()
  await user.keyboard('{Enter}B.{Enter}A tree{Enter}')
  expect(field('two.jpg', 'Description')).toHaveValue('B.')
  expect(field('two.jpg', 'What the picture shows')).toHaveValue('A tree')
  expect(field('one.jpg', 'What the picture shows')).toHaveFocus()
  expect(panel.getByText('1 of 2 lacks words on what the picture shows.')).toBeVisible()
  await user.keyboard('Fruit')
  expect(panel.getByText('Nothing is missing: they can go to the site.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: readyLabel(2) }))
  expect(await screen.findByText('2 set to “Ready for the site”.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(table().map(({ alt, status }) => [alt, status])).toEqual([
    ['Fruit', 'published'],
    ['A tree', 'published'],
  ])
})

test('K51 a title for all is numbered, and follows changes until a picture has its own', async () => {
  const { user, panel, choose, row, all } = await openPanel()
  choose('one.jpg', 'two.jpg', 'three.jpg')
  fill(all().getByLabelText('Title'), 'Avocado harvest')
  await user.click(all().getByRole('button', { name: /^Number them/ }))
  expect(all().getByText('Avocado harvest 1, Avocado harvest 2 …')).toBeVisible()
  const title = (name: string) => row(name).getByLabelText('Title')
  expect(title('three.jpg')).toHaveValue('Avocado harvest 3')
  fill(title('two.jpg'), 'The oldest tree')
  fill(all().getByLabelText('Title'), 'Avocados {n}')
  expect(title('one.jpg')).toHaveValue('Avocados 1')
  expect(title('two.jpg')).toHaveValue('The oldest tree')
  // Pictures that are added later get the next numbers.
  choose('four.jpg')
  expect(title('four.jpg')).toHaveValue('Avocados 4')
  await user.click(panel.getByRole('button', { name: 'Replace what 1 picture has instead' }))
  expect(title('two.jpg')).toHaveValue('Avocados 2')
  await waitFor(() =>
    expect(
      table()
        .map((row) => String(row['title']))
        .toSorted(),
    ).toEqual(['Avocados 1', 'Avocados 2', 'Avocados 3', 'Avocados 4']),
  )
})

test('K51 pictures may be published while they are still being uploaded', async () => {
  const { promise: arrived, resolve: arrive } = deferred()
  server.use(
    http.post('*/storage/v1/object/gallery/:folder/:name', async () => {
      await arrived
      return undefined
    }),
  )
  const { user, panel, choose, all } = await openPanel()
  choose('one.jpg', 'two.jpg')
  fill(all().getByLabelText('Title'), 'Harvest')
  fill(all().getByLabelText('Description'), 'Fruit.')
  fill(all().getByLabelText('What the picture shows'), 'Two baskets under a tree')
  await user.selectOptions(all().getByLabelText('Series'), 'Mbuzi Farm')
  await user.click(panel.getByRole('button', { name: readyLabel(2) }))
  expect(panel.getByRole('button', { name: /^Ready for the site once all is saved/ })).toBeVisible()
  expect(table()).toEqual([])
  arrive()
  expect(await screen.findByText('2 set to “Ready for the site”.')).toBeVisible()
  expect(table().map(({ status }) => status)).toEqual(['published', 'published'])
})

test('K51 a picture that the server refuses to publish is named, with a way to it', async () => {
  const { user, panel, choose, all } = await openPanel()
  choose('one.jpg', 'two.jpg')
  fill(all().getByLabelText('Title'), 'Harvest')
  await user.click(all().getByRole('button', { name: /^Number them/ }))
  fill(all().getByLabelText('Description'), 'Fruit.')
  fill(all().getByLabelText('What the picture shows'), 'Two baskets under a tree')
  await user.selectOptions(all().getByLabelText('Series'), 'Mbuzi Farm')
  await findToast('2 images uploaded successfully')
  await waitFor(() => expect(table().every((row) => row['category'] === 'Mbuzi Farm')).toBe(true))
  server.use(
    http.get('*/rest/v1/gallery_images', ({ request }) => {
      // Someone else empties a text just before.
      const [, second] = table()
      if (second && request.url.includes('id=in.')) second['alt'] = ''
      return undefined
    }),
  )
  await user.click(panel.getByRole('button', { name: readyLabel(2) }))
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  expect(result.getByText('1 set to “Ready for the site”, 1 not.')).toBeVisible()
  expect(result.getByRole('link', { name: 'Harvest 2' })).toBeVisible()
})
