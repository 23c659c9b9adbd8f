import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4273)
/** The content of every journey: they know it by heart, whatever the operator has published since. */
const contentDir = join(import.meta.dirname, 'tests/frozen/content')

/** A running `npm start` with a data folder of its own. */
export type LocalSite = { url: string; dataDir: string; env: Record<string, string> }

function localSite(port: number): LocalSite {
  const dataDir = `.test/e2e-data-${port}`
  const env = { PORT: String(port), LOCAL_DATA_DIR: dataDir, CONTENT_DIR: contentDir }
  return { url: `http://localhost:${port}`, dataDir, env }
}

/** The site of the journeys. */
export const sharedSite = localSite(port)
/** The site of those that publish, which changes every page; they start it themselves. */
export const publishingSite = localSite(port + 500)
/** Where the journeys read what the server has written to its terminal. */
export const terminalLog = `.test/e2e-terminal-${port}.log`
const executablePath = process.env['CHROMIUM_PATH']
/** The journeys behind the sign-in. */
const studio = /[/\\](?:admin|auth|studio)[^/\\]*\.spec\.ts$/
/** The journeys to the end of which the site is another one. */
const publishing = /[/\\]publishing[^/\\]*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: `.test/e2e-results-${port}`,
  // Journeys wait a lot: three keep two processors busy.
  workers: 3,
  projects: [
    // They change the one database that all of them share.
    { name: 'studio', testMatch: studio, workers: 1 },
    // They touch no database.
    { name: 'public', testIgnore: [studio, publishing], fullyParallel: true },
    { name: 'publishing', testMatch: publishing, workers: 1, use: { baseURL: publishingSite.url } },
  ],
  retries: 0,
  // Waiting longer costs nothing where all is well; a busy machine needs it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: sharedSite.url,
    // Recording every journey makes all of them slower by a fifth.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The language of date fields and the way letters are drawn: not those of the machine.
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
    // Every run begins with data of its own. What the terminal says is kept: the links of the mails are
    // in it. The copier outlives the signal, or the server could not say its last words.
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
