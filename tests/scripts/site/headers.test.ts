import { afterEach, expect, test, vi } from 'vitest'
import {
  contentSecurityPolicy,
  headersFile,
  isArticlePath,
  isStudioPath,
  securityHeaders,
  writtenSecurityHeaders,
} from '../../../scripts/site/headers'
import { workerPolicyName } from '../../../src/offline/protocol'
import { securityFile } from '../../../scripts/site/prerender'

afterEach(() => vi.unstubAllEnvs())

function frameSource(storyProvider?: string): string | undefined {
  const policy =
    securityHeaders({ supabaseUrl: '', ...(storyProvider && { storyProvider }) })[
      'Content-Security-Policy'
    ] ?? ''
  return policy.split('; ').find((part) => part.startsWith('frame-src'))
}

test.each([
  ['file', "frame-src 'none'"],
  ['youtube', 'frame-src https://www.youtube-nocookie.com'],
  ['vimeo', 'frame-src https://player.vimeo.com'],
  ['constructor', "frame-src 'none'"],
])('H8 Q11 a film of %s lets no frame in but its own', (provider, source) => {
  expect(frameSource(provider)).toBe(source)
})

test('H8 Q11 without settings no frame may be loaded', () => {
  expect(frameSource()).toBe("frame-src 'none'")
})

/** The sources of a policy by their directives. */
function policyWith(captchaProvider?: 'turnstile' | 'hcaptcha' | 'none') {
  const headers = securityHeaders({
    supabaseUrl: 'https://project.supabase.co',
    storyProvider: 'youtube',
    ...(captchaProvider && { captchaProvider }),
  })
  const parts = headers['Content-Security-Policy']?.split('; ') ?? []
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part]))
}

test('Z59 Q11 a captcha adds the origin of its service, to what its widget needs alone', () => {
  const plain = policyWith('none')
  const changed = (provider: 'turnstile' | 'hcaptcha') =>
    [...policyWith(provider)].filter(([name, part]) => plain.get(name) !== part)
  const cloudflare = 'https://challenges.cloudflare.com'
  expect(changed('turnstile')).toEqual([
    ['script-src', `${plain.get('script-src')} ${cloudflare}`],
    ['frame-src', `${plain.get('frame-src')} ${cloudflare}`],
    ['trusted-types', `${plain.get('trusted-types')} captcha`],
  ])
  expect(changed('hcaptcha').map(([name]) => name)).toEqual([
    'script-src',
    'style-src',
    'frame-src',
    'connect-src',
    'trusted-types',
  ])
  expect(JSON.stringify([...plain])).not.toMatch(/cloudflare|hcaptcha/)
})

test('Z59 Q11 the policy follows the settings of the build, and the local backend has no captcha', () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '0x4AAAAAAAtest')
  expect(policyWith().get('frame-src')).toContain('challenges.cloudflare.com')
  expect(frameSource()).toBe("frame-src 'none'")
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
  expect(policyWith().get('frame-src')).not.toContain('challenges.cloudflare.com')
})

test.each([
  '/blog/zzz',
  '/blog/zzz/',
  '/blog/2024_Goats',
  '/blog/..%2f..%2fadmin',
  '/blog/%E0%A4%A',
])('B20 %s is an article or the page that says there is none', (path) =>
  expect(isArticlePath(path)).toBe(true),
)

test.each(['/blog', '/blog/', '/blog/a/b', '/blogs/a', '/de/blog/a'])(
  'B20 R15 %s is no address of an article',
  (path) => expect(isArticlePath(path)).toBe(false),
)

test.each(['/auth', '/auth/', '/admin', '/admin/', '/admin/tours', '/admin/zzz'])(
  'R9 R10 %s belongs to the studio',
  (path) => expect(isStudioPath(path)).toBe(true),
)

test.each(['/', '/authors', '/administer', '/ADMIN', '/tours/admin', '/auth/zzz'])(
  'R15 %s is no address of the studio',
  (path) => expect(isStudioPath(path)).toBe(false),
)

