import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Scene } from '../scene'

/** A scene and the file it stands in. */
export type SceneOfFile = { scene: Scene; file: string }

export type LoadedScenes = {
  /** In the order of their names. */
  scenes: readonly SceneOfFile[]
  /** A sentence for each file that could not be loaded. */
  failures: readonly string[]
}

export const scenesFolder = fileURLToPath(new URL('../scenes', import.meta.url))

/**
 * Every scene of a folder and its subfolders. A file that cannot be loaded is left out and told in
 * `failures`, so that an unfinished one stops nobody else. Throws when two scenes have one name.
 */
export async function loadScenes(folder = scenesFolder): Promise<LoadedScenes> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
  const scenes: SceneOfFile[] = []
  const failures: string[] = []
  for (const name of files) {
    const file = path.join(folder, name)
    try {
      scenes.push(...(await scenesOf(file)).map((scene) => ({ scene, file })))
    } catch (error) {
      failures.push(`${path.relative(process.cwd(), file)} cannot be loaded: ${String(error)}`)
    }
  }
  const names = scenes.map(({ scene }) => scene.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two scenes are called ${twice}.`)
  return {
    scenes: scenes.toSorted((one, other) => (one.scene.name < other.scene.name ? -1 : 1)),
    failures,
  }
}

/** The scenes of one file; none when it only helps other files. */
export async function scenesOf(file: string): Promise<readonly Scene[]> {
  const module: { scenes?: readonly Scene[] } = await import(pathToFileURL(file).href)
  return module.scenes ?? []
}
