import { statSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { artFolder } from '../program/folders'
import { loadScenes } from '../program/load-scenes'
import { masterFile } from '../program/masters'
import { underpaint } from '../underpaint'

/** A scene with land, a tree and animals, whose strokes are seen well. */
const example = 'gallery/mbuzi-farm/11-acacia'
/** The goat that looks at the painter, in pixels of the whole picture. */
const detail = { left: 1180, top: 720, width: 400, height: 400 }

/**
 * `npm run readme-pictures -w art` makes the pictures of art/README.md from the program: the flat
 * underpainting of one scene, its master, and a detail of both side by side.
 *
 * @throws Error when the scene is gone.
 */
export async function main(): Promise<void> {
  const { scenes } = await loadScenes()
  const found = scenes.find(({ scene }) => scene.name === example)
  if (!found) throw new Error(`There is no scene ${example}: choose another for the README.`)
  const { width, height, pixels } = underpaint(found.scene)
  const flat = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  const painted = sharp(masterFile(example))
  await keep('underpainting', flat.clone().resize(560))
  await keep('painted', painted.clone().resize(560))
  const halves = [flat, painted].map((picture) => picture.clone().extract(detail).png().toBuffer())
  const [left, right] = await Promise.all(halves)
  const both = { width: detail.width * 2, height: detail.height, channels: 3 } as const
  const pair = sharp({ create: { ...both, background: 'white' } }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: detail.width, top: 0 },
  ])
  await keep('strokes', sharp(await pair.png().toBuffer()).resize(640))
}

async function keep(name: string, picture: Sharp): Promise<void> {
  const file = path.join(artFolder, 'docs', `${name}.webp`)
  await picture.webp({ quality: 72, effort: 6 }).toFile(file)
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`)
}
