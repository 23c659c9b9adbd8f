import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/

type Compress = (body: Buffer, url: string) => Buffer

/** Hosts compress files once, and answers of the backend at every request. */
function compressor(isFile: (url: string) => boolean): Compress {
  const lasting = new Map<string, Buffer>()
  return (body, url) => compress(body, url, isFile(url) ? lasting : undefined)
}

function compress(body: Buffer, url: string, lasting: Map<string, Buffer> | undefined): Buffer {
  const known = lasting?.get(url)
  if (known) return known
  const quality = lasting ? constants.BROTLI_MAX_QUALITY : 4
  const packed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
  lasting?.set(url, packed)
  return packed
}

/**
 * Stands in for a host: passes every request on to `target` and compresses the answers with Brotli,
 * which the local server does not do.
 *
 * @param target origin of the server behind it
 * @param isFile whether the answer at a URL never changes
 * @returns the listening server
 */
export async function compressingProxy(
  port: number,
  target: string,
  isFile = (url: string) => url.startsWith('/assets/'),
): Promise<Server> {
  const pack = compressor(isFile)
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
          outgoing.end(packs ? pack(body, url) : body)
        })
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
