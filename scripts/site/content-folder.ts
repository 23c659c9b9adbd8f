import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const contentRoot = fileURLToPath(new URL('../../src/content', import.meta.url))

/** Path of `file` within `folder`; undefined when it is elsewhere. */
function inside(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file)
  return relative.startsWith('..') || path.isAbsolute(relative) ? undefined : relative
}

/**
 * Whether a module may belong to the content: the project's own modules import it, by path. Checking the
 * path first avoids resolving every import, which takes seconds.
 */
function mayBeContent(source: string, importer: string, folder: string): boolean {
  if (importer.includes('/node_modules/')) return false
  if (!source.startsWith('.')) return source.startsWith('/')
  const target = path.join(path.dirname(importer), source)
  return [target, importer].some(
    (file) => inside(contentRoot, file) !== undefined || inside(folder, file) !== undefined,
  )
}

/**
 * Vite plugin: modules of `folder` stand in for those of the same name in `src/content`. What the
 * folder lacks comes from `src/content`, also when a module of the folder asks for it.
 *
 * @param folder absolute path; without one, or with an empty one, the plugin does nothing
 */
export function contentFolder(folder: string | undefined): Plugin {
  const root = folder && existsSync(folder) ? realpathSync(folder) : folder
  return {
    name: 'shamba:content-folder',
    enforce: 'pre',
    resolveId: {
      // Looked at by the bundler itself: packages are never content.
      filter: { id: /^[./]/ },
      async handler(source, importer, options) {
        if (!root || !importer || !mayBeContent(source, importer, root)) return null
        const more = { ...options, skipSelf: true }
        const found = await this.resolve(source, importer, more)
        const from = inside(root, importer)
        const resolved =
          found ??
          (from === undefined
            ? null
            : await this.resolve(source, path.join(contentRoot, from), more))
        if (!resolved) return null
        const name = inside(contentRoot, resolved.id.replace(/\?.*$/, ''))
        if (name === undefined) return resolved
        const replacement = path.join(root, name)
        return existsSync(replacement) ? replacement : resolved
      },
    },
  }
}
