import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAnew } from '../../../../src/admin/frame/publishing/open-anew'
import { useBrowserStubs } from '../../support/browser-stubs'
import { adminId, storeSession, useFakeBackend } from '../../support/fake-backend'
import { findLine, openBar, pressPublish } from '../../support/publish-bar'
import { findPage } from '../../support/render-studio'
import { buildSite, changedTour, site, useFakeSite } from '../../support/site'

vi.mock(import('../../../../src/admin/frame/publishing/open-anew'), () => ({
  openAnew: vi.fn<() => void>(),
}))

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => {
  storeSession(adminId)
  vi.mocked(openAnew).mockClear()
})

test('Y5 who leaves the studio after a publish gets the new site, in a new document', async () => {
  site.changes = [changedTour]
  const user = await pressPublish()
  await findLine(/^Publishing since/)
  buildSite()
  await findLine(/^Live since/)
  await user.click(screen.getByRole('link', { name: 'Tours' }))
  await findPage('Manage Tours')
  expect(openAnew).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'View site' }))
  await findPage('Public home')
  expect(openAnew).toHaveBeenCalledTimes(1)
})

test('Y5 who leaves the studio without one stays in the document', async () => {
  site.changes = [changedTour]
  const user = await openBar()
  await findLine(/not on the site yet$/)
  await user.click(screen.getByRole('link', { name: 'View site' }))
  await findPage('Public home')
  expect(openAnew).not.toHaveBeenCalled()
})
