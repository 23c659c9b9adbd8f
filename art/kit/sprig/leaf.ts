import { unit, type Vec } from '../animals/volume'
import { seeded, smoothNoise } from '../random'
import { add, formOf, lightOfColour, mixIn, turned, type Form, type Skin } from './form'
import { twig } from './twig'

export type LeafOptions = {
  /** Where its stalk leaves the twig. */
  at: Vec
  /** Where it points in the picture, in radians: 0 right, a quarter turn down. */
  angle: number
  /** How far it points at the painter, in radians; negative away. */
  toward?: number
  /** How far it is rolled around its rib: 0 shows its upper side, half a turn the lower one. */
  roll?: number
  length: number
  /** Half its breadth as a share of its length. */
  wide: number
  /** How much its weight pulls the tip down. */
  droop?: number
  /** How far it arches backwards over its length, in radians. */
  arch?: number
  /** How far it bends aside over its length, in radians. */
  bend?: number
  /** How steeply its halves rise from the rib, in radians. */
  fold?: number
  /** Height of the waves of its rim, as a share of its length. */
  wave?: number
  twist?: number
  /** Length of the stalk, as a share of the leaf's. */
  stalk?: number
  kind: LeafKind
  seed: number
  /** Bites: where along and across, and how big. */
  bites?: readonly (readonly [u: number, v: number, size: number])[]
}

export type LeafKind = {
  /** Half the breadth along the leaf, 1 at its broadest. */
  outline: (t: number) => number
  ribs: number
  /** How far the side veins run forward towards the rim. */
  rake: number
  quilt: number
  upper: string
  young: string
  vein: string
  under: string
  gloss: number
  veinWidth: number
  /** How far the thick rib runs into the blade, in lengths of the stalk, and how thin it ends. */
  rib: readonly [reach: number, taper: number]
}

/** Coffee: long, glossy, dark, a drawn-out tip, ribs sunk in a waving blade. */
export const coffee: LeafKind = {
  outline: (t) =>
    t < 0.86
      ? Math.sin(Math.PI * Math.min(1, t * 1.04)) ** 0.78
      : Math.sin(Math.PI * 0.86 * 1.04) ** 0.78 * ((1 - t) / 0.14) ** 1.35,
  ribs: 9,
  rake: 0.13,
  quilt: 0.02,
  upper: '#2f6b2c',
  young: '#5f9a3a',
  vein: '#8fb25c',
  under: '#86a860',
  gloss: 0.62,
  veinWidth: 1,
  rib: [1.25, 0.5],
}

/** Collards: broad and dull, a bloom of wax over the green, thick pale veins. */
export const collards: LeafKind = {
  outline: (t) => Math.sin(Math.PI * Math.min(1, t) ** 0.72) ** 0.62,
  ribs: 6,
  rake: 0.16,
  quilt: 0.026,
  upper: '#67a05c',
  young: '#93bd6c',
  vein: '#c4d6a2',
  under: '#8fb48a',
  gloss: 0.1,
  veinWidth: 1.6,
  rib: [2.7, 1.2],
}

const steps = 64
const halves = 13

/** A leaf as a bent blade on its stalk. */
export function leafForms(options: LeafOptions): Form[] {
  const { length, kind, stalk = 0.08 } = options
  const random = seeded(options.seed)
  const phase = random() * 7
  const ripple = smoothNoise(random)
  const spine = spineOf(options)
  const wide = length * options.wide
  const fold = options.fold ?? 0.22
  const wave = (options.wave ?? 0.014) * length
  const columns = halves * 2 + 1
  const blade = formOf(
    steps + 1,
    columns,
    (row, column) => {
      const t = row / steps
      const v = column / halves - 1
      const { at, side, up } = spine(stalk + (1 - stalk) * t)
      const half = wide * kind.outline(t) * (1 + 0.03 * ripple(t * 7, v < 0 ? 9 : 3))
      const off = v * half
      const place = veinPlace(kind, t, v)
      const swell = 0.5 - 0.5 * Math.cos(place * Math.PI * 2)
      const rim = Math.min(1, (1 - t) * 6, t * 8)
      const rise =
        Math.abs(off) * Math.sin(fold) -
        // The blade curls over again towards its rim.
        Math.abs(off) * v * v * 0.35 * Math.sin(fold) +
        kind.quilt * length * swell * Math.abs(v) * (1.15 - Math.abs(v)) * 2 * rim +
        wave *
          v *
          v *
          rim *
          (Math.sin(t * kind.ribs * 4.1 + phase + (v < 0 ? 2.1 : 0)) +
            1.2 * ripple(t * 5, v < 0 ? 20 : 40))
      return add(add(at, side, off * Math.cos(fold * 0.8)), up, rise)
    },
    {
      isThin: true,
      skin: leafSkin(kind, options, random()),
      ...(options.bites ? { isGone: gone(options.bites, ripple) } : {}),
    },
  )
  const thick = length * 0.011 * kind.veinWidth
  const rib = twig(
    Array.from({ length: 5 }, (_, i) => spine((stalk * kind.rib[0] * i) / 4).at),
    (t) => thick * (1.35 - kind.rib[1] * t),
    { bark: kind.vein, tip: kind.vein, seed: options.seed },
  )
  return [blade, rib]
}

