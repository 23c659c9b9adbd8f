import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const contentRoot = fileURLToPath(new URL('../../src/content', import.meta.url))

/** The modules of the content that hold the long texts of tours and articles. */
const longTexts = /^(?:articles\/[^/]+|tour-search-texts|tours)\.ts$/

/** Our own modules: files of other kinds get references of the bundler, which differ from build to build. */
const ownModule = /^(?!.*\/node_modules\/).*\.tsx?$/

/** What is needed of a file that the bundler names. */
type NamedChunk = { moduleIds: readonly string[] }

/**
 * Names the files of long texts by the code of the site instead of by what they hold. A script names the
 * scripts that it loads, so a file named by its bytes gives every script a new name with each word that is
 * published: visitors would fetch all of them again. Browsers ask whether these files have changed instead, see
 * `cacheControl`. Other code may want texts of another form, so it looks for them elsewhere.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @returns a plugin, which reads the modules, and the pattern of a script's name
 */
export function textFiles(contentDir: string | undefined): {
  plugin: Plugin
  nameOf: (chunk: NamedChunk) => string
} {
  const folders = [contentRoot]
  if (contentDir && existsSync(contentDir)) folders.push(realpathSync(contentDir))
  const isLongText = (id: string) => folders.some((folder) => longTexts.test(relative(folder, id)))
  let code = ''
  return {
    plugin: {
      name: 'shamba:text-files',
      apply: 'build',
      buildEnd() {
        const codes = [...this.getModuleIds()]
          .filter((id) => ownModule.test(id) && !isLongText(id))
          .map((id) => this.getModuleInfo(id)?.code ?? '')
        const hash = createHash('sha256')
        // Sorted by what they hold: names of folders differ between machines.
        for (const text of codes.toSorted()) hash.update(text)
        code = hash.digest('base64url').slice(0, 7)
      },
    },
    nameOf: ({ moduleIds }) =>
      // Seven characters, the fewest that the bundler takes: the first script names sixty files.
      moduleIds.some(isLongText) ? `texts/[name]-${code}.js` : 'assets/[name]-[hash:7].js',
  }
}
