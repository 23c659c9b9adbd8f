import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { evaluateContent, type BuildContent } from './evaluate-content.ts'

const contentRoot = fileURLToPath(new URL('../../src/content', import.meta.url))

/**
 * Evaluates a few content modules during the build and replaces each by its values as JSON.
 * Without it, a card that shows five fields of a tour would ship the other ten to every phone.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @param evaluated the same content, where it has been evaluated already
 */
export function precomputedContent(
  contentDir: string | undefined,
  evaluated: BuildContent | undefined,
): Plugin {
  let codes: Promise<ReadonlyMap<string, string>> | undefined
  return {
    name: 'shamba:precomputed-content',
    apply: 'build',
    enforce: 'pre',
    load: {
      // The bundler itself looks at the filter, so that it need not ask for each of thousands of modules.
      filter: { id: /\/src\/content\/[^/]+\.ts$/ },
      async handler(id) {
        if (dirname(id) !== contentRoot) return null
        codes ??= precompute(evaluated ?? evaluateContent(contentDir))
        return (await codes).get(id) ?? null
      },
    },
  }
}

/** The code that stands in for each module, by its file. */
async function precompute(
  content: BuildContent | Promise<BuildContent>,
): Promise<ReadonlyMap<string, string>> {
  const { precomputedModules } = await content
  const codes = Object.entries(precomputedModules).map(([name, module]) => {
    const lines = Object.entries(module).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value)}`,
    )
    return [join(contentRoot, `${name}.ts`), lines.join('\n')] as const
  })
  return new Map(codes)
}
