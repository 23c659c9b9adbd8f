import { createCanvas } from '@napi-rs/canvas'
import type { Light, Pen, Place, Random } from '../types'
import { mix as mixColour } from '../colour'
import { seeded } from '../random'
import { softSpot } from '../shapes'
import { measure, solidOf, type Probe, type Solid } from './field'
import { castShadow } from './ground-shadow'
import { hairs, type Relief } from './hair'
import { march, normalAt, openness } from './march'
import { noise } from './noise'
import type { Spot } from './model'
import { towardLight, turning } from './shading'
import { type Sculpture, type Vec, dot, inward, unit } from './volume'

/** A colour as three channels from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Something drawn on the modelled animal with the pen: an eye, a mouth, a tuft of hair. */
export type Mark = (easel: Easel) => void

/** An animal ready to be painted: its volumes, the colour of each point of its skin, its marks. */
export type Beast = {
  model: Sculpture
  hide: (spot: Spot) => Rgb
  marks: readonly Mark[]
  /** Length of its hair as a share of its height, 0.06 unless told. */
  hair?: number
}

/** How an animal is looked at. */
export type BeastView = {
  /** Turn toward the painter (positive) or away, in radians. */
  turn: number
  tilt?: number
  shadow?: boolean
  seed: number
  /** Nothing below this height is painted. */
  floor?: number
}

/** What marks are drawn with: the pen, and the way from the animal's own space to the canvas. */
export type Easel = {
  pen: Pen
  random: Random
  /** Pixels of one unit. */
  size: number
  light: Light
  at: (p: Vec) => readonly [x: number, y: number]
  /** True when a point lies on skin that is in view; with `off`, beside the animal too. */
  sees: (p: Vec, off?: boolean) => boolean
  /** How far a direction looks at the painter, from -1 to 1. */
  faces: (d: Vec) => number
  /** A colour as it looks on skin that faces a direction. */
  lit: (base: Rgb, d: Vec) => string
}

const TILE = 12
const stride = { enough: 0.001, least: 0.0015, most: 64 }
const reach = { lift: 0.02, stride: 0.07, steps: 5 }

