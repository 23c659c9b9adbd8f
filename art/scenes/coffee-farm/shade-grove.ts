import { mix } from '../../kit/colour'
import { seeded } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import type { Spot, Stage } from '../../kit/stage'
import type { ShadeTree } from './shade-trees'

const tall = { lean: 0.02, bark: '#8a7f70' }
/** The trees from far to near; no two stand or part alike. */
export const distant: readonly ShadeTree[] = [
  {
    ...tall,
    at: [90, 660],
    size: 720,
    far: 0.4,
    fork: 0.5,
    leaf: '#5f8348',
    seed: 1,
    boughs: [
      [-0.2, 0.74],
      [0.02, 0.92],
      [0.2, 0.76],
    ],
  },
  {
    ...tall,
    at: [350, 640],
    size: 600,
    far: 0.48,
    fork: 0.56,
    leaf: '#6f8a4c',
    seed: 2,
    boughs: [
      [-0.16, 0.86],
      [0.18, 0.8],
      [0.05, 1.0],
    ],
  },
  {
    ...tall,
    at: [610, 636],
    size: 520,
    far: 0.52,
    lean: -0.05,
    fork: 0.46,
    leaf: '#577f50',
    seed: 3,
    boughs: [
      [-0.26, 0.72],
      [0.0, 0.86],
      [0.2, 0.78],
    ],
  },
  {
    ...tall,
    at: [975, 636],
    size: 540,
    far: 0.5,
    fork: 0.6,
    leaf: '#6f8a4c',
    seed: 4,
    boughs: [
      [-0.14, 0.84],
      [0.2, 0.86],
    ],
  },
  {
    ...tall,
    at: [1240, 644],
    size: 640,
    far: 0.45,
    lean: 0.05,
    fork: 0.48,
    leaf: '#5f8348',
    seed: 5,
    boughs: [
      [-0.18, 0.8],
      [0.06, 0.98],
      [0.26, 0.76],
    ],
  },
  {
    ...tall,
    at: [1530, 656],
    size: 720,
    far: 0.38,
    fork: 0.52,
    leaf: '#64864a',
    seed: 6,
    boughs: [
      [-0.16, 0.8],
      [0.14, 0.84],
    ],
  },
]
export const middle: readonly ShadeTree[] = [
  {
    at: [446, 800],
    size: 1000,
    far: 0.2,
    lean: -0.03,
    fork: 0.56,
    bark: '#857766',
    leaf: '#5d8242',
    seed: 7,
    boughs: [
      [-0.24, 0.68],
      [-0.06, 0.8],
      [0.12, 0.72],
      [0.24, 0.66],
    ],
  },
  {
    at: [1112, 806],
    size: 1040,
    far: 0.18,
    lean: 0.05,
    fork: 0.6,
    bark: '#8d8170',
    leaf: '#6b8a44',
    seed: 8,
    boughs: [
      [-0.16, 0.74],
      [0.08, 0.8],
      [0.28, 0.72],
    ],
  },
]
export const near: readonly ShadeTree[] = [
  {
    at: [178, 1060],
    size: 1500,
    far: 0.04,
    lean: -0.04,
    fork: 0.55,
    bark: '#7d6c58',
    leaf: '#4f7a38',
    seed: 9,
    boughs: [
      [-0.22, 0.66],
      [0.02, 0.7],
      [0.17, 0.64],
    ],
  },
]

/** Bushes farther off, where leaf runs together: a dark foot, a lit top, a few red dots. */
export function bushMasses(stage: Stage, spots: readonly Spot[]): void {
  const { pen, light } = stage
  for (const [k, [x, y, size, , distance = 0]] of spots.entries()) {
    const random = seeded(40 + k)
    stage.glow([x - size * 0.12, y, size * 1.3], size * 0.24, '#2b3a20', 0.5 - distance, 0.4)
    for (const [dx, up, wide, high, base] of [
      [0, 0.34, 1.05, 0.62, '#2f5230'],
      [-0.2, 0.52, 0.66, 0.5, '#41693a'],
      [0.2, 0.48, 0.7, 0.5, '#3d6636'],
      [0.06, 0.7, 0.7, 0.44, '#527c3e'],
      [0.22, 0.66, 0.4, 0.26, '#64903f'],
    ] as const)
      foliage(
        pen,
        {
          x: x + dx * size * (0.8 + 0.4 * random()),
          y: y - size * up * (0.92 + 0.16 * random()),
          width: size * wide,
          height: size * high,
        },
        light,
        random,
        { base, distance, dab: size * (0.03 + 0.012 * random()), density: 0.9 },
      )
    for (let i = 0; i < 16; i++)
      stage.oval(
        x + size * 0.46 * (random() * 2 - 1),
        y - size * (0.16 + 0.6 * random()),
        size * 0.028,
        size * 0.028,
        mix('#c2362a', light.air, distance),
      )
  }
}
