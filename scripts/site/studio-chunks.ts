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
 * The chunk of each module that only the studio uses.
 *
 * @returns names of chunks by module; other modules, and those of one dialog alone, are left to the bundler
 */
function chunksOf(graph: ModuleGraph): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>()
  // Asked once for each module: the bundler puts every answer together anew, which took most of a second.
  const infos = new Map([...graph.getModuleIds()].map((id) => [id, graph.getModuleInfo(id)]))
  const importsOf = (id: string) => infos.get(id)?.importedIds ?? []
  for (const [root, info] of infos) {
    if (!info?.isEntry && !info?.dynamicImporters.length) continue
    for (const id of modulesOf(root, importsOf)) {
      const roots = users.get(id)
      if (roots) roots.push(root)
      else users.set(id, [root])
    }
  }
  const chunks = new Map<string, string>()
  for (const [id, roots] of users) {
    const name = roots.every(isStudio) ? chunkFor(id, roots) : undefined
    if (name !== undefined) chunks.set(id, name)
  }
  return chunks
}

function isStudio(root: string): boolean {
  return root.includes('/src/admin/')
}

/** By room, where the bundler alone would make a file for each set of pages and dialogs that share something. */
function chunkFor(id: string, roots: readonly string[]): string | undefined {
  const hasRoot = (pattern: RegExp) => roots.some((root) => pattern.test(root))
  // In the chunk of that page itself.
  if (roots.length === 1) return icons.test(id) ? 'studio' : undefined
  if (icons.test(id) || hasRoot(studio) || hasRoot(signIn)) return 'studio'
  if (hasRoot(shell)) return 'studio-shell'
  if (roots.every((root) => launch.test(root))) return 'studio-launch'
  const pages = roots.filter((root) => page.test(root))
  if (pages.length === 0) return undefined
  if (pages.every((root) => forms.test(root))) return 'studio-forms'
  return pages.every((root) => entries.test(root)) ? 'studio-lists' : 'studio-shell'
}

/**
 * Puts what only the studio uses into a few chunks, so that each of its pages loads few files. A module
 * that public pages may load keeps the chunk that it has.
 *
 * @returns a plugin, which reads the module graph, and the name function of a group of `codeSplitting`
 */
export function studioChunks(): { plugin: Plugin; name: (id: string) => string | null } {
  let chunks: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'shamba:studio-chunks',
      apply: 'build',
      buildEnd() {
        chunks = chunksOf(this)
      },
    },
    name: (id) => chunks.get(id) ?? null,
  }
}
