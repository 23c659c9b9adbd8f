import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../render'

vi.mock('../../src/content/redirects', () => ({
  redirects: {
    '/tours/goats': '/tours/goat-farm-tour',
    '/blog/coffee': '/blog/coffee-culture-bean-to-cup',
    '/blog/round': '/blog/and-round',
    '/blog/and-round': '/blog/round',
    // Two present pages, which win.
    '/tours/matatu-tourism': '/tours/goat-farm-tour',
    '/blog/embrace-the-bleat-goat-farming': '/blog/coffee-culture-bean-to-cup',
  },
}))

test.each([
  ['/tours/goats?category=Farm%20Tours#x', '/tours/goat-farm-tour?category=Farm%20Tours#x'],
  ['/tours/goats/', '/tours/goat-farm-tour'],
  ['/blog/coffee?from=mail#chapter', '/blog/coffee-culture-bean-to-cup?from=mail#chapter'],
])('Y9 %s becomes %s', async (old, present) => {
  const { address } = await visit(old)
  await vi.waitFor(() => expect(address()).toBe(present))
  expect(screen.queryByText('Oops! Page not found')).toBeNull()
  expect(screen.queryByText('Article Not Found')).toBeNull()
})

test('Y9 the old address leaves no trace in the history', async () => {
  const { address, go } = await visit(['/about', '/blog/coffee'])
  await vi.waitFor(() => expect(address()).toBe('/blog/coffee-culture-bean-to-cup'))
  go(-1)
  await vi.waitFor(() => expect(address()).toBe('/about'))
})

test.each(['/tours/matatu-tourism', '/blog/embrace-the-bleat-goat-farming'])(
  'Y9 the page at %s wins over a redirect',
  async (address) => {
    const visited = await visit(address)
    await screen.findByRole('heading', { level: 1 })
    expect(visited.address()).toBe(address)
  },
)

test('Y9 redirects that lead to each other lead nowhere', async () => {
  const { address } = await visit('/blog/round')
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  expect(address()).toBe('/blog/round')
})