type Place = { at: Vec; side: Vec; up: Vec }

/** The rib of the leaf: its points, and the directions across and out of the blade. */
function spineOf(options: LeafOptions): (t: number) => Place {
  const { angle, toward = 0, length, droop = 0, arch = 0, bend = 0 } = options
  let way: Vec = [
    Math.cos(angle) * Math.cos(toward),
    Math.sin(angle) * Math.cos(toward),
    Math.sin(toward),
  ]
  const facing = (d: Vec, up: Vec): Vec => {
    const along = d[0] * up[0] + d[1] * up[1] + d[2] * up[2]
    return unit(add(up, d, -along))
  }
  let up = turned(facing(way, [0, 0, 1]), way, options.roll ?? 0)
  let at: Vec = options.at
  const count = 40
  const places: Place[] = []
  for (let i = 0; i <= count; i++) {
    const side: Vec = [
      up[1] * way[2] - up[2] * way[1],
      up[2] * way[0] - up[0] * way[2],
      up[0] * way[1] - up[1] * way[0],
    ]
    places.push({ at, side, up })
    at = add(at, way, length / count)
    const soft = (0.4 + (1.2 * i) / count) / count
    way = unit(add(add(add(way, up, -arch * soft), side, bend * soft), [0, 1, 0], droop * soft))
    up = turned(facing(way, up), way, (options.twist ?? 0) / count)
  }
  return (t) => {
    const share = Math.min(0.9999, Math.max(0, t)) * count
    const [low, high] = [places[Math.floor(share)], places[Math.floor(share) + 1]]
    if (!low || !high) throw new Error('A leaf has no rib here.')
    const rest = share - Math.floor(share)
    const between = (a: Vec, b: Vec): Vec => add(a, [b[0] - a[0], b[1] - a[1], b[2] - a[2]], rest)
    return {
      at: between(low.at, high.at),
      side: between(low.side, high.side),
      up: between(low.up, high.up),
    }
  }
}

/** Where a place lies between the side veins: whole numbers are on a vein. */
function veinPlace(kind: LeafKind, t: number, v: number): number {
  const bow = kind.rake * (Math.abs(v) + 0.5 * v * v)
  return (t - bow) * kind.ribs + (v < 0 ? 0.42 : 0)
}

function leafSkin(kind: LeafKind, options: LeafOptions, dice: number): Skin {
  const noise = smoothNoise(seeded(options.seed + 77))
  const upper = lightOfColour(kind.upper)
  const young = lightOfColour(kind.young)
  const vein = lightOfColour(kind.vein)
  const under = lightOfColour(kind.under)
  const dark = lightOfColour('#1d4a26')
  const yellow = lightOfColour('#a9a648')
  return (u, v, isUpper, out) => {
    const place = veinPlace(kind, u, v)
    const off = Math.abs(place - Math.round(place)) / kind.ribs
    const half = options.wide * kind.outline(u)
    const across = Math.abs(v) * half
    out.colour[0] = isUpper ? upper[0] : under[0]
    out.colour[1] = isUpper ? upper[1] : under[1]
    out.colour[2] = isUpper ? upper[2] : under[2]
    const mottle = noise(u * 9, v * 3) * 0.5 + noise(u * 31, v * 9) * 0.5
    if (isUpper) {
      mixIn(out, young, 0.1 + 0.2 * dice + 0.12 * Math.max(0, noise(u * 3, v * 1.5 + 40)))
      mixIn(out, dark, 0.22 * Math.max(0, mottle))
      // Old leaves grow yellow at the tip.
      mixIn(out, yellow, Math.max(0, u - 0.86) * 2.2 * dice)
    } else mixIn(out, vein, 0.16 * mottle + 0.1)
    const fine = kind.veinWidth * 0.0055 * (1.25 - 0.7 * Math.abs(v))
    const near = Math.max(0, 1 - off / fine) * (u > 0.04 && u < 0.97 ? 1 : 0)
    mixIn(out, vein, Math.min(1, near * 1.6) * (isUpper ? 0.5 : 0.6))
    // A furrow lies along the vein.
    if (isUpper) mixIn(out, dark, 0.3 * Math.max(0, 1 - off / (fine * 3.2)) * (near > 0 ? 0 : 1))
    const rib = kind.veinWidth * (0.0135 * (1 - u * 0.72) + 0.002)
    mixIn(out, vein, Math.min(1, Math.max(0, 1.35 - across / rib)) * 0.95)
    // The rim is thin and pale.
    mixIn(out, young, Math.max(0, Math.abs(v) - 0.955) * 12)
    out.gloss = isUpper ? kind.gloss : kind.gloss * 0.18
    out.through = 0.95 - 0.5 * Math.min(1, near)
  }
}

/** Round bites with a ragged rim. */
function gone(
  bites: readonly (readonly [number, number, number])[],
  ripple: (x: number, y?: number) => number,
): (u: number, v: number) => boolean {
  return (u, v) =>
    bites.some(([bu, bv, size]) => {
      const [du, dv] = [(u - bu) / size, ((v - bv) / size) * 0.32]
      return du * du + dv * dv < 1 + 0.3 * ripple(u * 60, v * 20)
    })
}
