import { closeHand } from '../../kit/human/close-hand'
import { leaf, tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Black bags of green in trays, a hand that chooses. */
function seedlingsToTakeHome(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', -0.7)
  stage.ground({ top: -10, colour: '#9a7a52', patches: '#b49466', grass: 0, distance: 0.1 })
  stage.glow([200, 60, 1500], 700, '#fff0c8', 0.35)
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const y = 250 + 1010 * near ** 1.2
    const size = 190 + 190 * near
    const board = tonesOf('#a9783f', stage.light)
    const step = size * 0.7
    for (let i = -1; i < 1700 / step; i++) {
      const x = (i + (row % 2) * 0.5) * step
      // Blocks of different plants; the row in the middle has a gap where one was taken.
      const kind = kinds[(Math.floor((x + 90) / (420 + 160 * near)) + row * 2 + 6) % 3] ?? 'avocado'
      if (row !== 3 || Math.abs(x - 800) > size * 0.4)
        bagged(stage, [x, y, size * (0.94 + 0.12 * random())], kind)
    }
    stage.shape(
      [
        [-20, y + size * 0.02],
        [1620, y - size * 0.02],
        [1620, y + size * 0.14],
        [-20, y + size * 0.18],
      ],
      stage.blend(
        [0, 0],
        [1600, 0],
        [
          [0, board.lit],
          [1, board.shade],
        ],
      ),
    )
  }
  stage.glow([1500, 1150, 1200], 700, '#2b2a38', 0.35)
  stage.glow([800, 960, 520], 220, '#2a201c', 0.55)
  stage.glow([790, 560, 1000], 900, '#f0e2b8', 0.3, 0.2)
  bagged(stage, [760, 780, 620], 'avocado', false)
  closeHand(pen, { x: 906, y: 520, size: 560 }, stage.light, {
    skin: '#7b4a30',
    sleeve: '#d9622f',
    grip: 'pinch',
    way: [-0.92, -0.2, 0.1],
    palm: [-0.2, -0.95, 0.25],
    side: 1,
    arm: [0.9, 0.4, 0.15],
  })
}

/** A seedling in its black bag; `size` is about the height of both. */
function bagged(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  kind: Kind,
  stands = true,
): void {
  const bag = tonesOf('#3a3941', stage.light)
  const [w, h] = [size * 0.26, size * 0.44]
  if (stands) stage.glow([x + w * 0.9, y + 4, w * 3.2], size * 0.2, '#2a1c1c', 0.5, 0.3)
  stage.soft(
    [
      [x - w, y - h],
      [x + w, y - h],
      [x + w * 1.02, y - h * 0.5],
      [x + w * 0.86, y + size * 0.07],
      [x - w * 0.86, y + size * 0.07],
      [x - w * 1.02, y - h * 0.5],
    ],
    stage.blend(
      [x - w, 0],
      [x + w, 0],
      [
        [0, '#7d7c86'],
        [0.28, bag.middle],
        [1, '#1d1c24'],
      ],
    ),
  )
  for (const [from, to] of [
    [-0.5, -0.36],
    [0.1, 0.22],
    [0.6, 0.52],
  ] as const)
    stage.line(
      [x + w * from, y - h * 0.8],
      [x + w * (from + 0.1), y - h * 0.4],
      [x + w * to, y],
      'rgba(150,150,165,0.4)',
      size * 0.012,
    )
  stage.oval(x, y - h + 2, w * 1.86, size * 0.13, '#8a8791')
  stage.oval(x, y - h + 3, w * 1.7, size * 0.105, '#4a3024')
  plants[kind](stage, [x, y - h], size * 0.7)
}

type Kind = 'avocado' | 'passion' | 'grevillea'
const kinds = ['avocado', 'passion', 'grevillea'] as const

/** What grows in the bags, from the soil up; the number is how tall it is. */
const plants: Record<Kind, (stage: Expo, soil: Point, tall: number) => void> = {
  avocado: (stage, [x, y], tall) => {
    stem(stage, [x, y], tall * 0.85)
    for (let i = 0; i < 10; i++) {
      const turn = -Math.PI / 2 + (i % 2 === 0 ? 1 : -1) * (1.35 - i * 0.11)
      blade(
        stage,
        [x, y - tall * (0.3 + 0.055 * i)],
        turn,
        tall * (0.62 - 0.028 * i),
        0.2,
        '#4f8f3a',
        0.34,
      )
    }
  },
  passion: (stage, [x, y], tall) => {
    stem(stage, [x, y], tall * 0.9)
    for (let i = 0; i < 7; i++) {
      const side = i % 2 === 0 ? 1 : -1
      const at: Point = [x + side * tall * 0.05, y - tall * (0.18 + 0.12 * i)]
      for (const spread of [-0.6, 0.6, 0])
        blade(
          stage,
          at,
          (side > 0 ? -0.35 : Math.PI + 0.35) + spread,
          tall * (0.36 - 0.02 * i),
          0.34,
          '#7fae4a',
          0.2,
        )
    }
  },
  grevillea: (stage, [x, y], tall) => {
    stem(stage, [x, y], tall * 1.05)
    for (let i = 0; i < 8; i++) {
      const side = i % 2 === 0 ? 1 : -1
      const turn = -Math.PI / 2 + side * (1.1 - i * 0.08)
      const from: Point = [x, y - tall * (0.22 + 0.1 * i)]
      const long = tall * (0.46 - 0.025 * i)
      for (let k = 1; k < 6; k++) {
        const at: Point = [
          from[0] + Math.cos(turn) * long * (k / 6),
          from[1] + Math.sin(turn) * long * (k / 6),
        ]
        for (const out of [0.7, -0.7])
          blade(stage, at, turn + out, long * (0.5 - 0.04 * k), 0.2, '#4f8460', 0)
      }
    }
  },
}

function stem(stage: Expo, [x, y]: Point, tall: number): void {
  stage.line([x, y], [x + tall * 0.02, y - tall * 0.5], [x, y - tall], '#6b7a3a', tall * 0.05)
}

function blade(
  stage: Expo,
  from: Point,
  angle: number,
  length: number,
  wide: number,
  green: string,
  droop: number,
): void {
  const tones = tonesOf(green, stage.light)
  const lit = Math.cos(angle) * stage.light.from > 0
  leaf(
    stage.pen,
    from,
    { angle, length, width: length * wide, droop },
    { one: lit ? tones.lit : tones.middle, other: lit ? tones.middle : tones.shade },
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/09-seedlings',
    height: 1200,
    seed: 6109,
    compose: seedlingsToTakeHome,
    fine: true,
    focus: [{ x: 820, y: 600, radius: 300 }],
  },
]
