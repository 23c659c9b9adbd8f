import type { Vec } from '../../kit/animals/volume'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { milkPail } from '../../kit/milk-pail'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import type { Point } from '../../kit/shapes'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { Expo } from './stage'

/** Two milkers against the clock. */
function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.4), height: 0.3 })
  stage.sky({ kind: 'golden', horizon: 330, clouds: 0.7 })
  stage.knuckles(345, { shift: -180, distance: 0.5 })
  stage.ground({ top: 350, colour: '#8fa04e', patches: '#b5a062', grass: 22, distance: 0.28 })
  stage.tent([150, 500, 110, 1, 0.26], { pennant: '#c8452f' })
  crowd(stage)
  for (const x of [300, 1000, 1700])
    stage.put(fence, [x, 622, 118, 1, 0.06], { length: 13, turn: 0 })
  stage.ground({ top: 624, colour: '#a58c58', patches: '#96a052', grass: 26, distance: 0.1 })
  contestant(stage, [1300, 815, 240], 'jersey', {
    sex: 'woman',
    wear: { shirt: '#efe6d2', lowerColour: '#2f5f8a', hair: 'scarf', cloth: '#c8452f' },
  })
  contestant(stage, [520, 1040, 720], 'friesian', {
    sex: 'man',
    wear: { shirt: '#c2542f', lowerColour: '#7d6f4e', hat: 'none', hair: 'cropped' },
  })
  stage.tufts([800, 1222, 54], 1700, '#8f9a50', 0.8)
}

