import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4273)
/** Where the journeys read what the server has written to its terminal. */
export const terminalLog = `.test/e2e-terminal-${port}.log`
const executablePath = process.env['CHROMIUM_PATH']
/** The journeys behind the sign-in. */
const studio = /[/\\](?:admin|auth|studio)[^/\\]*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: `.test/e2e-results-${port}`,
  workers: 2,
  projects: [
    // They change the one database that all of them share.
    { name: 'studio', testMatch: studio, workers: 1 },
    // They touch no database.
    { name: 'public', testIgnore: studio, fullyParallel: true },
  ],
  retries: 0,
  // Waiting longer costs nothing where all is well; a busy machine needs it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
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
    // What the terminal says is kept: the links of the mails are in it. The copier outlives the signal,
    // or the server could not say its last words.
    command: `mkdir -p .test && node scripts/run.cjs start | (trap '' TERM INT; exec tee ${terminalLog})`,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), LOCAL_DATA_DIR: `.test/e2e-data-${port}` },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})
