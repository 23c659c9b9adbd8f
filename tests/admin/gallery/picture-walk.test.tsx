import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { imageRow } from '../support/gallery-rows'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.procedures['picture_uses'] = () => []
})

const table = () => backend.tables['gallery_images'] ?? []
const rowWith = (id: number) => table().find((row) => row['id'] === id)

const draft = (id: number, changes: Record<string, unknown>) =>
  imageRow(id, { status: 'draft', ...changes })

async function openGallery(rows: Record<string, unknown>[]) {
  backend.tables['gallery_images'] = rows
  const { user } = openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  await waitFor(() => expect(screen.queryAllByRole('checkbox')).not.toEqual([]))
  const select = async (...ids: number[]) => {
    for (const id of ids)
      await user.click(screen.getByRole('checkbox', { name: `Select Picture ${id}` }))
  }
  const act = async (choice: string) => {
    await user.selectOptions(screen.getByLabelText('Action for the selected'), choice)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  return { user, select, act }
}

/** The panel of the open picture, once it shows this step. */
async function findStep(step: string) {
  // Each step is drawn anew, so that an element that was found may be gone a moment later.
  await waitFor(() => expect(screen.getByText(step)).toBeVisible())
  const panel = within(screen.getByRole('dialog'))
  await panel.findByLabelText('Title')
  return panel
}

test('K53 what pictures lack is filled in one after another, and saved on the way', async () => {
  const { user } = await openGallery([
    draft(3, { description: '', alt: '' }),
    draft(2, { alt: '' }),
    draft(1, {}),
  ])
  expect(screen.getByText('2 of these 3 lack something for publishing.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fill in one after another' }))
  let panel = await findStep('1 of 2')
  await waitFor(() => expect(panel.getByLabelText('Description')).toHaveFocus())
  await user.keyboard('Fruit.{Enter}')
  expect(panel.getByLabelText('What the picture shows')).toHaveFocus()
  await user.keyboard('A basket{Enter}')
  panel = await findStep('2 of 2')
  await waitFor(() => expect(panel.getByLabelText('What the picture shows')).toHaveFocus())
  expect(rowWith(3)).toMatchObject({
    description: 'Fruit.',
    alt: 'A basket',
    status: 'draft',
  })
})

test('K53 Previous and Next save what was typed, and Finish ends the walk', async () => {
  const { user } = await openGallery([draft(2, { alt: '' }), draft(1, { alt: '' })])
  await user.click(screen.getByRole('button', { name: 'Fill in one after another' }))
  let panel = await findStep('1 of 2')
  await user.click(panel.getByRole('button', { name: 'Next' }))
  panel = await findStep('2 of 2')
  fireEvent.change(panel.getByLabelText('What the picture shows'), { target: { value: 'Goats' } })
  await user.click(panel.getByRole('button', { name: 'Previous' }))
  panel = await findStep('1 of 2')
  expect(rowWith(1)).toMatchObject({ alt: 'Goats', status: 'draft' })
  await user.click(panel.getByRole('button', { name: 'Next' }))
  panel = await findStep('2 of 2')
  expect(panel.getByLabelText('What the picture shows')).toHaveValue('Goats')
  await user.click(panel.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Nothing was written where nothing was changed.
  expect(seen('PATCH', 'gallery_images')).toHaveLength(1)
})

test('K53 a step whose save fails stays, and keeps what was typed', async () => {
  expectConsoleErrors()
  const { user, select, act } = await openGallery([draft(2, { alt: '' }), draft(1, { alt: '' })])
  server.use(http.patch('*/rest/v1/gallery_images', () => HttpResponse.json({}, { status: 500 })))
  await select(2, 1)
  await act('Fill in one after another')
  const panel = await findStep('1 of 2')
  fireEvent.change(panel.getByLabelText('What the picture shows'), { target: { value: 'A goat' } })
  await user.click(panel.getByRole('button', { name: 'Next' }))
  await findToast('Failed to update image')
  expect(panel.getByText('1 of 2')).toBeVisible()
  expect(panel.getByLabelText('What the picture shows')).toHaveValue('A goat')
  server.resetHandlers()
  await user.click(panel.getByRole('button', { name: 'Next' }))
  await findStep('2 of 2')
  expect(rowWith(2)).toMatchObject({ alt: 'A goat' })
})

test('K54 several pictures get numbered titles, and the same description', async () => {
  const { user, select, act } = await openGallery([
    draft(3, { title: 'Picture 3' }),
    draft(2, { title: 'Picture 2' }),
    draft(1, {}),
  ])
  await select(2, 3)
  await act('Title …')
  let dialog = within(await screen.findByRole('dialog', { name: 'Title of 2 pictures' }))
  await user.type(dialog.getByLabelText('Title'), 'Fruit')
  await user.click(dialog.getByRole('button', { name: /^Number them/ }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('2 given the title.')).toBeVisible()
  // Numbered as the list shows them: the newest first.
  expect([3, 2, 1].map((id) => rowWith(id)?.['title'])).toEqual(['Fruit 1', 'Fruit 2', 'Picture 1'])
  await user.click(screen.getByRole('checkbox', { name: 'Select Picture 1' }))
  await act('Description …')
  dialog = within(await screen.findByRole('dialog', { name: 'Description of 1 picture' }))
  await user.type(dialog.getByLabelText('Description'), ' A  b. ')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('1 given the description.')).toBeVisible()
  expect(rowWith(1)).toMatchObject({ description: 'A b.' })
})

test('K54 pictures that cannot be published are named, each with the way to what it lacks, and all one after another', async () => {
  const { user, act } = await openGallery([
    draft(3, { alt: '' }),
    draft(2, {}),
    draft(1, { description: '' }),
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Select Picture 3' }))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await act('Ready for the site')
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  expect(result.getByText('1 set to “Ready for the site”, 2 not.')).toBeVisible()
  await user.click(result.getByRole('link', { name: 'Picture 1' }))
  const panel = await findStep('2 of 2')
  await waitFor(() => expect(panel.getByLabelText('Description')).toHaveFocus())
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(result.getByRole('button', { name: 'Fill in one after another' }))
  const first = await findStep('1 of 2')
  await waitFor(() => expect(first.getByLabelText('What the picture shows')).toHaveFocus())
})
