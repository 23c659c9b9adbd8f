import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminId, backend, seen, storeSession, useFakeBackend } from '../support/fake-backend'
import { findPage, findToast, openStudio } from '../support/render-studio'
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

test('K167 a post in which nothing was changed is not written', async () => {
  const { save } = await openPost()
  await save()
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'blog_posts')).toEqual([])
})
