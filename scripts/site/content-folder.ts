import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const contentRoot = fileURLToPath(new URL('../../src/content', import.meta.url))

/**
 * Vite plugin: modules of `folder` stand in for those of the same name in `src/content`. What the
 * folder lacks comes from `src/content` as before.
 *
 * @param folder absolute path; without one, or with an empty one, the plugin does nothing
 */
export function contentFolder(folder: string | undefined): Plugin {
  return {
    name: 'shamba:content-folder',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!folder || !importer) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved) return null
      const file = resolved.id.replace(/\?.*$/, '')
      const inside = path.relative(contentRoot, file)
      if (inside.startsWith('..') || path.isAbsolute(inside)) return resolved
      const replacement = path.join(folder, inside)
      return existsSync(replacement) ? replacement : resolved
    },
  }
}
