import { glaze, mix } from './colour'
import { around, between, pick } from './random'
import {
  castShadow,
  facingLight,
  foliage,
  limb,
  shaded,
  softSpot,
  tonesOf,
  type Point,
  type Tones,
} from './shapes'
import type { Light, Pen, Place, Random } from './types'

const green = '#37652f'
const reds = ['#b3261f', '#c23a28', '#9a1f22'] as const
const unripe = ['#8fa545', '#a9ad4c', '#7c9a40'] as const

/** A cherry with its own light and shade; `ripe` picks red over green. */
export function cherry(
  pen: Pen,
  [x, y]: Point,
  radius: number,
  light: Light,
  base: string,
  distance = 0,
): void {
  const tones = tonesOf(base, light, distance)
  const [lightX, lightY] = [x + light.from * radius * 0.4, y - radius * 0.45]
  const round = pen.createRadialGradient(lightX, lightY, radius * 0.08, x, y, radius)
  round.addColorStop(0, mix(tones.lit, '#ffffff', 0.45))
  round.addColorStop(0.3, tones.lit)
  round.addColorStop(0.62, tones.middle)
  round.addColorStop(1, tones.shade)
  pen.fillStyle = round
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** One glossy coffee leaf: two halves, a pale rib, a wavy edge; `lit` from 0 to 1. */
export function coffeeLeaf(
  pen: Pen,
  [x, y]: Point,
  shape: {
    angle: number
    length: number
    lit: number
    fat?: number
    base?: string
    /** Close to the eye: fine pale veins and a sheen between them. */
    near?: boolean
  },
  light: Light,
  distance = 0,
): void {
  const { angle, length, lit } = shape
  const wide = length * (shape.fat ?? 0.23)
  const tones = tonesOf(shape.base ?? green, light, distance)
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  const upper = Math.cos(angle) > 0 ? -1 : 1
  for (const side of [1, -1]) {
    const share = lit + (side === upper ? 0.2 : -0.22)
    pen.fillStyle = shaded(tones, share)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.bezierCurveTo(
      length * 0.22,
      side * wide * 1.15,
      length * 0.66,
      side * wide * 1.1,
      length,
      0,
    )
    pen.quadraticCurveTo(length * 0.5, length * 0.03, 0, 0)
    pen.fill()
  }
  if (length > 16) {
    pen.strokeStyle = mix(shaded(tones, lit + 0.25), '#dfe6a0', 0.25)
    pen.lineWidth = Math.max(1, length * 0.022)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(length * 0.5, length * 0.02, length * 0.96, 0)
    pen.stroke()
  }
  if (shape.near) nearVeins(pen, length, wide, tones, upper)
  else if (length > 90) veins(pen, length, wide, shaded(tones, lit - 0.18))
  pen.restore()
}

/** Fine veins that curve along the rim, each with the soft swelling of the leaf before it. */
function nearVeins(pen: Pen, length: number, wide: number, tones: Tones, upper: number): void {
  for (const side of [-1, 1])
    for (let i = 1; i < 8; i++) {
      const at = length * (0.03 + 0.108 * i)
      const reach = wide * 0.8 * Math.sin(Math.PI * Math.min(1, at / length + 0.1)) ** 0.8
      const to = [at + length * 0.12, side * reach * 0.86] as const
      const sheen =
        side === upper ? glaze(mix(tones.lit, '#f4f8e0', 0.35), 0.3) : 'rgba(190,220,150,0.1)'
      softSpot(
        pen,
        { x: at + length * 0.1, y: side * reach * 0.44, width: length * 0.13, height: reach * 0.8 },
        '#f2f6d8',
        side === upper ? 0.16 : 0.07,
        0.1,
      )
      pen.strokeStyle = sheen
      pen.lineWidth = Math.max(1.5, length * 0.0065)
      pen.beginPath()
      pen.moveTo(at, side * length * 0.006)
      pen.bezierCurveTo(
        at + length * 0.03,
        side * reach * 0.4,
        at + length * 0.06,
        side * reach * 0.7,
        ...to,
      )
      pen.stroke()
    }
}

function veins(pen: Pen, length: number, wide: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = Math.max(1.5, length * 0.011)
  for (let i = 1; i < 7; i++)
    for (const side of [-1, 1]) {
      const at = length * (0.08 + 0.12 * i)
      pen.beginPath()
      pen.moveTo(at, 0)
      pen.quadraticCurveTo(
        at + length * 0.05,
        side * wide * 0.24,
        at + length * 0.1,
        side * wide * 0.78 * Math.sin(Math.PI * Math.min(1, (at + length * 0.12) / length)) ** 0.7,
      )
      pen.stroke()
    }
}

export type SprayOptions = {
  angle: number
  length: number
  /** Length of a leaf. */
  leaf: number
  /** Share of the leaf pairs that carry cherries. */
  cherries?: number
  ripe?: number
  lit?: number
  /** How far the tip hangs down, as a share of the length. */
  droop?: number
  distance?: number
  base?: string
}

/** A side branch of coffee: it arches and droops, leaves in pairs, cherries in knots between. */
export function coffeeSpray(
  pen: Pen,
  from: Point,
  light: Light,
  random: Random,
  options: SprayOptions,
): void {
  const { angle, length, leaf, distance = 0, droop = 0.35 } = options
  const [x, y] = from
  const over: Point = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.55]
  const to: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + droop * length]
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis]
  limb(
    pen,
    from,
    over,
    to,
    { from: Math.max(1.5, leaf * 0.09), to: Math.max(1, leaf * 0.04) },
    tonesOf('#7a6a48', light, distance),
    light,
  )
  const pairs = Math.max(2, Math.round(length / (leaf * 0.42)))
  for (let i = 0; i < pairs; i++) {
    const t = (i + 0.6) / pairs
    const [px, py] = [at(t, 0), at(t, 1)]
    const ahead = Math.atan2(at(t + 0.04, 1) - py, at(t + 0.04, 0) - px)
    const lit = (options.lit ?? 0.5) + between(random, -0.16, 0.16)
    const grown = leaf * between(random, 0.78, 1.1) * (1 - 0.25 * t)
    for (const side of [-1, 1]) {
      const turn = ahead + side * between(random, 0.55, 1.05)
      const shape = {
        angle: turn + 0.18 * Math.cos(turn),
        length: grown,
        lit: lit + (side * Math.cos(ahead) < 0 ? 0.12 : -0.12),
        fat: between(random, 0.17, 0.24),
        base: options.base ?? mix(green, t > 0.8 ? '#86a548' : '#2f5f3a', 0.35 * random()),
      }
      coffeeLeaf(pen, [px, py], shape, light, distance)
    }
    if (random() < (options.cherries ?? 0))
      knot(pen, [px, py], leaf * 0.085, light, random, options)
  }
}

