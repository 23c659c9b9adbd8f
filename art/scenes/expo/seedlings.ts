import { mix } from '../../kit/colour'
import type { Fingers } from '../../kit/body/fingers'
import { closeHand } from '../../kit/human/close-hand'
import { far, type Form } from '../../kit/human/forms'
import { stain, tint } from '../../kit/human/tint'
import { noise } from '../../kit/animals/noise'
import { lightOf } from '../../kit/light'
import { foliage, leaf, tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { nearSleeve, type NearArm } from './near-sleeve'
import { Expo } from './stage'

/** The hand that lifts the bag: its fingers go round the side of it, the thumb before it. */
const arm: NearArm = {
  grip: 'cup',
  way: [-0.95, 0.06, 0.1],
  palm: [-0.1, 0, -1],
  side: -1,
  arm: [0.93, -0.22, 0.3],
}

/** Fingers that follow the round of the bag, the thumb spread up along it. */
const around: Fingers = {
  bends: [
    [0.4, 0.5, 0.35],
    [0.46, 0.55, 0.4],
    [0.5, 0.55, 0.4],
    [0.5, 0.55, 0.4],
  ],
  thumb: [-0.12, 0.3, 0.1, 0.25],
  part: 0.02,
}

/** A hand lifts one seedling in its bag out of the rows; the rest stand in the shade behind. */
function seedlingsToTakeHome(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', -0.7), height: 0.4 })
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
      [0, 200],
      [0, 1200],
      [
        [0, '#8f7350'],
        [1, '#5f4632'],
      ],
    ),
  )
  hedgeBehind(stage)
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const y = 330 + 960 * near ** 1.25
    const size = 200 + 330 * near
    const step = size * 0.52
    for (let i = -1; i < 1700 / step; i++) {
      const x = (i + (row % 2) * 0.5 + 0.34 * (random() - 0.5)) * step
      const kind = kinds[Math.floor((x + 160) / (560 + 120 * near) + row) % 3] ?? 'avocado'
      bagged(
        stage,
        [x, y + size * 0.1 * (random() - 0.5), size * (0.84 + 0.3 * random())],
        kind,
        0.34 - 0.3 * near,
      )
    }
  }
  // The rows stand in the shade of the tent; only what is lifted comes into the sun.
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
      [0, 120],
      [0, 330],
      [
        [0, 'rgba(22,40,44,0)'],
        [1, 'rgba(22,40,44,0.42)'],
      ],
    ),
  )
  stage.glow([640, 560, 1200], 1100, '#ffe9b0', 0.16, 0.1)
  const [x, y, unit] = [770, 900, 620]
  closeHand(pen, { x, y, size: unit }, stage.light, {
    ...arm,
    skin: '#7b4a30',
    tilt: 0.16,
    fingers: around,
    things: [bagForm([-0.06, -0.42, -0.3], 0.3, 0.83), nearSleeve(arm, '#d9622f')],
  })
  plants.avocado(stage, [x - 42, y - 276], 570)
}

/** A hedge in the sun beyond the shade, out of which the far rows come. */
function hedgeBehind(stage: Expo): void {
  for (let i = 0; i < 22; i++)
    foliage(
      stage.pen,
      { x: i * 78, y: 40 + 40 * stage.random(), width: 260, height: 230 },
      stage.light,
      stage.random,
      { base: i % 3 ? '#6f9448' : '#8fa957', distance: 0.2, dab: 15 },
    )
}

