import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { ContentManifest } from '../../src/publish/rows'
import { copyPictures, preparedFolder, readModules, updatePictures } from '../images/update'
import { brochureFile, buildBrochure } from './brochure-build'
import { headersFile } from './headers'
import { writeManifest } from './manifest'
import { placeFiles } from './place-files'
import { prerender } from './prerender'
import { refuseSecrets } from './secrets'

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

export type Backend = {
  /** Origin of the Supabase project; empty for the site's own origin. */
  url: string
  /** Key that browsers may know; empty when the studio has no backend yet. */
  publishableKey: string
}

/** Compile-time values through which the studio learns of its backend. */
export function backendDefines({ url, publishableKey }: Backend): Record<string, string> {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
  }
}

export type BuildOptions = {
  /** Folder that stands in for `src/content`, see `contentFolder`; what CONTENT_DIR says unless told. */
  contentDir?: string | undefined
  /**
   * Folder that mirrors the site's root with files of further pictures; those that the content's
   * modules name are copied.
   */
  pictures?: string | undefined
  /** Whether the site stands before the local database, see `writeManifest`. */
  isLocal?: boolean
}

/**
 * Builds the whole site: the client, the same tree for the server, one HTML file for every public
 * address, and last the manifest of its content. The old site stays in its place until the new one is
 * whole.
 *
 * @param outDir absolute path of the folder that is replaced
 * @returns the addresses that were pre-rendered, and the manifest
 * @throws StartError when the new site holds a secret; the old one stays
 */
export async function buildSite(
  outDir: string,
  backend: Backend,
  { contentDir = process.env['CONTENT_DIR'], pictures, isLocal = false }: BuildOptions = {},
): Promise<{ paths: string[]; manifest: ContentManifest }> {
  const nextDir = `${outDir}.next`
  // A folder of its own for each build: Node never reads a module of the same name again, and a
  // query would give the entry another copy of the modules it shares with its chunks.
  const serverDir = join(
    projectRoot,
    'node_modules/.shamba',
    `server-${process.pid}-${performance.now()}`,
  )
  await removeOldServerFolders()
  // Where vite.config.ts reads it.
  process.env['CONTENT_DIR'] = contentDir ?? ''
  await updatePictures()
  const brochure = await buildBrochure(contentDir)
  const common: InlineConfig = {
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    define: { ...backendDefines(backend), ...brochure.define },
  }
  await mkdir(dirname(outDir), { recursive: true })
  await rm(nextDir, { recursive: true, force: true })
  try {
    await allDone([
      build({ ...common, build: { outDir: nextDir, emptyOutDir: true } }),
      build({
        ...common,
        build: {
          ssr: 'src/app/entry-server.tsx',
          outDir: serverDir,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
        },
      }),
    ])
    // Files of a site for a host may be written anew in their place; those of a release never are.
    await placeFiles(preparedFolder, nextDir, isLocal)
    if (pictures && contentDir) {
      await copyPictures(pictures, nextDir, await readModules(join(contentDir, 'pictures')))
    }
    const paths = await prerender(nextDir, join(serverDir, 'entry-server.js'))
    await writeFile(join(nextDir, brochureFile), brochure.file)
    await writeFile(join(nextDir, '_headers'), headersFile({ supabaseUrl: backend.url }))
    const manifest = await writeManifest(nextDir, contentDir, isLocal)
    refuseSecrets(nextDir, projectRoot)
    const oldDir = `${outDir}.old`
    await rm(oldDir, { recursive: true, force: true })
    await rename(outDir, oldDir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(nextDir, outDir)
    await rm(oldDir, { recursive: true, force: true })
    return { paths, manifest }
  } finally {
    await rm(serverDir, { recursive: true, force: true })
    await rm(nextDir, { recursive: true, force: true })
  }
}

/**
 * Waits for all, also when one fails: another may still be writing.
 *
 * @throws what the first of them threw
 */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Folders that killed builds left behind; a build takes minutes at most. */
async function removeOldServerFolders(): Promise<void> {
  const folder = join(projectRoot, 'node_modules/.shamba')
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('server-')) continue
    const made = await stat(join(folder, name)).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > 3_600_000) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}