/** Knots of people along the rail, some of them far back, of all heights. */
function crowd(stage: Expo): void {
  const { random } = stage
  const poses = ['clapping', 'talking', 'arms-folded', 'clapping', 'waving', 'listening'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall'] as const
  const knots = [
    [1470, 2, 556],
    [180, 2, 588],
    [1180, 3, 556],
    [30, 2, 596],
    [1260, 2, 604],
    [1090, 3, 600],
    [1360, 3, 604],
    [1560, 2, 600],
  ] as const
  knots.forEach(([x, count, y], knot) => {
    for (let i = 0; i < count; i++) {
      const child = i > 0 && (knot + i) % 4 === 0
      const size = (child ? 150 : 214) * (0.9 + 0.2 * random()) * (y / 590)
      const middle = (count - 1) / 2
      stage.person(
        [x + (i - middle) * 56 + random() * 14, y + (i % 2) * 10, size, i < middle ? 1 : -1, 0.16],
        {
          pose: poses[(i * 5 + knot) % 6] ?? 'clapping',
          dress: dresses[(i * 3 + knot * 2) % 6] ?? 'shirt',
          view: 0.6 + 0.8 * random(),
          age: child ? 'child' : 'adult',
          shadow: false,
          wear: (i + knot) % 5 === 1 ? { hat: 'straw' } : {},
        },
      )
    }
  })
}

type Milker = { sex: 'man' | 'woman'; wear: DressedOptions['wear'] & object }

/** A cow in clear side view; the milker sits close at her flank with a teat in each fist. */
function contestant(
  stage: Expo,
  spot: readonly [number, number, number],
  coat: 'friesian' | 'jersey',
  who: Milker,
): void {
  const [x, y, size] = spot
  stage.put(dairyCow, [x, y, size, 1], {
    coat,
    turn: 0.3,
    look: 0.36,
    udder: '#e0a692',
    carriage: {
      // The near hind leg stands back, so that the udder is in view.
      feet: [
        [-0.6, 0],
        [-0.46, 0],
        [0.26, 0],
        [0.4, 0],
      ],
      head: [0.86, 1.0, 0],
      pitch: -0.66,
    },
  })
  const at = (across: number, up: number): Point => [x + across * size, y - up * size]
  const teats: [Point, Point] = [at(-0.195, 0.345), at(-0.25, 0.318)]
  const pail = at(-0.3, -0.1)
  milkPail(stage, pail[0], pail[1], size * 0.21)
  jet(stage, at(-0.251, 0.28), at(-0.285, 0.11), size)
  milker(stage, spot, teats, who)
  // The near teat goes into its fist from above, and its tip comes out below.
  const [tx, ty] = teats[1]
  teat(stage, [tx, ty - size * 0.1], [tx, ty - size * 0.022], size)
  teat(stage, [tx, ty + size * 0.024], [tx, ty + size * 0.042], size * 0.8)
  stage.tufts([x - 60, y + size * 0.16, 34], size * 2.2, '#9a9a54', 0.5)
}

/** A piece of a teat, narrower and darker toward its lower end; it fades into the udder above. */
function teat(stage: Expo, [x, top]: Point, [, low]: Point, size: number): void {
  const [wide, half] = [size * 0.027, size * 0.016]
  stage.shape(
    [
      [x - wide, top],
      [x + wide, top],
      [x + half, (top + low) / 2],
      [x + half * 0.9, low],
      [x - half * 0.9, low],
      [x - half, (top + low) / 2],
    ],
    stage.blend(
      [x, top],
      [x, low],
      [
        [0, 'rgba(206,140,122,0)'],
        [0.35, '#d0917e'],
        [1, '#b87868'],
      ],
    ),
  )
}

/** A thin jet of milk from a fist into the pail, wider where it breaks into drops. */
function jet(stage: Expo, [x, y]: Point, [endX, endY]: Point, size: number): void {
  const [top, foot] = [size * 0.0015, size * 0.004]
  stage.shape(
    [
      [x - top, y],
      [x + top, y],
      [endX + foot, endY],
      [endX - foot, endY],
    ],
    'rgba(255,250,240,0.85)',
  )
}

/** How the milker is turned: to the udder at the left, so that his left hand is the near one. */
const seen = { turn: -0.1, tilt: 0.08 } as const

function milker(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  [far, near]: readonly [Point, Point],
  who: Milker,
): void {
  const foot = { x: x + size * 0.15, y: y + size * 0.11, size: size * 1.25 }
  // A point of the picture in the milker's own space, at a depth `z`.
  const inSpace = ([px, py]: Point, z: number): Vec => {
    const [c, s, st] = [Math.cos(seen.turn), Math.sin(seen.turn), Math.sin(seen.tilt)]
    const own = -((px - foot.x) / foot.size + s * z) / c
    const up = (foot.y - py) / foot.size + st * s * own - st * c * z
    return [own, up / Math.cos(seen.tilt), z]
  }
  const fist = (side: 1 | -1): HandPose => ({
    grip: 'hold',
    palm: [0.2, 0, -side],
    point: [1, 0.12, 0],
  })
  stage.put(dressed, [foot.x, foot.y, foot.size, -1], {
    sex: who.sex,
    dress: 'shirt',
    skin: who.sex === 'man' ? 'umber' : 'sienna',
    ...seen,
    mood: { smile: 0.4, gaze: [0, -0.5] },
    face: { beard: 0 },
    wear: { ...who.wear, shoe: '#2c2724', sleeves: 'long', lower: 'trousers' },
    hands: { left: fist(-1), right: fist(1) },
    action: (body) => ({
      pose: {
        hips: [0, 0.22],
        lean: 0.5,
        nod: 0.34,
        left: wristFor(inSpace(near, -0.06), fist(-1), body, -1),
        right: wristFor(inSpace(far, 0.03), fist(1), body, 1),
        leftFoot: [0.1, 0.045, -0.13],
        rightFoot: [0.22, 0.045, 0.13],
        knees: [0.8, 0.7, 0.5],
        elbows: [-0.3, -1, 0.3],
      },
      props: ['stool'],
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/13-pails',
    height: 1200,
    seed: 6113,
    compose: milkingContest,
    fine: true,
    focus: [
      { x: 470, y: 640, radius: 170 },
      { x: 330, y: 780, radius: 190 },
      { x: 330, y: 1000, radius: 150 },
      { x: 1180, y: 420, radius: 190 },
      { x: 1260, y: 700, radius: 150 },
    ],
  },
]
