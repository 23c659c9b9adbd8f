import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { importModule } from './import-module.ts'

/** Modules whose exports are derived from longer ones and are all that a public page needs. */
const precomputed = [
  'article-cards',
  'article-slugs',
  'home-tour-cards',
  'page-painting-files',
  'photo-files',
  'site-card',
  'story-picture-files',
  'tour-cards',
  'tour-picture-files',
  'tour-slugs',
].map((name) => fileURLToPath(new URL(`../../src/content/${name}.ts`, import.meta.url)))

/**
 * Evaluates a few content modules during the build and replaces each by its values as JSON.
 * Without it, a card that shows five fields of a tour would carry the other ten to every phone.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 */
export function precomputedContent(contentDir: string | undefined): Plugin {
  return {
    name: 'shamba:precomputed-content',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!precomputed.includes(id)) return null
      const module = await importModule<Record<string, unknown>>(id, contentDir)
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
