import { describe, expect, it, vi } from 'vitest'
import {
  DeployFailure,
  type PublishHandlerOptions,
} from '../../supabase/functions/publish/handler.ts'
import { maxBodyBytes } from '../../supabase/functions/publish/request-body.ts'
import {
  functionUrl,
  site,
  token,
  started,
  live,
  setUp,
  call,
  refusedByDatabase,
} from './handler-set-up.ts'

describe('Publish, as the studio calls it', () => {
  it('Y5 begins a publish with the rights of the caller, asks for a build and says 202', async () => {
    const { handle, calls, orders } = setUp()
    const response = await handle(call({ live, allowShrink: true, kind: 'roll back' }))
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual(started)
    expect(calls).toMatchObject([
      {
        path: '/rest/v1/rpc/begin_publish',
        values: { live, allow_shrink: true, kind: 'roll back' },
      },
      { path: '/rest/v1/rpc/files_to_remove' },
      { path: '/rest/v1/rpc/publish_asked', values: { publish_id: 7 } },
    ])
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(calls[0]?.headers.get('apikey')).toBe('sb_publishable_1')
    expect(orders).toEqual([{ id: 7, hash: 'new', allowShrink: true }])
  })

  it('asks for a plain publish where the call says no more', async () => {
    const { handle, calls } = setUp()
    await handle(call({ live }))
    expect(calls[0]?.values).toEqual({ live, allow_shrink: false, kind: 'publish' })
  })

  it.each([
    ['nothing', ''],
    ['no manifest', { live: null }],
    ['an empty object', {}],
  ])('takes %s for a site that was never published', async (_name, body) => {
    const { handle, calls } = setUp()
    expect((await handle(call(body))).status).toBe(202)
    expect(calls[0]?.values).toMatchObject({
      live: { hash: '', items: [], home: [], redirects: {} },
    })
  })

  it.each([
    ['joined', { ...started, state: 'joined' }],
    ['unchanged', { state: 'unchanged', hash: 'old' }],
  ])('Y5 asks for no second build when the database says %s', async (_state, answer) => {
    const { handle, orders } = setUp(() => Response.json(answer))
    const response = await handle(call())
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(answer)
    expect(orders).toEqual([])
  })
})

describe('Publish refuses', () => {
  it.each([
    ['no token', { Authorization: '' }],
    ['the key of the site instead of a sign-in', { Authorization: 'Bearer sb_publishable_1' }],
    ['a secret key', { Authorization: 'Bearer sb_secret_1' }],
    ['another scheme', { Authorization: 'Basic YTpi' }],
  ])('%s, without asking the database', async (_name, headers) => {
    const { handle, calls } = setUp()
    const response = await handle(call({ live }, { headers }))
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code: 'not_signed_in',
      message: 'Sign in to publish.',
    })
    expect(calls).toEqual([])
  })

  it('the old key of a project instead of a sign-in', async () => {
    const { handle, calls } = setUp(undefined, { publishableKey: 'old.anon.key' })
    const response = await handle(
      call({ live }, { headers: { Authorization: 'Bearer old.anon.key' } }),
    )
    expect(response.status).toBe(401)
    expect(calls).toEqual([])
  })

  it.each(['PATCH', 'PUT', 'DELETE'])('the method %s', async (method) => {
    const { handle, calls } = setUp()
    const response = await handle(call('', { method, body: null }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS')
    expect(await response.json()).toMatchObject({ code: 'wrong_method' })
    expect(calls).toEqual([])
  })

  it.each<[string, unknown]>([
    ['text', 'publish!'],
    ['half a JSON text', '{"live":'],
    ['a list', []],
    ['a number', '7'],
    ['allowShrink as text', { live, allowShrink: 'true' }],
    ['another kind', { live, kind: 'unpublish' }],
    ['a hash that is no text', { live: { ...live, hash: 7 } }],
    ['items that are no texts', { live: { ...live, items: [1] } }],
    ['home tours that are no numbers', { live: { ...live, home: ['3'] } }],
    ['redirects that are no texts', { live: { ...live, redirects: { a: 1 } } }],
    ['a list as the redirects', { live: { ...live, redirects: [] } }],
    ['text as the manifest', { live: 'old' }],
  ])('a body that is %s', async (_name, body) => {
    const { handle, calls } = setUp()
    const response = await handle(call(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'bad_request',
      message: 'The call of Publish cannot be read.',
    })
    expect(calls).toEqual([])
  })

  it('a body that says it is too large, and one that is', async () => {
    const { handle, calls } = setUp()
    const announced = await handle(
      call({ live }, { headers: { 'content-length': String(maxBodyBytes + 1) } }),
    )
    const sent = await handle(call('x'.repeat(maxBodyBytes + 1)))
    for (const response of [announced, sent]) {
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ code: 'bad_request' })
    }
    expect(calls).toEqual([])
  })

  it('Y5 everything where no build can be asked for, and begins nothing', async () => {
    const { handle, calls } = setUp(undefined, { deploy: undefined })
    const response = await handle(call())
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'hook_missing' })
    expect(calls).toEqual([])
  })

  it.each([
    ['a member', 403, '42501', 403, 'not_admin'],
    ['a member, said with another status', 400, '42501', 403, 'not_admin'],
    ['an ended sign-in', 401, 'PGRST303', 401, 'not_signed_in'],
    ['a manifest that the database cannot read', 400, '22023', 400, 'bad_request'],
    ['a database without Publish', 404, 'PGRST202', 500, 'failed'],
    ['a broken database', 500, 'XX000', 500, 'failed'],
    ['a redirect', 302, '', 500, 'failed'],
  ])('%s', async (_name, status, code, expectedStatus, expectedCode) => {
    const { handle, orders } = setUp(refusedByDatabase(status, code))
    const response = await handle(call())
    const answer: unknown = await response.json()
    expect(response.status).toBe(expectedStatus)
    expect(answer).toMatchObject({ code: expectedCode })
    expect(JSON.stringify(answer)).not.toContain('internal words')
    expect(orders).toEqual([])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['hangs', () => new Promise<Response>(() => undefined)],
    ['answers with a page', () => new Response('<h1>Paused</h1>')],
    ['answers without a state', () => Response.json({ id: 7, hash: 'new' })],
    ['answers nothing', () => new Response(null, { status: 204 })],
    ['starts without an id', () => Response.json({ state: 'started', hash: 'new' })],
  ])('when the database %s', async (_name, answer) => {
    const { handle, orders } = setUp(answer, { deadline: 50 })
    const response = await handle(call())
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'failed' })
    expect(orders).toEqual([])
  })
})

