import type { Vec } from '../../kit/animals/volume'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import { milkPail } from '../../kit/milk-pail'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { roundedPath, type Point } from '../../kit/shapes'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { Expo } from './stage'

/** Two milkers against the clock. */
function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.7), height: 0.24 })
  stage.sky({ kind: 'golden', horizon: 330, clouds: 0.7 })
  stage.knuckles(345, { shift: -180, distance: 0.5 })
  stage.ground({ top: 350, colour: '#8fa04e', patches: '#b5a062', grass: 22, distance: 0.28 })
  stage.put(broadTree, [1540, 480, 330, 1, 0.22])
  stage.tent([150, 500, 110, 1, 0.26], { pennant: '#c8452f' })
  crowd(stage)
  for (const x of [300, 1000, 1700])
    stage.put(fence, [x, 622, 118, 1, 0.06], { length: 13, turn: 0 })
  stage.ground({ top: 624, colour: '#a58c58', patches: '#96a052', grass: 26, distance: 0.1 })
  contestant(stage, [215, 765, 240], 'jersey', {
    sex: 'woman',
    wear: { shirt: '#efe6d2', lowerColour: '#2f5f8a', hair: 'scarf', cloth: '#c8452f' },
  })
  contestant(stage, [1150, 1085, 900], 'friesian', {
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
    [440, 2, 552],
    [180, 2, 588],
    [1180, 3, 556],
    [30, 2, 596],
    [300, 3, 600],
    [560, 2, 606],
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
    udder: coat === 'jersey' ? '#bd8a54' : '#f3ecdf',
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
  const teats: [Point, Point] = [at(-0.424, 0.365), at(-0.243, 0.362)]
  udder(stage, at)
  const pail = x - size * 0.35
  milkPail(stage, pail, y + size * 0.09, size * 0.19)
  milker(stage, spot, teats, who)
  for (const [i, [tx, ty]] of teats.entries())
    jet(
      stage,
      [tx, ty + size * 0.03],
      [pail + size * (i === 0 ? -0.03 : 0.03), y - size * 0.088],
      size,
    )
  stage.tufts([x - 60, y + size * 0.16, 34], size * 2.2, '#9a9a54', 0.5)
}

/** A full udder, paler where the low sun reaches it; two teats go into the fists, and one hangs free. */
function udder(stage: Expo, at: (across: number, up: number) => Point): void {
  const { pen } = stage
  const wide = at(1, 0)[0] - at(0, 0)[0]
  for (const [across, low, half] of [
    [-0.345, 0.345, 0.017],
    [-0.424, 0.34, 0.019],
    [-0.243, 0.34, 0.019],
  ] as const) {
    const [left, right] = [at(across - half, 0.4), at(across + half, 0.4)]
    pen.fillStyle = stage.blend(left, right, [
      [0, '#a8685c'],
      [0.6, '#dda08c'],
      [1, '#c98978'],
    ])
    roundedPath(pen, [
      at(across - half, 0.42),
      at(across - half * 0.75, low + 0.012),
      at(across, low),
      at(across + half * 0.75, low + 0.012),
      at(across + half, 0.42),
    ])
    pen.fill()
  }
  pen.save()
  roundedPath(pen, [
    at(-0.46, 0.58),
    at(-0.478, 0.46),
    at(-0.45, 0.4),
    at(-0.4, 0.388),
    at(-0.335, 0.412),
    at(-0.27, 0.384),
    at(-0.21, 0.396),
    at(-0.15, 0.46),
    at(-0.09, 0.53),
    at(-0.2, 0.62),
    at(-0.36, 0.64),
  ])
  pen.clip()
  stage.shape(
    [at(-0.6, 0.65), at(0, 0.65), at(0, 0.3), at(-0.6, 0.3)],
    stage.blend(at(-0.3, 0.56), at(-0.32, 0.385), [
      [0, 'rgba(190,160,156,0)'],
      [0.4, 'rgba(206,164,150,0.9)'],
      [0.7, '#c99682'],
      [1, '#966459'],
    ]),
  )
  stage.glow([...at(-0.375, 0.4), wide * 0.09], wide * 0.2, '#85564e', 0.6)
  for (const across of [-0.435, -0.25])
    stage.glow([...at(across + 0.02, 0.43), wide * 0.17], wide * 0.14, '#f0c8b0', 0.5)
  pen.restore()
}

/** The end of a teat below the fist that presses it, and the thin jet of milk from it. */
function jet(stage: Expo, [x, y]: Point, end: Point, size: number): void {
  const tip: Point = [x, y + size * 0.018]
  stage.line(tip, [(x + end[0]) / 2, (tip[1] + end[1]) / 2], end, '#fffaf0', size * 0.0045)
  stage.line([x, y], [x, y + size * 0.008], tip, '#cf9684', size * 0.017)
}

/** How the milker is turned: he looks to the left, so that his left hand is the near one. */
const seen = { turn: 0.35, tilt: 0.08 } as const

function milker(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  [rear, front]: readonly [Point, Point],
  who: Milker,
): void {
  const foot = { x: x + size * 0.1, y: y + size * 0.11, size: size * 1.36 }
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
    mood: { smile: 0.2, gaze: [0, -0.4] },
    face: { beard: 0 },
    wear: { ...who.wear, boots: true, shoe: '#23282a', sleeves: 'long', lower: 'trousers' },
    hands: { left: fist(-1), right: fist(1) },
    action: (body) => ({
      pose: {
        hips: [0, 0.2],
        lean: 0.56,
        nod: 0.02,
        left: wristFor(inSpace(front, -0.04), fist(-1), body, -1),
        right: wristFor(inSpace(rear, 0.05), fist(1), body, 1),
        leftFoot: [0.17, 0.045, -0.14],
        rightFoot: [0.2, 0.045, 0.13],
        knees: [0.7, 0.8, 0.6],
        elbows: [-0.15, -1, 0.3],
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
      { x: 1030, y: 540, radius: 170 },
      { x: 850, y: 760, radius: 200 },
      { x: 835, y: 1040, radius: 150 },
      { x: 200, y: 680, radius: 170 },
    ],
  },
]
