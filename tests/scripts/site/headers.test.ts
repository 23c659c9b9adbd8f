// @vitest-environment node
import { expect, test } from 'vitest'
import { securityHeaders } from '../../../scripts/site/headers'

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
