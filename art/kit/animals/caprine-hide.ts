import { type Rgb, blendRgb, rgbOf } from './beast-render'
import type { Spot } from './model'
import { noise } from './noise'

/** Breeds and colours of a Kenyan goat farm. */
export type GoatHide =
  | 'saanen'
  | 'galla'
  | 'toggenburg'
  | 'alpine'
  | 'boer'
  | 'brown'
  | 'black'
  | 'pied'
  | 'cream'
  | 'nubian'

type Palette = {
  base: string
  belly: string
  back: string
  neck: string
  face: string
  leg: string
  nose: string
  beard: string
  dim: string
  hoof: string
  /** White stripes of the face, or its dark ones. */
  stripe?: string
  ring?: string
}

const plain = (base: string, others: Partial<Palette> = {}): Palette => ({
  base,
  belly: base,
  back: base,
  neck: base,
  face: base,
  leg: base,
  nose: '#8a6257',
  beard: base,
  dim: base,
  hoof: '#3b3029',
  ...others,
})

const PALETTES: Record<GoatHide, Palette> = {
  saanen: plain('#ece0c8', {
    belly: '#e2cfae',
    back: '#f3ead6',
    face: '#f0e4cf',
    nose: '#d2a08c',
    hoof: '#b39672',
    dim: '#cdb893',
    leg: '#ecdfc6',
  }),
  galla: plain('#f0e9da', {
    belly: '#ddd0ba',
    nose: '#3a2d2a',
    dim: '#c9bba4',
  }),
  toggenburg: plain('#8d6a4c', {
    belly: '#7c5b40',
    back: '#7a583d',
    face: '#866347',
    leg: '#e2d3ba',
    nose: '#6d5144',
    stripe: '#eadcc4',
    beard: '#8a6a4e',
    dim: '#5e432f',
  }),
  alpine: plain('#a87444', {
    belly: '#4b382c',
    back: '#3c2d24',
    neck: '#b98450',
    face: '#a87546',
    leg: '#33291f',
    nose: '#33291f',
    stripe: '#33291f',
    beard: '#3b2d24',
    dim: '#5a3c26',
  }),
  boer: plain('#f1e8d8', {
    belly: '#dfd0b8',
    neck: '#8f4826',
    face: '#8a4223',
    nose: '#a9776a',
    stripe: '#f1e6d2',
    beard: '#9a5330',
    dim: '#6b331c',
  }),
  brown: plain('#99602f', {
    belly: '#7c4b26',
    back: '#6e4222',
    face: '#8c552c',
    leg: '#5d3a22',
    nose: '#4a2f24',
    dim: '#553219',
    beard: '#6e4222',
  }),
  nubian: plain('#7f4a2e', {
    belly: '#5e3520',
    back: '#573120',
    neck: '#77452b',
    face: '#75432a',
    leg: '#452a1d',
    nose: '#33231e',
    beard: '#613721',
    dim: '#462817',
  }),
  black: plain('#3b322e', {
    belly: '#2e2724',
    nose: '#241e1c',
    dim: '#221c1a',
    leg: '#332b27',
    beard: '#2f2825',
  }),
  pied: plain('#eee5d4', {
    belly: '#dacdb6',
    face: '#39302c',
    nose: '#2b2321',
    beard: '#39302c',
    dim: '#241e1b',
  }),
  cream: plain('#d8b583', {
    belly: '#e6d1a9',
    back: '#c29a64',
    face: '#cda56f',
    nose: '#8a6253',
    dim: '#a37f50',
    leg: '#c79f6a',
  }),
}

/** The colours of a hide, for marks that continue it. */
export function hidePalette(kind: GoatHide): Palette {
  return PALETTES[kind]
}

const SKIN = rgbOf('#cf9a86')
const FLECK = rgbOf('#e6d6bf')
const HORN = [rgbOf('#7d6c58'), rgbOf('#40362e')] as const

