import { expect, test } from 'vitest'
import { publishFunction } from '../../../scripts/publish/local-function'
import type { PublishOrder } from '../../../supabase/functions/publish/handler'
import { createFunctionGate } from '../../../supabase/local/request-gate'

const site = 'http://localhost:4173'
const publishableKey = 'sb_publishable_test'

function call(name: string): Request {
  return new Request(`${site}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer the.callers.token', origin: site },
    body: JSON.stringify({ live: { hash: 'old', items: [], home: [], redirects: {} } }),
  })
}

test('Y5 publish begins in the stack with the caller’s rights, and the order goes to this server', async () => {
  const asked: (string | null)[] = []
  const orders: PublishOrder[] = []
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname, request.headers.get('authorization'))
    if (!pathname.endsWith('begin_publish')) return Promise.resolve(Response.json([]))
    const begun = { state: 'started', id: 7, hash: 'abc', at: '2026-11-21 04:09:39.759+00' }
    return Promise.resolve(Response.json(begun))
  }
  const publish = publishFunction({ fetch, publishableKey }, site, (order) => {
    orders.push(order)
    return Promise.resolve()
  })
  const answer = await createFunctionGate({ publish })(call('publish'))
  expect(answer.status).toBe(202)
  expect(asked.slice(0, 2)).toEqual(['/rest/v1/rpc/begin_publish', 'Bearer the.callers.token'])
  expect(orders).toEqual([{ id: 7, hash: 'abc', allowShrink: false }])
})

test('functions answer this machine only', async () => {
  const gate = createFunctionGate({ publish: () => Promise.resolve(new Response('ran')) })
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await (await gate(call('publish'), peer)).text()).toBe('ran')
  }
  for (const peer of ['192.168.1.20', '10.0.0.1', 'unknown']) {
    expect((await gate(call('publish'), peer)).status).toBe(403)
  }
})

test('a missing function is a 404 with a message', async () => {
  const gate = createFunctionGate({})
  for (const name of ['publish', 'constructor', '', 'publish/more']) {
    const answer = await gate(call(name))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Function not found' })
  }
})

test('Z10 the remains of withdrawn pictures are removed after a successful call, and only then', async () => {
  const statuses: number[] = []
  const cleanings: number[] = []
  for (const begun of [
    { state: 'unchanged', hash: 'abc' },
    { message: 'no', code: '42501' },
  ]) {
    const fetch = (request: Request) =>
      Promise.resolve(
        new URL(request.url).pathname.endsWith('begin_publish')
          ? Response.json(begun, { status: 'code' in begun ? 403 : 200 })
          : Response.json([]),
      )
    const publish = publishFunction(
      { fetch, publishableKey },
      site,
      () => Promise.resolve(),
      async () => void cleanings.push(statuses.length),
    )
    statuses.push((await publish(call('publish'))).status)
  }
  expect(statuses).toEqual([200, 403])
  expect(cleanings).toEqual([0])
})
