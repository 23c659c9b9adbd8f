import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { grantAdmin } from '../../scripts/commands/admin-grant'
import { bootForTest, memberOf } from './local-stack'
import { startError } from './start-error'
import { sampleFolder } from './temporary-folder'

describe('npm run admin:grant', () => {
  test('grants, repeats itself without harm and explains what is wrong', async () => {
    const stack = await bootForTest(sampleFolder())
    const server = createServer((req, res) => {
      const chunks: Uint8Array[] = []
      req.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      req.on('end', () => {
        const headers = new Headers({
          apikey: String(req.headers['apikey']),
          'content-type': 'application/json',
        })
        void stack
          .fetch(
            new Request(`http://localhost${req.url}`, {
              method: 'POST',
              headers,
              body: Buffer.concat(chunks),
            }),
          )
          .then(async (answer) => res.writeHead(answer.status).end(await answer.text()))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const environment = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: stack.secretKey }

    const owner = await memberOf(stack, 'owner@example.org')
    expect(await grantAdmin('Owner@example.org', environment)).toContain('is an administrator now')
    expect((await owner.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }])
    expect(await grantAdmin('owner@example.org', environment)).toContain('already')
    expect(await startError(grantAdmin('nobody@example.org', environment))).toContain(
      'no confirmed account',
    )
    expect(await startError(grantAdmin(undefined, environment))).toContain('name the account')
    expect(await startError(grantAdmin('owner', environment))).toContain('not an e-mail address')
    expect(await startError(grantAdmin('owner@example.org', {}))).toContain(
      'SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY',
    )
    const wrongKey = { ...environment, SUPABASE_SERVICE_ROLE_KEY: stack.publishableKey }
    expect(await startError(grantAdmin('owner@example.org', wrongKey))).toContain('key was refused')
    const nowhere = { ...environment, SUPABASE_URL: 'http://127.0.0.1:1' }
    expect(await startError(grantAdmin('owner@example.org', nowhere))).toContain(
      'cannot be reached',
    )
    expect(
      await startError(grantAdmin('owner@example.org', { ...environment, SUPABASE_URL: 'x' })),
    ).toContain('not an address')
  })

  test('Z41 sends the secret key over no network in plain text, and to no other address', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const key = { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test' }
    for (const host of [
      'abc.supabase.co',
      'localhost.evil.test',
      '127.0.0.1.evil.test',
      '10.0.0.7',
    ]) {
      const environment = { ...key, SUPABASE_URL: `http://${host}` }
      expect(await startError(grantAdmin('owner@example.org', environment))).toMatch(
        /^Nothing was sent: .*Begin SUPABASE_URL with https:\/\/\.$/,
      )
    }
    expect(asked).not.toHaveBeenCalled()

    const reached: string[] = []
    const server = createServer((req, res) => {
      reached.push(req.url ?? '')
      res.writeHead(307, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : ''
    const environment = { ...key, SUPABASE_URL: `http://localhost:${port}` }
    expect(await startError(grantAdmin('owner@example.org', environment))).toContain(
      'cannot be reached',
    )
    expect(reached).toEqual(['/rest/v1/rpc/grant_admin'])
  })
})
