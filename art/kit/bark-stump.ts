import { noise } from './animals/noise'
import { far, step, type Form } from './human/forms'
import { render } from './human/render'
import { stain, tint, type Rgb } from './human/tint'
import type { Light, Pen, Place } from './types'

/** How far the bark stands from the middle at a height and a turn; it spreads into stout roots. */
function girth(y: number, turn: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const ridges = noise(c * 8, y * 1.1, s * 8, 4) + 0.4 * noise(c * 20, y * 3, s * 20, 8)
  const root = (0.5 + 0.5 * Math.sin(turn * 5 + 1.3 * Math.sin(turn) + 0.6)) ** 2
  const foot = (0.12 + 0.34 * root) * Math.exp(-Math.max(0, y) / 0.11)
  return 0.58 + 0.02 * Math.sin(turn * 2 + 1) + foot + 0.05 * (ridges - 0.7)
}

/** Height of the sawn top, which is hardly uneven. */
function topAt(x: number, z: number): number {
  return 0.4 + 0.012 * noise(x * 4, 1, z * 4, 6)
}

const [bark, pale] = [tint('#76593f'), tint('#a58a68')]
const [dark, moss] = [tint('#3a2a1e'), tint('#6c7a3c')]
const [wood, ring, heart] = [tint('#d9b47e'), tint('#a47a48'), tint('#8a6238')]

/** Wood with its rings, and two cracks that run from the heart to the rim. */
function sawn(x: number, z: number): Rgb {
  const r = far(x * 1.04, z)
  const wobble = 0.05 * noise(x * 3, 2, z * 3, 5)
  const lines = step(0.3, 0.95, Math.sin((r + wobble) * 78))
  const crack = step(0.025, 0.006, Math.abs(Math.sin(Math.atan2(z, x) + 0.7 + 2 * wobble)) * r)
  const aged = stain(wood, heart, 0.5 * step(0.24, 0.02, r) + 0.6 * crack * step(0.5, 0.2, r))
  return stain(stain(aged, ring, 0.5 * lines), dark, 0.3 * step(0.5, 0.57, r))
}

function trunk(): Form {
  return {
    at: [0, 0.2, 0],
    radius: 1.25,
    distance: (x, y, z) => {
      const [r, turn] = [far(x, z), Math.atan2(z, x)]
      const [side, top] = [(r - girth(y, turn)) * 0.6, (y - topAt(x, z)) * 0.7]
      // The edge between bark and saw cut is worn round.
      const edge = Math.max(0, 0.02 + side)
      const rise = Math.max(0, 0.02 + top)
      return Math.max(Math.min(Math.max(side, top), 0), far(edge, rise) - 0.02, -0.03 - y)
    },
    surface: (x, y, z) => {
      const [r, turn] = [far(x, z), Math.atan2(z, x)]
      if (y > topAt(x, z) - 0.03 && r < girth(y, turn) - 0.045)
        return { colour: sawn(x, z), gloss: 0.05, flesh: false }
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      const grain = noise(c * 8, y * 1.1, s * 8, 4) * 0.7 + noise(c * 30, y * 5, s * 30, 9) * 0.3
      const rough = stain(bark, pale, step(0.5, 0.75, grain))
      const damp = step(0.3, 0.02, y) * noise(x * 7, y * 7, z * 7, 2)
      const old = stain(rough, dark, 0.7 * step(0.46, 0.28, grain))
      return { colour: stain(old, moss, 0.7 * step(0.3, 0.6, damp)), gloss: 0.03, flesh: false }
    },
  }
}

/** A low stump, sawn level, whose bark spreads into the grass. */
export function barkStump(pen: Pen, place: Place, light: Light): void {
  render(pen, [trunk()], place, light, { turn: 0, tilt: 0.24, bounce: '#7d8a48' })
}
