import { beforeEach, expect, test, vi } from 'vitest'

/** How many entries each cache of the worker may hold. */
const limits = vi.hoisted((): number[] => [])
vi.mock('workbox-expiration', () => ({
  // Called with `new`, as the class that it stands for.
  ExpirationPlugin: function keepLimit({ maxEntries }: { maxEntries: number }) {
    limits.push(maxEntries)
  },
}))

const origin = 'https://site.example'

beforeEach(() => {
  limits.length = 0
  vi.resetModules()
})

/** Starts the worker in a browser whose server has none of its pages, so that nothing is kept. */
async function startWorker(tours: readonly string[] = []): Promise<EventTarget> {
  const quiet = { __WB_DISABLE_DEV_LOGS: true }
  const scope = Object.assign(new EventTarget(), quiet)
  const globals = {
    ...quiet,
    self: scope,
    addEventListener: scope.addEventListener.bind(scope),
    location: new URL(`${origin}/worker.js`),
    offlineSettings: { revision: '', tours },
    caches: { open: async () => ({ match: async () => undefined }) },
    fetch: async () => new Response('', { status: 404 }),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  await import('../../src/offline/worker')
  return scope
}

test('V92 V93 the worker answers for pages of the site, but not whoever asks what is deployed now', async () => {
  const worker = await startWorker()
  /** Whether the worker answers a request; if not, the browser asks the server. */
  const isAnswered = async (path: string, init?: RequestInit): Promise<boolean> => {
    const answers: Promise<Response>[] = []
    const event = Object.assign(new Event('fetch'), {
      request: new Request(origin + path, init),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
      waitUntil: () => {},
    })
    worker.dispatchEvent(event)
    await Promise.all(answers)
    return answers.length > 0
  }
  expect(await isAnswered('/')).toBe(true)
  expect(await isAnswered('/tours/goat-farm-tour')).toBe(true)
  expect(await isAnswered('/admin/tours')).toBe(false)
  // A kept page would pass for a newer build, and the tab would be reloaded without a connection.
  expect(await isAnswered('/', { cache: 'no-store' })).toBe(false)
  expect(await isAnswered('/faq?ts=1', { cache: 'no-store' })).toBe(false)
})

test('V90 the pictures of 500 tours have room beside those of visited pages', async () => {
  await startWorker()
  const usual = [...limits]
  limits.length = 0
  vi.resetModules()
  const pictures = Array.from({ length: 500 }, (_, at) => `/pictures/${at}/480.avif`)
  await startWorker(['/tours', '/assets/frame.js', ...pictures])
  // Else each page that is opened fetches them all again, and pushes out what the visitor has seen.
  const grown = limits.map((most, at) => most - (usual[at] ?? 0))
  expect(grown.filter((more) => more !== 0)).toEqual([500])
})
