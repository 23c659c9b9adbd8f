import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { draftKey, keepDraft, readDrafts } from '../../../src/admin/kit/drafts/draft-store'
import { deferred } from '../../deferred'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { postRow } from './posts'

useFakeBackend()
useEditorStubs()
beforeEach(() => storeSession(adminId))

async function openPost(changes: Parameters<typeof postRow>[1] = {}) {
  backend.tables['blog_posts'] = [postRow(1, changes)]
  const { user } = openStudio('/admin/blog/1')
  await findPage('Post 1')
  const updated = await screen.findByLabelText('Updated on')
  return { user, updated, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('B24 the day of an update is saved, and null if it is empty', async () => {
  const { user, updated, save } = await openPost()
  expect(updated).toHaveValue('')
  await user.type(updated, '2026-11-21')
  await save()
  await findToast('Blog post updated successfully')
  expect(seen('PATCH', 'blog_posts')[0]?.body).toMatchObject({ updated_on: '2026-11-21' })
  await user.clear(updated)
  await save()
  await waitFor(() => expect(seen('PATCH', 'blog_posts')).toHaveLength(2))
  expect(seen('PATCH', 'blog_posts')[1]?.body).toMatchObject({ updated_on: null })
})

test.each([
  ['published', 'Saved in the studio. Visitors see it once you publish.'],
  ['unpublished', 'Saved in the studio. The site stays as it is until you publish.'],
  ['draft', ''],
])(
  'Y6 saving a post that is %s says what it means for the site: “%s”',
  async (status, sentence) => {
    const { user, updated, save } = await openPost({ status, updated_on: '2026-11-20' })
    expect(updated).toHaveValue('2026-11-20')
    await user.clear(updated)
    await save()
    await findToast('Blog post updated successfully')
    const message = /Saved in[^.]+\. [^.]+\./.exec(document.body.textContent)?.[0] ?? ''
    expect(message).toBe(sentence)
  },
)

test('K9 “Off the site” is saved and clears the publishing time', async () => {
  const { user, save } = await openPost({ publish_at: '2099-01-01T06:00:00+00:00' })
  await user.click(screen.getByRole('radio', { name: 'Off the site' }))
  await save()
  await findToast('Blog post updated successfully')
  expect(seen('PATCH', 'blog_posts')[0]?.body).toMatchObject({
    status: 'unpublished',
    publish_at: null,
  })
})

test('K10 a time in the future is saved with its time zone, and the post is scheduled', async () => {
  const { user, save } = await openPost()
  expect(screen.getByRole('radio', { name: 'On the site' })).toBeChecked()
  await user.type(screen.getByLabelText('Not before'), '2099-01-01T09:00')
  await save()
  await findToast('Blog post updated successfully')
  expect(seen('PATCH', 'blog_posts')[0]?.body).toMatchObject({
    status: 'published',
    publish_at: '2099-01-01T06:00:00.000Z',
  })
  expect(await screen.findByText('Scheduled')).toBeVisible()
})

test.each(['Not before', 'Updated on'])(
  'K10 “%s” that is only begun, such as a day without a time, is not saved as none',
  async (label) => {
    const { user, save } = await openPost({
      publish_at: '2099-01-01T06:00:00+00:00',
      updated_on: '2026-11-20',
    })
    const date = screen.getByLabelText(label)
    await user.clear(date)
    const validity = vi.spyOn(HTMLInputElement.prototype, 'validity', 'get')
    validity.mockImplementation(function (this: HTMLInputElement) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
      return { badInput: this === date } as ValidityState
    })
    await save()
    const broken = /This is no whole date\./
    await waitFor(() => expect(date).toHaveAccessibleDescription(broken))
    expect(seen('PATCH', 'blog_posts')).toEqual([])
    validity.mockRestore()
    await save()
    await findToast('Blog post updated successfully')
    expect(date).not.toHaveAccessibleDescription(broken)
  },
)

test('K167 a post in which nothing was changed is not written', async () => {
  const { save } = await openPost()
  await save()
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'blog_posts')).toEqual([])
})

const field = (label: string) => screen.getByLabelText(label)

async function openNew() {
  const { user } = openStudio('/admin/blog/new')
  await findPage('Add New Post')
  await screen.findByRole('textbox', { name: 'Story' })
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('what is typed while a new post is saved stays in its fields', async () => {
  const { user, save } = await openNew()
  await user.type(field('Title'), 'Milk before sunrise')
  const { promise: answered, resolve: answer } = deferred()
  server.use(http.post('*/rest/v1/blog_posts', () => answered))
  const excerpt = field('Excerpt')
  await save()
  await user.type(excerpt, 'Who milks first?')
  answer()
  await findToast('Blog post created successfully')
  await findPage('Milk before sunrise')
  expect(excerpt).toHaveFocus()
  expect(field('Excerpt')).toHaveValue('Who milks first?')
})

test('a new post whose first save was not answered is not taken for another at the next one', async () => {
  expectConsoleErrors()
  const { user, save } = await openNew()
  await user.type(field('Title'), 'Milk')
  server.use(
    http.post(
      '*/rest/v1/blog_posts',
      async ({ request }) => {
        const sent = z.record(z.string(), z.unknown()).parse(await request.json())
        backend.tables['blog_posts'] = [{ ...postRow(7), ...sent }]
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  await save()
  await findToast('Failed to create blog post')
  await save()
  await findPage('Milk')
  expect(window.location.pathname).toBe('/admin/blog/7')
  expect(backend.tables['blog_posts']).toHaveLength(1)
})

test('unsaved text of another new post is discarded for good, also after this one was saved', async () => {
  const key = draftKey(adminId, 'blog_posts', 'new')
  const values = { title: 'Goats', excerpt: 'Never finished.' }
  keepDraft(key, {
    writer: 'before',
    keptAt: Date.now(),
    version: null,
    base: { title: '', excerpt: '' },
    values,
  })
  const { user, save } = await openNew()
  await user.type(field('Title'), 'Milk before sunrise')
  await save()
  await findPage('Milk before sunrise')
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(readDrafts(key)).toEqual([])
  const offer = within(screen.getByRole('region', { name: 'Unsaved work' }))
  await user.click(offer.getByRole('button', { name: 'Undo' }))
  expect(readDrafts(key)).toMatchObject([{ values }])
})
