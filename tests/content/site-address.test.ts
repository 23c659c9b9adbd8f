import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

/** The origin that all pages name, with an address in the settings. */
async function originOf(address: string): Promise<string> {
  vi.stubEnv('VITE_SITE_URL', address)
  return (await import('../../src/content/site')).site.origin
}

test.each([
  'https://www.ostrich-days.example',
  'https://www.ostrich-days.example/',
  'https://WWW.ostrich-days.example/tours',
])(
  'the pages of a site with the address %s name its origin, without a slash at the end',
  async (address) => {
    expect(await originOf(address)).toBe('https://www.ostrich-days.example')
  },
)

test('without an address they name one that has no slash at its end, either', async () => {
  expect(await originOf('')).toMatch(/^https:\/\/[^/]+$/)
})
