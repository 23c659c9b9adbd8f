import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser/ensure-browser'
import { StartError } from '../../../supabase/local/start-error'

afterEach(() => void vi.unstubAllEnvs())

test('the browser that CHROMIUM_PATH names is taken, and no other is looked for', () => {
  // Any file that is there.
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(ensureBrowser()).toBe(process.execPath)
})

test('a browser that CHROMIUM_PATH names and that is not there is named', () => {
  const missing = join(import.meta.dirname, 'no-browser')
  vi.stubEnv('CHROMIUM_PATH', missing)
  expect(() => ensureBrowser()).toThrow(
    new StartError(
      `CHROMIUM_PATH names ${missing}, where there is no browser: correct it, or unset it to have one installed.`,
    ),
  )
})
