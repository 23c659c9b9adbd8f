import { createCanvas } from '@napi-rs/canvas'
import type { Light, Pen, Place } from '../types'
import { measure, solidOf, type Probe, type Solid } from './field'
import { castShadow } from './ground-shadow'
import { march, normalAt, openness } from './march'
import { noise } from './noise'
import { stepMix, toneTable } from './palette'
import { channelAt, towardLight, turning } from './shading'
import { type Sculpture, type Vec, dot, inward, unit } from './volume'

/** A point of the skin: its part, its place in the part's own space, its share of the chain. */
export type Spot = { part: string; x: number; y: number; z: number; along: number }

/** The colour of a coat at a point of the skin, as `#rrggbb`. */
export type Coat = (spot: Spot) => string

/** How a sculpture is looked at. */
export type View = {
  coat: Coat
  /** Turn away from the side view in radians: positive turns the head toward the painter. */
  turn?: number
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  /** Nothing below this height is painted (water, a wall, a frame). */
  waterline?: number
  /** Painted finer, and only above the foot of the picture of it, `place.y - closeUp` pixels. */
  closeUp?: number
  /** No shadow on the ground where false. */
  shadow?: boolean
  /** Shifts the mottling of the coat. */
  seed?: number
}

const TILE = 12
const stride = { enough: 0.0012, least: 0.0015, most: 64 }
const reach = { lift: 0.02, stride: 0.06, steps: 5 }
const CHANNELS = [0, 1, 2] as const

/** Parts whose colours run into each other over this distance. */
const SEAM = 0.05
const SOFT = new Set([
  'body',
  'neck',
  'thigh',
  'leg',
  'tail',
  'head',
  'ear',
  'beard',
  'wing',
  'mane',
])

