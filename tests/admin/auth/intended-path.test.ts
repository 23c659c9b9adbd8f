import { expect, test } from 'vitest'
import { intendedPath } from '../../../src/admin/auth/auth-page'

test('the page noted by the guard wins', () => {
  expect(intendedPath({ from: '/admin/tours/3' }, '?next=/admin/blog')).toBe('/admin/tours/3')
})

test('the address may name a page of the panel', () => {
  expect(intendedPath(null, '?next=/admin/blog')).toBe('/admin/blog')
})

test('U15: what the page was asked for comes along', () => {
  const from = '/admin/activity?table=tours&row=12'
  expect(intendedPath({ from }, '')).toBe(from)
})

test.each([
  '/admin?next=//evil.test',
  '/admin?x=javascript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '/adminevil',
  '/admin/../auth',
  '/admin//evil.test',
  'javascript:alert(1)',
  'https://evil.test/admin',
  '/tours',
  '',
])('"%s" is no page of the panel', (path) => {
  expect(intendedPath({ from: path }, '')).toBe('/admin')
  expect(intendedPath(undefined, `?next=${encodeURIComponent(path)}`)).toBe('/admin')
})
