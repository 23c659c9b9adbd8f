import { createCanvas } from '@napi-rs/canvas'
import { measure, solidOf, type Probe, type Solid } from '../animals/field'
import { castShadow } from '../animals/ground-shadow'
import { march, normalAt, openness } from '../animals/march'
import { noise } from '../animals/noise'
import { toneTable } from '../animals/palette'
import { channelAt, towardLight, turning } from '../animals/shading'
import { dot, inward, unit, type Sculpture, type Vec } from '../animals/volume'
import type { Light, Pen, Place } from '../types'
import type { Body } from './body'
import { headPixels } from './face'
import { calmed, calmOf, eggWay, fleshTones } from './flesh'
import { sheetFor } from './sheet'

/**
 * A point of the surface: its part, its place in the part's own space and in the figure's, and how
 * many pixels of the canvas a unit has.
 */
export type Spot = { part: string; own: Vec; model: Vec; along: number; pixels: number }

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
  /** Of a whole person: its body, and where it shows its skin, which is painted without furrows. */
  person?: { body: Body; bare: (part: string, own: Vec) => boolean }
  /** Length of a unit against `place.size`, for close-ups. */
  unit?: number
}

const TILE = 12
const stride = { enough: 0.0009, least: 0.0012, most: 60 }
const reach = { lift: 0.012, stride: 0.036, steps: 6 }

/** Paints modelled figures and what they hold, with three tones, folds, and a shadow on the ground. */
export function paintFigure(
  pen: Pen,
  model: Sculpture,
  place: Place,
  light: Light,
  view: FigureView,
): void {
  const yaw = place.facing === 'left' ? Math.PI - view.turn : view.turn
  const { upright, lean, back } = turning(yaw, view.tilt)
  const sun = towardLight(light)
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
  const skinTonesOf = fleshTones(light, place.distance ?? 0)
  const pixels = size * pen.getTransform().a
  const calm = view.person ? calmOf(headPixels(view.person.body, pixels)) : 0
  const probe: Probe = { solid: undefined, other: undefined, lead: 0 }
  const scratch: Probe = { ...probe }

  const colourAt = (
    { bone, a, d, l2 }: Solid,
    own: Vec,
    world: Vec,
    x: number,
    y: number,
    z: number,
  ): string => {
    const chainShare = ((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / l2
    const along = bone.from + (bone.to - bone.from) * Math.max(0, Math.min(1, chainShare))
    return view.colour({ part: bone.part, own, model: world, along, pixels })
  }
  const paintPixel = (
    column: number,
    row: number,
    here: readonly Solid[],
    around: readonly Solid[],
  ): void => {
    const x = left + (column + 0.5) / scale
    const y = high - (row + 0.5) / scale
    const { z, miss } = march(here, x, y, near, stride, probe)
    const cover = miss === 0 ? 1 : Math.max(0, 0.75 - miss * scale)
    if (cover <= 0.02) return
    const centre = measure(here, x, y, z, probe)
    const { solid } = probe
    if (!solid) return
    const world = back(x, y, z)
    if (view.cut !== undefined && world[1] < view.cut) return
    const { part, frame } = solid.bone
    const own = inward(frame, [
      world[0] - frame.at[0],
      world[1] - frame.at[1],
      world[2] - frame.at[2],
    ])
    const isSkin = view.person?.bare(part, own) === true
    const isFace = isSkin && part !== 'skin'
    const relief = normalAt(here, x, y, z, centre, 0.003, scratch)
    const normal = isFace ? calmed(relief, lean(upright(eggWay(frame, own))), calm) : relief
    const base = colourAt(solid, own, world, x, y, z)
    const open = light.strength > 0.1 ? openness(around, x, y, z, normal, aim, reach, scratch) : 1
    const softest = isFace ? 0.34 : part === 'face' ? 0.45 : isSkin ? 0.6 : 0.75
    const soft = 1 - softest * light.strength * (1 - open)
    const wide = measure(
      around,
      x + normal[0] * 0.05,
      y + normal[1] * 0.05,
      z + normal[2] * 0.05,
      scratch,
    )
    const [low, rise] = isFace ? [0.86, 0.14] : isSkin ? [0.7, 0.3] : [0.58, 0.42]
    const nook = low + rise * Math.max(0, Math.min(1, wide / 0.046))
    const falling = dot(normal, aim)
    const isCloth = view.cloth(part)
    const fold = isCloth ? folds(world, view.seed) * (0.24 + 0.12 * light.strength) : 0
    const glow =
      (falling > 0 ? falling * soft : falling * 0.4) + 0.08 + fold * (0.4 + 0.6 * Math.abs(falling))
    const tones = (isSkin ? skinTonesOf : tonesOf)(base)
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
    for (const channel of [0, 1, 2] as const) {
      const value = channelAt(tones, channel, glow) * dim + shine * 130
      image.data[offset + channel] = Math.max(0, Math.min(255, value))
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
