import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { site } from '../../../src/content/site'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { http, HttpResponse } from 'msw'
import { editorOf, useEditorStubs } from '../kit/rich-text/field-support'
import { postRow } from './posts'

useFakeBackend()
useEditorStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['blog_posts'] = [
    postRow(1),
    postRow(2, { category: 'Coffee Farming', author: 'Achieng’s farm' }),
  ]
})

const story = () => screen.findByRole('textbox', { name: 'Story' })
const field = (label: string) => screen.getByLabelText(label)
const table = () => backend.tables['blog_posts'] ?? []
const writes = () => [...seen('POST', 'blog_posts'), ...seen('PATCH', 'blog_posts')]

async function open(path: string, heading: string) {
  const { user, unmount } = openStudio(path)
  await findPage(heading)
  const text = await story()
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const write = (html: string) => act(() => void editorOf(text).commands.setContent(html))
  return { user, unmount, save, write }
}

const openNew = () => open('/admin/blog/new', 'Add New Post')
const openFirst = () => open('/admin/blog/1', 'Post 1')

test('M14 K2 Edit opens every field of the post as it is stored', async () => {
  await openFirst()
  for (const [label, value] of [
    ['Title', 'Post 1'],
    ['Web address', 'post-1'],
    ['Excerpt', 'What post 1 tells.'],
    ['Category', 'Livestock Farming'],
    ['Author', 'The farm team'],
    ['Date', '2026-09-01'],
    ['Reading time in minutes', ''],
    ['What the picture shows', 'Painting of post 1'],
  ] as const) {
    expect(field(label)).toHaveValue(value)
  }
  expect(await story()).toHaveTextContent('Goats eat nearly everything.')
  expect(screen.getByRole('radio', { name: 'On the site' })).toBeChecked()
  expect(seen('GET', 'blog_posts')[0]?.query.get('id')).toBe('eq.1')
  expect(screen.getByText('Everything is saved')).toBeInTheDocument()
})

test('M18 K2 a new post is saved, and its page stays open', async () => {
  const { user, save, write } = await openNew()
  await user.type(field('Title'), 'Milk before sunrise')
  expect(field('Web address')).toHaveValue('milk-before-sunrise')
  await user.type(field('Excerpt'), 'Who milks first?')
  await user.type(field('Category'), 'Livestock Farming')
  write('<h2>Five o’clock</h2><p>The cows <strong>wait</strong>.</p>')
  await save()
  await findToast('Blog post created successfully')
  expect(seen('POST', 'blog_posts')[0]?.body).toMatchObject({
    title: 'Milk before sunrise',
    slug: 'milk-before-sunrise',
    excerpt: 'Who milks first?',
    content: '<h2>Five o’clock</h2><p>The cows <strong>wait</strong>.</p>',
    category: 'Livestock Farming',
    author: `${site.name} team`,
    read_minutes: null,
    status: 'draft',
  })
  await waitFor(() => expect(window.location.pathname).toBe('/admin/blog/3'))
  expect(await findPage('Milk before sunrise')).toBeVisible()
  await user.type(field('Excerpt'), ' Nobody.')
  await save()
  await findToast('Blog post updated successfully')
  expect(seen('PATCH', 'blog_posts')[0]?.query.get('version')).toBe('eq.1')
  expect(seen('POST', 'blog_posts')).toHaveLength(1)
})

test('K2 the parts of the form can be reached without scrolling past the story', async () => {
  const { user } = await openFirst()
  Element.prototype.scrollIntoView = () => {}
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the form' }))
  await user.click(parts.getByRole('button', { name: 'Status' }))
  const state = screen.getByRole('region', { name: 'Status' })
  expect(state).toHaveFocus()
  expect(within(state).getByRole('radio', { name: 'On the site' })).toBeChecked()
})

test('K2 offers the categories and authors that are in use', async () => {
  await openNew()
  await waitFor(() => {
    const lists = [...document.querySelectorAll('datalist')]
    expect(lists.map((list) => [...list.options].map(({ value }) => value))).toEqual([
      ['Coffee Farming', 'Livestock Farming'],
      ['Achieng’s farm', 'The farm team'],
    ])
  })
})

test('K2 the reading time is computed unless it is entered', async () => {
  const { user, save, write } = await openFirst()
  write(`<p>${'tea '.repeat(401)}</p>`)
  const minutes = field('Reading time in minutes')
  await waitFor(() =>
    expect(minutes).toHaveAccessibleDescription(
      'Leave it empty to calculate it from the text: 401 words, 3 min.',
    ),
  )
  await user.type(minutes, '8')
  await save()
  await findToast('Blog post updated successfully')
  expect(seen('PATCH', 'blog_posts')[0]?.body).toMatchObject({ read_minutes: 8 })
  await user.clear(minutes)
  await save()
  await waitFor(() => expect(seen('PATCH', 'blog_posts')).toHaveLength(2))
  expect(seen('PATCH', 'blog_posts')[1]?.body).toMatchObject({ read_minutes: null })
  await user.type(minutes, '0')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter the reading time as a whole number from 1 to 240',
  )
})

test('K9 K25 a draft may be incomplete; publishing it lists what is missing, with links to the fields', async () => {
  backend.tables['blog_posts'] = [
    postRow(1, { status: 'draft', content: '', image: '', image_alt: '', excerpt: '' }),
  ]
  const { user, save } = await openFirst()
  await user.click(screen.getByRole('radio', { name: 'Ready for the site' }))
  await save()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  for (const text of [
    'Write the excerpt.',
    'Write the story.',
    'There is no picture yet: choose one from the gallery, or upload one.',
  ]) {
    expect(within(summary).getByRole('button', { name: text })).toBeVisible()
  }
  expect(writes()).toEqual([])
  await user.click(within(summary).getByRole('button', { name: 'Write the story.' }))
  expect(await story()).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Draft' }))
  await save()
  await waitFor(() => expect(screen.getByText('Everything is saved')).toBeInTheDocument())
})

