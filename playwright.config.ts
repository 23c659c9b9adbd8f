import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices, type LaunchOptions } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4273)
/** The content that all tests expect, whatever the operator has published since. */
const contentDir = join(import.meta.dirname, 'tests/frozen/content')

/** A running `npm start` with a data folder of its own. */
export type LocalSite = { url: string; dataDir: string; env: Record<string, string>; log: string }

function localSite(port: number): LocalSite {
  const dataDir = `.test/e2e-data-${port}`
  const env = { PORT: String(port), LOCAL_DATA_DIR: dataDir, CONTENT_DIR: contentDir }
  return { url: `http://localhost:${port}`, dataDir, env, log: `.test/e2e-terminal-${port}.log` }
}

/** The site of all tests that leave its database as it is. */
export const sharedSite = localSite(port)
/** The site of the tests that change what the studio holds. */
export const studioSite = localSite(port + 250)
/** The site of the tests that publish, which changes every page; they start it themselves. */
export const publishingSite = localSite(port + 500)
/** What the first server has built, in a data folder. */
export const builtFiles = ['releases', 'live.json', 'keys.json'] as const

/**
 * Starts a site with fresh data. The terminal output is kept, since it holds the links of the mails.
 *
 * @param before what the shell does before the start, in an empty data folder
 */
function serverOf({ url, dataDir, env, log }: LocalSite, before: string) {
  return {
    // `tee` ignores the signal, so that the server's last output is not lost.
    command: `rm -rf ${dataDir} && mkdir -p .test && ${before}node scripts/run.cjs start | (trap '' TERM INT; exec tee ${log})`,
    url: `${url}/`,
    env,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  } as const
}

/** The same site again needs no second build, only a database of its own. */
const takeBuild = `mkdir ${studioSite.dataDir} && cp -R ${builtFiles
  .map((file) => `${sharedSite.dataDir}/${file}`)
  .join(' ')} ${studioSite.dataDir} && `

const executablePath = process.env['CHROMIUM_PATH']
/**
 * Chromium's shared memory: Playwright keeps it in files of /tmp, for containers with a tiny /dev/shm.
 * On a disk that takes a tenth of the whole run.
 */
const hasSharedMemory = existsSync('/dev/shm') && megabytesFree('/dev/shm') > 1000

function megabytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / 1024 ** 2
}

const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  ...(hasSharedMemory && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
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
}

/**
 * A visitor's page of a test lives for seconds: compiling its hot code better costs more than that saves. The
 * studio reduces pictures, for which that is needed.
 */
const launchOfVisitors: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'],
}

/** The tests behind the sign-in. */
const studio = /[/\\](?:admin|auth|studio)[^/\\]*\.spec\.ts$/
/** Those of them that save nothing: they run side by side on the site of the public tests. */
const looking =
  /[/\\](?:admin|admin-screenshots|studio-(?:back|best-months|edit-link|help|palette|policy|preview|scripts|[a-z]+-looks))\.spec\.ts$/
/** The tests that publish. */
const publishing = /[/\\]publishing[^/\\]*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: `.test/e2e-results-${port}`,
  // Tests mostly wait: four workers keep two processors busy.
  workers: 4,
  // Tests begin in this order; those that run one after the other take longest, and must not come last.
  projects: [
    {
      name: 'publishing',
      testMatch: publishing,
      workers: 1,
      // Each waits for builds, beside three other workers: on a slow machine one takes minutes.
      timeout: 600_000,
      expect: { timeout: 240_000 },
      use: { baseURL: publishingSite.url },
    },
    // These tests change the database that they share.
    {
      name: 'studio',
      testMatch: studio,
      testIgnore: looking,
      workers: 1,
      use: { baseURL: studioSite.url },
    },
    { name: 'studio-looks', testMatch: looking, fullyParallel: true },
    // These tests use no database.
    {
      name: 'public',
      testIgnore: [studio, publishing],
      fullyParallel: true,
      use: { launchOptions: launchOfVisitors },
    },
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
    launchOptions,
  },
  // One after the other: the second takes what the first has built.
  webServer: [serverOf(sharedSite, ''), serverOf(studioSite, takeBuild)],
})