/** Paints a sculpture with its feet at the place; `place.size` pixels are one of its units. */
export function paintModel(
  pen: Pen,
  sculpture: Sculpture,
  place: Place,
  light: Light,
  view: View,
): void {
  const tilt = view.tilt ?? 0.14
  const yaw = view.turn ?? 0
  // An animal that looks left is the mirror image of one that looks right.
  const way = place.facing === 'left' ? -1 : 1
  const { upright, lean, back } = turning(yaw, tilt, way)
  const toward = towardLight(light, { low: 12, span: 62 })
  if (view.shadow !== false)
    castShadow(pen, sculpture.bones, place, light, {
      upright,
      lean,
      toward,
      floor: view.waterline ?? 0,
    })
  const solids = sculpture.bones.map((bone) => solidOf(bone, (v) => lean(upright(v))))
  const edge = (axis: number, sign: 1 | -1): number =>
    solids.reduce((most, solid) => Math.max(most, (solid.box[axis] ?? 0) * sign), -99) * sign
  const [left, right, low, high] = [edge(0, -1), edge(1, 1), edge(2, -1), edge(3, 1)]
  const near = edge(5, 1)
  // Small animals are painted twice as big and reduced; big ones need no more than the brush shows.
  const most = view.closeUp ? 900 : 340
  const fine =
    place.size < 90 ? 2 : place.size < 150 ? 1.5 : place.size > most ? most / place.size : 1
  const scale = place.size * fine
  const [width, height] = [
    Math.ceil((right - left) * scale) + 4,
    Math.ceil((high - low) * scale) + 4,
  ]
  const sheet = createCanvas(width, height)
  const sheetPen = sheet.getContext('2d')
  const image = sheetPen.createImageData(width, height)
  const mood = Math.min(1, 0.25 + light.strength * 0.85)
  const aim = unit(
    lean([toward[0] * mood, toward[1] * mood + (1 - mood) * 0.9, toward[2] * mood + 0.08]),
  )
  const sky = lean([0, 1, 0])
  const tonesOf = toneTable(light, place.distance ?? 0)
  const spot: Spot = { part: '', x: 0, y: 0, z: 0, along: 0 }
  const probe: Probe = { solid: undefined, other: undefined, lead: 0 }
  const scratch: Probe = { ...probe }
  const seed = view.seed ?? 0

  const colourOf = (solid: Solid, model: Vec, x: number, y: number, z: number): string => {
    const { bone, a, d } = solid
    const own = inward(bone.frame, [
      model[0] - bone.frame.at[0],
      model[1] - bone.frame.at[1],
      model[2] - bone.frame.at[2],
    ])
    spot.part = bone.part
    spot.x = own[0]
    spot.y = own[1]
    spot.z = own[2]
    const chainShare = ((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / solid.l2
    spot.along = bone.from + (bone.to - bone.from) * Math.max(0, Math.min(1, chainShare))
    return view.coat(spot)
  }
  const paintPixel = (
    column: number,
    row: number,
    here: readonly Solid[],
    everything: readonly Solid[],
  ): void => {
    const x = left + (column - 1.5) / scale
    const y = high - (row - 1.5) / scale
    const { z, miss } = march(here, x, y, near, stride, probe)
    const cover = miss === 0 ? 1 : Math.max(0, 0.75 - miss * scale)
    if (cover <= 0.02) return
    const centre = measure(here, x, y, z, probe)
    const solid = probe.solid
    if (!solid) return
    const normal = normalAt(here, x, y, z, centre, 0.004, scratch)
    const model = back(x, y, z)
    if (view.waterline !== undefined && model[1] < view.waterline) return
    const { other, lead } = probe
    let base = colourOf(solid, model, x, y, z)
    if (other && lead < SEAM && SOFT.has(solid.bone.part) && SOFT.has(other.bone.part))
      base = stepMix(colourOf(other, model, x, y, z), base, 0.5 + (0.5 * lead) / SEAM)
    // Light: three tones by the angle to the light, less where the body shades itself.
    const open =
      light.strength > 0.1 ? openness(everything, x, y, z, normal, aim, reach, scratch) : 1
    const soft = 1 - 0.75 * light.strength * (1 - open)
    const wide = measure(
      everything,
      x + normal[0] * 0.09,
      y + normal[1] * 0.09,
      z + normal[2] * 0.09,
      scratch,
    )
    const nook = 0.6 + 0.4 * Math.max(0, Math.min(1, wide / 0.08))
    const falling = dot(normal, aim)
    const glow = (falling > 0 ? falling * soft : falling * 0.4) + 0.06
    const tones = tonesOf(base)
    const up = dot(normal, sky)
    const depth =
      Math.max(0, Math.min(1, -model[2] * 2.2)) *
      (solid.bone.part === 'leg' || solid.bone.part === 'hoof' ? 0.34 : 0.12)
    const grain =
      1 +
      (noise(model[0] * 13, model[1] * 17, model[2] * 13, seed) +
        noise(model[0] * 37, model[1] * 41, model[2] * 37, seed) -
        1) *
        0.07
    const dim =
      (0.9 + 0.1 * up) *
      nook *
      grain *
      (1 - depth) *
      (0.9 + 0.1 * Math.max(0, normal[2])) *
      (1 + 0.3 * light.strength * (Math.min(1, glow) - 0.42))
    const offset = (row * width + column) * 4
    for (const channel of CHANNELS) {
      const value = channelAt(tones, channel, glow)
      image.data[offset + channel] = Math.max(0, Math.min(255, value * dim))
    }
    image.data[offset + 3] = Math.round(255 * Math.min(1, cover))
  }

  // Only what lies on the picture, and above the lower edge of a close-up.
  const [cornerX, cornerY] = [place.x + left * place.size, place.y - high * place.size]
  const bottom = Math.min(
    pen.canvas.height,
    view.closeUp === undefined ? 1e6 : place.y - view.closeUp,
  )
  const lastRow = Math.min(height, Math.ceil((bottom - cornerY) * fine))
  const lastColumn = Math.min(width, Math.ceil((pen.canvas.width - cornerX) * fine))
  for (let top = 0; top < lastRow; top += TILE)
    for (let start = 0; start < lastColumn; start += TILE) {
      const [x0, x1] = [left + (start - 3) / scale, left + (start + TILE + 1) / scale]
      const [y0, y1] = [high - (top + TILE + 1) / scale, high - (top - 3) / scale]
      const here = solids.filter(
        ({ box }) => box[0] < x1 && box[1] > x0 && box[2] < y1 && box[3] > y0,
      )
      if (here.length === 0) continue
      const around = solids.filter(
        ({ box }) =>
          box[0] < x1 + 0.4 && box[1] > x0 - 0.4 && box[2] < y1 + 0.4 && box[3] > y0 - 0.1,
      )
      for (let row = top; row < Math.min(lastRow, top + TILE); row++)
        for (let column = start; column < Math.min(lastColumn, start + TILE); column++)
          paintPixel(column, row, here, around)
    }
  sheetPen.putImageData(image, 0, 0)
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(
    sheet,
    place.x + (left * scale - 1.5) / fine,
    place.y - (high * scale + 1.5) / fine,
    width / fine,
    height / fine,
  )
  pen.restore()
}
