import { createCanvas } from '@napi-rs/canvas'
import { measure, solidOf, type Probe, type Solid } from '../animals/field'
import { castShadow } from '../animals/ground-shadow'
import { noise } from '../animals/noise'
import { toneTable } from '../animals/palette'
import { dot, inward, unit, type Sculpture, type Vec } from '../animals/volume'
import type { Light, Pen, Place } from '../types'
import { sheetFor } from './sheet'

/** A point of the surface: its part, its place in the part's own space and in the figure's. */
export type Spot = { part: string; own: Vec; model: Vec; along: number }

export type FigureView = {
  /** Colour of a point as `#rrggbb`. */
  colour: (spot: Spot) => string
  /** Parts that are cloth, with folds in soft tones. */
  cloth: (part: string) => boolean
  /** Turn away from the side view in radians: a quarter turn looks at the painter. */
  turn: number
  /** How steeply the painter looks down, in radians. */
  tilt: number
  shadow: boolean
  seed: number
  /** Nothing below this height of the figure is painted. */
  cut?: number
  /** Parts that shine: skin, metal. */
  gloss: (part: string) => number
  /** Length of a unit against `place.size`, for close-ups. */
  unit?: number
}

const TILE = 12

/** Direction toward the light: x right, y up, z toward the painter. */
function toward(light: Light): Vec {
  const rise = ((14 + 56 * light.height) * Math.PI) / 180
  const side = Math.max(-1, Math.min(1, light.from)) * 0.9
  return [side * Math.cos(rise), Math.sin(rise), Math.sqrt(1 - side * side) * Math.cos(rise)]
}

