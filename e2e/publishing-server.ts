import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { builtFiles, publishingSite, sharedSite } from '../playwright.config'
import { startCommand, waitForText, type RunningCommand } from '../tests/commands/run-command'

/**
 * Starts a server for the tests of this file alone, since what they publish changes every page. It has the
 * site that the first server of the run has built, and a database of its own.
 */
export function servePublishingSite(): void {
  let server: RunningCommand

  test.beforeAll(async () => {
    const { dataDir, env, url } = publishingSite
    await rm(dataDir, { recursive: true, force: true })
    await mkdir(dataDir)
    for (const file of builtFiles) {
      await cp(join(sharedSite.dataDir, file), join(dataDir, file), { recursive: true })
    }
    server = startCommand(['start'], { env })
    await waitForText(server, url)
  })

  test.afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
}
