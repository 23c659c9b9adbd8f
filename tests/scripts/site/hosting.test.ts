import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteCompressor } from '../../../scripts/site/compress-files'
import { findNginx, nginxPackages } from '../../../scripts/site/find-nginx'
import { projectRoot } from '../../../scripts/site/build-site'
import { headersFile, pageFile, securityHeaders } from '../../../scripts/site/headers'
import { movedPage, redirectsFile } from '../../../scripts/site/redirects'
import { dataFolder, makeSite } from '../publish/local-data'
import {
  serveAsGitHubPages,
  serveAsVercel,
  serveByNginx,
  serveOwn,
  type ServeSite,
} from './host-servers'

const settings = { supabaseUrl: 'https://abc.supabase.co' }
const moved = { '/tours/old': '/tours/new' }
const lasting = 'public, max-age=31536000, immutable'

/** A built site in small, with everything that hosts read. */
async function smallSite(): Promise<string> {
  const folder = join(dataFolder(), 'site')
  const category = pageFile('/tours/category/safari')
  makeSite(folder, 'farm', {}, [category, 'blog/story.html', 'tours/new.html', 'tours/old.html'])
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('_headers', headersFile(settings))
  write('_redirects', redirectsFile(moved))
  write('tours/old.html', movedPage('/tours/new', 'https://farm.example'))
  write(category, '<div id="root" data-page="tours" data-category="Safari &amp; Wildlife">safari')
  write('index.html', `home of farm ${'and its animals '.repeat(100)}`)
  await siteCompressor(folder, 'quick').rest()
  return folder
}

