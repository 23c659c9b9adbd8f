import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { choose } from '../support/choose'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import { postRow } from './posts'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['blog_posts'] = [
    postRow(1),
    postRow(2, { category: 'Coffee Farming' }),
    postRow(3, { status: 'draft', first_published_at: null, content: '' }),
  ]
})

const posts = () =>
  within(screen.getByRole('list', { name: 'Blog posts' })).getAllByRole('listitem')
const titles = () => posts().map((post) => within(post).getByRole('heading').textContent)
const reads = () => seen('GET', 'blog_posts').filter(({ query }) => query.get('select') === '*')

function post(id: number) {
  const found = posts().find((entry) => within(entry).queryByText(`Post ${id}`, { selector: 'h2' }))
  if (!found) throw new Error(`Post ${id} is not in the list`)
  return within(found)
}

async function openBlog(query = '') {
  const { user } = openStudio(`/admin/blog${query}`)
  await findPage('Manage Blog Posts')
  await waitFor(() => expect(posts()).not.toEqual([]))
  const apply = async (choice: string) => {
    await user.selectOptions(screen.getByLabelText('Action for the selected'), choice)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  return { user, apply }
}

const result = () => screen.findByRole('region', { name: 'Result' })

test('M13 shows picture, title, excerpt, category, date and author, and reads the newest first', async () => {
  await openBlog()
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
  expect(reads()[0]?.query.get('order')).toMatch(/^created_at\.desc/)
  expect(post(1).getByRole('img', { name: 'Painting of post 1' })).toHaveAttribute(
    'src',
    '/art/post-1.avif',
  )
  for (const text of [
    'What post 1 tells.',
    'Livestock Farming',
    'September 1, 2026',
    'By The farm team',
    'On the site',
  ]) {
    expect(post(1).getByText(text)).toBeVisible()
  }
  expect(post(3).getByText('Draft')).toBeVisible()
})

test('M13 K10 a published post with a future time is scheduled; malformed rows hide no others', async () => {
  backend.tables['blog_posts'] = [
    { id: 'no number', title: 'Nameless' },
    postRow(5, {
      title: null,
      image: 'javascript:alert(1)',
      date: 7,
      publish_at: '2099-01-01 06:00:00+00',
    }),
    postRow(1),
  ]
  await openBlog()
  expect(titles()).toEqual(['Untitled', 'Post 1'])
  expect(screen.getByText('Scheduled', { selector: 'span' })).toBeVisible()
  expect(document.querySelector('img[src^="javascript"]')).toBeNull()
})

test('M14 M18 Edit and Add New Post lead to their forms', async () => {
  const { user } = await openBlog()
  expect(screen.getByRole('link', { name: 'Add New Post' })).toHaveAttribute(
    'href',
    '/admin/blog/new',
  )
  await user.click(post(1).getByRole('link', { name: 'Edit Post 1' }))
  expect(await findPage('Post 1')).toHaveFocus()
  expect(window.location.pathname).toBe('/admin/blog/1')
})

test('M14 Delete asks first, in the words of the specification', async () => {
  const { user } = await openBlog()
  await user.click(post(1).getByRole('button', { name: 'Delete Post 1' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the blog post. An admin can bring it back from Activity for 30 days.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(post(1).getByRole('button', { name: /^Delete/ })).toHaveFocus())
  expect(seen('DELETE', 'blog_posts')).toEqual([])
})

test('M15 deletes by id, shows a toast, and removes the post from the list', async () => {
  const { user } = await openBlog()
  await user.click(post(1).getByRole('button', { name: 'Delete Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await findToast('Blog post deleted successfully')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(seen('DELETE', 'blog_posts')[0]?.query.get('id')).toBe('eq.1')
  await waitFor(() => expect(titles()).toEqual(['Post 3', 'Post 2']))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test.each([
  ['no deleted row', () => HttpResponse.json([])],
  [
    'a refusal',
    () => HttpResponse.json({ code: '42501', message: 'secret_table' }, { status: 403 }),
  ],
  ['no answer', () => HttpResponse.error()],
])('M15 %s is a failure; the dialog closes and the list is read again', async (_, answer) => {
  const { user } = await openBlog()
  server.use(http.delete('*/rest/v1/blog_posts', answer))
  const before = reads().length
  await user.click(post(1).getByRole('button', { name: 'Delete Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete blog post')
  expect(toastTitles()).toEqual(['Failed to delete blog post'])
  expect(document.body).not.toHaveTextContent('secret_table')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(reads().length).toBeGreaterThan(before))
  expect(titles()).toContain('Post 1')
})

test('M16 K32 a list that fails to load shows an error and can be retried', async () => {
  expectConsoleErrors()
  server.use(http.get('*/rest/v1/blog_posts', () => new HttpResponse(null, { status: 403 })))
  const { user } = openStudio('/admin/blog')
  await findToast('Failed to load blog posts')
  expect(toastTitles()).toEqual(['Failed to load blog posts'])
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('M17 says that there are no posts', async () => {
  backend.tables['blog_posts'] = []
  openStudio('/admin/blog')
  expect(
    await screen.findByText('No blog posts found. Add your first post to get started.'),
  ).toBeVisible()
})

test('K12 search, category, state and order are kept in the URL; Back restores them', async () => {
  const { user } = await openBlog()
  await choose(user, 'Category', 'Livestock Farming')
  await waitFor(() => expect(titles()).toEqual(['Post 3', 'Post 1']))
  await choose(user, 'Status', 'Draft')
  await waitFor(() => expect(titles()).toEqual(['Post 3']))
  expect(window.location.search).toBe('?category=Livestock+Farming&state=draft')
  window.history.back()
  await waitFor(() => expect(titles()).toEqual(['Post 3', 'Post 1']))
  expect(screen.getByLabelText('Status')).toHaveTextContent('All')
})

test('K12 opening the URL shows the same list', async () => {
  await openBlog('?q=post&sort=title&state=live')
  expect(titles()).toEqual(['Post 1', 'Post 2'])
  expect(screen.getByLabelText('Search titles')).toHaveValue('post')
})

test('K17 Duplicate creates a draft with the same content and its own slug, and opens it', async () => {
  backend.tables['blog_posts'] = [
    postRow(1, { publish_at: '2099-01-01T00:00:00Z', read_minutes: 8 }),
  ]
  const { user } = await openBlog()
  await user.click(post(1).getByRole('button', { name: 'Duplicate Post 1' }))
  await findToast('Blog post created successfully')
  await findPage('Copy of Post 1')
  expect(window.location.pathname).toBe('/admin/blog/2')
  const [request] = seen('POST', 'blog_posts')
  expect(request?.body).toMatchObject({
    title: 'Copy of Post 1',
    content: '<p>Goats eat nearly everything.</p>',
    read_minutes: 8,
    status: 'draft',
    publish_at: null,
  })
  expect(request?.body).not.toHaveProperty('slug')
})

test('K17 a failed Duplicate shows an error', async () => {
  const { user } = await openBlog()
  server.use(http.post('*/rest/v1/blog_posts', () => HttpResponse.error()))
  await user.click(post(1).getByRole('button', { name: 'Duplicate Post 1' }))
  await findToast('Failed to create blog post')
  expect(window.location.pathname).toBe('/admin/blog')
})

test('K13 publishes complete posts, and lists the others with reasons and links', async () => {
  backend.tables['blog_posts'] = [
    postRow(1, { status: 'draft' }),
    postRow(2, { status: 'draft', content: '', image_alt: '' }),
  ]
  const { user, apply } = await openBlog()
  await user.click(post(1).getByRole('checkbox', { name: 'Select Post 1' }))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await apply('Ready for the site')
  const summary = await result()
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('1 set to “Ready for the site”, 1 not.')
  expect(summary).toHaveTextContent(
    'Write the description of what the picture shows. Write the story.',
  )
  expect(within(summary).getByRole('link', { name: 'Post 2' })).toHaveAttribute(
    'href',
    '/admin/blog/2',
  )
  expect(seen('PATCH', 'blog_posts')).toHaveLength(1)
  expect(seen('PATCH', 'blog_posts')[0]?.query.get('id')).toBe('in.(1)')
  expect(post(1).getByText('On the site')).toBeVisible()
  // Posts that were not published stay selected.
  expect(post(2).getByRole('checkbox')).toBeChecked()
  expect(post(1).getByRole('checkbox')).not.toBeChecked()
})

test('K13 K9 unpublishes and moves to another category', async () => {
  const { user, apply } = await openBlog()
  await user.click(post(1).getByRole('checkbox'))
  await apply('Off the site')
  expect(await result()).toHaveTextContent('1 set to “Off the site”.')
  expect(seen('PATCH', 'blog_posts')[0]?.body).toEqual({ status: 'unpublished', publish_at: null })
  await user.click(post(1).getByRole('checkbox'))
  await apply('Coffee Farming')
  await waitFor(async () => expect(await result()).toHaveTextContent('1 moved'))
  expect(post(1).getByText('Coffee Farming')).toBeVisible()
})

test('K13 deletes several after one confirmation; the result stays if the list becomes empty', async () => {
  const { user, apply } = await openBlog()
  await user.click(post(1).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await apply('Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete 3 blog posts. An admin can bring them back from Activity for 30 days.',
  )
  expect(seen('DELETE', 'blog_posts')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await result()).toHaveTextContent('3 deleted.')
  expect(screen.getByText(/^No blog posts found/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('K13 a post that was changed in the meantime is reported, not counted as done', async () => {
  const { user, apply } = await openBlog()
  await user.click(post(1).getByRole('checkbox'))
  server.use(http.patch('*/rest/v1/blog_posts', () => HttpResponse.json([])))
  await apply('Off the site')
  expect(await result()).toHaveTextContent('0 set to “Off the site”, 1 not.')
  expect(await result()).toHaveTextContent('Post 1: It was changed or removed in the meantime')
})
