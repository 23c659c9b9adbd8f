import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, seen, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { expectConsoleErrors, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

test('U16: the next attempt ends the other sessions where only the answer to the first was lost', async () => {
  expectConsoleErrors()
  let isSet = false
  server.use(
    http.put('*/auth/v1/user', () => {
      if (isSet) {
        const refusal = { error_code: 'same_password', msg: 'New password should be different.' }
        return HttpResponse.json(refusal, { status: 422 })
      }
      isSet = true
      return HttpResponse.error()
    }),
  )
  storeSession(adminId)
  const { user } = openStudio('/admin/settings')
  await user.type(await screen.findByLabelText('New password'), 'mahindi-88')
  await user.click(screen.getByRole('button', { name: 'Change the password' }))
  await screen.findByText('The password could not be changed. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Change the password' }))
  await findToast('Password changed')
  expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['others'])
})
