import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { entry, runDeno, serveFunction, type ServedFunction } from './deno'

const site = 'https://shamba.example'
const hookPath = '/build_hooks/c0ffee-hook-id'
const hookToken = 'hook-token-1'
const started = { state: 'started', id: 7, hash: 'new', at: '2026-11-21T11:02:00+00:00' }

type Call = { path: string; headers: IncomingHttpHeaders; body: unknown }
type Answer = { status: number; body?: unknown; location?: string }

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp()
})

/** An HTTP server on this machine that answers by `answer` and remembers its calls. */
async function listen(answer: (path: string) => Answer) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    request.on('end', () => {
      const path = request.url ?? ''
      calls.push({ path, headers: request.headers, body: JSON.parse(text) })
      const { status, body, location } = answer(path)
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(location && { Location: location }),
      })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return { calls, origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

type Setting = {
  begin?: Answer
  hook?: Answer
  env?: (places: { hook: string }) => Record<string, string>
}

/** The function between a database and a host, all three on this machine. */
async function setUp({
  begin = { status: 200, body: started },
  hook = { status: 201, body: {} },
  env = (places) => ({
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
    DEPLOY_HOOK_URL: places.hook,
    DEPLOY_HOOK_TOKEN: hookToken,
    SITE_URL: `${site}/`,
  }),
}: Setting = {}) {
  const database = await listen((path) => {
    if (path.endsWith('/begin_publish')) return begin
    return { status: 200, body: path.endsWith('/files_to_remove') ? [] : true }
  })
  const host = await listen(() => hook)
  const served = await serveFunction({
    SUPABASE_URL: database.origin,
    ...env({ hook: `${host.origin}${hookPath}` }),
  })
  cleanups.push(served.stop)
  return { database, host, served }
}

const live = { hash: 'old', items: ['tour:1=aa'], home: [3, 5, 8], redirects: {} }

function publish({ url }: ServedFunction, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer header.payload.signature',
      'Content-Type': 'application/json',
      Origin: site,
      ...headers,
    },
    body: JSON.stringify({ live, allowShrink: true }),
  })
}

describe('the edge function on Deno', () => {
  it('Y5 passes the checks of Deno and needs nothing from the network', async () => {
    expect(await runDeno('check', entry)).toMatchObject({ code: 0 })
    const { code, output } = await runDeno('info', '--json', entry)
    expect(code).toBe(0)
    const specifiers = [...output.matchAll(/"specifier": "([^"]+)"/g)].map((match) => match[1])
    expect(specifiers.length).toBeGreaterThan(3)
    expect(specifiers.filter((name) => !/^(?:file:\/\/\/|\.\/)/.test(name ?? ''))).toEqual([])
  })

  it('Y5 begins the publish as its caller and calls the hook with its token', async () => {
    const { database, host, served } = await setUp()
    const response = await publish(served)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual(started)
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
    expect(database.calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'begin_publish',
      'files_to_remove',
      'publish_asked',
    ])
    expect(database.calls[0]).toMatchObject({
      path: '/rest/v1/rpc/begin_publish',
      headers: { apikey: 'sb_publishable_1', authorization: 'Bearer header.payload.signature' },
      body: { live, allow_shrink: true, kind: 'publish' },
    })
    expect(host.calls).toHaveLength(1)
    expect(host.calls[0]).toMatchObject({
      path: hookPath,
      headers: { authorization: `Bearer ${hookToken}` },
      body: { publishId: 7, hash: 'new', allowShrink: true },
    })
  })

  it('Y5 tells and records a hook that refuses, and one that leads elsewhere', async () => {
    for (const hook of [{ status: 404 }, { status: 302, location: `${site}${hookPath}` }]) {
      const { database, served } = await setUp({ hook })
      const response = await publish(served)
      const answer = await response.text()
      expect(response.status).toBe(502)
      expect(JSON.parse(answer)).toMatchObject({ code: 'hook_failed' })
      expect(answer).toContain(`(answer ${hook.status})`)
      expect(database.calls.at(-1)).toMatchObject({
        path: '/rest/v1/rpc/finish_publish',
        body: { publish_id: 7, outcome: 'failed' },
      })
    }
  })

  it('Y5 keeps the address and the token of a dead hook out of answers, records and logs', async () => {
    const { database, host, served } = await setUp()
    host.close()
    const response = await publish(served)
    const answer = await response.text()
    expect(response.status).toBe(502)
    expect(answer).toContain('cannot be reached')
    const told = `${answer} ${JSON.stringify(database.calls)} ${served.output()}`
    for (const secret of [hookPath, host.origin, hookToken]) expect(told).not.toContain(secret)
  })

  it('Y5 says so where no hook is set, and begins nothing', async () => {
    const { database, served } = await setUp({ env: () => ({ SUPABASE_ANON_KEY: 'old.anon.key' }) })
    const response = await publish(served)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'hook_missing' })
    expect(database.calls).toEqual([])
  })

  it('Y5 refuses a member, a caller without a sign-in and a foreign website', async () => {
    const { host, served } = await setUp({ begin: { status: 403, body: { code: '42501' } } })
    const member = await publish(served)
    expect([member.status, await member.json()]).toMatchObject([403, { code: 'not_admin' }])
    const nobody = await publish(served, { Authorization: 'Bearer sb_publishable_1' })
    expect([nobody.status, await nobody.json()]).toMatchObject([401, { code: 'not_signed_in' }])
    const foreign = await publish(served, { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(host.calls).toEqual([])
  })

  it('lets the studio ask before it calls', async () => {
    const { served } = await setUp()
    const response = await fetch(served.url, {
      method: 'OPTIONS',
      headers: { Origin: site, 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
  })

  it('does not start without the address and the key of its project', async () => {
    await expect(serveFunction({})).rejects.toThrow('SUPABASE_URL is not set')
    await expect(serveFunction({ SUPABASE_URL: 'https://abc.supabase.co' })).rejects.toThrow(
      'No publishable key',
    )
  })
})
