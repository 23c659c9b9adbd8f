import { expect, test } from 'vitest'
import { redirectTarget } from '../../../src/components/layout/redirect-old-path'

const redirects = {
  '/tours/old': '/tours/new',
  '/blog/first': '/blog/second',
  '/blog/second': '/blog/first',
}

test.each([
  ['/tours/old', '/tours/new'],
  ['/tours/old/', '/tours/new'],
  ['/tours/%6Fld', '/tours/new'],
])('Y9 %s redirects to %s', (path, target) => {
  expect(redirectTarget(path, redirects)).toBe(target)
})

test.each(['/tours/new', '/tours/OLD', '/tours/old/x', '/tours/%E0%A4%A', '/', '', 'constructor'])(
  'Y9 %j is not redirected',
  (path) => {
    expect(redirectTarget(path, redirects)).toBeUndefined()
  },
)

test('Y9 redirects cannot loop', () => {
  expect(redirectTarget('/blog/first', redirects)).toBeUndefined()
  expect(redirectTarget('/blog/second', redirects)).toBeUndefined()
})
