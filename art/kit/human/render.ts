import { createCanvas } from '@napi-rs/canvas'
import type { Vec } from '../animals/volume'
import type { Mesh } from '../body/mesh'
import { cornersOf, mix, rasterise, type Seen } from '../body/raster'
import { sunMap } from '../body/sun-map'
import type { Light, Pen, Place } from '../types'
import { axesOf, point } from './axes'
import type { Form } from './forms'
import { pastForms, shader, type Fall } from './lighting'
import { marched, shadowers, TILE, type FormHits } from './march'
import { openness } from './openness'
import { sheetOf } from './sheet'
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
  /** Surfaces of quads that stand among the forms. */
  meshes?: readonly Mesh[]
}

/** Paints forms and meshes with one warm light, a cool sky, the light of the ground, and shadows. */
export function render(
  pen: Pen,
  forms: readonly Form[],
  place: Place,
  light: Light,
  view: View,
): void {
  const axes = axesOf(view.turn, view.tilt ?? 0.1, place.facing === 'left')
  const size = place.size * (view.unit ?? 1)
  const meshes = view.meshes ?? []
  const sheet = sheetOf(pen, forms, meshes, axes, place, size, view.quick ?? 1)
  if (!sheet) return
  const { left, high, scale, width, height } = sheet
  const seen = rasterise(meshes, axes, sheet)
  const hits = marched(forms, axes, sheet, seen.depth)
  const shade = shader(axes, light, place.distance ?? 0, view.bounce ?? '#b0683f')
  const sun = sunMap(meshes, shade.key, Math.max(0.0013, 0.4 / scale))
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  const depths = { depth: hits.depth, width, height, scale }
  const colour: [number, number, number] = [0, 0, 0]
  const fall: Fall = { nx: 0, ny: 0, nz: 1, open: 1, sun: 1 }
  const half = (TILE * 0.71) / scale
  for (let top = 0; top < height; top += TILE)
    for (let start = 0; start < width; start += TILE) {
      let between: Form[] | undefined
      for (let row = top; row < Math.min(height, top + TILE); row++)
        for (let column = start; column < Math.min(width, start + TILE); column++) {
          const at = row * width + column
          const isForm = (hits.cover[at] ?? 0) > 0
          if (!isForm && !seen.mesh[at]) continue
          const [sx, sy] = [left + (column + 0.5) / scale, high - (row + 0.5) / scale]
          const p = point(axes, sx, sy, hits.depth[at] ?? 0)
          if (view.cut !== undefined && p[1] < view.cut) continue
          const surface = isForm
            ? formAt(hits, at, p, 1 / scale, fall)
            : meshAt(meshes, seen, at, 1 / scale, fall)
          if (!surface) continue
          const { nx, ny, nz } = fall
          const facing = (axis: Vec): number => nx * axis[0] + ny * axis[1] + nz * axis[2]
          fall.open = openness(
            depths,
            column,
            row,
            facing(axes.right),
            facing(axes.up),
            facing(axes.near),
          )
          between ??= shadowers(
            forms,
            axes,
            left + (start + TILE / 2) / scale,
            high - (top + TILE / 2) / scale,
            half,
            shade.key,
          )
          const [x, y, z] = [p[0] + nx * 0.008, p[1] + ny * 0.008, p[2] + nz * 0.008]
          fall.sun =
            facing(shade.key) < -0.2
              ? 0
              : sun(p[0], p[1], p[2], nx, ny, nz) * pastForms(between, x, y, z, shade.key)
          const least = isForm ? 0 : (meshes[(seen.mesh[at] ?? 1) - 1]?.least ?? 0)
          fall.open = Math.max(least, fall.open)
          fall.sun = Math.max(least, fall.sun)
          shade.light(surface, fall, colour)
          image.data[at * 4] = byteOf(colour[0])
          image.data[at * 4 + 1] = byteOf(colour[1])
          image.data[at * 4 + 2] = byteOf(colour[2])
          image.data[at * 4 + 3] = isForm ? 255 * (hits.cover[at] ?? 0) : 255
        }
    }
  ink.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  const ratio = size / scale
  pen.drawImage(canvas, place.x + left * size, place.y - high * size, width * ratio, height * ratio)
  pen.restore()
}

/** The surface of the form that a pixel shows; writes its normal into `fall`. */
function formAt(hits: FormHits, at: number, [x, y, z]: Vec, pixel: number, fall: Fall) {
  const form = hits.forms[hits.form[at] ?? 0]
  if (!form) return undefined
  const e = Math.max(0.0008, pixel * 0.8)
  const own = form.distance
  const least = own(x, y, z)
  const [nx, ny, nz] = [
    own(x + e, y, z) - least,
    own(x, y + e, z) - least,
    own(x, y, z + e) - least,
  ]
  setNormal(fall, nx, ny, nz)
  return form.surface(x, y, z, pixel)
}

/** The surface of the mesh that a pixel shows; writes its normal into `fall`. */
function meshAt(meshes: readonly Mesh[], seen: Seen, at: number, pixel: number, fall: Fall) {
  const mesh = meshes[(seen.mesh[at] ?? 1) - 1]
  if (!mesh) return undefined
  const [a, b, c] = cornersOf(mesh, seen.triangle[at] ?? 0)
  const [v, w] = [seen.second[at] ?? 0, seen.third[at] ?? 0]
  const of = (values: Float32Array, axis: number): number => mix(values, a, b, c, v, w, axis)
  setNormal(fall, of(mesh.normals, 0), of(mesh.normals, 1), of(mesh.normals, 2))
  return mesh.surface(of(mesh.rest, 0), of(mesh.rest, 1), of(mesh.rest, 2), pixel)
}

function setNormal(fall: Fall, x: number, y: number, z: number): void {
  const size = Math.sqrt(x * x + y * y + z * z) || 1
  fall.nx = x / size
  fall.ny = y / size
  fall.nz = z / size
}
