import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, mergeConfig, type BuildEnvironmentOptions, type InlineConfig } from 'vite'
import type { PictureFiles } from '../../src/content/model'
import type { ContentManifest } from '../../src/publish/rows'
import { keptPicturesOf } from '../images/kept-pictures'
import { MissingUploads, prepareProjectUploads, projectUploads } from '../images/prepare-uploads'
import {
  copyPictures,
  pictureModulesOf,
  preparedFolder,
  projectPlaces,
  readModules,
  updatePictures,
} from '../images/update'
import { siteConfig } from '../../vite.config'
import { fetchUpload } from '../publish/backend'
import { registerOfContent, removeWithdrawnFiles } from '../publish/withdrawn-files'
import { bootScriptHash, studioBootScriptHash } from './boot-script'
import { buildPdfs } from './brochure-build'
import { listScriptHash } from './list-script'
import { evaluateContent } from './evaluate-content'
import { siteCompressor } from './compress-files'
import { contentSecurityPolicy, headersFile } from './headers'
import { describeContent, writeManifest } from './manifest'
import { buildOfflineWorker } from './offline-worker'
import { drawSocialCards } from './social-cards'
import type { PdfFile } from './pdf-file'
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

/** Compile-time values that name the studio's backend. */
export function backendDefines({ url, publishableKey }: Backend): Record<string, string> {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
    // Login settings of the hosted project in `.env` do not apply to the local backend.
    ...(url === '' && {
      'import.meta.env.VITE_CAPTCHA_SITE_KEY': '""',
      'import.meta.env.VITE_SIGN_UP': '""',
    }),
  }
}

/**
 * The configuration without the files that browsers share: the server needs no fewer of them, and modules
 * that are joined by hand may import each other's files before those have run.
 */
function withoutChunkGroups(config: InlineConfig): InlineConfig {
  // Vite keeps the options under their former name, too.
  const { rolldownOptions: _, rollupOptions: __, ...output } = config.build ?? {}
  return { ...config, build: output }
}

export type BuildOptions = {
  /** Folder that stands in for `src/content`, see `contentFolder`. */
  contentDir?: string | undefined
  /**
   * Folder with files of further pictures, which mirrors the site's root; those that the content's modules
   * name are copied.
   */
  pictures?: string | undefined
  /** Source of uploaded pictures that the cache lacks; by default the backend of the site. */
  bucket?: Backend
  /** Whether the site uses the local database, see `describeContent`. */
  isLocal?: boolean
}

/**
 * Builds the whole site: the client, the same tree for the server, one HTML file for every public
 * address, and last the manifest of its content. The old site stays in place until the new one is
 * complete.
 *
 * @param outDir absolute path of the folder that is replaced
 * @returns the addresses that were pre-rendered, and the manifest
 * @throws StartError when the new site holds a secret; the old one stays
 * @throws Error naming what shows a withdrawn picture, or, for a hosted backend, the uploaded pictures that
 *   could not be fetched
 */
