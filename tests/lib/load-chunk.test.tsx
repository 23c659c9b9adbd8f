import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** An import of a built site: how it reads, and what it gives. */
function importOf(file: string, module: unknown) {
  const load = vi.fn<() => Promise<unknown>>(async () => module)
  load.toString = () => `()=>import(\`./${file}\`)`
  return load
}

/** The scripts that the server has; all others are missing. */
let served: string[] = []
let fetched: string[] = []
let loadChunk: typeof import('../../src/lib/load-chunk').loadChunk

beforeEach(async () => {
  served = []
  fetched = []
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return new Response('', { status: served.includes(path) ? 200 : 404 })
  })
  // It remembers what the document and earlier calls have fetched.
  vi.resetModules()
  ;({ loadChunk } = await import('../../src/lib/load-chunk'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const styles = () => document.head.querySelector('link[rel=stylesheet]')

test('V149 a module is imported only once its scripts are there, so that no browser remembers a failure', async () => {
  const failures: unknown[] = []
  const listen = (event: Event) => void failures.push(Reflect.get(event, 'payload'))
  window.addEventListener('vite:preloadError', listen)
  const load = importOf('film-a1.js', 'the film')
  served = ['/assets/film-a1.js']
  await expect(loadChunk(load, ['assets/dialog-a1.js'])).rejects.toThrow(
    'Failed to fetch /assets/dialog-a1.js: 404',
  )
  expect(load).not.toHaveBeenCalled()
  expect(failures).toEqual([expect.any(TypeError)])
  window.removeEventListener('vite:preloadError', listen)

  served.push('/assets/dialog-a1.js')
  fetched = []
  await expect(loadChunk(load, ['assets/dialog-a1.js'])).resolves.toBe('the film')
  expect(fetched).toEqual(['/assets/dialog-a1.js'])
})

test('V149 a module waits for its styles, and missing styles are asked for again', async () => {
  const load = importOf('film-a1.js', 'the film')
  served = ['/assets/film-a1.js']
  const first = loadChunk(load, ['assets/film-a1.css'])
  expect(styles()).toHaveAttribute('href', '/assets/film-a1.css')
  styles()?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('Failed to fetch /assets/film-a1.css')
  expect(styles()).toBeNull()

  const second = loadChunk(load, ['assets/film-a1.css'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).not.toHaveBeenCalled()
  styles()?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBe('the film')
})

test('V149 two that wait for the same script share it', async () => {
  served = ['/assets/map-a1.js']
  const load = importOf('map-a1.js', 'the map')
  await expect(Promise.all([loadChunk(load), loadChunk(load)])).resolves.toEqual([
    'the map',
    'the map',
  ])
  expect(fetched).toEqual(served)
})

test('V149 what the document has asked for is not fetched again', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/frame-a1.js"><script data-entry="/assets/index-a1.js"></script>'
  served = ['/assets/page-a1.js']
  const files = ['assets/frame-a1.js', 'assets/index-a1.js']
  await expect(loadChunk(importOf('page-a1.js', 'the page'), files)).resolves.toBe('the page')
  expect(fetched).toEqual(served)
})
