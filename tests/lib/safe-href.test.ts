import { expect, test } from 'vitest'
import { isExternal, safeHref, safeImageSource } from '../../src/lib/safe-href'

test.each([
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.org/1',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test\\@example.org',
  'https://user:pw@example.org/',
  'https://user@example.org/',
  'http://example.org/',
  '/a/../..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/a/%2E./..//evil.test',
  '',
  ' ',
  ' https://example.org',
  'tours',
  '#top',
  '?a=1',
  'https:example.org',
  'https://',
  'https:///path',
  'https://exa mple.org',
  'https://[',
  'ftp://example.org/',
  'mailto:',
  'mailto:@',
  'mailto:a@b@c',
  'mailto:a@example.org?subject=x%0ABcc:b@example.org',
  'tel:',
  'tel:call-me',
  '/\u202Eevil',
  'https://example.org/"onload="',
])('T6 refuses %j', (address) => {
  expect(safeHref(address)).toBeNull()
})

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTPS://Example.org/A?b=c#d', 'https://example.org/A?b=c#d'],
  ['/', '/'],
  ['/tours?category=Safari%20%26%20Wildlife#top', '/tours?category=Safari%20%26%20Wildlife#top'],
  ['/a/../b', '/a/../b'],
  [
    'mailto:hello@shambatrails.example?subject=Goats',
    'mailto:hello@shambatrails.example?subject=Goats',
  ],
  ['tel:+254700000000', 'tel:+254700000000'],
])('T6 accepts %j', (address, result) => {
  expect(safeHref(address)).toBe(result)
})

test('T6 refuses a URL longer than 2048 characters', () => {
  expect(safeHref(`/${'a'.repeat(2047)}`)).not.toBeNull()
  expect(safeHref(`/${'a'.repeat(2048)}`)).toBeNull()
  expect(safeHref(`https://example.org/${'a'.repeat(2048)}`)).toBeNull()
})

test('T6 shows an international host name in ASCII', () => {
  expect(safeHref('https://bücher.example/')).toBe('https://xn--bcher-kva.example/')
})

test('T6 only https URLs leave the site', () => {
  expect(['https://example.org/', '/tours', 'mailto:a@b.c', 'tel:+254700'].map(isExternal)).toEqual(
    [true, false, false, false],
  )
})

test('T3 pictures come from https or from this site', () => {
  expect(safeImageSource('/images/a.avif')).toBe('/images/a.avif')
  expect(safeImageSource('https://example.org/a.avif')).toBe('https://example.org/a.avif')
  for (const source of ['//evil.test/a.png', 'data:image/png,x', 'mailto:a@b.c', 'tel:+2547']) {
    expect(safeImageSource(source)).toBeNull()
  }
})
