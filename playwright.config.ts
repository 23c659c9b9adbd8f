import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4273)
/** The content that all tests expect, whatever the operator has published since. */
const contentDir = join(import.meta.dirname, 'tests/frozen/content')

/** A running `npm start` with a data folder of its own. */
export type LocalSite = { url: string; dataDir: string; env: Record<string, string> }

function localSite(port: number): LocalSite {
  const dataDir = `.test/e2e-data-${port}`
  const env = { PORT: String(port), LOCAL_DATA_DIR: dataDir, CONTENT_DIR: contentDir }
  return { url: `http://localhost:${port}`, dataDir, env }
}

/** The site that most tests share. */
export const sharedSite = localSite(port)
/** The site of the tests that publish, which changes every page; they start it themselves. */
export const publishingSite = localSite(port + 500)
/** Where tests read what the server has written to its terminal. */
export const terminalLog = `.test/e2e-terminal-${port}.log`
const executablePath = process.env['CHROMIUM_PATH']
/** The tests behind the sign-in. */
const studio = /[/\\](?:admin|auth|studio)[^/\\]*\.spec\.ts$/
/** The tests that publish. */
const publishing = /[/\\]publishing[^/\\]*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: `.test/e2e-results-${port}`,
  // Tests mostly wait: three workers keep two processors busy.
  workers: 3,
  projects: [
    // These tests change the database that they share.
    { name: 'studio', testMatch: studio, workers: 1 },
    // These tests use no database.
    { name: 'public', testIgnore: [studio, publishing], fullyParallel: true },
    { name: 'publishing', testMatch: publishing, workers: 1, use: { baseURL: publishingSite.url } },
  ],
  retries: 0,
  // A long timeout costs nothing in passing tests; a busy machine needs it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: sharedSite.url,
    // Or tests could neither answer nor count requests; those of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording traces makes all tests slower by a fifth.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The language of date fields and font rendering must not depend on the machine.
      env: {
        ...process.env,
        LANGUAGE: 'en-US',
        FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/screenshots/fonts.conf'),
      },
      args: [
        '--lang=en-US',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-device-scale-factor=1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // Every run starts with fresh data. The terminal output is kept, since it holds the links of the mails.
    // `tee` ignores the signal, so that the server's last output is not lost.
    command: `rm -rf ${sharedSite.dataDir} && mkdir -p .test && node scripts/run.cjs start | (trap '' TERM INT; exec tee ${terminalLog})`,
    url: `${sharedSite.url}/`,
    env: sharedSite.env,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})
