import type { Plugin } from 'vite'

/** What is needed of a bundler's module graph. */
type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => {
    isEntry: boolean
    importedIds: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** The module behind which everything is the studio's. */
const studio = /\/src\/admin\/studio-router\.tsx$/
const shell = /\/src\/admin\/frame\/shell\/studio-shell\.tsx$/
const page = /\/src\/admin\/[\w-]+\/[\w-]+-page\.tsx$/
const signIn = /\/auth-page\.tsx$/
/** The pages of entries, and those of them that have a form. */
const entries = /\/(?:tours?|blog|post|gallery|site|sheet)-page\.tsx$/
const forms = /\/(?:tour|post|gallery|sheet)-page\.tsx$/
/** The launch check, and the part of the dashboard that says what is left of it. */
const launch = /\/launch-(?:page|panel)\.tsx$/
/** The library of the bucket: pages with uploads need it at once, the status page only after its first answers. */
const storage = /\/src\/admin\/data\/storage\.ts$/

/** What the home page needs at once is in the way of its first paint; every other page needs most of it, too. */
const home = /\/src\/pages\/home\/home-page\.tsx$/
/** It comes to every page soon after its first paint. */
const idle = /\/src\/app\/idle-parts\.ts$/
/** These stay where they are: styles and the entry itself with it, packages in the chunks of their own. */
const apart = /\.css$|\/main\.tsx$|index\.html$/
const packages = /\/node_modules\//
/** The data of a kind of content: each is fetched by itself, by the pages that show all of it. */
const data =
  /\/content\/(?:articles\/|(?:articles|article-cards|gallery|photo-files|tour-cards|tours)\.ts$)/

/** Its index names every icon, so all pages seem to need all; the bundler keeps those that are used. */
const icons = /\/node_modules\/lucide-react\//

/** The modules that are loaded at once with `root`. */
function modulesOf(root: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([root])
  for (const id of found) {
    for (const next of importsOf(id)) found.add(next)
  }
  return found
}

/**
 * The chunk of each module by who uses it.
 *
 * @returns names of chunks by module; what public pages alone share, and modules of one page or dialog, are
 *   left to the other groups and the bundler
 */
function chunksOf(graph: ModuleGraph): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>()
  const entryModules = new Set<string>()
  // Asked once for each module: the bundler puts every answer together anew, which took most of a second.
  const infos = new Map([...graph.getModuleIds()].map((id) => [id, graph.getModuleInfo(id)]))
  const importsOf = (id: string) => infos.get(id)?.importedIds ?? []
  for (const [root, info] of infos) {
    if (!info?.isEntry && !info?.dynamicImporters.length) continue
    for (const id of modulesOf(root, importsOf)) {
      if (info.isEntry) entryModules.add(id)
      const roots = users.get(id)
      if (roots) roots.push(root)
      else users.set(id, [root])
    }
  }
  const chunks = new Map<string, string>()
  for (const [id, roots] of users) {
    const name = nameFor(id, roots, entryModules.has(id))
    if (name !== undefined) chunks.set(id, name)
  }
  return chunks
}

/** @param roots modules that load it at once: entries, and what is loaded by `import()` */
function nameFor(id: string, roots: readonly string[], isInitial: boolean): string | undefined {
  if (apart.test(id)) return undefined
  if (isInitial) return 'frame'
  if (roots.every(isStudio)) return studioChunkFor(id, roots)
  if (packages.test(id) || data.test(id)) return undefined
  const isForHome = roots.some((root) => home.test(root))
  const isAtOnce = isForHome || roots.some((root) => idle.test(root))
  if (roots.some(isStudioPage)) return isAtOnce ? 'frame' : 'shared-parts'
  return isForHome && !home.test(id) ? 'page-parts' : undefined
}

/** What the studio loads with a page, other than a dialog of it, such as a preview. */
function isStudioPage(root: string): boolean {
  return [studio, shell, signIn, page].some((pattern) => pattern.test(root))
}

function isStudio(root: string): boolean {
  return root.includes('/src/admin/')
}

/**
 * Of what only the studio uses: by room, where the bundler alone would make a file for each set of pages and
 * dialogs that share something.
 */
function studioChunkFor(id: string, roots: readonly string[]): string | undefined {
  const hasRoot = (pattern: RegExp) => roots.some((root) => pattern.test(root))
  // In the chunk of that page itself.
  if (roots.length === 1) return icons.test(id) ? 'studio' : undefined
  if (icons.test(id) || hasRoot(studio) || hasRoot(signIn)) return 'studio'
  if (hasRoot(shell)) return 'studio-shell'
  if (hasRoot(storage)) return storage.test(id) ? undefined : 'studio-storage'
  if (roots.every((root) => launch.test(root))) return 'studio-launch'
  const pages = roots.filter((root) => page.test(root))
  if (pages.length === 0) return undefined
  if (pages.every((root) => forms.test(root))) return 'studio-forms'
  return pages.every((root) => entries.test(root)) ? 'studio-lists' : 'studio-shell'
}

/**
 * Puts modules into a few chunks by who uses them, so that each page loads few files and none that it does not
 * need: `frame` is what every page needs at once, `page-parts` what the home page needs besides and the studio does
 * not, `shared-parts` what pages of the studio share with public ones, `studio` and its kin what is the studio's alone.
 *
 * @returns a plugin, which reads the module graph, and the name function of a group of `codeSplitting`
 */
export function chunkNames(): { plugin: Plugin; name: (id: string) => string | null } {
  let chunks: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'shamba:chunk-names',
      apply: 'build',
      buildEnd() {
        chunks = chunksOf(this)
      },
    },
    name: (id) => chunks.get(id) ?? null,
  }
}
