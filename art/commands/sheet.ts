import { createCanvas, loadImage, type Image, type Canvas } from '@napi-rs/canvas'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { loadScenes } from '../program/load-scenes'
import { masterFile } from '../program/masters'
import type { Scene } from '../scene'
import { underpaint } from '../underpaint'
import { projectRoot } from '../program/folders'

const gap = 12
/** The box of a picture and how many stand in a row: as on cards, or for a close look. */
const boxes = {
  small: { width: 320, height: 240, inRow: 4 },
  large: { width: 960, height: 720, inRow: 2 },
}
const sheetFile = path.join(projectRoot, '.test/sheet.png')

/**
 * `npm run art:sheet -- [PREFIX…] [--under] [--large] [--titles]` puts the masters side by side at 320 px,
 * without titles, so that eyes can name them blind. `--under` shows the flat underpaintings;
 * a scene that has no master yet shows its underpainting too. `--large` shows them at 960 px.
 */
export async function main(args: readonly string[]): Promise<void> {
  const prefixes = args.filter((arg) => !arg.startsWith('--'))
  const { scenes: all, failures } = await loadScenes()
  for (const failure of failures) console.error(`! ${failure}`)
  const scenes = all
    .map(({ scene }) => scene)
    .filter(
      ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
    )
  const cell = args.includes('--large') ? boxes.large : boxes.small
  const columns = Math.min(cell.inRow, Math.max(1, scenes.length))
  const rows = Math.ceil(scenes.length / columns)
  const [wide, high] = [cell.width + gap, cell.height + gap]
  const canvas = createCanvas(columns * wide + gap, rows * high + gap)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fbf6ea'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, scene] of scenes.entries()) {
    const picture = await pictureOf(scene, args.includes('--under'))
    const scale = Math.min(cell.width / picture.width, cell.height / picture.height)
    const [w, h] = [picture.width * scale, picture.height * scale]
    const x = gap + (index % columns) * wide
    const y = gap + Math.floor(index / columns) * high
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, x + (cell.width - w) / 2, y + (cell.height - h) / 2, w, h)
    if (args.includes('--titles')) label(pen, scene.name, x, y + cell.height + 10)
  }
  mkdirSync(path.dirname(sheetFile), { recursive: true })
  writeFileSync(sheetFile, await canvas.encode('png'))
  console.log(`${scenes.length} pictures on ${sheetFile}`)
}

async function pictureOf(scene: Scene, isUnder: boolean): Promise<Image | Canvas> {
  const file = masterFile(scene.name)
  if (!isUnder && existsSync(file)) return loadImage(await sharp(file).png().toBuffer())
  const { width, height, pixels } = underpaint(scene)
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const image = pen.createImageData(width, height)
  image.data.set(pixels)
  pen.putImageData(image, 0, 0)
  return canvas
}

function label(pen: ReturnType<Canvas['getContext']>, text: string, x: number, y: number): void {
  pen.font = '12px sans-serif'
  pen.fillStyle = '#1d2a1f'
  pen.fillText(text, x, y)
}
