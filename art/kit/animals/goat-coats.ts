import { noise } from './noise'
import { stepMix } from './palette'
import type { GoatFace } from './goat-head'
import type { Coat, Spot } from './model'

/** The breeds and colours a Kenyan goat farm shows. */
export type GoatCoat =
  | 'white'
  | 'brown'
  | 'black'
  | 'black-and-white'
  | 'cream'
  | 'roan'
  | 'galla'
  | 'boer'
  | 'toggenburg'
  | 'saanen'
  | 'alpine'
  | 'nubian'

const SKIN = '#c98f7c'
const HOOF = '#3a3029'

type Scheme = {
  base: string
  belly?: string
  leg?: string
  face?: string
  nose?: string
  neck?: string
  hoof?: string
  blaze?: string
  back?: string
}

const SCHEMES: Record<GoatCoat, Scheme> = {
  white: { base: '#f0e7d6', belly: '#ddcfb8', nose: '#b98a79' },
  saanen: { base: '#f6ecd6', belly: '#e8d5b4', nose: '#d3a08c', hoof: '#c9ab84' },
  galla: { base: '#f3ecdf', belly: '#e4d9c6', nose: '#4a3a36', hoof: '#2e2724' },
  cream: { base: '#d9b98a', belly: '#e6d1ac', face: '#cfa873', nose: '#8c6455', back: '#c09a68' },
  brown: { base: '#9a5f35', belly: '#7a4828', face: '#8c5330', leg: '#5a3420', back: '#6f4024' },
  black: { base: '#37302d', belly: '#2b2523', nose: '#211b1a' },
  roan: { base: '#a98d7a', belly: '#c4b3a2', face: '#7d5a45', leg: '#7d5a45' },
  'black-and-white': { base: '#f0e8da', face: '#332c2a', nose: '#2a2220' },
  boer: { base: '#f4ecdf', face: '#8d4424', neck: '#93492a', nose: '#b98373', blaze: '#f3ead9' },
  toggenburg: {
    base: '#8a6a52',
    belly: '#75573f',
    leg: '#e4d6c0',
    face: '#83624a',
    blaze: '#ead9c0',
  },
  alpine: {
    base: '#8a6440',
    neck: '#d9b98f',
    face: '#c59a6c',
    leg: '#2f2824',
    back: '#2e2723',
    belly: '#3a2f28',
    blaze: '#332b27',
  },
  nubian: {
    base: '#94512c',
    belly: '#6b3a22',
    neck: '#8b4a28',
    leg: '#4a2c1e',
    face: '#8b4a28',
    nose: '#3b2620',
    back: '#5a321f',
  },
}

/** The coat of a goat; the seed moves its patches. */
export function goatCoat(kind: GoatCoat, seed: number, head?: GoatFace): Coat {
  const scheme = SCHEMES[kind]
  return (spot) => {
    switch (spot.part) {
      case 'hoof':
        return scheme.hoof ?? HOOF
      case 'horn':
        return stepMix('#6b5d4c', '#3f362f', 0.5 + 0.5 * Math.sin(spot.along * 46))
      case 'eye':
        return head ? slitEye(spot) : goatEye(spot)
      case 'nose':
        return nostril(spot, head) ? '#2a1b17' : (scheme.nose ?? '#7d594c')
      case 'udder':
        return stepMix(SKIN, scheme.base, 0.25)
      case 'ear':
        return kind === 'galla'
          ? '#6f5a50'
          : kind === 'nubian'
            ? frosted(spot, '#b9845c', seed, 0.62)
            : ear(spot, scheme)
      case 'leg':
        return (
          scheme.leg ??
          (kind === 'black-and-white' ? patched(spot, scheme.base, seed) : scheme.base)
        )
      case 'head':
        return kind === 'nubian'
          ? frosted(spot, face(spot, scheme, head), seed, 0.6)
          : face(spot, scheme, head)
      case 'beard':
        return stepMix(scheme.face ?? scheme.base, '#f0e6d4', 0.12)
      case 'tail':
        return kind === 'toggenburg'
          ? '#e4d6c0'
          : (scheme.back ?? (kind === 'black-and-white' ? '#332c2a' : scheme.base))
      default:
        return trunk(spot, kind, scheme, seed)
    }
  }
}