/** The colour of each point of a goat; the seed moves patches. */
export function goatHide(kind: GoatHide, seed: number, kid: boolean): (spot: Spot) => Rgb {
  const palette = PALETTES[kind]
  const [base, belly, back] = [rgbOf(palette.base), rgbOf(palette.belly), rgbOf(palette.back)]
  const [neck, face, leg] = [rgbOf(palette.neck), rgbOf(palette.face), rgbOf(palette.leg)]
  const [nose, hoof] = [rgbOf(palette.nose), rgbOf(palette.hoof)]
  const stripe = palette.stripe ? rgbOf(palette.stripe) : undefined
  const end = kid ? 0.75 : 1
  const dark = rgbOf('#39302c')
  const patch = (x: number, y: number, z: number, bias: number): Rgb =>
    blendRgb(base, dark, (noise(x * 2.9 + seed, y * 2.4, z * 2.4, seed) + bias - 0.55) * 14)
  return ({ part, x, y, z, along }) => {
    switch (part) {
      case 'hoof':
        return hoof
      case 'horn':
        return blendRgb(HORN[0], HORN[1], 0.35 + 0.26 * Math.sin(along * 74) + (along - 0.4) * 0.6)
      case 'nose':
        return blendRgb(face, nose, kid ? 0.6 : 0.8)
      case 'inner':
        return blendRgb(SKIN, face, 0.25)
      case 'udder':
        return blendRgb(SKIN, base, 0.35)
      case 'beard':
        return blendRgb(rgbOf(palette.beard), face, 0.3)
      case 'ear':
        if (kind === 'nubian') return speckled(face, x, y, z, 0.08)
        return kind === 'toggenburg'
          ? blendRgb(face, stripe ?? face, along < 0.85 ? 0.55 : 0)
          : face
      case 'tail':
        return kind === 'toggenburg' ? leg : kind === 'pied' ? dark : back
      case 'leg':
        return blendRgb(leg, hoof, kind === 'saanen' ? 0 : 0.08)
      case 'head':
        return headAt(x, y, Math.abs(z))
      case 'neck':
        return kind === 'pied'
          ? dark
          : kind === 'alpine'
            ? blendRgb(neck, back, (along - 0.2) * 0.1)
            : neck
      default:
        return trunkAt(part, x, y, z)
    }
  }

  function trunkAt(part: string, x: number, y: number, z: number): Rgb {
    if (kind === 'pied') return part === 'thigh' ? base : patch(x, y, z, x * 0.3)
    const edge = (noise(x * 7, y * 7, z * 7, seed) - 0.5) * 0.12
    let colour = blendRgb(base, belly, (0.66 - y + edge) * 5)
    colour = blendRgb(colour, back, (y - 0.93 + edge * 0.4) * 18)
    if (kind === 'boer') return blendRgb(colour, neck, (x - 0.36 + edge * 1.6) * 26)
    if (kind === 'alpine' || kind === 'toggenburg' || kind === 'brown')
      if (part === 'thigh') colour = blendRgb(colour, leg, (0.5 - y + edge) * 9)
    if (kind === 'alpine') colour = blendRgb(colour, neck, (x - 0.1) * 1.6)
    return colour
  }

  /** White flecks, fewer with a bias. */
  function speckled(ground: Rgb, x: number, y: number, z: number, bias: number): Rgb {
    const large = noise(x * 21 + seed, y * 21, z * 21, seed)
    const small = noise(x * 62, y * 62 + seed, z * 62, seed + 3)
    return blendRgb(ground, FLECK, (large * 0.55 + small * 0.45 - bias - 0.585) * 14)
  }

  function headAt(x: number, y: number, z: number): Rgb {
    const t = x / end
    let colour = kind === 'nubian' ? speckled(face, x, y, z, 0) : face
    if (stripe) {
      if (kind === 'boer') colour = blendRgb(stripe, colour, (z - 0.026) * 90)
      else {
        // From above the eye to the corner of the mouth.
        const line = y - 0.058 + t * 0.16
        const on = 1 - Math.abs(line) / 0.017
        if (t > 0.05 && t < 0.38) colour = blendRgb(colour, stripe, on * 1.6)
        if (kind === 'alpine') colour = blendRgb(colour, stripe, (0.024 - z) * 50)
      }
    }
    // Muzzle and lips.
    colour = blendRgb(colour, nose, (t - 0.335 + (y < -0.045 ? 0.012 : 0)) * 13)
    if (kind === 'toggenburg' && t > 0.31 && stripe) colour = blendRgb(colour, stripe, 0.4)
    return colour
  }
}
