import { mix } from '../colour'
import { noise } from '../animals/noise'
import type { Body } from './body'
import { faceColours, isBare } from './face'
import type { Dress } from './dress'
import type { Spot } from './paint-figure'

const cloths = new Set([
  'shirt',
  'lower',
  'hem',
  'cloth',
  'scarf',
  'apron',
  'collar',
  'white',
  'sack',
  'hat',
])

/** Whether a part falls in folds. */
export function isCloth(part: string): boolean {
  return cloths.has(part)
}

/** How much a part shines: skin a little, `#` colours marked with a star as metal more. */
export function glossOf(part: string): number {
  if (part === 'skin' || part === 'face') return 0.26
  return part.startsWith('*') ? 0.9 : 0
}

/** The colour of a clothed figure at a point. Parts named `#rrggbb` or `*#rrggbb` are things. */
export function dressColours(dress: Dress, seed: number, body: Body): (spot: Spot) => string {
  const skin = dress.skin
  const face = faceColours(dress, body)
  const bare = isBare(dress, body)
  const isTucked = dress.coat === undefined && !dress.lower.endsWith('skirt')
  const belt = mix(dress.lowerColour, '#1d130c', 0.6)
  const named: Record<string, string> = {
    skin,
    hair: dress.hairColour,
    lower: dress.lowerColour,
    shoe: dress.shoe,
    apron: dress.cloth,
    collar: mix(dress.shirt, '#ffffff', 0.12),
    white: '#e9e4d8',
    hat: dress.hatColour,
    veil: mix(dress.hatColour, '#3d3a34', 0.72),
  }
  return (spot) => {
    const { part, own } = spot
    if (part.startsWith('#')) return part
    if (part.startsWith('*')) return part.slice(1)
    if (part === 'face') return face(own, spot.pixels)
    if ((part === 'hair' || part === 'scarf') && bare(part, own)) return skin
    if (part === 'scarf') return patterned(dress.cloth, dress, spot, seed, true)
    if (part === 'hem' && isTucked && own[1] < 0.024)
      return own[1] > 0.008 && dress.shirt !== dress.lowerColour ? belt : dress.lowerColour
    if (part === 'shirt' || part === 'hem')
      return patterned(dress.shirt, dress, spot, seed, dress.pattern === 'dots')
    if (part === 'lower' && dress.lower.endsWith('skirt'))
      return patterned(dress.lowerColour, dress, spot, seed, true)
    if (part === 'cloth') return patterned(dress.cloth, dress, spot, seed, true)
    return named[part] ?? skin
  }
}

function patterned(
  base: string,
  dress: Dress,
  { model }: Spot,
  seed: number,
  worn: boolean,
): string {
  if (!worn || dress.pattern === undefined || dress.pattern === 'none') return base
  const [x, y, z] = model
  const turn = Math.atan2(z, x + 0.001)
  switch (dress.pattern) {
    case 'checks': {
      const across = Math.abs(((turn * 2.6 + 20) % 1) - 0.5) < 0.13
      const down = Math.abs(((y * 17 + 20) % 1) - 0.5) < 0.14
      return across || down ? mix(base, '#241c30', across && down ? 0.75 : 0.5) : base
    }
    case 'bands': {
      const band = (y * 9 + 20) % 1
      return band < 0.16
        ? mix(base, '#f0dfae', 0.75)
        : band > 0.5 && band < 0.62
          ? mix(base, '#1d1a2a', 0.5)
          : base
    }
    case 'dots':
      break
  }
  const spot = noise(x * 36, y * 36, z * 36, seed + 5)
  return spot > 0.66 ? mix(base, '#f5d88a', 0.7) : spot < 0.27 ? mix(base, '#1f1c2c', 0.45) : base
}
