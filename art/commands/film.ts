import type { Canvas } from '@napi-rs/canvas'
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { loadScenes } from '../program/load-scenes'
import { cuesIn, webVtt } from '../film/captions'
import { encode, requireFfmpeg } from '../film/encode'
import { partsOf } from '../film/marks'
import { filmSeconds, rate } from '../film/measures'
import { openReel, type Reel } from '../film/reel'
import { projectRoot } from '../program/folders'

const published = path.join(projectRoot, 'public/story')
const workshop = path.join(projectRoot, '.test/film')
const files = { webm: 'story.webm', mp4: 'story.mp4', poster: 'poster.jpg' } as const
const posterSecond = 2.4

/**
 * `npm run film` makes the story film of public/story: two files, their poster and the captions.
 * `npm run film -- SECOND…` only keeps the pictures of those seconds in .test/film, to look at.
 * `npm run film -- --marks SCENE` lists the numbers of a scene's parts for film/shots.ts.
 *
 * @throws StartError when ffmpeg is missing; Error when a painting was composed anew.
 */
export async function main(args: readonly string[]): Promise<void> {
  if (args[0] === '--marks') return listMarks(args[1] ?? '')
  mkdirSync(workshop, { recursive: true })
  if (args.length > 0) return keepStills(args.map(Number))
  requireFfmpeg()
  const begun = performance.now()
  const [webm, mp4] = [inWorkshop(files.webm), inWorkshop(files.mp4)]
  await encode(framesOf(await openReel()), { webm, mp4 })
  publish()
  console.log(`Done in ${Math.round((performance.now() - begun) / 1000)} s.`)
}

function inWorkshop(name: string): string {
  return path.join(workshop, name)
}

async function* framesOf(reel: Reel): AsyncGenerator<Buffer> {
  for (let index = 0; index < filmSeconds * rate; index++) {
    const canvas = await reel(index / rate)
    if (index === Math.round(posterSecond * rate)) await keepPoster(canvas)
    if (index % (rate * 2) === 0) console.log(`${index / rate} of ${filmSeconds} seconds`)
    yield canvas.data()
  }
}

async function keepPoster(canvas: Canvas): Promise<void> {
  const jpeg = sharp(await canvas.encode('png')).jpeg({ quality: 76, mozjpeg: true })
  await jpeg.toFile(inWorkshop(files.poster))
}

/** Only a whole film replaces the one before it. */
function publish(): void {
  for (const name of Object.values(files)) {
    renameSync(inWorkshop(name), path.join(published, name))
    console.log(`${name}: ${(statSync(path.join(published, name)).size / 1e6).toFixed(2)} MB`)
  }
  for (const language of ['en', 'sw'] as const) {
    writeFileSync(path.join(published, `story.${language}.vtt`), webVtt(cuesIn(language)))
  }
}

async function keepStills(seconds: readonly number[]): Promise<void> {
  const reel = await openReel()
  for (const second of seconds) {
    const file = inWorkshop(`${second.toFixed(2).padStart(5, '0')}.png`)
    writeFileSync(file, await (await reel(second)).encode('png'))
    console.log(file)
  }
}

async function listMarks(name: string): Promise<void> {
  const { scenes } = await loadScenes()
  const found = scenes.find(({ scene }) => scene.name === name)
  if (!found) throw new Error(`There is no scene ${name}.`)
  for (const line of partsOf(found.scene)) console.log(line)
}
