import { dot, type Vec } from '../animals/volume'
import type { Sheet } from '../body/raster'
import type { Axes } from './axes'
import { far, gapOf, type Form } from './forms'

export const TILE = 8

/** What is seen of forms, for each pixel, and the depth of whatever is nearest. */
export type FormHits = {
  forms: readonly Form[]
  /** Depth toward the painter of form or mesh. */
  depth: Float32Array
  /** Which form, by its index; it counts where `cover` is above 0. */
  form: Uint16Array
  /** How much of the pixel the form covers; 0 where a mesh or nothing is nearer. */
  cover: Float32Array
}

/** Walks from the painter to the forms, as far as the depth that is already known. */
export function marched(
  forms: readonly Form[],
  axes: Axes,
  { left, high, scale, width, height }: Sheet,
  known: Float32Array,
): FormHits {
  const hits: FormHits = {
    forms,
    depth: known.slice(),
    form: new Uint16Array(known.length),
    cover: new Float32Array(known.length),
  }
  if (forms.length === 0) return hits
  const placed = forms.map((form, index) => ({
    form,
    index,
    x: dot(form.at, axes.right),
    y: dot(form.at, axes.up),
    z: dot(form.at, axes.near),
  }))
  const near = Math.max(...placed.map(({ form, z }) => z + form.radius))
  const back = Math.min(...placed.map(({ form, z }) => z - form.radius))
  const half = (TILE * 0.71) / scale
  for (let top = 0; top < height; top += TILE)
    for (let start = 0; start < width; start += TILE) {
      const x = left + (start + TILE / 2) / scale
      const y = high - (top + TILE / 2) / scale
      const close = placed.filter((s) => far(s.x - x, s.y - y) < s.form.radius + half)
      if (close.length === 0) continue
      const here = close.map(({ form }) => form)
      // The whole tile is free of forms up to here, so its pixels begin there.
      const begin = march(here, axes, x, y, near, back, half * 1.1).t + half * 1.1
      if (begin <= back + half * 1.2) continue
      for (let row = top; row < Math.min(height, top + TILE); row++)
        for (let column = start; column < Math.min(width, start + TILE); column++) {
          const at = row * width + column
          const mesh = known[at] ?? -1e9
          const floor = Math.max(back, mesh)
          const [sx, sy] = [left + (column + 0.5) / scale, high - (row + 0.5) / scale]
          const { t, miss } = march(here, axes, sx, sy, begin, floor, 0.15 / scale)
          const cover = 1 - miss * scale
          // Over a mesh there is no half of a pixel.
          if (cover <= 0.02 || t <= mesh || (mesh > -1e8 && cover < 0.5)) continue
          hits.depth[at] = t
          hits.cover[at] = mesh > -1e8 ? 1 : cover
          hits.form[at] = nearest(close, axes, sx, sy, t)
        }
    }
  return hits
}

function nearest(
  close: readonly { form: Form; index: number }[],
  { right, up, near }: Axes,
  x: number,
  y: number,
  t: number,
): number {
  const px = right[0] * x + up[0] * y + near[0] * t
  const py = right[1] * x + up[1] * y + near[1] * t
  const pz = right[2] * x + up[2] * y + near[2] * t
  let least = 9
  let found = 0
  for (const { form, index } of close) {
    const gap = form.distance(px, py, pz)
    if (gap < least) {
      least = gap
      found = index
    }
  }
  return found
}

/** Forms that may stand between a tile of the picture and the light. */
export function shadowers(
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
