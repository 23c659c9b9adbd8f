import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminId, backend, storeSession, useFakeBackend } from '../support/fake-backend'
import { findPage, openStudio } from '../support/render-studio'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { postRow } from './posts'

useFakeBackend()
useEditorStubs()
beforeEach(() => storeSession(adminId))

test.each([
  [
    { image: '', image_alt: '' },
    'There is no picture yet: choose one from the gallery, or upload one.',
  ],
  [{ image_alt: '' }, 'Write the description of what the picture shows.'],
])('K162 a missing picture is one error, named as its field is: %j', async (changes, message) => {
  backend.tables['blog_posts'] = [postRow(1, { status: 'draft', ...changes })]
  const { user } = openStudio('/admin/blog/1')
  await findPage('Post 1')
  await user.click(await screen.findByRole('radio', { name: 'Ready for the site' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('button').map((button) => button.textContent)).toEqual([message])
})