export async function buildSite(
  outDir: string,
  backend: Backend,
  { contentDir, pictures, bucket = backend, isLocal = false }: BuildOptions,
): Promise<{ paths: string[]; manifest: ContentManifest }> {
  const nextDir = `${outDir}.next`
  // A new folder for each build, because Node caches modules by path; with a query, the entry would get a
  // second copy of the modules that it shares with its chunks.
  const serverDir = join(
    projectRoot,
    'node_modules/.shamba',
    `server-${process.pid}-${performance.now()}`,
  )
  await removeOldServerFolders()
  const withdrawn = await registerOfContent(contentDir)
  await updatePictures()
  await fetchUploads(contentDir, bucket, isLocal)
  // After the pictures, whose modules belong to the content.
  const evaluated = await evaluateContent(contentDir)
  const pdfs = await buildPdfs(contentDir, evaluated, pictures ? [pictures] : [])
  const configFor = (output: BuildEnvironmentOptions): InlineConfig => ({
    ...mergeConfig(siteConfig(contentDir, undefined, evaluated), {
      build: { emptyOutDir: false, ...output },
    }),
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: { ...backendDefines(backend), ...pdfs.define },
  })
  await mkdir(dirname(outDir), { recursive: true })
  await rm(nextDir, { recursive: true, force: true })
  try {
    const named = await readModules(pictureModulesOf(contentDir))
    await allDone([
      placeStaticFiles(nextDir, named, pictures ? [pictures] : [], isLocal),
      build(configFor({ outDir: nextDir, copyPublicDir: false })),
      build(
        withoutChunkGroups(
          configFor({
            ssr: 'src/app/entry-server.tsx',
            outDir: serverDir,
            copyPublicDir: false,
            minify: false,
          }),
        ),
      ),
    ])
    const all = { ...(await readModules(projectPlaces.modules)), ...named }
    await removeWithdrawnFiles(nextDir, all, withdrawn)
    const builtAt = new Date()
    const content = await describeContent(contentDir, isLocal, builtAt, evaluated.manifestContent)
    const { pictureOrigins, storyProvider, reached } = content
    const headerSettings = {
      supabaseUrl: backend.url,
      pictureOrigins,
      storyProvider,
      ...reached,
    }
    const compressor = siteCompressor(
      nextDir,
      isLocal ? 'quick' : 'best',
      isLocal ? undefined : outDir,
    )
    const { paths, cards } = await prerender(nextDir, join(serverDir, 'entry-server.js'), {
      policy: contentSecurityPolicy(headerSettings, [bootScriptHash], 'public'),
      toursPolicy: contentSecurityPolicy(
        headerSettings,
        [bootScriptHash, listScriptHash],
        'public',
      ),
      studioPolicy: contentSecurityPolicy(headerSettings, [studioBootScriptHash], 'studio'),
      builtAt,
      writePage: compressor.writePage,
    })
    await allDone([
      drawSocialCards(nextDir, cards),
      buildOfflineWorker(nextDir, join(serverDir, 'entry-server.js')),
      writeAll(nextDir, pdfs.files),
      writeFile(join(nextDir, '_headers'), headersFile(headerSettings)),
    ])
    await compressor.rest()
    await writeManifest(nextDir, content)
    await refuseSecrets(nextDir, projectRoot)
    const oldDir = `${outDir}.old`
    await rm(oldDir, { recursive: true, force: true })
    await rename(outDir, oldDir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(nextDir, outDir)
    await rm(oldDir, { recursive: true, force: true })
    return { paths, manifest: content.manifest }
  } finally {
    await rm(serverDir, { recursive: true, force: true })
    await rm(nextDir, { recursive: true, force: true })
  }
}

/**
 * Builds the site of the content that the tests expect, whatever an operator has published since: for
 * what is measured of the code.
 *
 * @returns its folder
 */
export async function buildFrozenSite(): Promise<string> {
  const siteDir = join(projectRoot, 'node_modules/.shamba/checked-site')
  const backend = { url: '', publishableKey: 'sb_publishable_check' }
  await buildSite(siteDir, backend, { contentDir: join(projectRoot, 'tests/frozen/content') })
  return siteDir
}

/**
 * Brings everything into a site that is not built anew: the folder `public`, and the files of pictures that its
 * content names. The files of a release are never modified in place, so they may be links; those of other sites
 * may be.
 */
async function placeStaticFiles(
  to: string,
  named: PictureFiles,
  pictureFolders: readonly string[],
  asLinks: boolean,
): Promise<void> {
  const from = join(projectRoot, 'public')
  for (const name of await readdir(from)) {
    // Its pictures are named by their bytes and never modified.
    if (name === 'pictures') await placeFiles(join(from, name), join(to, name), asLinks)
    else await cp(join(from, name), join(to, name), { recursive: true })
  }
  await placeFiles(preparedFolder, to, asLinks)
  for (const folder of [projectUploads.files, ...pictureFolders]) {
    await copyPictures(folder, to, named)
  }
}

/** Writes files into a folder, and the folders between. */
async function writeAll(folder: string, files: readonly PdfFile[]): Promise<void> {
  for (const { name, content } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** Fetches the uploaded pictures of the content that are not in the cache. */
async function fetchUploads(
  contentDir: string | undefined,
  bucket: Backend,
  isLocal: boolean,
): Promise<void> {
  try {
    const named = await readModules(pictureModulesOf(contentDir))
    const kept = isLocal ? undefined : keptPicturesOf(bucket, process.env, console.log)
    await prepareProjectUploads(
      named,
      async (storagePath) => {
        if (bucket.url !== '') return fetchUpload(bucket, storagePath)
        throw new Error(
          'they are fetched from the project that VITE_SUPABASE_URL names, and it is not set',
        )
      },
      kept,
    )
  } catch (error) {
    // A local site may lack pictures; a public site is not built without them.
    if (!isLocal || !(error instanceof MissingUploads)) throw error
    console.warn(error.message)
  }
}

/**
 * Waits for all, even when one fails: another may still be writing.
 *
 * @throws what the first of them threw
 */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Deletes the folders of killed builds; a build takes minutes at most. */
async function removeOldServerFolders(): Promise<void> {
  const folder = join(projectRoot, 'node_modules/.shamba')
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^(?:server|import)-/.test(name)) continue
    const made = await stat(join(folder, name)).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > 3_600_000) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}
