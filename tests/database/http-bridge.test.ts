import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerNode } from '../../supabase/local/http-bridge'
import { deferred } from '../deferred'

type Handler = Parameters<typeof answerNode>[0]
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** Serves one handler on a free port. */
async function serve(handler: Handler): Promise<number> {
  const server = createServer((req, res) => void answerNode(handler, req, res, req.url ?? '/'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function ask(port: number, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

test('X6 hands method, address, repeated headers, body and peer on', async () => {
  let peer: string | undefined
  const port = await serve(async (incoming, from) => {
    peer = from
    return Response.json({
      method: incoming.method,
      url: new URL(incoming.url).pathname + new URL(incoming.url).search,
      accept: incoming.headers.get('x-many'),
      connection: incoming.headers.get('connection'),
      body: await incoming.text(),
    })
  })
  const answer = await ask(
    port,
    { method: 'PATCH', path: '/rest/v1/tours?id=eq.1&a=%20', headers: { 'x-many': ['a', 'b'] } },
    '{"title":"Ngũgĩ"}',
  )
  expect(JSON.parse(answer.text)).toEqual({
    method: 'PATCH',
    url: '/rest/v1/tours?id=eq.1&a=%20',
    accept: 'a, b',
    connection: null,
    body: '{"title":"Ngũgĩ"}',
  })
  expect(peer).toBe('127.0.0.1')
})

test('X6 hands status, headers and several cookies back', async () => {
  const headers = new Headers({ 'content-range': '0-9/10' })
  headers.append('set-cookie', 'a=1')
  headers.append('set-cookie', 'b=2')
  const port = await serve(() => Promise.resolve(new Response('made', { status: 201, headers })))
  const answer = await ask(port)
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
    201,
    'made',
    '0-9/10',
  ])
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('X6 answers HEAD and 204 without a body', async () => {
  const port = await serve((incoming) =>
    Promise.resolve(
      incoming.method === 'HEAD' ? new Response('not sent') : new Response(null, { status: 204 }),
    ),
  )
  expect(await ask(port, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  expect(await ask(port, { method: 'DELETE' })).toMatchObject({ status: 204, text: '' })
})

test('X13 lets a client that sends too much read the refusal', async () => {
  const port = await serve(async (incoming) => {
    await incoming.body?.cancel()
    return Response.json({ message: 'Payload too large' }, { status: 413 })
  })
  const answer = await ask(port, { method: 'POST' }, Buffer.alloc(20 * 1024 * 1024))
  expect(answer).toMatchObject({ status: 413, text: '{"message":"Payload too large"}' })
})

test('X6 refuses a host that is none and hides what went wrong inside', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const port = await serve(() => Promise.reject(new Error('secret detail')))
  expect((await ask(port, { headers: { host: 'a b' } })).status).toBe(400)
  const broken = await ask(port)
  expect([broken.status, broken.text]).toEqual([500, '{"message":"Internal server error"}'])
  expect(error).toHaveBeenCalledTimes(1)
})

test('X6 tells the handler when the client goes away', async () => {
  const { promise: wasAborted, resolve: aborted } = deferred<boolean>()
  const port = await serve(async (incoming) => {
    incoming.signal.addEventListener('abort', () => aborted(true))
    client.destroy()
    await wasAborted
    return new Response('too late')
  })
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )
  expect(await wasAborted).toBe(true)
})

test('Z48 no answer lets a browser guess another type than the one it names', async () => {
  const file = new Response('<script>alert(1)</script>', {
    headers: { 'content-type': 'image/png' },
  })
  const port = await serve(() => Promise.resolve(file))
  const { headers } = await ask(port)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