/** Asks a served site as a browser does, without following redirects. */
function asking(url: string) {
  return async (path: string) => {
    const headers = { 'Accept-Encoding': 'br, gzip' }
    const response = await fetch(`${url}${path}`, { redirect: 'manual', headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

type Host = {
  name: string
  serve: ServeSite
  /** Whether it sends the headers that the site asks for. */
  hasHeaders: boolean
  /** Whether it redirects old addresses; elsewhere a page there leads on. */
  redirects: boolean
  /** Whether it gives the studio its shell at every address. */
  hasShell: boolean
  /** Whether it knows the page of a category by the query. */
  knowsQueries: boolean
}

const full = { hasHeaders: true, redirects: true, hasShell: true, knowsQueries: true }

const nginx = findNginx()
if (!nginx) {
  // oxlint-disable-next-line no-console -- whoever runs them must know what did not run
  console.warn(`Not run: the tests of nginx, which need ${nginxPackages.join(' and ')}.`)
}

const hosts: readonly Host[] = [
  { name: 'our server', serve: serveOwn, ...full },
  ...(nginx ? [{ name: 'nginx', serve: serveByNginx, ...full }] : []),
  { name: 'Vercel', serve: serveAsVercel, ...full, redirects: false, knowsQueries: false },
  {
    name: 'GitHub Pages',
    serve: serveAsGitHubPages,
    hasHeaders: false,
    redirects: false,
    hasShell: false,
    knowsQueries: false,
  },
]

describe.each(hosts)('$name', ({ serve, hasHeaders, redirects, hasShell, knowsQueries }) => {
  test('X40 every page answers at its own address, and what is none with 404', async () => {
    const ask = asking(await serve(await smallSite()))
    const answers = async (path: string) => {
      const { status, text } = await ask(path)
      return [status, text.trim().slice(0, 20)]
    }
    expect(await answers('/')).toEqual([200, 'home of farm and its'])
    expect(await answers('/tours')).toEqual([200, 'tours of farm'])
    expect(await answers('/tours?q=lion')).toEqual([200, 'tours of farm'])
    expect(await answers('/blog/story')).toEqual([200, 'more of farm'])
    expect((await ask('/nowhere')).status).toBe(404)
    expect((await ask('/blog/nowhere')).status).toBe(404)
    expect((await ask('/assets/none.js')).status).toBe(404)
    const { text } = await ask('/tours?category=Safari%20%26%20Wildlife')
    expect(text).toContain(knowsQueries ? 'safari' : 'tours of farm')
  })

  test('X40 an old address leads to the new one', async () => {
    const ask = asking(await serve(await smallSite()))
    const { status, headers, text } = await ask('/tours/old?from=mail')
    const target = redirects ? headers.get('location') : /content="0;url=([^"]+)"/.exec(text)?.[1]
    expect([status, target]).toEqual(
      redirects ? [301, '/tours/new?from=mail'] : [200, '/tours/new'],
    )
  })

  test('X41 pages and files have the headers of the site', async () => {
    const ask = asking(await serve(await smallSite()))
    const header = async (path: string, name: string) => (await ask(path)).headers.get(name)
    for (const path of ['/', '/tours', '/nowhere', '/assets/farm.js', '/admin/tours/3']) {
      const policy = await header(path, 'Content-Security-Policy')
      const isProtected = policy?.includes("frame-ancestors 'none'") ?? false
      expect({ path, isProtected }).toEqual({ path, isProtected: hasHeaders })
      for (const name of ['Referrer-Policy', 'Permissions-Policy', 'X-Content-Type-Options']) {
        const value = hasHeaders ? (securityHeaders(settings)[name] ?? '') : null
        expect({ path, name, value: await header(path, name) }).toEqual({ path, name, value })
      }
    }
    if (!hasHeaders) return
    expect(await header('/assets/farm.js', 'Cache-Control')).toBe(lasting)
    expect(await header('/pictures/farm/480.avif', 'Cache-Control')).toBe(lasting)
    expect(await header('/texts/farm.js', 'Cache-Control')).toBe(
      'public, max-age=10, must-revalidate',
    )
    expect(await header('/', 'Cache-Control')).toMatch(/^no-cache$|max-age=0, must-revalidate/)
    expect(await header('/content-manifest.json', 'Cache-Control')).toBe('no-cache')
  })

  test('X41 the studio has its shell at every address, and nobody keeps it', async () => {
    const ask = asking(await serve(await smallSite()))
    for (const path of ['/auth', '/admin', '/admin/tours/3?from=mail']) {
      const { status, headers, text } = await ask(path)
      // What is said of an address that is none may be kept.
      const keeping = hasShell ? [headers.get('Cache-Control')] : []
      expect([path, status, text.trim(), ...keeping]).toEqual([
        path,
        ...(hasShell ? [200, 'shell of farm', 'no-store'] : [404, 'nothing in farm']),
      ])
    }
  })
})

describe.each(hosts.filter(({ knowsQueries }) => knowsQueries))('$name', ({ serve }) => {
  test('X41 texts are sent compressed, and what only hosts read is not sent', async () => {
    const ask = asking(await serve(await smallSite()))
    const { headers, text } = await ask('/')
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('Vary')).toMatch(/accept-encoding/i)
    expect(text).toContain('its animals')
    expect((await ask('/.vite/release.json')).status).toBe(404)
  })
})

// No test of its own that is skipped where nginx is not installed.
describe.each(nginx ? ['nginx'] : [])('%s', () => {
  test('X41 keeps no answer for ever that says a file is missing, and leads to no other host', async () => {
    const ask = asking(await serveByNginx(await smallSite()))
    expect((await ask('/assets/none.js')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await ask('/tours/')).headers.get('location')).toBe('/tours')
    for (const path of ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
      const location = (await ask(path)).headers.get('location') ?? ''
      const own = expect.not.stringMatching(/^(?:\/[/\\]|http)/)
      expect({ path, location }).toEqual({ path, location: own })
    }
    for (const path of ['/_headers', '/_redirects']) expect((await ask(path)).status).toBe(404)
  })
})

test('X40 the container builds like every host, with the nginx that is tested', () => {
  const file = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
  const netlify = readFileSync(join(projectRoot, 'netlify.toml'), 'utf8')
  const command = /^command = "(.+)"$/m.exec(netlify)?.[1] ?? 'none'
  expect(file).toContain(command)
  for (const name of nginxPackages) expect(file).toContain(name)
  expect(file).toContain('node scripts/run.cjs nginx')
})
