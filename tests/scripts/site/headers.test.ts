import { afterEach, expect, test, vi } from 'vitest'
import { isArticlePath, isStudioPath, securityHeaders } from '../../../scripts/site/headers'

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
  ])
  expect(changed('hcaptcha').map(([name]) => name)).toEqual([
    'script-src',
    'style-src',
    'frame-src',
    'connect-src',
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
