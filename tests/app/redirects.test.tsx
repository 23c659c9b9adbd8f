import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { eventually } from '../eventually'
import { visit } from '../render'

vi.mock('../../src/content/redirects', () => ({
  redirects: {
    '/tours/goats': '/tours/goat-farm-tour',
    '/blog/coffee': '/blog/coffee-culture-bean-to-cup',
    '/blog/round': '/blog/and-round',
    '/blog/and-round': '/blog/round',
    // Two existing pages, which take precedence.
    '/tours/matatu-tourism': '/tours/goat-farm-tour',
    '/blog/embrace-the-bleat-goat-farming': '/blog/coffee-culture-bean-to-cup',
  },
}))

test.each([
  ['/tours/goats?category=Farm%20Tours#x', '/tours/goat-farm-tour?category=Farm%20Tours#x'],
  ['/tours/goats/', '/tours/goat-farm-tour'],
  ['/blog/coffee?from=mail#chapter', '/blog/coffee-culture-bean-to-cup?from=mail#chapter'],
])('Y9 %s redirects to %s', async (from, to) => {
  const { address } = await visit(from)
  await eventually(() => expect(address()).toBe(to))
  expect(screen.queryByText('Oops! Page not found')).toBeNull()
  expect(screen.queryByText('Article Not Found')).toBeNull()
})

test('Y9 the old URL is not in the history', async () => {
  const { address, go } = await visit(['/about', '/blog/coffee'])
  await eventually(() => expect(address()).toBe('/blog/coffee-culture-bean-to-cup'))
  go(-1)
  await eventually(() => expect(address()).toBe('/about'))
})

test.each(['/tours/matatu-tourism', '/blog/embrace-the-bleat-goat-farming'])(
  'Y9 the page at %s takes precedence over a redirect',
  async (address) => {
    const visited = await visit(address)
    await screen.findByRole('heading', { level: 1 })
    expect(visited.address()).toBe(address)
  },
)

test('Y9 redirects to each other show the not-found page', async () => {
  const { address } = await visit('/blog/round')
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  expect(address()).toBe('/blog/round')
})
