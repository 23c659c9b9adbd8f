import { createServer, mergeConfig, type InlineConfig } from 'vite'
import { siteConfig } from '../../vite.config'
import { bootLocalStack } from '../../supabase/local/stack'
import { localStack } from '../../supabase/local/vite-plugin'
import { log, printWelcome } from '../local-server/console'
import { checkPort } from '../local-server/check-port'
import { stopOnSignal } from '../local-server/stop-on-signal'
import { inviteFunction } from '../local-server/local-invite'
import { publishFunction } from '../publish/local-function'
import { findPointer } from '../publish/find-pointer'
import { createPublisher, closeOpenPublishes } from '../publish/local-publisher'
import { liveContentDir } from '../publish/local-site'
import { publishFolders } from '../publish/publish-folders'
import { pruneReleases } from '../publish/release-folders'
import type { LivePointer } from '../publish/release-pointer'
import { readSettings } from '../settings'
import { backendDefines, projectRoot } from '../site/build-site'
import { folderOfPictures } from '../site/pictures-in-development'

/** Serves the sources with hot reload and the local backend. */
export async function main(): Promise<void> {
  const settings = readSettings()
  const { port = 5173, dataDir, contentDir, adminPassword } = settings
  await checkPort(port)
  const url = `http://localhost:${port}`
  const stack = await bootLocalStack({ dataDir, contentDir, adminPassword, siteUrl: url, log })
  try {
    const pointer = await findPointer({ dataDir, sql: stack.sql, log })
    await closeOpenPublishes(stack.sql, pointer)
    await pruneReleases(dataDir, pointer)
    const publisher = createPublisher({
      stack,
      dataDir,
      contentDir,
      builds: false,
      prepare: (next) => async () => {
        // A restart reads this object again.
        Object.assign(config, configFor(next))
        await server.restart()
      },
      log,
    })
    const publish = publishFunction(stack, url, publisher.deploy, publisher.removeWithdrawn)
    const invite = inviteFunction(stack, url)
    const { content, uploads } = publishFolders(dataDir)
    const configFor = (live: LivePointer): InlineConfig => ({
      ...mergeConfig(siteConfig(liveContentDir(settings, live), dataDir), {
        plugins: [localStack(stack, { publish, invite }), folderOfPictures(uploads.files)],
      }),
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      define: backendDefines({ url: '', publishableKey: stack.publishableKey }),
      server: {
        port,
        strictPort: true,
        host: '127.0.0.1',
        cors: false,
        fs: { allow: [projectRoot, content, ...(contentDir ? [contentDir] : [])] },
      },
    })
    const config = configFor(pointer)
    const server = await createServer(config)
    await server.listen()
    stopOnSignal(async () => {
      await publisher.stop()
      await server.close()
    })
    printWelcome(url, stack.adminEmail, adminPassword)
  } catch (error) {
    await stack.stop()
    throw error
  }
}
