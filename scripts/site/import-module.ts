import { rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { contentFolder } from './content-folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Modules that read files beside them must find these from within a bundle, too. */
const ownAddresses: Plugin = {
  name: 'shamba:own-addresses',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

let imported = 0

/**
 * Evaluates a module of the project the way a build sees it: with the operator's own data from `.env`
 * and the content of a folder. What it imports is bundled, since loading a module takes longer than evaluating
 * it, and content has one for each article.
 *
 * @param file absolute path of the module
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export async function importModule<Module>(
  file: string,
  contentDir: string | undefined,
): Promise<Module> {
  const environment = process.env['NODE_ENV']
  // Node keeps modules by their addresses.
  const outDir = join(root, 'node_modules/.shamba', `import-${process.pid}-${imported++}`)
  try {
    await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [contentFolder(contentDir), ownAddresses],
      build: {
        ssr: file,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    })
    const name = `${basename(file, extname(file))}.js`
    const module: Module = await import(pathToFileURL(join(outDir, name)).href)
    return module
  } finally {
    await rm(outDir, { recursive: true, force: true })
    // A build sets it, and the tests of this process have another.
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
}
