import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  tourRow,
  useFakeBackend,
} from '../../support/fake-backend'
import { contentOf } from '../../support/fake-site'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  // What jsdom lacks and the menu calls.
  Element.prototype.scrollIntoView = () => {}
  backend.tables['tours'] = [
    tourRow(1, { title: 'Green tea walk', updated_at: '2026-01-01' }),
    tourRow(2, { title: 'Tea and goats', updated_at: '2026-03-01', status: 'draft' }),
    tourRow(3, { title: 'Flower farm', updated_at: '2026-02-01' }),
  ]
  backend.tables['blog_posts'] = [{ id: 7, title: 'Where tea grows', status: 'published' }]
  backend.tables['gallery_images'] = [{ id: 9, title: null, url: '/art/a.avif' }]
})

const pressKey = (target: Element, keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'k', ...keys })
const name = 'Search and commands'
const palette = () => screen.queryByRole('dialog', { name })
const findField = () => screen.findByRole('combobox', { name })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent
const groupOf = (heading: string) =>
  within(screen.getByRole('group', { name: heading }))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function openPalette(path = '/admin', heading = 'Dashboard') {
  const { user } = openStudio(path)
  await findPage(heading)
  await user.click(screen.getByRole('button', { name }))
  const field = await findField()
  await waitFor(() => expect(field).toHaveFocus())
  return { user, field }
}

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'D18 %o + K opens and closes it',
  async (keys) => {
    openStudio('/admin')
    await findPage('Dashboard')
    const button = screen.getByRole('button', { name })
    button.focus()
    expect(pressKey(document.body, keys)).toBe(false)
    await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveFocus())
    pressKey(screen.getByRole('combobox', { name }), keys)
    await waitFor(() => expect(palette()).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
)

test('D18 the shortcut does nothing in a rich text field or while a dialog is open', async () => {
  openStudio('/admin')
  await findPage('Dashboard')
  const text = document.createElement('div')
  text.setAttribute('contenteditable', 'true')
  screen.getByRole('main').append(text)
  expect(pressKey(text)).toBe(true)
  text.remove()
  const question = document.createElement('div')
  question.setAttribute('role', 'alertdialog')
  document.body.append(question)
  expect(pressKey(document.body)).toBe(false)
  question.remove()
  expect(pressKey(document.body, { ctrlKey: true, shiftKey: true })).toBe(true)
  expect(palette()).toBeNull()
})

test('D18 K34 offers the pages, the actions, and what was changed last', async () => {
  await openPalette()
  await waitFor(() =>
    expect(groupOf('Tours')).toEqual(['Tea and goatsDraft', 'Flower farm', 'Green tea walk']),
  )
  expect(groupOf('Pages')).toEqual([
    'Dashboard',
    'Tours',
    'Blog',
    'Gallery',
    'Settings',
    'Site',
    'Publishing',
    'How many asked?',
    'Activity',
    'People',
    'Launch check',
    'Status',
    'Help',
  ])
  expect(groupOf('Actions')).toEqual([
    'Add New Tour',
    'Add New Post',
    'Upload Images',
    'View siteNew tab',
    'Publish',
    'Logout',
  ])
  expect(groupOf('Pictures')).toEqual(['Untitled'])
  expect(groupOf('Site')).toContain('FAQ on the siteNew tab')
  expect(chosen()).toBe('Dashboard')
})

test('D18 finds a tour by words of its title with a single request', async () => {
  const { user, field } = await openPalette()
  await waitFor(() => expect(options()).toContain('Flower farm'))
  await user.type(field, 'tea gre')
  await waitFor(() => expect(options()).toEqual(['Green tea walk']))
  expect(chosen()).toBe('Green tea walk')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
  await screen.findByText('1 result')
  const asked = seen('GET', 'tours').filter(({ query }) => query.has('title'))
  expect(asked.map(({ query }) => query.get('title'))).toEqual(['ilike(all).{"%tea%","%gre%"}'])
  expect(asked[0]?.query.get('limit')).toBe('5')
  await user.keyboard('{Enter}')
  await findPage('Green tea walk')
  expect(window.location.pathname).toBe('/admin/tours/1')
})

test('D18 the arrow keys move through all results and wrap around', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'tea')
  await waitFor(() =>
    expect(options()).toEqual([
      'Tea and goatsDraft',
      'Green tea walk',
      'Where tea grows',
      // Its team begins with the same letters.
      'About page',
      'Teams and Trade on the siteNew tab',
    ]),
  )
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe('Where tea grows')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe('Tea and goatsDraft')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/blog/7'))
})

test('D18 shows a message when nothing is found', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'zzz')
  await screen.findByText('No results. Try other words.')
  expect(options()).toEqual([])
  await user.keyboard('{Enter}')
  expect(palette()).toBeVisible()
})

test('D18 a failed search shows an error and a retry, and keeps the pages', async () => {
  const log = expectConsoleErrors()
  server.use(
    http.get('*/rest/v1/blog_posts', () => HttpResponse.json({}, { status: 403 }), { once: true }),
  )
  const { user } = await openPalette('/admin/tours', 'Manage Tours')
  await screen.findByText(/^Not everything could be searched\. /)
  expect(options()).toContain('Flower farm')
  expect(options()).not.toContain('Where tea grows')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(options()).toContain('Where tea grows'))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(log).toHaveBeenCalled()
})

test('D18 asks about unsaved work, and returns the focus to it', async () => {
  const { user, field } = await openPalette('/admin/tours/1', 'Green tea walk')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(palette()).toBeNull())
  expect(field).not.toBeInTheDocument()
  const location = screen.getByLabelText('Location')
  await user.type(location, '!')
  pressKey(location)
  await user.type(await findField(), 'dash{Enter}')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(location).toHaveFocus())
  expect(window.location.pathname).toBe('/admin/tours/1')
  pressKey(location)
  await user.type(await findField(), 'dash{Enter}')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  )
  await findPage('Dashboard')
})

test('D18 Y5 Publish opens the review, and keeps unsaved work', async () => {
  backend.procedures['published_content'] = () => contentOf()
  const { user } = await openPalette('/admin/tours/1', 'Green tea walk')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(palette()).toBeNull())
  const location = screen.getByLabelText('Location')
  await user.type(location, '!')
  pressKey(location)
  await user.type(await findField(), 'review{Enter}')
  await screen.findByRole('dialog', { name: 'Publish' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(location).toHaveValue('Naivasha!')
})

test('D18 Upload Images opens the upload panel at once, and only once', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'upload{Enter}')
  await screen.findByRole('dialog', { name: 'Upload Images' })
  expect(window.location.pathname).toBe('/admin/gallery')
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: null }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('D18 logs out', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'sign out{Enter}')
  await findToast('Logged out successfully')
  expect(window.location.pathname).toBe('/auth')
})
