// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { externalPictureText, isAllowedPictureUrl } from '../../../src/admin/kit/picture-url'
import { shownStory } from '../../../src/admin/kit/preview/placeholders'

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
})
afterEach(() => vi.unstubAllEnvs())

test.each([
  '/images/tours/goat.jpg',
  `${window.location.origin}/images/tours/goat.jpg`,
  'https://abc.supabase.co/storage/v1/object/public/gallery/tours/a.webp',
])('Z44 %s is shown', (address) => {
  expect(isAllowedPictureUrl(address)).toBe(true)
})

test.each([
  'https://evil.test/pixel.png',
  'https://other.supabase.co/storage/v1/object/public/gallery/tours/a.webp',
  'https://abc.supabase.co.evil.test/a.webp',
  'https://abc.supabase.co@evil.test/a.webp',
  '//evil.test/pixel.png',
  '/\\evil.test/pixel.png',
  'data:image/png;base64,AAAA',
  '',
])('Z44 %j is not', (address) => {
  expect(isAllowedPictureUrl(address)).toBe(false)
})

test('Z44 a preview replaces pictures of other sites by text at any depth', () => {
  const foreign = 'https://evil.test/pixel.png'
  const html = `<ul><li><a href="/tours">a<img src="${foreign}" alt="x"></a></li></ul><img src="/b.png" alt="B">`
  expect(shownStory(html)).toBe(
    `<ul><li><a href="/tours">a${externalPictureText(foreign)}</a></li></ul><img src="/b.png" alt="B">`,
  )
  expect(externalPictureText(foreign)).toContain('evil.test')
})
