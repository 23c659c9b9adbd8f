import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, seen, storeSession, useFakeBackend } from '../support/fake-backend'
import { findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

test('K167 a profile in which nothing was changed is not written', async () => {
  const { user } = openStudio('/admin/settings')
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }))
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'profiles')).toEqual([])
})
