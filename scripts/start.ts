import { join } from 'node:path'
import { preview } from 'vite'
import { bootLocalStack } from '../supabase/local/stack'
import { localStack } from '../supabase/local/vite-plugin'
import { log, printWelcome } from './local-server/console'
import { checkPort } from './local-server/check-port'
import { stopOnSignal } from './local-server/stop-on-signal'
import { readSettings } from './settings'
import { buildIfChanged } from './site/build-if-changed'
import { projectRoot } from './site/build-site'
import { siteServer } from './site/site-server'

/** Serves the production build with the local backend. Builds whatever is missing or stale. */
export async function main(): Promise<void> {
  const { port = 4173, dataDir, adminPassword } = readSettings()
  await checkPort(port)
  const url = `http://localhost:${port}`
  const stack = await bootLocalStack({ dataDir, adminPassword, siteUrl: url, log })
  try {
    const siteDir = join(dataDir, 'site')
    const backend = { url: '', publishableKey: stack.publishableKey }
    const begun = performance.now()
    const isNew = await buildIfChanged(siteDir, backend)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    log(isNew ? `site built (${seconds} s)` : 'site unchanged since the last build')
    const server = await preview({
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      plugins: [localStack(stack), siteServer(siteDir)],
      preview: { port, strictPort: true, host: '127.0.0.1', cors: false },
    })
    stopOnSignal(() => server.close())
    printWelcome(url, stack.adminEmail, adminPassword)
  } catch (error) {
    await stack.stop()
    throw error
  }
}
