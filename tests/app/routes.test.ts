import { expect, test, vi } from 'vitest'
import { lazyComponent } from '../../src/lib/lazy-part'
import { routeOf, routes } from '../../src/app/routes'
import { tours } from '../../src/content/tours'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { publicPages } from '../../src/lib/public-pages'

test('R1 R2 R3 R4 R5 R6 R8 R9 R10 R11 R12 R13 R14 every specified path shows its page', () => {
  const found = [
    ...publicPages.map(({ path }) => path),
    paths.auth(),
    adminPaths.home(),
    adminPaths.tours(),
    adminPaths.blog(),
    adminPaths.gallery(),
    adminPaths.settings(),
  ].map((path) => routeOf(path).id)
  expect(found).toEqual([
    ...publicPages.map(({ id }) => id),
    ...Array.from({ length: 6 }, () => 'studio'),
  ])
})

test.each([
  '/zzz',
  '/admin/zzz',
  '/admin/tours/3/zzz',
  '/tours/zzz',
  '/tours/constructor',
  '/tours/%E0%A4%A',
  '/tours/..%2f..%2fadmin',
  `/${'x'.repeat(5000)}`,
])('R15 the path %s shows the not-found page', (path) => {
  expect(routeOf(path).id).toBe('not-found')
})

test('R24 every tour is prerendered', () => {
  const prerendered = routes.flatMap((route) => route.prerender)
  for (const { slug } of tours) {
    expect(routeOf(paths.tour(slug)).id).toBe('tours')
    expect(prerendered).toContain(paths.tour(slug))
  }
})

test('R23 nothing of the studio is prerendered', () => {
  const prerendered = routes.flatMap((route) => route.prerender)
  expect(prerendered.filter((path) => routeOf(path).id === 'studio')).toEqual([])
})

test('R19 a page whose chunk could not be loaded can be loaded again', async () => {
  const fetchPage = vi
    .fn<() => Promise<() => null>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => null)
  const page = lazyComponent(fetchPage)
  await expect(page.load()).rejects.toThrow('offline')
  await page.load()
  await page.load()
  expect(fetchPage).toHaveBeenCalledTimes(2)
})
