import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { paths } from '../../src/lib/paths'
import { offlinePagePath, workerPath, type OfflineSettings } from '../../src/offline/protocol'
import { chunkFiles } from './chunk-files'

type ServerEntry = typeof import('../../src/app/entry-server')

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Source module of the list of tours, whose dialogs open on it. */
const toursModule = 'src/pages/tours/tours-page.tsx'

/** What parts of every page fetch later, such as messages; other late parts of theirs are pages. */
const lateParts = /^src\/components\//

/**
 * Files that a page needs at once or after a press: its chunk and, transitively, what it imports in either
 * way; the same of what every page has, but for the other pages.
 *
 * @param entry the module that starts every page
 * @throws Error when the build has no chunk for one of them
 */
export function filesOfPage(manifest: Manifest, entry: string, page: string): Set<string> {
  const found = chunkFiles(manifest, entry)
  const add = (module: string) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no chunk for ${module}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const css of chunk.css ?? []) found.add(css)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next)
  }
  const lateOfAll = Object.values(manifest)
    .filter(({ file }) => found.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter((name) => lateParts.test(name)))
  for (const module of [page, ...lateOfAll]) add(module)
  return found
}

/**
 * Builds the service worker, with the list of what it keeps of the tours.
 *
 * @param outDir folder of the client build, pre-rendered, with its manifest
 * @param serverFile the built `entry-server`
 * @param entry source module that starts every page
 */
export async function buildOfflineWorker(
  outDir: string,
  serverFile: string,
  entry = 'index.html',
): Promise<void> {
  const server: ServerEntry = await import(pathToFileURL(serverFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const page = await readFile(join(outDir, offlinePagePath))
  const files = [...filesOfPage(manifest, entry, toursModule)].map((file) => `/${file}`)
  const settings: OfflineSettings = {
    revision: createHash('sha256')
      .update(page)
      // Its name changes with every script of the site.
      .update(manifest[entry]?.file ?? '')
      .digest('hex')
      .slice(0, 8),
    tours: [paths.tours(), ...files, ...server.smallTourPictures],
  }
  await build({
    configFile: false,
    root: projectRoot,
    publicDir: false,
    logLevel: 'warn',
    define: { offlineSettings: JSON.stringify(settings) },
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { entryFileNames: workerPath.slice(1), format: 'iife' },
      },
    },
  })
}
