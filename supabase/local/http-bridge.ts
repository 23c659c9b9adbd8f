import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

type FetchHandler = (request: Request, peerAddress?: string) => Promise<Response>

/**
 * Lets a fetch-style handler answer a Node request. Bodies stream in both directions; a client that
 * goes away aborts the request.
 *
 * @param path path and query as the client sent them
 */
export async function answerNode(
  handler: FetchHandler,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<void> {
  const aborter = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) aborter.abort()
  })
  let response: Response
  try {
    // An address we cannot place is not let in as local.
    response = await handler(
      toRequest(req, path, aborter.signal),
      req.socket.remoteAddress ?? 'unknown',
    )
  } catch (error) {
    if (aborter.signal.aborted) return
    if (!(error instanceof InvalidRequest)) console.error('[local stack]', error)
    response =
      error instanceof InvalidRequest
        ? Response.json({ message: 'Bad request' }, { status: 400 })
        : Response.json({ message: 'Internal server error' }, { status: 500 })
  }
  await send(response, req, res)
}

class InvalidRequest extends Error {}

function toRequest(req: IncomingMessage, path: string, signal: AbortSignal): Request {
  const method = req.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    const url = new URL(`http://${req.headers.host ?? 'localhost'}${path}`)
    return new Request(url, {
      method,
      headers: toHeaders(req),
      signal,
      ...(hasBody ? { body: toBody(req), duplex: 'half' } : {}),
    })
  } catch (error) {
    throw new InvalidRequest('not a valid request', { cause: error })
  }
}

/**
 * The request's body as it comes in. Whoever stops reading (too large) gets the rest thrown away
 * instead of a cut connection, or the client would never see the answer.
 */
function toBody(req: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true
  return new ReadableStream({
    start(controller) {
      const end = (finish: () => void) => {
        if (isOpen) finish()
        isOpen = false
      }
      req.on('data', (chunk: Uint8Array) => {
        if (!isOpen) return
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) req.pause()
      })
      req.once('end', () => end(() => controller.close()))
      req.once('error', (error) => end(() => controller.error(error)))
      req.once('close', () => end(() => controller.error(new Error('the client went away'))))
    },
    pull: () => void req.resume(),
    cancel() {
      isOpen = false
      req.resume()
    },
  })
}

/** Headers that concern this connection only and must not be handed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
])

function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers()
  // rawHeaders keeps repeated ones apart: name, value, name, value.
  for (let index = 0; index + 1 < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index] ?? ''
    if (name.startsWith(':') || hopByHop.has(name.toLowerCase())) continue
    headers.append(name, req.rawHeaders[index + 1] ?? '')
  }
  return headers
}

async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (res.destroyed) {
    await response.body?.cancel()
    return
  }
  res.statusCode = response.status
  // A file of the storage is what its type says, whatever its bytes look like.
  res.setHeader('x-content-type-options', 'nosniff')
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && !hopByHop.has(name)) res.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  if (response.body === null || req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }
  // The client went away in the middle: nobody is left to tell.
  await pipeline(readChunks(response.body), res).catch(() => undefined)
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
