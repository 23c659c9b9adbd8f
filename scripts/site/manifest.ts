import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import {
  manifestPath,
  snapshotPath,
  type ContentManifest,
  type ContentRows,
} from '../../src/publish/rows.ts'
import { manifestOf } from '../publish/hashes.ts'
import { importModule } from './import-module.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const contentModule = fileURLToPath(new URL('./manifest-content.ts', import.meta.url))

/** Where a pull leaves word of what it wrote: in its folder, or for `src/content` here. */
const sourceFile = 'content-source.json'
const sourceFolder = join(root, 'node_modules/.shamba')

const sourceSchema = z.object({ hash: z.string(), source: z.enum(['database', 'snapshot']) })

/** What a build is told of itself by Netlify, Vercel, Cloudflare Pages and GitHub. */
const commitNames = ['COMMIT_REF', 'VERCEL_GIT_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA']

function commitOfBuild(): string | null {
  const named = commitNames.map((name) => process.env[name]).find(Boolean)
  if (named) return named
  try {
    const told = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'pipe' })
    return told.toString().trim() || null
  } catch {
    return null
  }
}

/** Where content of that hash came from. */
function sourceOf(hash: string, contentDir: string | undefined): ContentManifest['source'] {
  const file = join(contentDir || sourceFolder, sourceFile)
  if (!existsSync(file)) return 'modules'
  try {
    const found = sourceSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return found.hash === hash ? found.source : 'modules'
  } catch {
    return 'modules'
  }
}

type Described = {
  manifest: ContentManifest
  /** The rows themselves, under the same hash: what `content:pull --from` reads. */
  snapshot: Pick<ContentManifest, 'schema' | 'hash' | 'items'> & ContentRows
}

/**
 * What a build of the content holds.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param builtAt moment of the build
 */
async function describeContent(contentDir: string | undefined, builtAt: Date): Promise<Described> {
  const { rows, hashes } = await importModule<typeof import('./manifest-content')>(
    contentModule,
    contentDir,
  )
  const facts = { builtAt: builtAt.toISOString(), commit: commitOfBuild() }
  const bare = manifestOf(rows, hashes, { ...facts, source: 'modules' })
  const manifest: ContentManifest = { ...bare, source: sourceOf(bare.hash, contentDir) }
  const { schema, hash, items } = manifest
  return { manifest, snapshot: { schema, hash, items, ...rows } }
}

/**
 * Writes snapshot and manifest into a built site. The manifest comes last: who reads it finds the rest
 * of the site there.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export async function writeManifest(
  outDir: string,
  contentDir: string | undefined,
): Promise<ContentManifest> {
  const { manifest, snapshot } = await describeContent(contentDir, new Date())
  await writeFile(join(outDir, snapshotPath), `${JSON.stringify(snapshot)}\n`)
  await writeFile(join(outDir, manifestPath), `${JSON.stringify(manifest)}\n`)
  return manifest
}

/**
 * Answers for both files while the sources are served; the content as it is at that moment.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function manifestInDevelopment(contentDir: string | undefined): Plugin {
  return {
    name: 'shamba:manifest',
    apply: 'serve',
    configureServer({ middlewares }) {
      const started = new Date()
      const answer = (pick: (described: Described) => unknown) => async () =>
        JSON.stringify(pick(await describeContent(contentDir, started)))
      const files = new Map([
        [manifestPath, answer(({ manifest }) => manifest)],
        [snapshotPath, answer(({ snapshot }) => snapshot)],
      ])
      middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').replace(/\?.*$/, ''))
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', 'application/json')
        response.setHeader('Cache-Control', 'no-cache')
        file().then((text) => response.end(text), next)
      })
    },
  }
}