function trunk(spot: Spot, kind: GoatCoat, scheme: Scheme, seed: number): string {
  if (kind === 'black-and-white') return patched(spot, scheme.base, seed)
  let colour = scheme.base
  if (spot.part === 'body' || spot.part === 'thigh') {
    if (scheme.belly) colour = stepMix(colour, scheme.belly, (0.66 - spot.y) * 5)
    if (scheme.back) colour = stepMix(colour, scheme.back, (spot.y - 0.9) * 14)
    if (scheme.neck && kind === 'boer')
      colour = stepMix(
        colour,
        scheme.neck,
        (spot.x - 0.34 + (noise(spot.y * 6, spot.z * 6, 1, seed) - 0.5) * 0.25) * 14,
      )
    if (kind === 'alpine')
      colour = stepMix(
        scheme.neck ?? colour,
        stepMix(colour, '#2e2723', (0.1 - spot.x) * 1.6),
        (0.3 - spot.x) * 5,
      )
  }
  if (spot.part === 'neck' && scheme.neck) colour = scheme.neck
  if (kind === 'roan')
    colour = stepMix(
      colour,
      '#ece2d3',
      noise(spot.x * 11, spot.y * 11, spot.z * 11, seed) * 1.6 - 0.5,
    )
  return colour
}

function patched(spot: Spot, base: string, seed: number): string {
  const field = noise(spot.x * 3.1 + seed, spot.y * 2.6, spot.z * 2.6, seed)
  const front = spot.part === 'neck' ? 0.22 : spot.x * 0.34
  return stepMix(base, '#332c2a', (field + front - 0.56) * 12)
}

function face(spot: Spot, scheme: Scheme, head?: GoatFace): string {
  const skin = scheme.face ?? scheme.base
  const [x, y, z] = [spot.x, spot.y, Math.abs(spot.z)]
  // The line of the mouth, then a darker muzzle, then the white stripes or the blaze.
  if (x > 0.29 && Math.abs(y + 0.05 + (0.36 - x) * 0.2) < 0.0055)
    return stepMix(skin, '#3a2620', 0.75)
  let colour = stepMix(skin, scheme.nose ?? '#7d594c', (x - 0.31) * 9)
  if (scheme.blaze && scheme.leg && x > 0.02 && x < 0.34) {
    const stripe = Math.abs(y - 0.03 + (x - 0.12) * 0.14)
    colour = stepMix(scheme.blaze, colour, (stripe - 0.014) * 90)
  } else if (scheme.blaze)
    colour = stepMix(scheme.blaze, colour, (z - 0.032 + Math.max(0, 0.02 - y) * 2) * 60)
  const lid = head ? 0.026 : 0.032
  if (Math.hypot(x - 0.125, y - 0.05) < lid && z > 0.06) colour = stepMix(colour, '#2a1d18', 0.4)
  return colour
}

/** Cream hairs in patches of a darker skin, as on the ears and the face of a Nubian. */
function frosted(spot: Spot, colour: string, seed: number, from: number): string {
  const broad = noise(spot.x * 14 + seed, spot.y * 14, spot.z * 14, seed)
  const fine = noise(spot.x * 44, spot.y * 44, spot.z * 44, seed + 3)
  return stepMix(colour, '#ecdcc4', (broad * 0.72 + fine * 0.34 - from) * 7)
}

function ear(spot: Spot, scheme: Scheme): string {
  const skin = scheme.leg && scheme.blaze ? scheme.blaze : (scheme.face ?? scheme.base)
  // The open side of the ear shows its pink lining.
  return spot.along > 0.2 && spot.along < 0.8 && Math.abs(spot.x) < 0.055
    ? stepMix(skin, SKIN, 0.45)
    : skin
}

function goatEye(spot: Spot): string {
  const [dx, dy] = [spot.x - 0.128, spot.y - 0.05]
  if (Math.abs(dy) < 0.006 && Math.abs(dx) < 0.013) return '#120d0a'
  if (dy > 0.01 || Math.hypot(dx, dy) > 0.0175) return '#2a1d17'
  return '#b98a3e'
}

/** The eye of a close goat: a lid, an amber iris, a lying slit. */
function slitEye(spot: Spot): string {
  const [dx, dy] = [spot.x - 0.13, spot.y - 0.05]
  if (dy > 0.0125 - dx * 0.12) return '#38241a'
  if (Math.hypot(dx + 0.006, dy - 0.0075) < 0.0026) return '#fbf3dc'
  if (Math.abs(dy) < 0.0036 && Math.abs(dx) < 0.0092) return '#120d0a'
  return Math.hypot(dx, dy) > 0.0195 || dy < -0.0145 ? '#38241a' : '#d09a3e'
}

function nostril(spot: Spot, head?: GoatFace): boolean {
  const z = Math.abs(spot.z)
  const y = spot.y + (head === 'nubian' ? 0.022 : 0)
  return z > 0.012 && z < 0.036 && Math.abs(y + 0.018 - (z - 0.02) * 0.5) < 0.009
}
