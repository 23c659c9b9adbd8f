import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { projectRoot } from '../site/build-site'
import { chunkCircles, chunkFiles } from '../site/chunk-files'
import { chunkModulesFile } from '../site/chunk-modules'
import { studioRouter } from '../site/studio-shell'
import { withParts } from './generated-parts'

/** The page of the documentation that says what each script file holds. */
export const chunksPage = join(projectRoot, 'docs/chunks.md')

/** That page with the table of a built site. */
export function withChunks(siteDir: string): string {
  return withParts(readFileSync(chunksPage, 'utf8'), { chunks: chunkTable(siteDir) })
}

/** Name in the manifest of the entry of all pages. */
const entry = 'index.html'

/** Below that many bytes a file costs a phone more than what is in it. */
const smallest = 4096

/** What only the operator's own browser loads: the link to the editor, and what it looks up. */
const operators = /^src\/(?:app\/edit-link\.tsx|content\/(?:article|tour)-cards\.ts)$/

type Chunks = {
  manifest: Manifest
  /** Source modules of each file. */
  modules: Readonly<Record<string, readonly string[]>>
}

function readChunks(siteDir: string): Chunks {
  const read = (file: string) => JSON.parse(readFileSync(join(siteDir, file), 'utf8'))
  return { manifest: read('.vite/manifest.json'), modules: read(chunkModulesFile) }
}

/** The modules that public pages load by `import()`, by their names in the manifest; not each story of the blog. */
function lateModules(manifest: Manifest): string[] {
  const found = new Set([entry])
  for (const module of found) {
    const { imports = [], dynamicImports = [] } = manifest[module] ?? {}
    for (const next of [...imports, ...dynamicImports]) if (next !== studioRouter) found.add(next)
  }
  return [...found].filter(
    (module) => manifest[module]?.isDynamicEntry && !module.startsWith('src/content/articles/'),
  )
}

/** A chunk without the hash in its name. */
const nameOf = (file: string) => file.replace(/^(?:assets|texts)\/(.+)-[\w-]{7}\.js$/, '$1')

/** The package or the folder of a module, and its name in it. */
function placeOf(id: string): [folder: string, name: string] {
  const path = id.split('node_modules/').at(-1) ?? id
  if (path !== id) return ['packages', /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path]
  const [, folder = 'the bundler', name = 'helpers'] =
    /\/src\/(.+)\/([^/]+?)(?:\.\w+)?$/.exec(id) ??
    (/\/src\/([^/]+)$/.exec(id) && ['', 'src', 'main']) ??
    []
  return [folder, name]
}

const sorted = (names: readonly string[]) => names.toSorted()

/** What a chunk holds, folder by folder. */
function contentsOf(ids: readonly string[]): string {
  const folders = new Map<string, Set<string>>()
  for (const [folder, name] of ids.map(placeOf)) {
    folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
  }
  return [...folders]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, names]) => `**${folder}**: ${sorted([...names]).join(', ')}`)
    .join('; ')
}

/**
 * Says what each script file holds that public pages may load, as a table in Markdown: first those that come
 * with others, then those of one page or dialog.
 *
 * @param siteDir folder of a built site
 */
function chunkTable(siteDir: string): string {
  const { manifest, modules } = readChunks(siteDir)
  const late = lateModules(manifest)
  const own = new Set(late.flatMap((module) => manifest[module]?.file ?? []))
  const users = new Map<string, string[]>()
  for (const module of [entry, ...late]) {
    for (const file of chunkFiles(manifest, module)) {
      users.set(file, [...(users.get(file) ?? []), module])
    }
  }
  const row = (file: string) => `| \`${nameOf(file)}\` | ${contentsOf(modules[file] ?? [])} |`
  const files = [...users.keys()]
    .filter((file) => (modules[file]?.length ?? 0) > 0)
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  const shared = files.filter((file) => !own.has(file))
  const alone = files.filter((file) => own.has(file))
  return ['| File | Modules |', '| --- | --- |', ...[...shared, ...alone].map(row)].join('\n')
}

/** The script files of a built site that import each other, as sentences. */
export const circleFaults = (siteDir: string): string[] =>
  chunkCircles(readChunks(siteDir).manifest)

/**
 * What public pages load late in small pieces, as sentences: besides the chunk that it names, an `import()`
 * fetches no file below 4 KB.
 *
 * @param siteDir folder of a built site
 */
export function smallChunkFaults(siteDir: string): string[] {
  const { manifest } = readChunks(siteDir)
  const known = chunkFiles(manifest, entry)
  const visitors = lateModules(manifest).filter((module) => !operators.test(module))
  return visitors.flatMap((module) => {
    const files = [...chunkFiles(manifest, module)].filter(
      (file) => file !== manifest[module]?.file && !known.has(file),
    )
    return files
      .filter((file) => statSync(join(siteDir, file)).size < smallest)
      .map((file) => `${module} loads ${nameOf(file)}, which is smaller than 4 KB`)
  })
}
