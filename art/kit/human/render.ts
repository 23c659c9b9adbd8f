import { createCanvas } from '@napi-rs/canvas'
import { dot, type Vec } from '../animals/volume'
import type { Light, Pen, Place } from '../types'
import { axesOf, point, type Axes } from './axes'
import { far, gapOf, type Form } from './forms'
import { shader } from './lighting'
import { byteOf } from './tint'

export type View = {
  /** Turn from the side view in radians: a quarter turn looks at the painter. */
  turn: number
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  /** Length of the model's unit against `place.size`. */
  unit?: number
  /** What the ground throws back; the red earth of the highlands unless told. */
  bounce?: string
  /** Nothing below this height of the model is painted. */
  cut?: number
  /** Pixels worked out for each of the picture's: 0.5 for a quick look. */
  quick?: number
}

type Seen = { form: Form; x: number; y: number; z: number }
type Sheet = { left: number; high: number; scale: number; width: number; height: number }

const TILE = 8

/** Paints forms with one warm light, a cool sky, the light of the ground, and their own shadows. */
export function render(
  pen: Pen,
  forms: readonly Form[],
  place: Place,
  light: Light,
  view: View,
): void {
  const axes = axesOf(view.turn, view.tilt ?? 0.1, place.facing === 'left')
  const size = place.size * (view.unit ?? 1)
  const seen = forms.map((form) => ({
    form,
    x: dot(form.at, axes.right),
    y: dot(form.at, axes.up),
    z: dot(form.at, axes.near),
  }))
  const sheet = sheetOf(pen, seen, place, size, view.quick ?? 1)
  if (!sheet) return
  const { left, high, scale, width, height } = sheet
  const near = Math.max(...seen.map(({ form, z }) => z + form.radius))
  const back = Math.min(...seen.map(({ form, z }) => z - form.radius))
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  const shade = shader(axes, light, place.distance ?? 0, view.bounce ?? '#b0683f', 1 / scale)
  const colour: [number, number, number] = [0, 0, 0]
  const half = (TILE * 0.71) / scale
  for (let top = 0; top < height; top += TILE)
    for (let start = 0; start < width; start += TILE) {
      const x = left + (start + TILE / 2) / scale
      const y = high - (top + TILE / 2) / scale
      const close = (room: number): Form[] =>
        seen.filter((s) => far(s.x - x, s.y - y) < s.form.radius + room).map(({ form }) => form)
      const here = close(half)
      if (here.length === 0) continue
      // The whole tile is free of forms up to here, so its pixels begin there.
      const begin = march(here, axes, x, y, near, back, half * 1.1).t + half * 1.1
      if (begin <= back + half * 1.2) continue
      const around = close(0.04)
      const between = shadowers(forms, axes, x, y, half, shade.key)
      for (let row = top; row < Math.min(height, top + TILE); row++)
        for (let column = start; column < Math.min(width, start + TILE); column++) {
          const sx = left + (column + 0.5) / scale
          const sy = high - (row + 0.5) / scale
          const { t, miss } = march(here, axes, sx, sy, begin, back, 0.15 / scale)
          const cover = 1 - miss * scale
          if (cover <= 0.02) continue
          const [px, py, pz] = point(axes, sx, sy, t)
          if (view.cut !== undefined && py < view.cut) continue
          shade.at(here, around, between, px, py, pz, colour)
          const at = (row * width + column) * 4
          image.data[at] = byteOf(colour[0])
          image.data[at + 1] = byteOf(colour[1])
          image.data[at + 2] = byteOf(colour[2])
          image.data[at + 3] = 255 * cover
        }
    }
  ink.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  const ratio = size / scale
  pen.drawImage(canvas, place.x + left * size, place.y - high * size, width * ratio, height * ratio)
  pen.restore()
}

/** The part of the forms that is in the picture, and pixels per unit; nothing when none is. */
function sheetOf(
  pen: Pen,
  seen: readonly Seen[],
  place: Place,
  size: number,
  quick: number,
): Sheet | undefined {
  const { a, d, e, f } = pen.getTransform()
  const { width, height } = pen.canvas
  const least = (edge: (one: Seen) => number): number => Math.min(...seen.map(edge))
  const left = Math.max(
    least((s) => s.x - s.form.radius),
    (-e / a - place.x) / size,
  )
  const right = Math.min(-least((s) => -s.x - s.form.radius), ((width - e) / a - place.x) / size)
  const high = Math.min(-least((s) => -s.y - s.form.radius), (place.y + f / d) / size)
  const low = Math.max(
    least((s) => s.y - s.form.radius),
    (place.y - (height - f) / d) / size,
  )
  const scale = size * a * quick
  const sheet = {
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((high - low) * scale),
  }
  return sheet.width < 1 || sheet.height < 1 ? undefined : { left, high, scale, ...sheet }
}

/** Forms that may stand between a tile of the picture and the light. */
function shadowers(
  forms: readonly Form[],
  axes: Axes,
  x: number,
  y: number,
  half: number,
  key: Vec,
): Form[] {
  // Seen along the painter's eye, the light runs over the picture in one line.
  const [kx, ky] = [dot(key, axes.right), dot(key, axes.up)]
  const length = far(kx, ky) || 1
  return forms.filter(({ at, radius }) => {
    const [fx, fy] = [dot(at, axes.right) - x, dot(at, axes.up) - y]
    const along = (fx * kx + fy * ky) / length
    const off = Math.abs(fx * ky - fy * kx) / length
    return off < radius + half && along > -radius - half && along < 0.5 + radius
  })
}

function march(
  forms: readonly Form[],
  { right, up, near }: Axes,
  x: number,
  y: number,
  from: number,
  back: number,
  enough: number,
): { t: number; miss: number } {
  const ox = right[0] * x + up[0] * y
  const oy = right[1] * x + up[1] * y
  const oz = right[2] * x + up[2] * y
  let t = from
  let closest = 9
  let closestT = from
  for (let i = 0; i < 60 && t > back; i++) {
    const gap = gapOf(forms, ox + near[0] * t, oy + near[1] * t, oz + near[2] * t)
    if (gap < enough) return { t, miss: 0 }
    if (gap < closest) {
      closest = gap
      closestT = t
    }
    t -= Math.max(gap * 0.85, enough * 1.5)
  }
  return t <= back
    ? { t: enough > 0.01 ? back : closestT, miss: closest }
    : { t: closestT, miss: closest }
}
