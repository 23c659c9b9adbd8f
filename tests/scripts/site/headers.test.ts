import { expect, test } from 'vitest'
import { isArticlePath, isStudioPath, securityHeaders } from '../../../scripts/site/headers'

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
