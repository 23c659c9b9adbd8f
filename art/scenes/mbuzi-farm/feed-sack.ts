import { noise } from '../../kit/animals/noise'
import type { Frame as Space, Vec } from '../../kit/animals/volume'
import { far, step, within, type Form, type Surface } from '../../kit/human/forms'
import { stain, tint } from '../../kit/human/tint'

export type FeedSack = {
  middle: Vec
  half: Vec
  /** Colour of what is printed on it. */
  print: string
  seed: number
  /** How far its front end is lifted, in radians. */
  pitch?: number
  /** Where straps hold it down, along its length from -1 to 1. */
  straps: readonly number[]
  /** Goes over what lies beneath: how far its ends hang down. */
  drape?: number
}

/** A stuffed woven sack that lies flat: tapered to its sewn ends, pressed in by rubber straps. */
export function feedSack(sack: FeedSack): Form {
  const { middle, half, seed, pitch = 0, straps, drape = 0 } = sack
  const [a, b, c] = half
  const [weave, print, rubber, seam, grime] = [
    tint('#e4dcc6'),
    tint(sack.print),
    tint('#23201e'),
    tint('#b7a67f'),
    tint('#9a7650'),
  ]
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)]
  const space: Space = { at: middle, x: [cos, sin, 0], y: [-sin, cos, 0], z: [0, 0, 1] }
  const strapped = (x: number): number => Math.min(...straps.map((at) => Math.abs(x / a - at)))
  return within(space, 1, [0, 0, 0], far(a * 1.15, b, c) * 1.15, {
    distance: (x, y0, z) => {
      const y = y0 + drape * (x / a) ** 2 + drape * 0.5 * (z / c) ** 2
      const off = strapped(x)
      const pinch = Math.exp(-((off / 0.11) ** 2))
      const lump = noise(x * 11 + seed, y * 9, z * 11, seed) - 0.5
      const small = noise(x * 30, y * 24 + seed, z * 30, seed + 2) - 0.5
      // Creases run away from the straps and gather at the sewn ends.
      const end = step(0.62, 1, Math.abs(x) / a)
      const crease =
        Math.sin(y * 150 + 30 * lump + seed) * (0.02 * Math.exp(-((off / 0.25) ** 2)) + 0.05 * end)
      const swell = 1 - 0.11 * pinch + 0.14 * lump + 0.05 * small + crease
      const belly =
        Math.abs(x / a) ** 5 +
        Math.abs(y / (b * swell)) ** 2.1 +
        Math.abs(z / (c * (0.5 + swell * 0.5))) ** 3.4
      const stuffed = (belly ** 0.4 - 1) * b * 0.55
      // The hem beyond the seam, flat and a little wavy.
      const wave = 0.012 * Math.sin(z * 42 + seed)
      const hem = Math.max(
        Math.abs(y - wave) - 0.006,
        Math.abs(x) - a * 1.05,
        Math.abs(z) - c * 0.86,
        a * 0.8 - Math.abs(x),
      )
      return Math.min(stuffed, hem * 0.7)
    },
    surface: (x, y, z): Surface => {
      if (strapped(x) < 0.034) return { colour: rubber, gloss: 0.3, flesh: false }
      const along = Math.abs(x) / a
      if (along > 0.97 && along < 0.995) return { colour: seam, gloss: 0.05, flesh: false }
      const lines = Math.abs(along - 0.86) < 0.035 || Math.abs(along - 0.76) < 0.015
      // A printed round mark on the side and on the top of the middle.
      const round = far(x * 1.15, z > c * 0.6 ? y * 1.5 : z)
      const mark =
        Math.abs(x) < a * 0.33 && (Math.abs(round - 0.052) < 0.007 || round < 0.03 || isWord(x, y))
      const worn = 0.75 + 0.25 * noise(x * 60, y * 60, z * 60, seed)
      const printed = lines || (mark && (z > 0 || y > 0))
      const thread = 0.035 * (Math.sin(x * 290) + Math.sin(y * 290 + z * 290))
      const dirt =
        0.5 * step(0.5, 0.75, noise(x * 8, y * 8, z * 8, seed + 7)) + step(0, -b, y) * 0.3
      const cloth = stain(stain(weave, grime, 0.12 + thread), grime, Math.min(0.5, dirt * 0.5))
      return {
        colour: printed ? stain(cloth, print, worn * 0.85) : cloth,
        gloss: 0.06,
        flesh: false,
      }
    },
  })

  /** Bars left and right of the mark, like words that are too far away to read. */
  function isWord(x: number, y: number): boolean {
    const u = Math.abs(x) - 0.062
    return u > 0 && u < 0.018 && Math.abs(y) < b * 0.3 && Math.sin(y * 130) > -0.1
  }
}
