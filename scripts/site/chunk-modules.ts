import type { Plugin } from 'vite'

/** Name of the file, beside the manifest, that lists the source modules of every chunk. */
export const chunkModulesFile = '.vite/chunk-modules.json'

/** Writes which modules went into which chunk, for the check of what a first load contains. */
export function chunkModules(): Plugin {
  return {
    name: 'shamba:chunk-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map((chunk) => [chunk.fileName, chunk.moduleIds] as const)
      this.emitFile({
        type: 'asset',
        fileName: chunkModulesFile,
        source: JSON.stringify(Object.fromEntries(modules)),
      })
    },
  }
}
