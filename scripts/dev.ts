import { join } from 'node:path'
import { createServer } from 'vite'
import { bootLocalStack } from '../supabase/local/stack'
import { localStack } from '../supabase/local/vite-plugin'
import { log, printWelcome } from './local-server/console'
import { checkPort } from './local-server/check-port'
import { stopOnSignal } from './local-server/stop-on-signal'
import { readSettings } from './settings'
import { backendDefines, projectRoot } from './site/build-site'

/** Serves the sources with hot reload and the local backend. */
export async function main(): Promise<void> {
  const { port = 5173, dataDir, adminPassword } = readSettings()
  await checkPort(port)
  const url = `http://localhost:${port}`
  const stack = await bootLocalStack({ dataDir, adminPassword, siteUrl: url, log })
  try {
    const server = await createServer({
      root: projectRoot,
      configFile: join(projectRoot, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [localStack(stack)],
      define: backendDefines({ url: '', publishableKey: stack.publishableKey }),
      server: { port, strictPort: true, host: '127.0.0.1', cors: false },
    })
    await server.listen()
    stopOnSignal(() => server.close())
    printWelcome(url, stack.adminEmail, adminPassword)
  } catch (error) {
    await stack.stop()
    throw error
  }
}
