import type { Light, Pen, Place, Random } from '../types'
import { type Coat, type Spot, paintModel } from './model'
import { cells, noise } from './noise'
import { stepMix } from './palette'
import { type BeastPose, quadruped } from './quadruped'
import { type WildKind, wildBuild } from './wild-builds'

export type BeastOptions = {
  pose?: BeastPose
  /** Main colour, `#rrggbb`, where the animal has one plain coat. */
  colour?: string
  /** Horns for impala and gazelle (males); chance unless told. */
  horned?: boolean
  look?: number
  turn?: number
  shadow?: boolean
}

const PLAIN: Record<WildKind, readonly [base: string, ...others: string[]]> = {
  zebra: ['#f1ebdf'],
  impala: ['#b9743f'],
  gazelle: ['#c48a52'],
  giraffe: ['#ead2a0'],
  elephant: ['#857a70'],
  camel: ['#c49a68', '#b98c5a', '#d8b78a'],
  donkey: ['#8f8378', '#7a6a5c', '#a09080'],
  sheep: ['#e9dfcb', '#e2d6bd', '#6b4a34'],
  dog: ['#b5824e', '#8c5a34', '#3a322e', '#d9c09a'],
}

/**
 * A four-legged animal of the common build; `place.size` is the height of its back, of the hump for
 * a camel, of the crown for a giraffe.
 */
export function beast(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  kind: WildKind,
  options: BeastOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const horned = options.horned ?? random() < 0.5
  const plain = PLAIN[kind]
  const colour = options.colour ?? plain[Math.floor(random() * plain.length)] ?? plain[0]
  const pose = options.pose ?? 'standing'
  const look = options.look ?? (pose === 'looking' ? 0.9 : (random() - 0.4) * 0.5)
  const model = quadruped(wildBuild(kind, horned), pose, look)
  paintModel(pen, model, place, light, {
    coat: wildCoat(kind, colour, seed),
    turn: options.turn ?? (random() - 0.5) * 0.5,
    seed,
    ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
  })
}

function wildCoat(kind: WildKind, colour: string, seed: number): Coat {
  return (spot) => {
    const { part, along } = spot
    if (part === 'eye') return '#17110d'
    if (part === 'hoof') return '#3a3028'
    if (part === 'horn')
      return kind === 'elephant'
        ? '#efe4c8'
        : stepMix('#4f443a', '#2b2521', 0.5 + 0.5 * Math.sin(along * 50))
    if (part === 'nose')
      return kind === 'elephant' ? colour : stepMix(colour, '#2a201c', kind === 'camel' ? 0.4 : 0.8)
    return SKINS[kind](spot, colour, seed)
  }
}

type Skin = (spot: Spot, colour: string, seed: number) => string

const SKINS: Record<WildKind, Skin> = {
  zebra: stripes,
  giraffe: crazed,
  impala: (spot, colour) => antelopeCoat(spot, 'impala', colour),
  gazelle: (spot, colour) => antelopeCoat(spot, 'gazelle', colour),
  donkey: donkeyCoat,
  elephant: (spot, colour, seed) =>
    stepMix(colour, '#9a6f50', noise(spot.x * 4, spot.y * 4, spot.z * 4, seed) * 0.8 - 0.2),
  sheep: ({ part }, colour, seed) =>
    part === 'head' || part === 'leg' || part === 'ear'
      ? stepMix(colour, '#3d322b', seed % 2 ? 0.85 : 0.12)
      : colour,
  camel: (spot, colour) => stepMix(colour, '#8a6440', (spot.y - 0.84) * 5),
  dog: ({ part, x, y }, colour) =>
    stepMix(
      colour,
      '#efe3d0',
      part === 'leg' || (part === 'head' && x > 0.2) ? 0.5 : (0.6 - y) * 4,
    ),
}

function stripes({ part, x, y, z, along }: Spot, white: string): string {
  const black = '#2a2524'
  if (part === 'mane') return Math.sin(along * 50) > 0 ? black : white
  if (part === 'head' && x > 0.36) return black
  if (part === 'tail') return stepMix(white, black, along * 2 - 0.8)
  const wave =
    part === 'leg'
      ? Math.sin(y * 78)
      : part === 'head'
        ? Math.sin((x * 0.5 + y) * 70)
        : part === 'neck'
          ? Math.sin((x + y * 0.5) * 50)
          : Math.sin(
              (x + (x < -0.12 ? -(x + 0.12) * (y - 0.6) * 3.2 : 0) + Math.sin(y * 7 + z) * 0.02) *
                (x < -0.2 ? 42 : 50) +
                (x < -0.2 ? (y - 0.75) * 26 * Math.min(1, (-0.2 - x) * 5) : 0),
            )
  return stepMix(white, black, wave * 2.4 + 0.42)
}

function crazed({ part, x, y, z, along }: Spot, pale: string, seed: number): string {
  if (part === 'leg') return stepMix(pale, '#b98550', (y - 0.2) * 4)
  if (part === 'head') return stepMix('#b98550', '#7d6a58', (x - 0.08) * 14)
  if (part === 'tail') return stepMix(pale, '#2a2220', along * 3 - 1.4)
  if (part === 'ear') return pale
  const scale = part === 'neck' ? 19 : 15
  return stepMix(pale, '#96592e', (cells(x * scale, y * scale, z * scale, seed) - 0.1) * 9)
}

function antelopeCoat({ part, x, y }: Spot, kind: WildKind, colour: string): string {
  if (part === 'head') return stepMix(colour, '#f0e2ca', y < -0.03 ? 0.7 : 0)
  if (part === 'leg') return stepMix(colour, '#ead8bb', 0.3)
  if (part === 'tail') return '#efe4d0'
  if (part === 'neck' || part === 'ear') return colour
  if (part === 'thigh') return stepMix(colour, '#ead8bb', (0.5 - y) * 3)
  const white = stepMix(colour, '#f3e9d6', (0.63 - y) * 12)
  const band = kind === 'gazelle' ? Math.abs(y - 0.69 - x * 0.04) : 1
  if (band < 0.045) return stepMix('#33241b', white, band * 24 - 0.2)
  return kind === 'impala' ? stepMix(white, '#8f5128', (y - 0.82) * 7) : white
}

function donkeyCoat({ part, x, y, z }: Spot, colour: string): string {
  if (part === 'head') return stepMix(colour, '#e9dfd0', (x - 0.32) * 9)
  if (part === 'leg') return stepMix(colour, '#d9cfc0', 0.35)
  const cross = Math.min(Math.abs(z) * (y > 0.8 ? 1 : 9), Math.abs(x - 0.34) * (y > 0.7 ? 1 : 9))
  return part === 'body'
    ? stepMix(stepMix('#33291f', colour, cross * 34), '#e3d8c8', (0.52 - y) * 6)
    : colour
}
