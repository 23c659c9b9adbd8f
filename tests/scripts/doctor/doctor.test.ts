import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../scripts/doctor/ask'
import { examineProject, examineSite, keyIn, projectIn } from '../../../scripts/doctor/examine'
import {
  exitCodeOf,
  good,
  notGood,
  reportText,
  type Finding,
} from '../../../scripts/doctor/findings'
import { checkCertificate, checkClock, checkRelease } from '../../../scripts/doctor/release-checks'
import { checkHttps } from '../../../scripts/doctor/page-checks'
import { contentSecurityPolicy, securityHeaders } from '../../../scripts/site/headers'
import { movedPage } from '../../../scripts/site/redirects'

type Reply = { status?: number; headers?: Record<string, string>; body?: string }
type Replies = Record<string, Reply | ((request: { method: string }) => Reply)>

/** A server with an answer for each path, and 404 for all others. */
async function serve(replies: (origin: string) => Replies): Promise<URL> {
  let known: Replies = {}
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const found = known[pathname] ?? known['*'] ?? { status: 404 }
    const reply = typeof found === 'function' ? found({ method: request.method ?? '' }) : found
    response.writeHead(reply.status ?? 200, reply.headers).end(reply.body)
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const origin = `http://127.0.0.1:${address.port}`
  known = replies(origin)
  return new URL(origin)
}

const policy = contentSecurityPolicy({ supabaseUrl: 'https://abc.supabase.co' })
const html = (page: string) =>
  `<!doctype html><html><meta http-equiv="Content-Security-Policy" content="${policy}"><script data-entry="/assets/app-1.js"></script><div id="root" data-page="${page}">`