function knot(
  pen: Pen,
  [x, y]: Point,
  radius: number,
  light: Light,
  random: Random,
  { ripe = 0.7, distance = 0 }: SprayOptions,
): void {
  const count = 3 + Math.floor(random() * 4)
  const size = Math.max(2.2, radius)
  for (let i = 0; i < count; i++) {
    const colour = random() < ripe ? pick(random, reds) : pick(random, unripe)
    const spot: Point = [around(random, x, size * 2), around(random, y + size * 0.5, size * 1.4)]
    cherry(pen, spot, size * between(random, 0.9, 1.15), light, colour, distance)
  }
}

export type BushOptions = {
  /** Width as a share of the height. */
  wide?: number
  cherries?: number
  ripe?: number
  /** Number of side branches. */
  branches?: number
  shadow?: boolean
  base?: string
}

/** A full coffee bush: a dark heart, arching branches of glossy leaves in front of it, cherries. */
export function gardenBush(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: BushOptions = {},
): void {
  const { x, y, size, distance = 0 } = place
  const { wide = 0.92, branches = 44, cherries = 0.4, ripe = 0.7 } = options
  const half = (size * wide) / 2
  if (options.shadow !== false) castShadow(pen, place, light, size * wide)
  for (const off of [-0.1, 0, 0.12])
    limb(
      pen,
      [x + off * half, y],
      [x + off * half * 1.4, y - size * 0.3],
      [x + off * half * 3, y - size * 0.8],
      { from: size * 0.03, to: size * 0.012 },
      tonesOf('#766450', light, distance),
      light,
    )
  for (const [dx, up, w, h] of [
    [0, 0.36, 1.1, 0.5],
    [-0.3, 0.5, 0.9, 0.5],
    [0.3, 0.5, 0.9, 0.5],
    [0, 0.7, 0.86, 0.46],
  ] as const)
    foliage(
      pen,
      { x: x + dx * half, y: y - size * up, width: half * 1.7 * w, height: size * h },
      { ...light, strength: light.strength * 0.3 },
      random,
      { base: '#28482a', distance, dab: size * 0.06 },
    )
  const sprays = Array.from({ length: branches }, (_, index) => {
    const climb = 0.16 + 0.8 * ((index * 0.618) % 1)
    const side = index % 2 === 0 ? -1 : 1
    const reach =
      half * (1.08 - Math.max(0, climb - 0.45) * 1.05) * (0.8 + 0.2 * Math.min(1, climb * 3))
    return { climb, side, reach, depth: random() }
  }).toSorted((one, other) => one.depth + one.climb * 0.15 - other.depth - other.climb * 0.15)
  for (const { climb, side, reach, depth } of sprays) {
    const start = reach * side * between(random, -0.42, 0.4)
    const angle = side > 0 ? around(random, -0.25, 0.35) : Math.PI + around(random, 0.25, 0.35)
    const tip = climb > 0.86 ? -Math.PI / 2 + side * between(random, 0.1, 0.9) : angle
    const length = reach * between(random, 0.6, 0.85) * (climb > 0.86 ? 0.62 : 1)
    const facing = facingLight(light, (start + Math.cos(tip) * length * 0.6) / half, 1 - climb * 2)
    coffeeSpray(pen, [x + start, y - size * climb], light, random, {
      angle: tip,
      length,
      leaf: size * 0.105,
      cherries: cherries * (climb > 0.86 ? 0.2 : 1),
      ripe,
      lit: facing * 0.62 + depth * 0.24 + climb * 0.1,
      droop: 0.3 + 0.25 * random(),
      distance,
      ...(options.base ? { base: options.base } : {}),
    })
  }
}
