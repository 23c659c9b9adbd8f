import { blendRgb, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'

const ROSY = rgbOf('#d07f70')
const MUD = rgbOf('#7a5a40')

/** White bristles over rosy skin; dust where it lies. */
export function pigHide(young: boolean, seed: number): (spot: Spot) => Rgb {
  const base = rgbOf(young ? '#f0b8a4' : '#eab29a')
  return ({ part, x, y, z }) => {
    if (part === 'hoof') return rgbOf('#6e564a')
    if (part === 'nose') return rgbOf('#cf8376')
    if (part === 'ear' || part === 'udder') return blendRgb(base, ROSY, 0.25)
    const blotch = noise(x * 2.2 + seed, y * 3, z * 2.2, seed)
    const fleck = noise(x * 11, y * 11, z * 11, seed) - 0.5
    const skin = blendRgb(base, ROSY, (blotch - 0.5) * 0.8 + fleck * 0.3)
    if (part === 'head') return blendRgb(skin, ROSY, Math.max(0, x - 0.28) * 2)
    const wet = noise(x * 5.1, y * 6.7, z * 5.3, seed) - 0.5
    return blendRgb(skin, MUD, Math.min(0.4, (0.16 - y) * 1.6 + wet * 0.4))
  }
}
