import { preview } from 'vite'
import { bootLocalStack, type LocalStack } from '../../supabase/local/stack'
import { localStack } from '../../supabase/local/vite-plugin'
import { log, printWelcome } from '../local-server/console'
import { checkPort } from '../local-server/check-port'
import { stopOnSignal } from '../local-server/stop-on-signal'
import { inviteFunction } from '../local-server/local-invite'
import { publishFunction } from '../publish/local-function'
import { findPointer } from '../publish/find-pointer'
import {
  createPublisher,
  dropWithdrawn,
  closeOpenPublishes,
  withdrawnNow,
} from '../publish/local-publisher'
import { ensureRelease, servedSite } from '../publish/local-site'
import { pruneReleases } from '../publish/release-folders'
import { writePointer, type LivePointer } from '../publish/release-pointer'
import { createStandby } from '../publish/standby'
import { readSettings, type Settings } from '../settings'
import { projectRoot } from '../site/build-site'
import { siteServer } from '../site/site-server'

/** Serves the production build with the local backend. Builds whatever is missing or stale. */
export async function main(): Promise<void> {
  const settings = readSettings()
  const { port = 4173, dataDir, contentDir, adminPassword } = settings
  await checkPort(port)
  const url = `http://localhost:${port}`
  const stack = await bootLocalStack({ dataDir, contentDir, adminPassword, siteUrl: url, log })
  try {
    const pointer = await prepareSite(stack, settings)
    const site = siteServer(servedSite(dataDir, pointer))
    const standby = createStandby()
    const publisher = createPublisher({
      stack,
      dataDir,
      contentDir,
      builds: true,
      prepare: (next) => site.prepare(servedSite(dataDir, next)),
      log,
      runJob: standby.run,
    })
    const publish = publishFunction(stack, url, publisher.deploy, publisher.removeWithdrawn)
    const invite = inviteFunction(stack, url)
    const server = await preview({
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      plugins: [localStack(stack, { publish, invite }), site.plugin],
      preview: { port, strictPort: true, host: '127.0.0.1', cors: false },
    })
    stopOnSignal(async () => {
      standby.stop()
      await publisher.stop()
      await server.close()
    })
    printWelcome(url, stack.adminEmail, adminPassword)
    await standby.prepare()
  } catch (error) {
    await stack.stop()
    throw error
  }
}

async function prepareSite(
  stack: LocalStack,
  { dataDir, contentDir }: Settings,
): Promise<LivePointer> {
  const found = await findPointer({ dataDir, sql: stack.sql, log })
  const register = new Set(await withdrawnNow(stack.sql))
  const before = await dropWithdrawn({ dataDir, contentDir }, found, register)
  if (before !== found) await writePointer(dataDir, before)
  await closeOpenPublishes(stack.sql, before)
  await pruneReleases(dataDir, before)
  const begun = performance.now()
  const { pointer, isNew } = await ensureRelease({ stack, dataDir, contentDir, log }, before)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  log(isNew ? `site built (${seconds} s)` : 'site unchanged since the last build')
  await pruneReleases(dataDir, pointer)
  return pointer
}
