import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { contentFolder } from './content-folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Evaluates a module of the project the way a build sees it: with the operator's own data from `.env`
 * and the content of a folder.
 *
 * @param file absolute path of the module
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export async function importModule<Module>(
  file: string,
  contentDir: string | undefined,
): Promise<Module> {
  const environment = process.env['NODE_ENV']
  try {
    const { module } = await runnerImport<Module>(file, {
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [contentFolder(contentDir)],
    })
    return module
  } finally {
    // The runner sets it to development, and a later build would ship React's development tools.
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
}
