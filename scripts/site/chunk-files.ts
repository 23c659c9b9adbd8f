import type { Manifest } from 'vite'

/**
 * Chunk files that a module needs at once: its own and, transitively, what it imports.
 *
 * @param found files that are known already; added to and returned
 * @throws Error when the build has no chunk for it
 */
export function chunkFiles(
  manifest: Manifest,
  module: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) chunkFiles(manifest, next, found)
  return found
}
