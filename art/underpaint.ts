import { createCanvas } from '@napi-rs/canvas'
import { seeded } from './kit/random'
import type { Pen } from './kit/types'
import type { FocusSpot, Frame, Scene } from './scene'

/** Pixels of a composed scene: four bytes each for the picture, one each for the focus. */
export type Underpainting = Frame & {
  pixels: Uint8ClampedArray
  focus: Uint8Array | undefined
  fine?: boolean
}

/** Composes the flat picture that the brush paints over. */
export function underpaint(scene: Scene): Underpainting {
  const frame = { width: scene.width ?? 1600, height: scene.height }
  const pen = createCanvas(frame.width, frame.height).getContext('2d')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  scene.compose(pen, frame, seeded(scene.seed))
  const { data } = pen.getImageData(0, 0, frame.width, frame.height)
  return { ...frame, pixels: data, focus: focusMap(scene, frame), fine: scene.fine === true }
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
