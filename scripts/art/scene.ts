import { createCanvas } from '@napi-rs/canvas'
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { seeded } from './kit/random'
import type { Pen, Random } from './kit/types'

/** Measures of the canvas, in pixels. */
export type Frame = { width: number; height: number }

/** A round place where the finest brushes go: a face, hands, an animal's head. */
export type FocusSpot = { x: number; y: number; radius: number }

export type Scene = {
  /** Path of the master without suffix: `hero/1`, `gallery/01-…`, `tours/goat-farm-tour`. */
  name: string
  /** 1600 unless told. */
  width?: number
  height: number
  seed: number
  /** Lays the flat underpainting. */
  compose: (pen: Pen, frame: Frame, random: Random) => void
  /** Where finer strokes go, or a drawing in white on black of where they go. */
  focus?: readonly FocusSpot[] | ((pen: Pen, frame: Frame) => void)
}

/** Pixels of a composed scene: four bytes each for the picture, one each for the focus. */
export type Underpainting = Frame & { pixels: Uint8ClampedArray; focus: Uint8Array | undefined }

/** The measures of a scene's canvas. */
function frameOf(scene: Scene): Frame {
  return { width: scene.width ?? 1600, height: scene.height }
}

/** Composes the flat picture that the brush paints over. */
export function underpaint(scene: Scene): Underpainting {
  const frame = frameOf(scene)
  const pen = createCanvas(frame.width, frame.height).getContext('2d')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  scene.compose(pen, frame, seeded(scene.seed))
  const { data } = pen.getImageData(0, 0, frame.width, frame.height)
  return { ...frame, pixels: data, focus: focusMap(scene, frame) }
}

const scenesFolder = new URL('./scenes/', import.meta.url)

/**
 * Every scene of scenes/, in the order of its name. A file that cannot be loaded is told and left
 * out, so that an unfinished one stops nobody else.
 */
export async function loadScenes(): Promise<Scene[]> {
  const files = readdirSync(scenesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
  const scenes: Scene[] = []
  for (const file of files) scenes.push(...(await scenesOf(file)))
  const names = scenes.map((scene) => scene.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two scenes are called ${twice}.`)
  return scenes.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function scenesOf(file: string): Promise<readonly Scene[]> {
  const address = pathToFileURL(fileURLToPath(new URL(file, scenesFolder))).href
  try {
    // Files without scenes are helpers of those that have some.
    const module: { scenes?: readonly Scene[] } = await import(address)
    return module.scenes ?? []
  } catch (error) {
    console.error(`! scenes/${file} was left out: ${String(error)}`)
    return []
  }
}

function focusMap(scene: Scene, frame: Frame): Uint8Array | undefined {
  if (!scene.focus) return undefined
  const pen = createCanvas(frame.width, frame.height).getContext('2d')
  pen.fillStyle = '#000000'
  pen.fillRect(0, 0, frame.width, frame.height)
  if (typeof scene.focus === 'function') scene.focus(pen, frame)
  else for (const spot of scene.focus) drawSpot(pen, spot)
  const { data } = pen.getImageData(0, 0, frame.width, frame.height)
  return Uint8Array.from({ length: frame.width * frame.height }, (_, index) => data[index * 4] ?? 0)
}

function drawSpot(pen: Pen, { x, y, radius }: FocusSpot): void {
  const fade = pen.createRadialGradient(x, y, radius * 0.55, x, y, radius)
  fade.addColorStop(0, 'rgba(255,255,255,1)')
  fade.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = fade
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