/** A black bag of soil in the space of a hand, standing on `foot`. */
function bagForm(foot: readonly [number, number, number], wide: number, tall: number): Form {
  const [black, soil, fold] = [tint('#34333b'), tint('#4a3022'), tint('#8b8a95')]
  const middle = tall / 2
  return {
    at: [foot[0], foot[1] + middle, foot[2]],
    radius: far(wide * 1.1, middle) + 0.05,
    distance: (px, py, pz) => {
      const [x, y, z] = [px - foot[0], py - foot[1], pz - foot[2]]
      const up = y / tall
      const turn = Math.atan2(z, x)
      // Full below, drawn in a little at the mouth, with the creases of thin plastic.
      const r = wide * (0.9 + 0.14 * Math.sin(up * 2.5))
      const crease = 0.011 * Math.sin(turn * 9 + 5 * up) * Math.sin(up * 7 + turn * 2)
      const inside = far(x, z) < r - 0.035 && up > 0.5
      const top = inside ? y - tall + 0.035 : y - tall
      return Math.max(far(x, z) - r - crease, -y, top) * 0.7
    },
    surface: (px, py, pz) => {
      const [x, y, z] = [px - foot[0], py - foot[1], pz - foot[2]]
      const turn = Math.atan2(z, x)
      if (y > tall - 0.045 && far(x, z) < wide * 0.9)
        return {
          colour: stain(soil, black, noise(x * 30, z * 30, 1, 4) * 0.8),
          gloss: 0,
          flesh: false,
        }
      const streak = Math.max(0, Math.sin(turn * 9 + 5 * (y / tall))) ** 8
      return { colour: stain(black, fold, 0.55 * streak), gloss: 0.55, flesh: false }
    },
  }
}

/** A seedling in its black bag; `size` is about the height of both. */
function bagged(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  kind: Kind,
  distance: number,
): void {
  const bag = tonesOf('#2f2e36', stage.light, distance)
  const [w, h] = [size * 0.25, size * 0.5]
  stage.glow([x + w * 0.5, y + 2, w * 3], size * 0.14, '#1c1210', 0.8, 0.4)
  stage.soft(
    [
      [x - w * 0.9, y - h * 1.04],
      [x + w * 0.9, y - h * 1.04],
      [x + w * 1.06, y - h * 0.4],
      [x + w * 0.92, y + size * 0.05],
      [x - w * 0.92, y + size * 0.05],
      [x - w * 1.06, y - h * 0.4],
    ],
    stage.blend(
      [x - w, 0],
      [x + w, 0],
      [
        [0, mix(bag.lit, '#b0b0bc', 0.3)],
        [0.3, bag.middle],
        [1, mix(bag.shade, '#0c0b10', 0.4)],
      ],
    ),
  )
  stage.oval(x, y - h * 0.98, w * 1.7, size * 0.12, mix(bag.lit, '#c0c0ca', 0.35))
  stage.oval(
    x,
    y - h * 0.97,
    w * 1.5,
    size * 0.09,
    tonesOf('#4a3024', stage.light, distance).middle,
  )
  // No two grow alike: each leans its own way and is taller or broader.
  const { pen, random } = stage
  pen.save()
  pen.translate(x, y - h * 0.97)
  pen.rotate(0.3 * (random() - 0.5))
  pen.scale((random() < 0.5 ? -1 : 1) * (0.9 + 0.35 * random()), 0.8 + 0.4 * random())
  plants[kind](stage, [0, 0], size * 0.66)
  pen.restore()
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
      const turn = side > 0 ? -0.45 : Math.PI + 0.45
      const long = tall * (0.42 - 0.025 * i)
      const out: Point = [at[0] + side * tall * 0.07, at[1] - tall * 0.05]
      stage.line([x, at[1]], at, out, '#7f9448', tall * 0.018)
      blade(stage, out, turn, long, 0.62, '#6fa046', 0.4)
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
  stage.line([x, y], [x + tall * 0.02, y - tall * 0.5], [x, y - tall], '#6b7a3a', tall * 0.038)
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
  const own = 0.8 + 0.4 * stage.random()
  leaf(
    stage.pen,
    from,
    {
      angle: angle + 0.35 * (stage.random() - 0.5),
      length: length * own,
      width: length * wide * own,
      droop: droop + 0.3 * (stage.random() - 0.3),
    },
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
    focus: [
      { x: 740, y: 840, radius: 400 },
      { x: 730, y: 340, radius: 330 },
      { x: 1000, y: 880, radius: 200 },
    ],
  },
]
