import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'

type FetchHandler = (request: Request, peerAddress?: string) => Promise<Response>

/** Headers that concern this connection only and must not be handed on. */
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
  // A file of the storage is what its type says, whatever its bytes look like.
  res.setHeader('x-content-type-options', 'nosniff')
  req.url = path
  const listen = getRequestListener(
    (request) => {
      for (const name of hopByHop) request.headers.delete(name)
      // An address we cannot place is not let in as local.
      return handler(request, req.socket.remoteAddress ?? 'unknown')
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) {
          return Response.json({ message: 'Bad request' }, { status: 400 })
        }
        // Nobody is left to tell.
        if (!res.destroyed) console.error('[local stack]', error)
        return Response.json({ message: 'Internal server error' }, { status: 500 })
      },
    },
  )
  await listen(req, res)
}
