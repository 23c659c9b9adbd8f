import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  BackendError,
  backendTools,
  fetchUpload,
  readPublished,
  UnreachableError,
  type BackendTools,
} from '../../../scripts/publish/backend'

/** Tools that do not wait, and give up an answer soon. */
const quick: BackendTools = { ...backendTools, wait: async () => undefined, deadline: 300 }

/** Serves on loopback until the test ends. */
async function serve(answer: RequestListener): Promise<{ url: string; publishableKey: string }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, publishableKey: 'sb_publishable_test' }
}

const json = { 'content-type': 'application/json' }

/** Answers with one status and text, and counts how often. */
function always(status: number, text: string, headers: Record<string, string> = json) {
  const seen: { method: string; url: string; key: unknown }[] = []
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '', headers: sent } = request
    seen.push({ method, url, key: sent['apikey'] })
    response.writeHead(status, headers).end(text)
  }
  return { seen, answer }
}

describe('published content', () => {
  test('Y1 it is asked for with the publishable key alone', async () => {
    const { seen, answer } = always(200, '{"schema":1}')
    const backend = await serve((request, response) => {
      expect(request.headers.authorization).toBeUndefined()
      answer(request, response)
    })
    expect(await readPublished(backend, quick)).toEqual({ schema: 1 })
    expect(seen).toEqual([
      { method: 'POST', url: '/rest/v1/rpc/published_content', key: 'sb_publishable_test' },
    ])
  })

  test.each([500, 502, 503, 540, 429])(
    'Y2 after three answers of %i it is asleep',
    async (status) => {
      const { seen, answer } = always(status, '{}')
      await expect(readPublished(await serve(answer), quick)).rejects.toThrow(
        new RegExp(`not ready \\(${status}\\): the project may be paused or starting`),
      )
      expect(seen).toHaveLength(3)
    },
  )

  test('Y2 a database that resumes is read', async () => {
    let asked = 0
    const backend = await serve((_request, response) => {
      asked += 1
      response.writeHead(asked < 3 ? 503 : 200, json).end('{"awake":true}')
    })
    const pauses: number[] = []
    const wait = async (milliseconds: number) => void pauses.push(milliseconds)
    expect(await readPublished(backend, { ...quick, wait })).toEqual({ awake: true })
    expect(pauses).toEqual([1000, 4000])
  })

  test('Y2 an HTML page instead of data is refused', async () => {
    const { answer } = always(200, '<!doctype html><title>Paused</title>', {
      'content-type': 'text/html',
    })
    await expect(readPublished(await serve(answer), quick)).rejects.toThrow(
      'answered with a page instead of data: the project may be paused.',
    )
  })

  test('Y2 a response that never starts or never ends is aborted', async () => {
    const silent = await serve(() => undefined)
    await expect(readPublished(silent, quick)).rejects.toThrow(UnreachableError)
    const endless = await serve((_request, response) => {
      response.writeHead(200, json).write('{"tours":[')
    })
    await expect(readPublished(endless, quick)).rejects.toThrow(UnreachableError)
  })

  test('Y2 a refused connection and an unknown host are reported', async () => {
    const closed = { url: 'http://127.0.0.1:9', publishableKey: 'x' }
    await expect(readPublished(closed, quick)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:9 did not answer \(/,
    )
    const nowhere = { url: 'https://paused-project.invalid', publishableKey: 'x' }
    const fetch: BackendTools['fetch'] = () =>
      Promise.reject(
        new TypeError('fetch failed', {
          cause: new Error('getaddrinfo ENOTFOUND paused-project.invalid'),
        }),
      )
    await expect(readPublished(nowhere, { ...quick, fetch })).rejects.toThrow(
      'The database at paused-project.invalid did not answer (getaddrinfo ENOTFOUND paused-project.invalid).',
    )
  })

  test.each([
    [401, '{"message":"no"}', 'check VITE_SUPABASE_PUBLISHABLE_KEY'],
    [404, '{"code":"PGRST202","message":"no function"}', 'supabase db push'],
    [400, '{"code":"42703","message":"no such column"}', '(400): no such column.'],
  ])('Y2 %i is an error to be fixed, not a pause', async (status, text, message) => {
    const { seen, answer } = always(status, text)
    const failure = readPublished(await serve(answer), quick)
    await expect(failure).rejects.toThrow(BackendError)
    await expect(failure).rejects.toThrow(message)
    expect(seen).toHaveLength(1)
  })

  test('Y2 redirects to another host are not followed', async () => {
    const { answer } = always(302, '', { location: 'https://elsewhere.test/' })
    await expect(readPublished(await serve(answer), quick)).rejects.toThrow(UnreachableError)
  })
})

describe('uploaded pictures', () => {
  const image = { 'content-type': 'image/webp' }

  test('Y1 its bytes are fetched', async () => {
    const { seen, answer } = always(200, 'bytes', image)
    const bytes = await fetchUpload(await serve(answer), 'blog/a.webp', quick)
    expect(new TextDecoder().decode(bytes ?? undefined)).toBe('bytes')
    expect(seen[0]?.url).toBe('/storage/v1/object/public/gallery/blog/a.webp')
  })

  test.each([404, 400])('Y1 %i says that there is none', async (status) => {
    const { seen, answer } = always(status, '{"error":"not_found"}')
    expect(await fetchUpload(await serve(answer), 'blog/a.webp', quick)).toBeNull()
    expect(seen).toHaveLength(1)
  })

  test('Y1 a file that is no picture, or a storage failure, is reported', async () => {
    const page = always(200, '<html>', { 'content-type': 'text/html' })
    await expect(fetchUpload(await serve(page.answer), 'blog/a.webp', quick)).rejects.toThrow(
      'sent something else than the picture blog/a.webp (text/html)',
    )
    const down = always(503, '')
    await expect(fetchUpload(await serve(down.answer), 'blog/a.webp', quick)).rejects.toThrow(
      UnreachableError,
    )
    const closed = always(403, '{}')
    await expect(fetchUpload(await serve(closed.answer), 'blog/a.webp', quick)).rejects.toThrow(
      BackendError,
    )
  })

  test('Y1 a picture of more than 25 MB is refused', async () => {
    const backend = await serve((_request, response) => {
      response.writeHead(200, image).end(Buffer.alloc(25_000_001))
    })
    await expect(
      fetchUpload(backend, 'blog/a.webp', { ...quick, deadline: 10_000 }),
    ).rejects.toThrow('The picture blog/a.webp is larger than 25 MB.')
  })
})
