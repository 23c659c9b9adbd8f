import { noise } from '../animals/noise'
import { stepMix } from '../animals/palette'
import type { Surface } from './mesh'

const dark = '#1f1c1a'

/** The colour of a surface at u, v in metres. */
export function surfaceColour(surface: Surface, u: number, v: number, seed: number): string {
  const { colour, second = '#f0e6d0' } = surface
  const speck = noise(u * 3.1, v * 3.1, 1, seed) - 0.5
  const worn = stepMix(
    colour,
    dark,
    Math.max(0, speck * (surface.pattern === undefined ? 0.06 : 0.26)),
  )
  if (surface.pattern === undefined) return worn
  switch (surface.pattern) {
    case 'mabati': {
      const wave = Math.sin(u * 26)
      const sheet = noise(Math.floor(u / 0.9) * 7.7, Math.floor(v / 2.2) * 3.3, 0, seed)
      const rust = noise(u * 0.9, v * 0.6, 4, seed)
      const base = stepMix(
        stepMix(colour, second, rust > 0.62 ? (rust - 0.62) * 2.4 : 0),
        '#ffffff',
        sheet * 0.16,
      )
      return wave < -0.35 ? stepMix(base, dark, 0.22) : base
    }
    case 'planks': {
      const at = v / 0.22
      const board = noise(Math.floor(at) * 5.1, 0, 0, seed)
      return at % 1 < 0.1
        ? stepMix(colour, dark, 0.5)
        : stepMix(worn, board > 0.5 ? '#ffffff' : dark, Math.abs(board - 0.5) * 0.3)
    }
    case 'slats': {
      const at = u / 0.17
      const board = noise(Math.floor(at) * 5.1, 0, 0, seed)
      return at % 1 < 0.22
        ? stepMix(colour, dark, 0.7)
        : stepMix(worn, board > 0.5 ? '#ffffff' : dark, Math.abs(board - 0.5) * 0.34)
    }
    case 'thatch': {
      const straw = noise(u * 16, v * 2.2, 0, seed)
      const layer = (v / 0.42 + noise(u * 2, 0, 0, seed) * 0.4) % 1
      return stepMix(
        layer < 0.14 ? stepMix(colour, dark, 0.4) : colour,
        straw > 0.5 ? second : dark,
        Math.abs(straw - 0.5) * 0.7,
      )
    }
    case 'mud': {
      const patch = noise(u * 1.7, v * 1.7, 0, seed)
      return stepMix(worn, v < 0.35 ? dark : second, v < 0.35 ? 0.2 : patch * 0.24)
    }
    case 'stone': {
      const row = Math.floor(v / 0.28)
      const along = u / 0.5 + (row % 2) * 0.5
      const block = noise(Math.floor(along) * 3.3, row * 5.7, 0, seed)
      return (v / 0.28) % 1 < 0.1 || along % 1 < 0.06
        ? stepMix(colour, dark, 0.32)
        : stepMix(colour, block > 0.5 ? second : dark, Math.abs(block - 0.5) * 0.4)
    }
    case 'canvas': {
      const fold = noise(u * 1.3, v * 0.5, 0, seed)
      return stepMix(colour, dark, Math.max(0, fold - 0.45) * 0.35)
    }
    case 'weave':
      return (Math.floor(u / 0.05) + Math.floor(v / 0.05)) % 2 === 0
        ? stepMix(colour, dark, 0.2)
        : stepMix(colour, second, 0.12)
    case 'bars':
      return u % 0.5 < 0.05 || v % 0.8 < 0.05 ? second : worn
    case 'glass': {
      const pale = noise(u * 0.9 + v * 0.5, v * 0.4, 0, seed)
      return stepMix(colour, second, pale > 0.5 ? 0.5 : 0.12)
    }
    case 'stripes':
      return (v / 0.3) % 2 < 1 ? colour : second
    case 'net':
      break
  }
  return stepMix(colour, dark, ((u * 4) % 1 < 0.12 ? 0.2 : 0) + ((v * 4) % 1 < 0.12 ? 0.2 : 0))
}
