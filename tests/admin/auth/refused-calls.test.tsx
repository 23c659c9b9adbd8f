import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { changedTour, site, useFakeSite } from '../support/fake-site'
import { pressPublish } from '../support/publish-bar'
import { expectConsoleErrors, findPage, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()

let sessions = 0

// The account got a second factor on another device: this session is older, and has no rights any more.
beforeEach(() => {
  expectConsoleErrors()
  // A new refresh token for each test: the library remembers failed ones.
  const refresh_token = `refresh-${adminId}-code-${(sessions += 1)}`
  storeSession(adminId, { refresh_token })
  const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }
  const factors = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }]
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({
        access_token: `a.${btoa(JSON.stringify({ aal: 'aal1' }))}.c`,
        refresh_token,
        token_type: 'bearer',
        expires_in: 3600,
        user: { ...account, factors },
      }),
    ),
  )
})

test('Z66 a publish that lacks the second factor asks for its code, and does not deny the role', async () => {
  const message = 'Only editors and administrators may publish.'
  site.onPublish = () => HttpResponse.json({ code: 'not_admin', message }, { status: 403 })
  site.changes = [changedTour]
  await pressPublish()
  expect(await screen.findByLabelText('Code')).toBeVisible()
  expect(screen.queryByText(new RegExp(message))).toBeNull()
})

test('Z66 an invitation that lacks the second factor asks for its code, and does not deny the role', async () => {
  const message = 'Only administrators invite people.'
  server.use(
    http.post('*/rest/v1/rpc/people', () =>
      HttpResponse.json([], { headers: { 'content-range': '*/0' } }),
    ),
    http.post('*/functions/v1/invite', () =>
      HttpResponse.json({ code: 'not_admin', message }, { status: 403 }),
    ),
  )
  const { user } = openStudio('/admin/people')
  await findPage('People')
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  await user.type(form.getByLabelText('E-mail address'), 'new@example.com')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByLabelText('Code')).toBeVisible()
  expect(screen.queryByText(new RegExp(message))).toBeNull()
})
