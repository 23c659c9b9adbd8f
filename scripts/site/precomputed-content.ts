import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

/** Modules whose exports are derived from longer ones and are all that a public page needs. */
const precomputed = [
  'article-cards',
  'article-slugs',
  'home-tour-cards',
  'site-card',
  'tour-cards',
  'tour-slugs',
].map((name) => fileURLToPath(new URL(`../../src/content/${name}.ts`, import.meta.url)))

/**
 * Evaluates a few content modules during the build and replaces each by its values as JSON.
 * Without it, a card that shows five fields of a tour would carry the other ten to every phone.
 */
export function precomputedContent(): Plugin {
  return {
    name: 'shamba:precomputed-content',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!precomputed.includes(id)) return null
      const { module } = await runnerImport<Record<string, unknown>>(id)
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
