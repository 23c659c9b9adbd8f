import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'

type FetchHandler = (request: Request, peerAddress?: string) => Promise<Response>

/** Headers that concern this connection only and must not be forwarded. */
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
]

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
  // A stored file is served as its declared type, whatever its bytes look like.
  res.setHeader('x-content-type-options', 'nosniff')
  req.url = path
  const listen = getRequestListener(
    (request) => {
      for (const name of hopByHop) request.headers.delete(name)
      // A missing address must not count as local.
      return handler(request, req.socket.remoteAddress ?? 'unknown')
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) {
          return Response.json({ message: 'Bad request' }, { status: 400 })
        }
        // The client has gone: there is nobody to report to.
        if (!res.destroyed) console.error('[local stack]', error)
        return Response.json({ message: 'Internal server error' }, { status: 500 })
      },
    },
  )
  await listen(req, res)
}

/**
 * Serves the stack on a free port of this machine, so that a child process can reach it before the
 * site's own server is open.
 *
 * @returns its origin, and how to close it
 */
export async function startLoopbackServer(
  handler: FetchHandler,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answerNode(handler, request, response, request.url ?? '/').catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
