import { expect, test, vi } from 'vitest'
import { grantAdmin } from '../../scripts/commands/admin-grant'

const environment = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
}

/** A project whose settings answer so; collects what it was asked. */
function serveSettings(settings: unknown, status = 200): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    return pathname === '/auth/v1/settings'
      ? Response.json(settings, { status })
      : Response.json('granted')
  })
  return asked
}

const grant = () => grantAdmin('owner@example.org', environment)

test('Z57 grants where the project lets addresses be confirmed', async () => {
  const asked = serveSettings({ mailer_autoconfirm: false })
  expect(await grant()).toContain('is an administrator now')
  expect(asked).toEqual(['/auth/v1/settings', '/rest/v1/rpc/grant_admin'])
})

test.each([
  [
    'addresses need no confirmation',
    { mailer_autoconfirm: true },
    200,
    /Switch on "Confirm email"/,
  ],
  ['the settings do not say', { external: {} }, 200, /does not say whether/],
  ['there are no settings', {}, 404, /does not say whether/],
  ['the project has a problem', {}, 503, /does not say whether/],
  ['the key is refused', {}, 401, /key was refused/],
])('Z57 grants nothing where %s', async (_name, settings, status, sentence) => {
  const asked = serveSettings(settings, status)
  await expect(grant()).rejects.toThrow(sentence)
  expect(asked).toEqual(['/auth/v1/settings'])
})

test('Z57 asks a backend of this machine, where no mail is sent, nothing of the kind', async () => {
  const asked = serveSettings({ mailer_autoconfirm: true })
  await grantAdmin('owner@example.org', { ...environment, SUPABASE_URL: 'http://localhost:54321' })
  expect(asked).toEqual(['/rest/v1/rpc/grant_admin'])
})