describe('a build that cannot be asked for', () => {
  it.each([
    [new DeployFailure('The host refused.'), 'The host refused.'],
    [
      new Error('POST https://hook.example/secret failed'),
      'The build of the site could not be started.',
    ],
  ])(
    'Y5 is recorded and told in a sentence that names no address (%s)',
    async (error, sentence) => {
      const deploy = async () => {
        throw error
      }
      const { handle, calls } = setUp(undefined, { deploy })
      const response = await handle(call())
      expect(response.status).toBe(502)
      expect(await response.json()).toEqual({ code: 'hook_failed', message: sentence })
      const last = calls.at(-1)
      expect(last).toMatchObject({
        path: '/rest/v1/rpc/finish_publish',
        values: { publish_id: 7, outcome: 'failed', note: sentence },
      })
      expect(last?.headers.get('authorization')).toBe(`Bearer ${token}`)
    },
  )

  it('is told even where it cannot be recorded', async () => {
    const fetch = vi
      .fn<PublishHandlerOptions['fetch']>()
      .mockResolvedValueOnce(Response.json(started))
      .mockResolvedValueOnce(Response.json([]))
      .mockRejectedValue(new TypeError('fetch failed'))
    const deploy = () => Promise.reject(new DeployFailure('The host refused.'))
    const { handle } = setUp(undefined, { fetch, deploy })
    const response = await handle(call())
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ message: 'The host refused.' })
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})

describe('who may call from where', () => {
  it('lets the studio of the site ask first, with what supabase-js sends', async () => {
    const { handle, calls } = setUp()
    const response = await handle(
      new Request(functionUrl, { method: 'OPTIONS', headers: { origin: site } }),
    )
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    const headers = response.headers.get('access-control-allow-headers')?.split(', ')
    expect(headers).toEqual(
      expect.arrayContaining(['authorization', 'apikey', 'content-type', 'x-client-info']),
    )
    expect(calls).toEqual([])
  })

  it('lets the studio of the site read answers and refusals', async () => {
    const { handle } = setUp()
    const headers = { origin: site }
    for (const request of [call({ live }, { headers }), call('no JSON', { headers })]) {
      const response = await handle(request)
      expect(response.headers.get('access-control-allow-origin')).toBe(site)
      expect(response.headers.get('vary')).toBe('Origin')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each(['OPTIONS', 'POST'])('refuses a foreign website at %s', async (method) => {
    const { handle, calls } = setUp()
    const response = await handle(
      call('', { method, body: null, headers: { origin: 'https://evil.example' } }),
    )
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'wrong_origin' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(calls).toEqual([])
  })

  it('lets pages of the same origin call, and every site where none is set', async () => {
    const own = setUp()
    expect(
      (await own.handle(call({ live }, { headers: { origin: 'https://abc.supabase.co' } }))).status,
    ).toBe(202)
    const open = setUp(undefined, { allowedOrigin: undefined })
    const response = await open.handle(
      call({ live }, { headers: { origin: 'https://preview.example' } }),
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('https://preview.example')
  })
})
