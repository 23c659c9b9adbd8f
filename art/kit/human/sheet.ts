import { dot, type Vec } from '../animals/volume'
import type { Mesh } from '../body/mesh'
import type { Sheet } from '../body/raster'
import type { Pen, Place } from '../types'
import type { Axes } from './axes'
import type { Form } from './forms'

type Box = { left: number; right: number; low: number; high: number }

/** The part of forms and meshes that is in the picture, and pixels per unit; nothing when none is. */
export function sheetOf(
  pen: Pen,
  forms: readonly Form[],
  meshes: readonly Mesh[],
  axes: Axes,
  place: Place,
  size: number,
  quick: number,
): Sheet | undefined {
  const box: Box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity }
  const take = (p: Vec, radius: number): void => {
    const [x, y] = [dot(p, axes.right), dot(p, axes.up)]
    box.left = Math.min(box.left, x - radius)
    box.right = Math.max(box.right, x + radius)
    box.low = Math.min(box.low, y - radius)
    box.high = Math.max(box.high, y + radius)
  }
  for (const { at, radius } of forms) take(at, radius)
  for (const { points, quads } of meshes)
    for (const i of quads)
      take([points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0], 0.002)
  const { a, d, e, f } = pen.getTransform()
  const { width, height } = pen.canvas
  const left = Math.max(box.left, (-e / a - place.x) / size)
  const right = Math.min(box.right, ((width - e) / a - place.x) / size)
  const high = Math.min(box.high, (place.y + f / d) / size)
  const low = Math.max(box.low, (place.y - (height - f) / d) / size)
  const scale = size * a * quick * fineness(size * a, meshes.length > 0)
  const sheet = {
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((high - low) * scale),
  }
  return sheet.width < 1 || sheet.height < 1 ? undefined : { left, high, scale, ...sheet }
}

/** Meshes have hard edges, so small ones are painted finer and reduced. */
function fineness(pixels: number, hasMeshes: boolean): number {
  if (!hasMeshes) return 1
  return pixels < 500 ? 2 : pixels < 900 ? 1.6 : pixels < 1500 ? 1.25 : 1
}
