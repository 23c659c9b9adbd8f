import { expect, test, vi } from 'vitest'

async function isOnWith(value: string): Promise<boolean> {
  vi.stubEnv('VITE_CONTENT_PROTECTION', value)
  vi.resetModules()
  return (await import('../../src/content/site')).site.contentProtection
}

test('P17 only VITE_CONTENT_PROTECTION=off disables the protection', async () => {
  expect(await isOnWith('off')).toBe(false)
  expect(await isOnWith('on')).toBe(true)
  expect(await isOnWith('')).toBe(true)
  vi.unstubAllEnvs()
})