/** The sources of one directive of a policy. */
function sourcesOf(directive: string, policy: string): string[] {
  const parts = policy.split('; ').map((part) => part.split(' '))
  return parts.find(([name]) => name === directive)?.slice(1) ?? []
}

test('Z43 pictures and requests come from the site and its own project alone', () => {
  const policy = contentSecurityPolicy({ supabaseUrl: 'https://abc.supabase.co/' })
  expect(sourcesOf('img-src', policy)).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://abc.supabase.co',
  ])
  expect(sourcesOf('connect-src', policy)).toEqual(["'self'", 'https://abc.supabase.co'])
  expect(policy).not.toMatch(/https:(?: |;|$)|\*/)
  expect(sourcesOf('connect-src', contentSecurityPolicy({ supabaseUrl: '' }))).toEqual(["'self'"])
})

test('Z43 sites whose pictures the content shows may be asked for pictures, and for nothing else', () => {
  const pictureOrigins = ['https://photos.example']
  const policy = contentSecurityPolicy({ supabaseUrl: '', pictureOrigins })
  expect(policy.split('; ').filter((part) => part.includes('photos.example'))).toEqual([
    "img-src 'self' data: blob: https://photos.example",
  ])
})

test('Q47 public pages reach the backend only while they count presses; the studio always does', () => {
  const settings = { supabaseUrl: 'https://abc.supabase.co' }
  const reached = (pages: 'public' | 'studio', countsPresses: boolean) =>
    sourcesOf('connect-src', contentSecurityPolicy({ ...settings, countsPresses }, [], pages))
  expect(reached('public', false)).toEqual(["'self'"])
  expect(reached('public', true)).toEqual(["'self'", 'https://abc.supabase.co'])
  expect(reached('studio', false)).toEqual(["'self'", 'https://abc.supabase.co'])
})

test('Q47 a statistics service may do its work on public pages where there is one, and in the studio never', () => {
  const statisticsOrigins = ['https://stats.example', 'https://numbers.example']
  const policyOf = (pages: 'public' | 'studio') =>
    contentSecurityPolicy({ supabaseUrl: '', statisticsOrigins }, [], pages)
  const isNamed = (part: string) => part.includes('stats.example')
  expect(policyOf('public').split('; ').filter(isNamed)).toEqual([
    "script-src 'self' https://stats.example https://numbers.example",
    "img-src 'self' data: blob: https://stats.example https://numbers.example",
    "connect-src 'self' https://stats.example https://numbers.example",
  ])
  expect(sourcesOf('trusted-types', policyOf('public'))).toContain('statistics')
  expect(policyOf('studio')).toBe(contentSecurityPolicy({ supabaseUrl: '' }, [], 'studio'))
  expect(sourcesOf('trusted-types', policyOf('studio'))).not.toContain('statistics')
})

test('Z42 Trusted Types are required, and only DOMPurify and the address of the worker may create them', () => {
  const policy = contentSecurityPolicy({ supabaseUrl: '' })
  expect(sourcesOf('require-trusted-types-for', policy)).toEqual(["'script'"])
  expect(sourcesOf('trusted-types', policy)).toEqual(['dompurify', 'default', workerPolicyName])
})

test('Z43 a host whose headers are read before a build forbids frames, and leaves the rest to the pages', () => {
  expect(securityHeaders(undefined)['Content-Security-Policy']).toBe("frame-ancestors 'none'")
})

test('Z43 the headers of the written file are read back as they were', () => {
  const settings = { supabaseUrl: 'https://abc.supabase.co' }
  expect(writtenSecurityHeaders(headersFile(settings))).toEqual(securityHeaders(settings))
})

test('Z47 security.txt names the mailbox and holds for half a year from the day of the build', () => {
  const site = { origin: 'https://farm.example', businessEmail: 'hello@farm.example' }
  expect(securityFile(site, new Date('2026-11-22T18:30:00Z'))).toBe(
    [
      'Contact: mailto:hello@farm.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://farm.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
