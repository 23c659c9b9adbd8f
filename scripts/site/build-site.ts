import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { preparedFolder, updatePictures } from '../images/update'
import { brochureFile, buildBrochure } from './brochure-build'
import { headersFile, redirectsFile } from './headers'
import { prerender } from './prerender'

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

/**
 * Builds the whole site: the client, the same tree for the server, and one HTML file for every
 * public address. The old site stays in its place until the new one is whole.
 *
 * @param outDir absolute path of the folder that is replaced
 * @returns the addresses that were pre-rendered
 */
export async function buildSite(outDir: string, backend: Backend): Promise<string[]> {
  const nextDir = `${outDir}.next`
  // A folder of its own for each build: Node never reads a module of the same name again, and a
  // query would give the entry another copy of the modules it shares with its chunks.
  const serverDir = join(
    projectRoot,
    'node_modules/.shamba',
    `server-${process.pid}-${performance.now()}`,
  )
  await updatePictures()
  const brochure = await buildBrochure()
  const common: InlineConfig = {
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    define: { ...backendDefines(backend), ...brochure.define },
  }
  await mkdir(dirname(outDir), { recursive: true })
  await rm(nextDir, { recursive: true, force: true })
  try {
    await build({ ...common, build: { outDir: nextDir, emptyOutDir: true } })
    await build({
      ...common,
      build: {
        ssr: 'src/app/entry-server.tsx',
        outDir: serverDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
      },
    })
    await cp(preparedFolder, nextDir, { recursive: true })
    const paths = await prerender(nextDir, join(serverDir, 'entry-server.js'))
    await writeFile(join(nextDir, brochureFile), brochure.file)
    await writeFile(join(nextDir, '_headers'), headersFile({ supabaseUrl: backend.url }))
    await writeFile(join(nextDir, '_redirects'), redirectsFile)
    const oldDir = `${outDir}.old`
    await rm(oldDir, { recursive: true, force: true })
    await rename(outDir, oldDir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(nextDir, outDir)
    await rm(oldDir, { recursive: true, force: true })
    return paths
  } finally {
    await rm(serverDir, { recursive: true, force: true })
    await rm(nextDir, { recursive: true, force: true })
  }
}
