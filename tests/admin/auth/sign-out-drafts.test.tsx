import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sessionKey } from '../../../src/admin/data/session-store'
import { draftKey, keepDraft, readDrafts } from '../../../src/admin/kit/drafts/draft-store'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, storeSession, useFakeBackend } from '../support/fake-backend'
import { findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

const key = draftKey(adminId, 'tours', 3)

/** Presses Logout in the studio while the device keeps a draft of a tour. */
async function logOutWithDraft(): Promise<UserEvent> {
  const values = { title: 'Roses' }
  keepDraft(key, { writer: 'tab', keptAt: Date.now(), version: 1, base: {}, values })
  storeSession(adminId)
  const { user } = openStudio('/admin/blog')
  await findPage('Manage Blog Posts')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /changes of yours to one thing that were never saved.*30 days/,
  )
  return user
}

test('Z46 logging out deletes the drafts if the user chooses so', async () => {
  const user = await logOutWithDraft()
  await user.click(screen.getByRole('button', { name: 'Delete and log out' }))
  await findPage('Welcome')
  await findToast('Logged out successfully')
  expect(window.localStorage).toHaveLength(0)
})

test('Z46 logging out keeps the drafts if the user chooses so', async () => {
  const user = await logOutWithDraft()
  await user.click(screen.getByRole('button', { name: 'Keep and log out' }))
  await findPage('Welcome')
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
  expect(readDrafts(key)).toHaveLength(1)
})

test('Z46 cancelling neither logs out nor deletes anything', async () => {
  const user = await logOutWithDraft()
  expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await findPage('Manage Blog Posts')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(window.localStorage.getItem(sessionKey)).not.toBeNull()
  expect(readDrafts(key)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and log out' }))
  await findPage('Welcome')
  expect(readDrafts(key)).toEqual([])
})
