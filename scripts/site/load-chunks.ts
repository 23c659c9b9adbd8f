import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../../src/lib/load-chunk.ts', import.meta.url))

/** Puts `loadChunk` in the place of the helper with which Vite loads the parts of a built site. */
export function loadChunks(): Plugin {
  return {
    name: 'shamba:load-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}`,
    },
  }
}