test('K3 a published post keeps its slug when the title changes; changing the slug adds a redirect', async () => {
  const { user } = await openFirst()
  await user.type(field('Title'), ' of goats')
  expect(field('Web address')).toHaveValue('post-1')
  await user.click(screen.getByRole('button', { name: 'Generate from the title' }))
  expect(field('Web address')).toHaveValue('post-1-of-goats')
  expect(screen.getByText('The old address /blog/post-1 will lead to the new one.')).toBeVisible()
})

test('K3 a slug that is taken is reported at its field', async () => {
  const { user, save } = await openNew()
  await user.type(field('Title'), 'Post 2')
  await save()
  await findToast('Failed to create blog post')
  expect(field('Web address')).toHaveAccessibleDescription(
    /Another page uses this address or used it before\. Choose another\./,
  )
  expect(table()).toHaveLength(2)
})

test('K18 the change of another person in another field is kept', async () => {
  const { user, save } = await openFirst()
  table()[0] = { ...table()[0], excerpt: 'Theirs.', version: 2 }
  await user.type(field('Title'), '!')
  await save()
  await findToast('Blog post updated successfully')
  expect(table()[0]).toMatchObject({ title: 'Post 1!', excerpt: 'Theirs.', version: 3 })
})

test('K18 conflicting stories are shown side by side, and the chosen one is saved', async () => {
  const { user, save, write } = await openFirst()
  table()[0] = { ...table()[0], content: '<p>Theirs entirely.</p>', version: 2 }
  write('<p>Mine entirely.</p>')
  await save()
  const panel = await screen.findByRole('region', { name: /This was changed in another tab/ })
  expect(panel).toHaveTextContent('Mine entirely.')
  expect(panel).toHaveTextContent('Theirs entirely.')
  await user.click(within(panel).getByRole('radio', { name: 'Saved meanwhile' }))
  await user.click(within(panel).getByRole('button', { name: 'Save with these choices' }))
  // It is what the other one has saved: there is nothing to write.
  await findToast('Nothing has changed since it was saved.')
  expect(table()[0]).toMatchObject({ content: '<p>Theirs entirely.</p>', version: 2 })
  expect(await story()).toHaveTextContent('Theirs entirely.')
})

test.each([
  ['no changed row', () => HttpResponse.json([])],
  ['a refusal', () => HttpResponse.json({ code: '42501', message: 'secret' }, { status: 403 })],
])('K25 %s is a failure that stays on the page', async (_, answer) => {
  expectConsoleErrors()
  const { user, save } = await openFirst()
  server.use(http.patch('*/rest/v1/blog_posts', answer))
  await user.type(field('Title'), '!')
  await save()
  await findToast('Failed to update blog post')
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update blog post')
  expect(field('Title')).toHaveValue('Post 1!')
  expect(document.body).not.toHaveTextContent('secret')
})

test('K16 input from before a crash is offered again', async () => {
  const { user, unmount, write } = await openFirst()
  await user.type(field('Title'), ' again')
  write('<p>Never saved.</p>')
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  const again = await openFirst()
  expect(await story()).toHaveTextContent('Goats eat nearly everything.')
  await again.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(field('Title')).toHaveValue('Post 1 again')
  expect(await story()).toHaveTextContent('Never saved.')
})

test('K15 leaving with unsaved changes asks first', async () => {
  const { user } = await openFirst()
  await user.type(field('Title'), '!')
  await user.click(screen.getByRole('link', { name: 'Back to all posts' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(window.location.pathname).toBe('/admin/blog/1')
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await findPage('Manage Blog Posts')
})

test('M14 M15 Delete in the form asks the same question, and leads to the list', async () => {
  const { user } = await openFirst()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the blog post. An admin can bring it back from Activity for 30 days.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('Blog post deleted successfully')
  await findPage('Manage Blog Posts')
  expect(table().map(({ id }) => id)).toEqual([2])
})

test('K17 Duplicate in the form opens the copy on its own page', async () => {
  const { user } = await openFirst()
  expect(screen.getByRole('link', { name: /^View on the site/ })).toHaveAttribute(
    'href',
    '/blog/post-1',
  )
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  await findPage('Copy of Post 1')
  expect(field('Title')).toHaveValue('Copy of Post 1')
  expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked()
  expect(screen.queryByRole('link', { name: /^View on the site/ })).toBeNull()
})

test.each(['/admin/blog/99', '/admin/blog/0x1', '/admin/blog/1e3'])(
  'says that there is no blog post at %s',
  async (path) => {
    openStudio(path)
    await findPage('Blog post not found')
    expect(seen('GET', 'blog_posts').every(({ query }) => query.get('id') === 'eq.99')).toBe(true)
  },
)

test('K32 a post that fails to load shows an error without raw database text, and can be retried', async () => {
  expectConsoleErrors()
  server.use(
    http.get('*/rest/v1/blog_posts', () =>
      HttpResponse.json({ message: 'secret_table' }, { status: 403 }),
    ),
  )
  const { user } = openStudio('/admin/blog/1')
  expect(await screen.findByText('Your account may not do this.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_table')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findPage('Post 1')
})