/** Paints modelled figures and what they hold, with three tones, folds, and a shadow on the ground. */
export function paintFigure(
  pen: Pen,
  model: Sculpture,
  place: Place,
  light: Light,
  view: FigureView,
): void {
  const yaw = place.facing === 'left' ? Math.PI - view.turn : view.turn
  const [cy, sy, ct, st] = [Math.cos(yaw), Math.sin(yaw), Math.cos(view.tilt), Math.sin(view.tilt)]
  const upright = (v: Vec): Vec => [v[0] * cy - v[2] * sy, v[1], v[0] * sy + v[2] * cy]
  const lean = (v: Vec): Vec => [v[0], v[1] * ct - v[2] * st, v[1] * st + v[2] * ct]
  const back = (x: number, y: number, z: number): Vec => {
    const [h, d] = [y * ct + z * st, z * ct - y * st]
    return [x * cy + d * sy, h, d * cy - x * sy]
  }
  const sun = toward(light)
  if (view.shadow)
    castShadow(pen, model.bones, place, light, { upright, lean, toward: sun, floor: 0 })
  const solids = model.bones.map((bone) => solidOf(bone, (v) => lean(upright(v))))
  const size = place.size * (view.unit ?? 1)
  const sheet = sheetFor(pen, solids, place, size)
  if (!sheet) return
  const { left, high, scale, width, height, near } = sheet
  const canvas = createCanvas(width, height)
  const ink = canvas.getContext('2d')
  const image = ink.createImageData(width, height)
  const mood = Math.min(1, 0.25 + light.strength * 0.85)
  const aim = unit(lean([sun[0] * mood, sun[1] * mood + (1 - mood) * 0.9, sun[2] * mood + 0.12]))
  const sky = lean([0, 1, 0])
  const half = unit([aim[0], aim[1], aim[2] + 0.9])
  const tonesOf = toneTable(light, place.distance ?? 0)
  const probe: Probe = { solid: undefined, other: undefined, lead: 0 }
  const scratch: Probe = { ...probe }

  const colourAt = (
    { bone, a, d, l2 }: Solid,
    world: Vec,
    x: number,
    y: number,
    z: number,
  ): string => {
    const { frame } = bone
    const own = inward(frame, [
      world[0] - frame.at[0],
      world[1] - frame.at[1],
      world[2] - frame.at[2],
    ])
    const reach = ((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / l2
    const along = bone.from + (bone.to - bone.from) * Math.max(0, Math.min(1, reach))
    return view.colour({ part: bone.part, own, model: world, along })
  }
  const openness = (around: readonly Solid[], x: number, y: number, z: number, n: Vec): number => {
    let open = 1
    for (let step = 1; step <= 6 && open > 0; step++) {
      const far = 0.012 + 0.036 * step
      const gap = measure(
        around,
        x + n[0] * 0.012 + aim[0] * far,
        y + n[1] * 0.012 + aim[1] * far,
        z + n[2] * 0.012 + aim[2] * far,
        scratch,
      )
      open = Math.min(open, Math.max(0, 0.5 + (gap * 4) / far))
    }
    return open
  }
  const paintPixel = (
    column: number,
    row: number,
    here: readonly Solid[],
    around: readonly Solid[],
  ): void => {
    const x = left + (column + 0.5) / scale
    const y = high - (row + 0.5) / scale
    let z = near
    let [closest, closestZ, hit, far] = [9, 0, false, 9]
    for (const solid of here) far = Math.min(far, solid.box[4])
    for (let step = 0; step < 60 && z > far; step++) {
      const gap = measure(here, x, y, z, probe)
      if (gap < closest) [closest, closestZ] = [gap, z]
      if (gap < 0.0009) {
        hit = true
        break
      }
      z -= Math.max(gap * 0.86, 0.0012)
    }
    const cover = hit ? 1 : Math.max(0, 0.75 - closest * scale)
    if (cover <= 0.02) return
    if (!hit) z = closestZ
    const e = 0.003
    const centre = measure(here, x, y, z, probe)
    const { solid } = probe
    if (!solid) return
    const normal = unit([
      measure(here, x + e, y, z, scratch) - centre,
      measure(here, x, y + e, z, scratch) - centre,
      measure(here, x, y, z + e, scratch) - centre,
    ])
    const world = back(x, y, z)
    if (view.cut !== undefined && world[1] < view.cut) return
    const { part } = solid.bone
    const base = colourAt(solid, world, x, y, z)
    const open = light.strength > 0.1 ? openness(around, x, y, z, normal) : 1
    const soft = 1 - (part === 'face' ? 0.45 : 0.75) * light.strength * (1 - open)
    const wide = measure(
      around,
      x + normal[0] * 0.05,
      y + normal[1] * 0.05,
      z + normal[2] * 0.05,
      scratch,
    )
    const nook = 0.58 + 0.42 * Math.max(0, Math.min(1, wide / 0.046))
    const falling = dot(normal, aim)
    const isCloth = view.cloth(part)
    const fold = isCloth ? folds(world, view.seed) * (0.24 + 0.12 * light.strength) : 0
    const glow =
      (falling > 0 ? falling * soft : falling * 0.4) + 0.08 + fold * (0.4 + 0.6 * Math.abs(falling))
    const tones = tonesOf(base)
    const grain = 1 + (noise(world[0] * 40, world[1] * 34, world[2] * 40, view.seed) - 0.5) * 0.07
    const up = dot(normal, sky)
    const dim =
      (0.92 + 0.1 * up) *
      nook *
      grain *
      (0.86 + 0.14 * Math.max(0, normal[2])) *
      (1 + (0.1 + 0.2 * light.strength) * (Math.min(1, glow) - 0.4))
    const shine =
      view.gloss(part) *
      Math.max(0, dot(normal, half)) ** 14 *
      soft *
      (0.35 + 0.65 * light.strength) *
      (1 - (place.distance ?? 0))
    const offset = (row * width + column) * 4
    for (const index of [0, 1, 2] as const) {
      const { shade, middle, lit } = tones
      const value =
        glow < 0.42
          ? shade[index] + (middle[index] - shade[index]) * smooth(-0.12, 0.42, glow)
          : middle[index] + (lit[index] - middle[index]) * smooth(0.42, 0.92, glow)
      image.data[offset + index] = Math.max(0, Math.min(255, value * dim + shine * 130))
    }
    image.data[offset + 3] = Math.round(255 * Math.min(1, cover))
  }
  for (let top = 0; top < height; top += TILE)
    for (let start = 0; start < width; start += TILE) {
      const [x0, x1] = [left + (start - 2) / scale, left + (start + TILE + 2) / scale]
      const [y0, y1] = [high - (top + TILE + 2) / scale, high - (top - 2) / scale]
      const within = (room: number): Solid[] =>
        solids.filter(
          ({ box }) =>
            box[0] < x1 + room && box[1] > x0 - room && box[2] < y1 + room && box[3] > y0 - room,
        )
      const here = within(0)
      if (here.length === 0) continue
      const around = within(0.22)
      for (let row = top; row < Math.min(height, top + TILE); row++)
        for (let column = start; column < Math.min(width, start + TILE); column++)
          paintPixel(column, row, here, around)
    }
  ink.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  const ratio = size / scale
  pen.drawImage(canvas, place.x + left * size, place.y - high * size, width * ratio, height * ratio)
  pen.restore()
}

/** Folds of cloth as soft waves of light, steeper down than across. */
function folds([x, y, z]: Vec, seed: number): number {
  const slant = y * 13 + (x + z) * 9
  const broad = noise(x * 16 + slant * 0.3, y * 8, z * 16 - slant * 0.2, seed) - 0.5
  const fine = noise(x * 34 + 7, slant, z * 34, seed + 1) - 0.5
  return broad * 1.2 + fine * 0.7
}

function smooth(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
