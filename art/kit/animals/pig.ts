import type { Light, Pen, Place, Random } from '../types'
import { headOf } from './heads'
import { type Coat, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import { type Beast, type BeastPose, quadruped } from './quadruped'

type PigCoat = 'pink' | 'spotted'

export type PigOptions = {
  pose?: BeastPose
  coat?: PigCoat
  piglet?: boolean
  turn?: number
  /** Turn of the head against the trunk; by chance unless told. */
  look?: number
  shadow?: boolean
}

/** A long pig with upright ears; a piglet is short, slim and has no teats. */
function pigBeast(piglet: boolean): Beast {
  const slim = piglet ? 0.84 : 1
  const leg = {
    hip: 0.18 * slim,
    knee: 0.115 * slim,
    hock: 0.064,
    cannon: 0.046,
    hoof: 0.05,
    length: 0.63,
    bend: 1.15,
  }
  const x = (value: number): number => value * (piglet ? 0.82 : 1)
  const sag = piglet ? 0.05 : 0
  return {
    torso: [
      [x(-0.86), 0.82, 0.6, 0.2 * slim],
      [x(-0.7), 0.94, 0.52, 0.34 * slim],
      [x(-0.34), 0.99, 0.47 + sag, 0.4 * slim],
      [x(0.04), 0.98, 0.44 + sag, 0.42 * slim],
      [x(0.34), 0.95, 0.45 + sag, 0.39 * slim],
      [x(0.58), 0.9, 0.5, 0.33 * slim],
    ],
    hip: [x(-0.62), 0.64, 0.13 * slim],
    shoulder: [x(0.4), 0.58, 0.13 * slim],
    hind: leg,
    fore: { ...leg, hip: 0.165 * slim, knee: 0.098 * slim, length: 0.57 },
    stand: [x(-0.72), x(-0.56), x(0.34), x(0.5)],
    neck: {
      base: [x(0.52), 0.7, 0],
      breast: [x(0.58), 0.58, 0],
      thick: [0.24, 0.22, 0.19],
      flat: 0.82,
    },
    heads: {
      standing: { at: [x(0.8), 0.74, 0], pitch: -0.5 },
      grazing: { at: [x(0.8), 0.56, 0], pitch: -0.86 },
      lying: { at: [x(0.78), 0.36, 0], pitch: -0.25 },
    },
    head: (model) => {
      headOf(model, {
        sections: [
          [0, 0.16, -0.2, 0.3],
          [0.12, 0.12, -0.2, 0.28],
          [0.24, 0.045, -0.16, 0.19],
          [0.36, 0.02, -0.12, 0.14],
          [0.47, 0.01, -0.1, 0.125],
        ],
        eye: [0.17, 0.055, 0.118, 0.021],
        nose: [0.5, -0.028, 0.028, 0.03],
        ear: {
          root: [0, 0.13, 0.11],
          tip: [0.1, 0.38, 0.2],
          wide: 0.09,
          flatAxis: [0.55, -0.25, 0.8],
        },
      })
      model.tube(
        'nose',
        [
          [0.49, 0.005, 0, 0.066],
          [0.495, -0.06, 0, 0.06],
        ],
        { blend: 0.03, flat: 0.42, flatAxis: [1, 0, 0] },
      )
    },
    tail: [
      [x(-0.9), 0.8, 0, 0.03],
      [x(-0.97), 0.84, 0.05, 0.022],
      [x(-1.0), 0.77, 0.0, 0.02],
      [x(-0.96), 0.74, -0.03, 0.018],
      [x(-1.04), 0.72, 0.02, 0.012],
    ],
    extra: (model) => {
      if (!piglet)
        for (let i = 0; i < 6; i++)
          model.tube(
            'teat',
            [
              [-0.4 + i * 0.13, 0.47, 0.13, 0.03],
              [-0.4 + i * 0.13, 0.43, 0.142, 0.015],
            ],
            { blend: 0.03 },
          )
    },
  }
}

function pigCoat(kind: PigCoat, seed: number): Coat {
  const base = kind === 'pink' ? '#dba690' : '#e0b49e'
  return ({ part, x, y, z }) => {
    if (part === 'eye') return '#1a1210'
    if (part === 'hoof') return '#6b5047'
    if (part === 'nose') return '#cf8f80'
    if (part === 'teat') return '#cf9484'
    if (part === 'ear') return stepMix(base, '#c98272', kind === 'pink' ? 0.5 : 0.15)
    if (kind === 'spotted')
      return stepMix(base, '#4a3c38', (noise(x * 3.4 + seed, y * 3.4, z * 3.4, seed) - 0.64) * 20)
    // Mud dries on the legs and the belly and in splashes on the flank; the skin is rosy in folds.
    const wet =
      noise(x * 3.1, y * 3.7, z * 3.3, seed) + 0.5 * noise(x * 8.3, y * 7.1, z * 7.7, seed)
    const skin = stepMix(base, '#c07a66', (noise(x * 2.4, y * 3, z * 2, seed) - 0.45) * 0.9)
    const muddyBelow = { leg: 0.62, head: 0.1 }[part] ?? 0.5
    const mud = (muddyBelow - y) * 3 + (wet - 0.75) * 2.6
    return stepMix(skin, '#6b4a34', Math.min(0.9, mud))
  }
}

/** A pig; `place.size` is the height of its back. */
export function pig(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PigOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const coat = pigCoat(options.coat ?? (random() < 0.7 ? 'pink' : 'spotted'), seed)
  const turn = options.turn ?? (random() - 0.5) * 0.5
  const view = { coat, turn, shadow: options.shadow ?? true, seed }
  const model = quadruped(
    pigBeast(options.piglet ?? false),
    options.pose ?? 'standing',
    options.look ?? (random() - 0.3) * 0.5,
  )
  paintModel(pen, model, place, light, view)
}
