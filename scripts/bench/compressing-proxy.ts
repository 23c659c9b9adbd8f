import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/

/** Hosts compress files once, and answers of the backend at every request. */
const lasting = new Map<string, Buffer>()

function compress(body: Buffer, url: string): Buffer {
  const isLasting = url.startsWith('/assets/')
  const known = isLasting ? lasting.get(url) : undefined
  if (known) return known
  const quality = isLasting ? constants.BROTLI_MAX_QUALITY : 4
  const packed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
  if (isLasting) lasting.set(url, packed)
  return packed
}

/**
 * Stands in for a host: passes every request on to `target` and compresses the answers with Brotli,
 * which the local server does not do.
 *
 * @param target origin of the server behind it
 * @returns the listening server
 */
export async function compressingProxy(port: number, target: string): Promise<Server> {
  const { host } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _encoding, origin, ...headers } = incoming.headers
    const url = incoming.url ?? '/'
    const onward = request(
      new URL(url, target),
      { method: incoming.method, headers: { ...headers, host, ...(origin && { origin: target }) } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const {
            'transfer-encoding': _chunks,
            'content-length': _length,
            ...kept
          } = answer.headers
          const body = Buffer.concat(parts)
          const packs = body.length > 0 && compressible.test(kept['content-type'] ?? '')
          if (packs) outgoing.setHeader('Content-Encoding', 'br')
          outgoing.writeHead(answer.statusCode ?? 502, kept)
          outgoing.end(packs ? compress(body, url) : body)
        })
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
