import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, seen, storeSession, useFakeBackend } from '../support/fake-backend'
import { imageRow, uploadedRow } from '../support/gallery-rows'
import { findPage, findToast, openStudio, toastTitles } from '../support/render-studio'
import { manifestOf, useFakeSite } from '../support/fake-site'

useFakeBackend()
useBrowserStubs()
useFakeSite()

const tour = {
  kind: 'tour',
  id: 2,
  title: 'Tea Walk',
  status: 'published',
  places: ['cover', 'home'],
}
const post = { kind: 'post', id: 7, title: 'On tea', status: 'draft', places: ['text'] }

beforeEach(() => {
  storeSession(adminId)
  // The site still shows the picture: publishing removes it, not saving.
  backend.manifest = manifestOf()
  backend.procedures['picture_uses'] = () => [
    tour,
    post,
    { kind: 'gallery', id: 1, title: 'Picture 1', status: 'published', places: ['gallery'] },
  ]
})

async function openPanel(row: Record<string, unknown>) {
  backend.tables['gallery_images'] = [row]
  const { user } = openStudio(`/admin/gallery?image=${String(row['id'])}`)
  const panel = within(await screen.findByRole('dialog'))
  return { user, panel }
}

const findQuestion = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }))

/** The text of all toasts. */
const messages = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent).join(' ')

test('K27 Z71 withdrawing a picture asks first, lists every use with a link, and says what has changed', async () => {
  const { user, panel } = await openPanel(uploadedRow(1))
  const field = await panel.findByLabelText('Consent of the people in it')
  await user.selectOptions(field, 'Consent withdrawn')
  expect(panel.getByText(/Saving asks you to confirm/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Save' }))
  let question = await findQuestion('Withdraw the picture for good?')
  expect(question.getByText(/^This cannot be taken back/)).toBeVisible()
  expect(
    await question.findByText(
      'Visitors see it in the gallery until the next Publish. It takes it off the site, and its file out of the store.',
    ),
  ).toBeVisible()
  expect(
    await question.findByText(/^Publish is then refused until these show another/),
  ).toBeVisible()
  const cover = question.getByRole('link', { name: /^tour “Tea Walk”/ })
  expect(cover).toHaveAttribute('href', '/admin/tours/2')
  expect(cover.closest('li')).toHaveTextContent(
    /its picture, with its card.*brochure; the home page/,
  )
  const draft = question.getByRole('link', { name: /^post “On tea” \(draft\)/ })
  expect(draft.closest('li')).toHaveTextContent(/inside its text$/)
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(seen('PATCH', 'gallery_images')).toEqual([])

  await user.click(panel.getByRole('button', { name: 'Save' }))
  question = await findQuestion('Withdraw the picture for good?')
  await user.click(question.getByRole('button', { name: 'Withdraw for good' }))
  await findToast('Consent withdrawn')
  expect(messages()).toContain('What visitors see of the picture stays until the next Publish.')
  expect(messages()).not.toContain('Not on the site')
  expect(backend.tables['gallery_images']?.[0]).toMatchObject({
    consent: 'withdrawn',
    status: 'unpublished',
  })

  const state = within(await panel.findByRole('region', { name: 'Withdrawn' }))
  expect(state.getByText(/^Visitors see it in the gallery until the next Publish/)).toBeVisible()
  expect(
    await state.findByText(/^Publish is refused until these show another picture/),
  ).toBeVisible()
  expect(state.getByRole('link', { name: 'tour “Tea Walk”' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('K27 Z72 a withdrawn picture can only be deleted, without Undo', async () => {
  backend.manifest = manifestOf({ items: ['tour:2=b'] })
  const { user, panel } = await openPanel(
    uploadedRow(1, { consent: 'withdrawn', status: 'unpublished' }),
  )
  expect(await panel.findByText(/It can never be published again/)).toBeVisible()
  expect(await panel.findByText(/^The gallery of the site does not show it/)).toBeVisible()
  expect(panel.queryByRole('radio')).toBeNull()
  expect(panel.queryByRole('combobox')).toBeNull()
  const buttons = panel.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Close', 'Delete the picture'])
  await user.click(panel.getByRole('button', { name: 'Delete the picture' }))
  const question = await findQuestion('Are you sure?')
  expect(question.getByText(/cannot be brought back from Activity/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Withdrawn picture deleted')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(toastTitles()).toEqual(['Withdrawn picture deleted'])
})

test('K13 Z71 Z72 several pictures are withdrawn after the same question, and the consent cannot be given back', async () => {
  backend.tables['gallery_images'] = [imageRow(1), imageRow(2), imageRow(3)]
  const { user } = openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  const act = async (choice: string, ...ids: number[]) => {
    for (const id of ids) {
      const box = await screen.findByRole('checkbox', { name: `Select Picture ${id}` })
      if (box instanceof HTMLInputElement && !box.checked) await user.click(box)
    }
    await user.selectOptions(screen.getByLabelText('Action for the selected'), choice)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  await act('Consent withdrawn', 1, 2)
  const question = await findQuestion('Withdraw 2 pictures for good?')
  expect(await question.findByRole('link', { name: /^tour “Tea Walk”/ })).toBeVisible()
  expect(seen('PATCH', 'gallery_images')).toEqual([])
  backend.procedures['withdrawn_uses'] = () => [tour, post]
  await user.click(question.getByRole('button', { name: 'Withdraw for good' }))
  expect(await screen.findByText('2 withdrawn.')).toBeVisible()
  const notice = within(await screen.findByRole('region', { name: 'Withdrawn pictures in use' }))
  expect(notice.getByText(/^Publish is refused until these show another picture/)).toBeVisible()
  expect(notice.getByRole('link', { name: 'tour “Tea Walk”' })).toHaveAttribute(
    'href',
    '/admin/tours/2',
  )
  // Drafts do not block publishing.
  expect(notice.queryByText(/On tea/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Select none' }))
  await act('Consent given', 1, 3)
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  await waitFor(() => expect(result.getByText('1 marked “Consent given”, 1 not.')).toBeVisible())
  expect(result.getByText(/withdrawn, which cannot be taken back/)).toBeVisible()
  expect(backend.tables['gallery_images']?.map(({ consent }) => consent)).toEqual([
    'withdrawn',
    'withdrawn',
    'consented',
  ])
})
