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
import { manifestOf } from '../publish/content-hashes.ts'
import { importModule } from './import-module.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const contentModule = fileURLToPath(new URL('./manifest-content.ts', import.meta.url))

/** What the manifest needs of evaluated content. */
type ManifestContent = typeof import('./manifest-content')

/** File in which a pull records what it wrote: in its folder, or for `src/content` here. */
const sourceFile = 'content-source.json'
const sourceFolder = join(root, 'node_modules/.shamba')

const sourceSchema = z.object({ hash: z.string(), source: z.enum(['database', 'snapshot']) })

/** Variables with the commit of a build at Netlify, Vercel, Cloudflare Pages and GitHub. */
const commitNames = ['COMMIT_REF', 'VERCEL_GIT_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA']

function commitOfBuild(): string | null {
  const named = commitNames.map((name) => process.env[name]).find(Boolean)
  if (named) return named
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'pipe' })
    return commit.toString().trim() || null
  } catch {
    return null
  }
}

/** Whether a content folder was written by a pull, not by hand or from the repository. */
function wasPulledInto(contentDir: string | undefined): boolean {
  return Boolean(contentDir) && existsSync(join(contentDir ?? '', sourceFile))
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

/** The content of a build as it is published, and the origins of foreign pictures. */
export type DescribedContent = {
  manifest: ContentManifest
  /** The rows themselves, under the same hash: what `content:pull --from` reads. */
  snapshot: Pick<ContentManifest, 'schema' | 'hash' | 'items'> &
    ContentRows & {
      /** The register of withdrawn pictures, where it holds any. */
      withdrawn?: readonly string[]
    }
  /** Origins of other sites whose pictures it shows; the studio accepts none, modules may name some. */
  pictureOrigins: readonly string[]
  /** Service that plays the story film, or `file`. */
  storyProvider: string
  /** What public pages reach for what they count, see `HeaderSettings`. */
  reached: { countsPresses: boolean; statisticsOrigins: readonly string[] }
}

/**
 * Describes the content of a build.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param isLocal whether the site uses the local database. Unless that database published the content, its
 *   rows come from the seed, and hashes pulled from another database do not apply.
 * @param builtAt moment of the build
 * @param evaluated the same content, where it has been evaluated already
 */
export async function describeContent(
  contentDir: string | undefined,
  isLocal: boolean,
  builtAt: Date,
  evaluated?: ManifestContent,
): Promise<DescribedContent> {
  const { rows, hashes, withdrawn, pictureOrigins, storyProvider, reached } =
    evaluated ?? (await importModule<ManifestContent>(contentModule, contentDir))
  const facts = { builtAt: builtAt.toISOString(), commit: commitOfBuild() }
  const isPulled = !isLocal || wasPulledInto(contentDir)
  const counted = isPulled ? hashes.published : hashes.seeded
  const source = sourceOf(counted.hash, contentDir)
  const manifest = manifestOf(rows, counted, { ...facts, source })
  const { schema, hash, items } = manifest
  const register = withdrawn.length > 0 ? { withdrawn } : {}
  return {
    manifest,
    snapshot: { schema, hash, items, ...rows, ...register },
    pictureOrigins,
    storyProvider,
    reached,
  }
}

/**
 * Writes snapshot and manifest into a built site. The manifest is written last: when it exists, the
 * site is complete.
 */
export async function writeManifest(
  outDir: string,
  { manifest, snapshot }: DescribedContent,
): Promise<void> {
  await writeFile(join(outDir, snapshotPath), `${JSON.stringify(snapshot)}\n`)
  await writeFile(join(outDir, manifestPath), `${JSON.stringify(manifest)}\n`)
}

/**
 * Serves both files in development, for the local database, with the current content.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function manifestInDevelopment(contentDir: string | undefined): Plugin {
  return {
    name: 'shamba:manifest',
    apply: 'serve',
    configureServer({ middlewares }) {
      const started = new Date()
      const answer = (pick: (described: DescribedContent) => unknown) => async () =>
        JSON.stringify(pick(await describeContent(contentDir, true, started)))
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
