import { existsSync } from 'node:fs'
import { hashOf, keepMaster, masterFile, readHashes } from './art/masters'
import { paintAll } from './art/painters'
import { loadScenes, underpaint, type Scene } from './art/scene'

/**
 * `npm run art` paints every scene whose picture would come out differently from its master;
 * `npm run art -- NAME…` paints the scenes whose names begin so, changed or not.
 */
export async function main(args: readonly string[]): Promise<void> {
  const scenes = await loadScenes()
  const named = scenes.filter(({ name }) => args.some((prefix) => name.startsWith(prefix)))
  if (args.length > 0 && named.length === 0) {
    console.error(`No scene begins with ${args.join(' or ')}.`)
    process.exitCode = 1
    return
  }
  const due = args.length > 0 ? named : changed(scenes)
  if (due.length === 0) return console.log(`All ${scenes.length} pictures are up to date.`)
  await paintScenes(due)
}

function changed(scenes: readonly Scene[]): Scene[] {
  const hashes = readHashes()
  return scenes.filter(
    (scene) =>
      !existsSync(masterFile(scene.name)) ||
      hashes.get(scene.name) !== hashOf(scene, underpaint(scene)),
  )
}

async function paintScenes(scenes: readonly Scene[]): Promise<void> {
  const begun = performance.now()
  const hashes = new Map<string, string>()
  let done = 0
  const orders = scenes.map((scene) => ({
    name: scene.name,
    take: () => {
      const under = underpaint(scene)
      hashes.set(scene.name, hashOf(scene, under))
      return { under, seed: scene.seed }
    },
  }))
  console.log(`Painting ${scenes.length} of the scenes …`)
  await paintAll(orders, (name, picture, seconds) => {
    done += 1
    keepMaster(name, picture, hashes.get(name) ?? '')
    const left = ((performance.now() - begun) / 1000 / done) * (scenes.length - done)
    const size = `${Math.round(picture.length / 1024)} KB`
    console.log(
      `${done}/${scenes.length} ${name} ${seconds.toFixed(1)} s, ${size}; about ${Math.ceil(left)} s left`,
    )
  })
}
