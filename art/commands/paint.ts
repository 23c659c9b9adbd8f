import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brushVersion } from '../brush/brush'
import { artFolder } from '../program/folders'
import { loadScenes, scenesFolder, type SceneOfFile } from '../program/load-scenes'
import { keepMaster, keepRecord, masterFile, mastersFolder, readRecords } from '../program/masters'
import type { Answer, Order } from '../program/paint-worker'
import { paintAll } from '../program/painters'
import { hashOfSources } from '../program/sources'

type Folders = { scenes: string; masters: string }
type Due = { order: Order; sources: string }

const composer = fileURLToPath(new URL('../underpaint.ts', import.meta.url))

/**
 * `npm run art` composes every scene whose program changed and paints those that come out
 * differently; `npm run art -- NAME…` paints the scenes whose names begin so, changed or not.
 * Paints on when a scene fails, and sets the exit code to 1 at the end.
 */
export async function main(
  args: readonly string[],
  folders: Folders = { scenes: scenesFolder, masters: mastersFolder },
): Promise<void> {
  const { scenes, failures } = await loadScenes(folders.scenes)
  const chosen = scenes.filter(
    ({ scene }) => args.length === 0 || args.some((prefix) => scene.name.startsWith(prefix)),
  )
  const due = dueOf(chosen, folders.masters, args.length > 0)
  const problems = [...failures]
  if (chosen.length === 0) problems.push(`No scene begins with ${args.join(' or ')}.`)
  else if (due.length === 0) console.log(`All ${chosen.length} pictures are up to date.`)
  else problems.push(...(await paintDue(due, folders.masters)))
  for (const problem of problems) console.error(`! ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

/** The names of the scenes whose program is not the one that their masters were painted by. */
export async function outdatedScenes(): Promise<string[]> {
  const { scenes } = await loadScenes()
  return dueOf(scenes, mastersFolder, false).map(({ order }) => order.name)
}

/** The scenes that must be composed: all when told so, or those whose sources have changed. */
function dueOf(scenes: readonly SceneOfFile[], masters: string, isAll: boolean): Due[] {
  const records = readRecords(masters)
  return scenes.flatMap(({ scene: { name }, file }) => {
    const hasMaster = !isAll && existsSync(masterFile(name, masters))
    const record = hasMaster ? records.get(name) : undefined
    const sources = hashOfSources([file, composer], artFolder, programVersions())
    if (record?.sources === sources) return []
    return [{ order: { file, name, painted: record?.underpainting }, sources }]
  })
}

/** What beside the sources decides how an underpainting comes out and what its hash is. */
function programVersions(): string[] {
  const canvas: { version: string } = createRequire(import.meta.url)('@napi-rs/canvas/package.json')
  return [`brush ${brushVersion}`, `canvas ${canvas.version}`]
}

/** Gives a sentence for each scene that failed. */
async function paintDue(due: readonly Due[], masters: string): Promise<string[]> {
  const sourcesOf = new Map(due.map(({ order, sources }) => [order.name, sources]))
  const failures: string[] = []
  const begun = performance.now()
  let done = 0
  console.log(`Composing ${due.length} of the scenes …`)
  await paintAll(
    due.map(({ order }) => order),
    ({ name }, answer, seconds) => {
      done += 1
      if ('failure' in answer) failures.push(`${name} cannot be painted: ${answer.failure}`)
      const outcome = keep(name, answer, sourcesOf.get(name) ?? '', masters)
      const left = ((performance.now() - begun) / 1000 / done) * (due.length - done)
      const progress = `${done}/${due.length} ${name} ${seconds.toFixed(1)} s, ${outcome}`
      console.log(`${progress}; about ${Math.ceil(left)} s left`)
    },
  )
  return failures
}

/** Writes what came out; gives its name for the progress line. */
function keep(name: string, answer: Answer, sources: string, masters: string): string {
  if ('failure' in answer) return 'failed'
  const { underpainting, picture } = answer
  if (picture) keepMaster(name, picture, masters)
  keepRecord(name, { underpainting, sources }, masters)
  return picture ? `painted, ${Math.round(picture.length / 1024)} KB` : 'as it was'
}
