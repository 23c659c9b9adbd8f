import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

/**
 * What happens to a request on its way.
 * - `refuse`: the connection ends before the request reaches the server
 * - `cut`: the server does its work, and the connection ends in the middle of the answer
 * - `truncate`: the same with an answer that claims to be whole
 * - `hang`: no answer, ever
 * - `answer`: something else answers in the server's place
 * - `delay`: everything arrives, up to so many milliseconds late
 */
export type Fault =
  | { kind: 'refuse' | 'cut' | 'truncate' | 'hang' }
  | { kind: 'answer'; status: number; body: string; type?: string }
  | { kind: 'delay'; milliseconds: number }

export type FaultProxy = {
  url: string
  /** Lets every request of a method whose path begins so meet a fault; without a fault the way is free. */
  meet: (method: string, path: string, fault?: Fault) => void
  stop: () => Promise<void>
}

/** Over a connection that it used before, the browser itself would send a request again. */
const last = { connection: 'close' }

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts)
}

/** Sends a request on and returns the whole answer. */
function fetchFrom(
  upstream: URL,
  request: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const headers: IncomingMessage['headers'] = { ...request.headers, host: upstream.host }
  // The server must take the proxy for its own site.
  if (headers.origin) headers.origin = upstream.origin
  if (headers.referer) headers.referer = upstream.origin
  return new Promise((resolve, reject) => {
    const outgoing = forward(
      {
        host: '127.0.0.1',
        port: upstream.port,
        method: request.method,
        path: request.url,
        headers,
      },
      (answer) => {
        bodyOf(answer).then(
          (whole) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
          reject,
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/**
 * A proxy on this machine between a browser and a site, with faults on request.
 *
 * @param site address of the site, such as `http://localhost:4273`
 */
export async function startFaultProxy(site: string): Promise<FaultProxy> {
  const upstream = new URL(site)
  let wanted = { method: '', path: '' }
  let fault: Fault | undefined
  let count = 0

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const isMatch = request.method === wanted.method && request.url?.startsWith(wanted.path)
    if (isMatch) count += 1
    const met = isMatch ? fault : undefined
    if (met?.kind === 'refuse') return void request.socket.destroy()
    if (met?.kind === 'hang') return
    if (met?.kind === 'answer') {
      response.writeHead(met.status, { ...last, 'content-type': met.type ?? 'application/json' })
      return void response.end(met.body)
    }
    const answer = await fetchFrom(upstream, request, body)
    if (met?.kind === 'delay') {
      // Each a little different, so that answers overtake each other.
      const late = met.milliseconds * (0.5 + 0.5 * (count % 3) * 0.5)
      await new Promise((resolve) => setTimeout(resolve, late))
    }
    const half = answer.body.subarray(0, Math.floor(answer.body.length / 2))
    const headers = { ...answer.headers, ...last }
    if (met?.kind === 'truncate') {
      delete headers['content-length']
      response.writeHead(answer.status, headers)
      return void response.end(half)
    }
    response.writeHead(answer.status, headers)
    if (met?.kind !== 'cut') return void response.end(answer.body)
    response.write(half)
    setTimeout(() => request.socket.destroy(), 20)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://localhost:${address.port}`,
    meet(method, path, next) {
      wanted = { method, path }
      fault = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
