import { glaze, tone } from '../colour'
import type { Light, Pen, Place, Random } from '../types'
import { birdModel } from './bird-model'
import { type Coat, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import { type WadingBird, wadingBuild } from './wading-builds'

type WadingOptions = {
  pose?: 'standing' | 'feeding' | 'walking'
  turn?: number
  shadow?: boolean
}

type Parts = Partial<Record<string, string>> & { body: string }

const PALETTES: Record<WadingBird, Parts> = {
  flamingo: {
    body: '#eeb4ae',
    neck: '#f0beb6',
    head: '#efbab2',
    wing: '#e08a88',
    tail: '#d9706f',
    beak: '#33262a',
    shank: '#d97f7c',
    thigh: '#eeb4ae',
  },
  marabou: {
    body: '#f0ebe2',
    neck: '#cf9a86',
    head: '#b8705e',
    wing: '#42464a',
    tail: '#3a3d40',
    beak: '#b9a58a',
    shank: '#c9c4ba',
    thigh: '#e6e0d6',
    crest: '#cf8f7c',
  },
  'crowned-crane': {
    body: '#8d959c',
    neck: '#a9b0b4',
    head: '#1f1f22',
    wing: '#ece8dd',
    tail: '#6a3a26',
    beak: '#3c3b3d',
    shank: '#3c3a3a',
    thigh: '#828a90',
    crest: '#e0b250',
    comb: '#c43c30',
    cheek: '#f3efe8',
  },
  egret: { body: '#f6f3ea', beak: '#e0a93a', shank: '#5c5a44', crest: '#ecc891' },
}

function coatOf(kind: WadingBird, seed: number): Coat {
  const parts = PALETTES[kind]
  return ({ part, x, y, z, along }) => {
    if (part === 'eye') return '#18120f'
    if (kind === 'flamingo' && part === 'beak') return along < 0.5 ? '#e9a39c' : '#33262a'
    if (kind === 'crowned-crane' && part === 'wing')
      return stepMix('#ece8dd', '#5e3222', (along - 0.62) * 8)
    const base = parts[part] ?? parts.body
    return stepMix(base, '#5a4a44', noise(x * 20, y * 44, z * 20, seed) * 0.2)
  }
}

/** A long-legged bird; `place.size` is the height of its crown. */
function wadingBird(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  kind: WadingBird,
  options: WadingOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const bird = wadingBuild(kind, options.pose === 'feeding', options.pose === 'walking')
  paintModel(pen, birdModel(bird, (random() - 0.5) * 0.5), place, light, {
    coat: coatOf(kind, seed),
    turn: options.turn ?? (random() - 0.5) * 0.7,
    seed,
    ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
  })
}

/**
 * A band of flamingos along a lake edge, far ones first, each over its reflection; `place` is the
 * middle of the near edge, `size` the height of a near bird.
 */
export function flamingos(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  {
    count = 30,
    width = place.size * 9,
    depth = place.size * 0.8,
    reflection = true,
  }: { count?: number; width?: number; depth?: number; reflection?: boolean } = {},
): void {
  for (let index = 0; index < count; index++) {
    const near = Math.sqrt((index + random()) / count)
    const size = place.size * (0.42 + 0.58 * near)
    const spot: Place = {
      x: place.x + (((index * 0.618) % 1) - 0.5 + (random() - 0.5) * 0.06) * width,
      y: place.y - depth * (1 - near),
      size,
      facing: random() < 0.7 ? (place.facing ?? 'right') : 'left',
      distance: Math.min(0.85, (place.distance ?? 0) + (1 - near) * 0.3),
    }
    if (reflection) mirrored(pen, spot, light)
    wadingBird(pen, spot, light, random, 'flamingo', {
      pose: random() < 0.45 ? 'feeding' : random() < 0.5 ? 'walking' : 'standing',
      shadow: false,
    })
  }
}

function mirrored(pen: Pen, { x, y, size, distance = 0 }: Place, light: Light): void {
  const pink = tone('#e8a9a4', light, 'middle', distance)
  const fade = pen.createLinearGradient(x, y, x, y + size * 0.75)
  fade.addColorStop(0, glaze(pink, 0.15))
  fade.addColorStop(0.6, glaze(pink, 0.55))
  fade.addColorStop(1, glaze(pink, 0))
  pen.fillStyle = fade
  pen.beginPath()
  pen.ellipse(x, y + size * 0.46, size * 0.17, size * 0.28, 0, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = glaze(tone('#d97f7c', light, 'shade', distance), 0.4)
  pen.fillRect(x - size * 0.012, y, size * 0.024, size * 0.4)
}