const manifest = {
  hash: 'aa',
  builtAt: new Date(Date.now() - 3_600_000).toISOString(),
  source: 'database',
  redirects: { '/tours/old': '/tours/new' },
}
const headers = securityHeaders(undefined)
const studio = {
  headers: { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  body: html('studio'),
}

/** A site without a fault, but for its address without encryption. */
const goodSite = (origin: string): Replies => ({
  '/': { headers: { ...headers, 'Cache-Control': 'no-cache' }, body: html('home') },
  '/tours': { headers, body: html('tours') },
  '/tours/old': { status: 301, headers: { Location: '/tours/new' } },
  '/auth': studio,
  '/admin/tours': studio,
  '/assets/app-1.js': { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  '/content-manifest.json': { body: JSON.stringify(manifest) },
  '/sitemap.xml': { body: `<loc>${origin}/</loc><loc>${origin}/tours</loc>` },
  '/robots.txt': { body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml` },
  '/.well-known/security.txt': { body: 'Expires: 2099-01-01T00:00:00.000Z' },
  '*': { status: 404, body: 'Page not found, Article Not Found' },
})

const bySubject = (findings: readonly Finding[], words: string) =>
  findings.find(({ subject }) => subject.includes(words))

describe('a site', () => {
  test('X42 without a fault has none in the report', async () => {
    const site = await serve(goodSite)
    const { findings, hash, login } = await examineSite(site)
    const bad = findings.filter(({ state }) => state === 'fault' || state === 'advice')
    // The server of the test does not compress.
    expect(bad.map(({ subject }) => subject)).toEqual(['Compression'])
    expect(hash).toBe('aa')
    expect(projectIn(login)).toBe('https://abc.supabase.co')
  })

  test.each<[string, string, Finding['state'], Replies]>([
    ['no answer', 'home page', 'fault', { '/': { status: 500 } }],
    ['another site', 'home page', 'fault', { '/': { body: '<html>Welcome to nginx' } }],
    ['lost headers', 'Security headers', 'advice', { '/': { body: html('home') } }],
    ['no policy', 'Policy', 'fault', { '/': { body: '<div id="root" data-page="home">' } }],
    [
      'pages kept for a day',
      'Caching',
      'advice',
      { '/': { headers: { 'Cache-Control': 'max-age=86400' }, body: html('home') } },
    ],
    ['scripts not kept', 'Caching', 'advice', { '/assets/app-1.js': {} }],
    ['a missing script', 'Caching', 'fault', { '/assets/app-1.js': { status: 404 } }],
    [
      'a detour before pages',
      'page /tours',
      'advice',
      { '/tours': { status: 308, headers: { Location: '/tours/' } } },
    ],
    ['no 404', 'unknown address', 'fault', { '*': { body: html('home') } }],
    ['a foreign 404', 'unknown address', 'advice', { '*': { status: 404, body: 'Sorry' } }],
    ['a lost old address', 'Old addresses', 'fault', { '/tours/old': { status: 404 } }],
    ['a lost studio', 'studio at /admin', 'fault', { '/admin/tours': { status: 403 } }],
    ['a kept studio', 'studio at /admin', 'advice', { '/admin/tours': { body: html('studio') } }],
    ['no manifest', 'release', 'fault', { '/content-manifest.json': { status: 404 } }],
    [
      'the address of a preview',
      'Sitemap',
      'advice',
      { '/sitemap.xml': { body: '<loc>https://other.example/</loc>' } },
    ],
    ['no sitemap', 'Sitemap', 'fault', { '/sitemap.xml': { status: 404 } }],
    [
      'robots kept out',
      'robots.txt',
      'fault',
      { '/robots.txt': { body: 'User-agent: *\nDisallow: /' } },
    ],
    [
      'an expired contact',
      'security.txt',
      'advice',
      { '/.well-known/security.txt': { body: 'Expires: 2020-01-01T00:00:00.000Z' } },
    ],
  ])('X42 with %s: %s is %s', async (_what, subject, state, replies) => {
    const site = await serve((origin) => ({ ...goodSite(origin), ...replies }))
    const found = bySubject((await examineSite(site)).findings, subject)
    expect(found?.state).toBe(state)
    expect(found?.toDo).toBeTruthy()
  })

  test('X42 a page at an old address does where the host cannot redirect', async () => {
    const site = await serve((origin) => ({
      ...goodSite(origin),
      '/tours/old': { body: movedPage('/tours/new', origin) },
    }))
    expect(bySubject((await examineSite(site)).findings, 'Old addresses')?.state).toBe('good')
  })
})

const now = Date.parse('2026-11-24T09:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000)
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

test.each([
  [60, 'good'],
  [10, 'advice'],
  [1, 'fault'],
  [-1, 'fault'],
])('X42 a certificate that ends in %i days is %s', (days, state) => {
  expect(checkCertificate(inDays(days), now).state).toBe(state)
})

test.each<[number, 'database' | 'snapshot' | 'modules', Finding['state']]>([
  [2, 'database', 'good'],
  [2, 'modules', 'unknown'],
  [2, 'snapshot', 'advice'],
  [40, 'database', 'advice'],
])('X42 a release of %i hours ago from %s is %s', (hours, source, state) => {
  const found = { hash: 'aa', builtAt: hoursAgo(hours), source, redirects: {} }
  expect(checkRelease(found, now).state).toBe(state)
})

test('X42 a clock that is hours off is noticed, and a missing encryption', async () => {
  const site = await serve(() => ({ '/': { headers: { Date: 'Mon, 23 Nov 2026 09:00:00 GMT' } } }))
  expect(checkClock('Clock', await ask(site)).state).toBe('advice')
  expect(checkHttps(new URL('http://farm.example'), undefined).state).toBe('fault')
  expect(checkHttps(new URL('https://farm.example'), await ask(site)).state).toBe('advice')
})

const site = new URL('https://farm.example')
const cors = { 'Access-Control-Allow-Origin': site.origin }
const settings = { disable_signup: true, mailer_autoconfirm: false, external: { email: true } }
const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })

const goodProject: Replies = {
  '/auth/v1/settings': json(settings),
  '/auth/v1/token': json({ error_code: 'invalid_credentials' }, 400),
  '/rest/v1/rpc/published_lines': json([{ value: 'aa' }]),
  '/rest/v1/profiles': json([]),
  '/rest/v1/user_roles': json({ code: '42501' }, 401),
  '/functions/v1/publish': ({ method }) =>
    method === 'OPTIONS' ? { status: 204, headers: cors } : json({ hook: true, notices: true }),
  '/functions/v1/invite': { status: 204, headers: cors },
}

async function examine(replies: Replies, loginPolicy = policy): Promise<Finding[]> {
  const project = await serve(() => ({ ...goodProject, ...replies }))
  const login = { status: 200, headers: new Headers(), text: loginPolicy, failure: '', at: 0 }
  return examineProject(project.origin, 'sb_publishable_1', site, { hash: 'aa', login })
}

describe('a project', () => {
  test('X43 in order is told to take a captcha alone, and what cannot be known is named', async () => {
    const findings = await examine({})
    const bad = findings.filter(({ state }) => state === 'fault' || state === 'advice')
    expect(bad.map(({ subject }) => subject)).toEqual(['Captcha'])
    expect(bySubject(findings, 'Second factors')?.state).toBe('unknown')
    expect(bySubject(findings, 'Backups')?.state).toBe('unknown')
  })

  test.each<[string, string, Finding['state'], Replies]>([
    ['asleep', 'The project', 'fault', { '/auth/v1/settings': { status: 540 } }],
    [
      'open',
      'Sign-up',
      'advice',
      { '/auth/v1/settings': json({ ...settings, disable_signup: false }) },
    ],
    [
      'trusting',
      'Confirmed addresses',
      'fault',
      { '/auth/v1/settings': json({ ...settings, mailer_autoconfirm: true }) },
    ],
    [
      'with other ways in',
      'Other ways',
      'advice',
      { '/auth/v1/settings': json({ ...settings, external: { email: true, google: true } }) },
    ],
    [
      'with a captcha that the site lacks',
      'Captcha',
      'fault',
      { '/auth/v1/token': json({ error_code: 'captcha_failed' }, 400) },
    ],
    ['busy', 'Captcha', 'unknown', { '/auth/v1/token': json({}, 429) }],
    [
      'without migrations',
      'The database',
      'fault',
      { '/rest/v1/rpc/published_lines': json({}, 404) },
    ],
    ['of another key', 'The database', 'fault', { '/rest/v1/rpc/published_lines': json({}, 401) }],
    [
      'that tells who is who',
      'table profiles',
      'fault',
      { '/rest/v1/profiles': json([{ id: 1 }]) },
    ],
    ['without Publish', 'function publish', 'fault', { '/functions/v1/publish': { status: 404 } }],
    ['of another site', 'function invite', 'fault', { '/functions/v1/invite': { status: 403 } }],
    [
      'without a hook',
      'Publish hook',
      'fault',
      {
        '/functions/v1/publish': ({ method }) =>
          method === 'OPTIONS'
            ? { status: 204, headers: cors }
            : json({ hook: false, notices: true }),
      },
    ],
    [
      'with an old function',
      'Publish hook',
      'unknown',
      {
        '/functions/v1/publish': ({ method }) =>
          method === 'OPTIONS' ? { status: 204, headers: cors } : json({}, 405),
      },
    ],
  ])('X43 %s: %s is %s', async (_what, subject, state, replies) => {
    const found = bySubject(await examine(replies), subject)
    expect(found?.state).toBe(state)
    expect(found?.toDo).toBeTruthy()
  })

  test('X43 a captcha of site and project belong together', async () => {
    const withWidget = contentSecurityPolicy({
      supabaseUrl: 'https://abc.supabase.co',
      captchaProvider: 'turnstile',
    })
    const asks = { '/auth/v1/token': json({ error_code: 'captcha_failed' }, 400) }
    expect(bySubject(await examine(asks, withWidget), 'Captcha')?.state).toBe('good')
    expect(bySubject(await examine({}, withWidget), 'Captcha')?.state).toBe('advice')
  })

  test('X43 its key is found in the scripts of the login', async () => {
    const found = await serve(() => ({
      '/auth': { body: '<link href="/assets/a-1.js"><link href="/assets/b-2.js">' },
      '/assets/b-2.js': { body: 'const k="sb_publishable_found"' },
    }))
    expect(await keyIn(found, await ask(new URL('/auth', found)))).toBe('sb_publishable_found')
  })
})

test('X42 the report names the worst first, and the exit code follows it', () => {
  const fault = notGood('fault', 'A', 'is broken.', 'Mend it.')
  const advice = notGood('advice', 'B', 'could be better.', 'Improve it.')
  const lines = reportText([good('C', 'is well.'), advice, fault]).split('\n')
  expect(lines.slice(0, 2)).toEqual(['✗ A: is broken.', '    Mend it.'])
  expect(lines.at(-1)).toBe('1 to mend, 1 to improve, 0 that cannot be known from outside, 1 good')
  expect([[], [advice], [advice, fault]].map(exitCodeOf)).toEqual([0, 2, 3])
})
