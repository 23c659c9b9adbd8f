import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { findPage, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

test('U19 an enrolment that was cancelled can be begun again, though the server keeps what was begun', async () => {
  const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }
  let factors: { id: string; factor_type: string; status: string }[] = []
  let count = 0
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/factors', () => {
      // As the auth server does: two factors of one account never have the same name, and these have none.
      if (factors.length > 0) {
        const msg = 'A factor with the friendly name "" for this user already exists'
        return HttpResponse.json({ error_code: 'mfa_factor_name_conflict', msg }, { status: 422 })
      }
      count += 1
      factors = [{ id: `factor-${count}`, factor_type: 'totp', status: 'unverified' }]
      return HttpResponse.json({
        id: `factor-${count}`,
        type: 'totp',
        totp: { qr_code: '<svg></svg>', secret: `SECRET-${count}`, uri: 'otpauth://totp' },
      })
    }),
    http.delete('*/auth/v1/factors/:id', ({ params: { id } }) => {
      factors = factors.filter((factor) => factor.id !== id)
      return HttpResponse.json({ id })
    }),
  )
  const { user } = openStudio('/admin/settings')
  await findPage('Profile Settings')
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }))
  expect(await screen.findByText('SECRET-1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }))
  expect(await screen.findByText('SECRET-2')).toBeVisible()
  expect(screen.queryByText(/friendly name/)).toBeNull()
})
