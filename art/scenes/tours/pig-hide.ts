import { blendRgb, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'

const SKIN = rgbOf('#e3b8a0')
const ROSY = rgbOf('#d98f7e')
const MUD = rgbOf('#7a5a40')

/** White bristles over rosy skin; mud dries on the feet and in splashes over the belly. */
export function pigHide(spotted: boolean, piglet: boolean, seed: number): (spot: Spot) => Rgb {
  const base = blendRgb(SKIN, rgbOf('#f3c8b4'), piglet ? 0.7 : 0)
  return ({ part, x, y, z }) => {
    if (part === 'hoof') return rgbOf('#6e564a')
    if (part === 'nose') return rgbOf('#cf8376')
    if (part === 'teat') return rgbOf('#cf8577')
    const blotch = noise(x * 2.2 + seed, y * 3, z * 2.2, seed)
    const fleck = noise(x * 11, y * 11, z * 11, seed) - 0.5
    let skin = blendRgb(base, ROSY, (blotch - 0.5) * 1.1 + fleck * 0.5)
    if (part === 'ear') return blendRgb(base, ROSY, 0.22)
    if (part === 'udder') return blendRgb(base, ROSY, 0.45)
    if (part === 'head') return blendRgb(skin, ROSY, Math.max(0, x - 0.3) * 2)
    if (spotted)
      skin = blendRgb(
        skin,
        rgbOf('#453a38'),
        (noise(x * 5.2 + 7, y * 5.2, z * 3, seed) - 0.64) * 14,
      )
    const wet = noise(x * 5.1, y * 6.7, z * 5.3, seed) + 0.5 * noise(x * 13, y * 12, z * 13, seed)
    const from = part === 'leg' ? 0.36 : part === 'thigh' ? 0.5 : 0.56
    const mud = (from - y) * 3.4 + (wet - 0.85) * 3
    return blendRgb(skin, MUD, Math.min(piglet ? 0.5 : 0.86, mud))
  }
}
