import type { Manifest } from 'vite'

/**
 * Script files that import each other at once, in a circle: one of them then runs before what it needs, and its
 * constants are undefined. Each circle as a sentence.
 */
export function chunkCircles(manifest: Manifest): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (module: string, way: readonly string[]) => {
    const file = manifest[module]?.file ?? module
    const start = way.indexOf(file)
    if (start >= 0)
      circles.push(`script files in a circle: ${[...way.slice(start), file].join(' > ')}`)
    if (start >= 0 || done.has(file)) return
    for (const next of manifest[module]?.imports ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const module of Object.keys(manifest)) follow(module, [])
  return circles
}

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