/** Paints an animal with its feet at the place; `place.size` pixels are one of its units. */
export function paintBeast(
  pen: Pen,
  beast: Beast,
  place: Place,
  light: Light,
  view: BeastView,
): void {
  const way = place.facing === 'left' ? -1 : 1
  const { upright, lean, back } = turning(view.turn, view.tilt ?? 0.12, way)
  const toward = towardLight(light, { low: 12, span: 62 })
  const floor = view.floor ?? -0.002
  if (view.shadow !== false)
    castShadow(pen, beast.model.bones, place, light, { upright, lean, toward, floor: 0 })
  const { size } = place
  if (view.shadow !== false)
    for (const { part, b } of beast.model.bones) {
      if (part !== 'hoof' || b[1] > 0.06) continue
      const [x, y] = lean(upright([b[0], 0, b[2]]))
      const spot = { x: place.x + x * size, y: place.y - y * size + 1, width: size * 0.2 }
      softSpot(
        pen,
        { ...spot, height: size * 0.05 },
        mixColour(light.cool, '#1a160c', 0.7),
        0.5,
        0.1,
      )
    }
  const solids = beast.model.bones.map((bone) => solidOf(bone, (v) => lean(upright(v))))
  const edge = (axis: number, sign: 1 | -1): number =>
    solids.reduce((most, solid) => Math.max(most, (solid.box[axis] ?? 0) * sign), -99) * sign
  // Only what lies on the canvas.
  const left = Math.max(edge(0, -1), -place.x / size)
  const right = Math.min(edge(1, 1), (pen.canvas.width - place.x) / size)
  const low = Math.max(edge(2, -1), (place.y - pen.canvas.height) / size)
  const high = Math.min(edge(3, 1), place.y / size)
  const near = edge(5, 1)
  if (right <= left || high <= low) return
  // Small animals are painted bigger and reduced, great ones smaller.
  const area = (right - left) * (high - low) * size * size
  const fine = size < 120 ? 2 : size < 240 ? 1.4 : Math.min(1, Math.sqrt(380_000 / area))
  const scale = size * fine
  const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((high - low) * scale)]
  const sheet = createCanvas(width, height)
  const sheetPen = sheet.getContext('2d')
  const image = sheetPen.createImageData(width, height)
  const lamp = lampOf(light, toward, lean, place.distance ?? 0)
  const relief: Relief = {
    width,
    height,
    depth: new Float32Array(width * height).fill(-99),
    colour: new Float32Array(width * height * 3),
    normal: new Float32Array(width * height * 3),
    solids: Array.from({ length: width * height }),
  }
  const probe: Probe = { solid: undefined, other: undefined, lead: 0 }
  const scratch: Probe = { ...probe }
  const spot: Spot = { part: '', x: 0, y: 0, z: 0, along: 0 }
  const skin = ({ bone, a, d, l2 }: Solid, model: Vec, x: number, y: number, z: number): Rgb => {
    const { at } = bone.frame
    const own = inward(bone.frame, [model[0] - at[0], model[1] - at[1], model[2] - at[2]])
    spot.part = bone.part
    ;[spot.x, spot.y, spot.z] = own
    const share = ((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / l2
    spot.along = bone.from + (bone.to - bone.from) * Math.max(0, Math.min(1, share))
    return beast.hide(spot)
  }
  const paintPixel = (column: number, row: number, here: Solid[], around: Solid[]): void => {
    const [x, y] = [left + (column + 0.5) / scale, high - (row + 0.5) / scale]
    const { z, miss } = march(here, x, y, near, stride, probe)
    const cover = miss === 0 ? 1 : Math.max(0, 0.75 - miss * scale)
    if (cover <= 0.02) return
    const centre = measure(here, x, y, z, probe)
    const { solid, other, lead } = probe
    if (!solid) return
    const model = back(x, y, z)
    if (model[1] < floor) return
    const n = normalAt(here, x, y, z, centre, 0.004, scratch)
    let base = skin(solid, model, x, y, z)
    if (other && lead < 0.04 && SOFT.has(solid.part) && SOFT.has(other.part))
      base = blendRgb(skin(other, model, x, y, z), base, 0.5 + (0.5 * lead) / 0.04)
    const open = light.strength > 0.1 ? openness(around, x, y, z, n, lamp.aim, reach, scratch) : 1
    const wide = measure(around, x + n[0] * 0.07, y + n[1] * 0.07, z + n[2] * 0.07, scratch)
    const nook = Math.max(0, Math.min(1, wide / 0.066))
    const far = solid.part === 'leg' || solid.part === 'hoof' ? Math.max(0, -model[2] * 2.4) : 0
    const mottle =
      noise(model[0] * 11, model[1] * 14, model[2] * 11, view.seed) +
      noise(model[0] * 33, model[1] * 37, model[2] * 33, view.seed) -
      1
    const shown = lamp.shade(base, n, open, nook * (1 - Math.min(0.4, far)), 1 + mottle * 0.08)
    const index = row * width + column
    for (const k of [0, 1, 2] as const) {
      image.data[index * 4 + k] = shown[k]
      relief.colour[index * 3 + k] = shown[k]
      relief.normal[index * 3 + k] = n[k]
    }
    image.data[index * 4 + 3] = Math.round(255 * cover)
    if (cover < 0.5) return
    relief.depth[index] = z
    relief.solids[index] = solid
  }
  for (let top = 0; top < height; top += TILE)
    for (let start = 0; start < width; start += TILE) {
      const [x0, x1] = [left + (start - 2) / scale, left + (start + TILE + 2) / scale]
      const [y0, y1] = [high - (top + TILE + 2) / scale, high - (top - 2) / scale]
      const within = (margin: number): Solid[] =>
        solids.filter(
          ({ box }) =>
            box[0] < x1 + margin &&
            box[1] > x0 - margin &&
            box[2] < y1 + margin &&
            box[3] > y0 - margin / 4,
        )
      const here = within(0)
      if (here.length === 0) continue
      const around = within(0.4)
      for (let row = top; row < Math.min(height, top + TILE); row++)
        for (let column = start; column < Math.min(width, start + TILE); column++)
          paintPixel(column, row, here, around)
    }
  sheetPen.putImageData(image, 0, 0)
  const [cornerX, cornerY] = [place.x + left * size, place.y - high * size]
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(sheet, cornerX, cornerY, width / fine, height / fine)
  const random = seeded(view.seed * 7 + 11)
  hairs(pen, relief, random, {
    cornerX,
    cornerY,
    top: place.y - size,
    foot: place.y,
    fine,
    size,
    long: beast.hair ?? 0.06,
    flow: (v) => lean(upright(v)),
  })
  const project = (p: Vec): Vec => lean(upright(p))
  const easel: Easel = {
    pen,
    random,
    size,
    light,
    at: (p) => {
      const v = project(p)
      return [place.x + v[0] * size, place.y - v[1] * size]
    },
    sees: (p, off = false) => {
      const v = project(p)
      const [c, r] = [Math.floor((v[0] - left) * scale), Math.floor((high - v[1]) * scale)]
      if (c < 0 || r < 0 || c >= width || r >= height) return off
      const there = relief.depth[r * width + c] ?? -99
      return there === -99 ? off : v[2] > there - 0.035
    },
    faces: (d) => project(d)[2],
    lit: (base, d) => {
      const [r, g, b] = lamp.shade(base, unit(project(d)), 1, 1, 1)
      return `rgb(${r | 0},${g | 0},${b | 0})`
    },
  }
  for (const mark of beast.marks) mark(easel)
  pen.restore()
}

/** Parts whose colours run into each other. */
const SOFT = new Set('body neck thigh leg tail head ear dewlap udder beard'.split(' '))

/** A mix of two colours: 0 gives `a`, 1 gives `b`. */
export function blendRgb(a: Rgb, b: Rgb, share: number): Rgb {
  const t = Math.max(0, Math.min(1, share))
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** The channels of `#rrggbb`. */
export function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** What red earth and dry grass throw back. */
const EARTH: Rgb = [1.15, 0.95, 0.66]

type Lamp = {
  aim: Vec
  shade: (base: Rgb, normal: Vec, open: number, nook: number, grain: number) => Rgb
}

/** The light of the scene: a warm key, a cool sky from above and behind, a bounce from the ground. */
function lampOf(light: Light, toward: Vec, lean: (v: Vec) => Vec, distance: number): Lamp {
  const { strength } = light
  const mood = Math.min(1, 0.3 + strength * 0.75)
  const aim = unit(
    lean([toward[0] * mood, toward[1] * mood + (1 - mood) * 0.9, toward[2] * mood * 0.45 + 0.06]),
  )
  const sky = lean([0, 1, 0])
  const rim = unit(lean([-Math.sign(light.from || 1), 0.35, -0.15]))
  const [warm, cool, air] = [rgbOf(light.warm), rgbOf(light.cool), rgbOf(light.air)]
  const shade: Lamp['shade'] = (base, n, open, nook, grain) => {
    const fall = dot(n, aim)
    const key = strength * ease(-0.05, 0.95, fall) * (1 - 0.8 * (1 - open)) + (1 - strength) * 0.45
    const up = dot(n, sky)
    const reflected = Math.max(0, dot(n, rim)) ** 2 * (1 - key)
    const bounce = Math.max(0, -up) * 0.16 * (0.4 + strength)
    const ambient = (0.4 + 0.12 * up) * (0.45 + 0.55 * nook)
    // Dark coats catch more of the sun than their colour tells; hair glows along the lit edge.
    const gain = 1 + 0.34 * (1 - (base[0] + base[1] + base[2]) / 765)
    const edge = 0.2 * strength * (1 - Math.max(0, n[2])) ** 2
    const result: [number, number, number] = [0, 0, 0]
    for (const k of [0, 1, 2] as const) {
      const own = base[k] * grain
      const shadow =
        (own * 0.74 + own * (cool[k] / 255) * 0.75 + cool[k] * 0.16) * ambient * 1.28 +
        (own * 0.4 + cool[k] * 0.55 + 26) * reflected * 0.34 * nook +
        own * bounce * EARTH[k]
      const bright =
        own * (0.62 + 0.38 * (warm[k] / 255)) * gain * (0.72 + 0.28 * nook) +
        warm[k] * (0.06 + edge)
      const seen = shadow + (bright - shadow) * key
      result[k] = Math.max(0, Math.min(255, seen + (air[k] - seen) * distance))
    }
    return result
  }
  return { aim, shade }
}

function ease(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
