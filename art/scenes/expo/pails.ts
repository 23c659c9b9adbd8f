import type { Vec } from '../../kit/animals/volume'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { dressed } from '../../kit/human/dressed'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { lightOf } from '../../kit/light'
import { milkPail } from '../../kit/milk-pail'
import type { Point } from '../../kit/shapes'
import { fence } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Hooves of the cow and her height at the withers; a point of her flank on the canvas. */
const COW = { x: 560, y: 1040, size: 740 } as const
const onCow = (across: number, up: number): Point => [
  COW.x + across * COW.size,
  COW.y - up * COW.size,
]
const TEATS = { left: onCow(-0.405, 0.34), right: onCow(-0.222, 0.345) } as const

/** A cow in clear side view; the milker sits at her flank, his back to the painter. */
function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.4), height: 0.34 })
  stage.sky({ kind: 'golden', horizon: 470, clouds: 0.6 })
  stage.knuckles(480, { shift: 120, distance: 0.55 })
  stage.ground({ top: 490, colour: '#93a04e', patches: '#b5a062', grass: 22, distance: 0.3 })
  stage.tent([1500, 590, 74, 1, 0.36], { pennant: '#c8452f' })
  crowd(stage)
  for (const x of [0, 700, 1400]) stage.put(fence, [x, 716, 118, 1, 0.12], { length: 13, turn: 0 })
  stage.ground({ top: 716, colour: '#a0914f', patches: '#b59a62', grass: 26, distance: 0.08 })
  stage.put(dairyCow, [COW.x, COW.y, COW.size, 1], {
    coat: 'friesian',
    turn: 0.14,
    look: 0.22,
    carriage: {
      feet: [
        [-0.62, 0],
        [-0.44, 0],
        [0.31, 0],
        [0.46, 0],
      ],
      head: [0.82, 0.96, 0],
      pitch: -0.7,
    },
  })
  const [px, py] = onCow(-0.32, -0.03)
  milkPail(stage, px, py, 165)
  for (const [[x, y], end] of [
    [TEATS.left, px - 26],
    [TEATS.right, px + 26],
  ] as const)
    stage.line([x, y + 20], [(x + end) / 2, y + 60], [end, py - 158], 'rgba(255,251,242,0.9)', 5)
  milker(stage)
  stage.tufts([800, 1222, 54], 1700, '#8f9a50', 0.8)
}

/** A frieze of people along the rail, far off. */
function crowd(stage: Expo): void {
  const poses = ['clapping', 'talking', 'arms-folded', 'clapping', 'waving'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'tee', 'suit', 'shirt'] as const
  ;[20, 74, 1010, 1052, 1110, 1176, 1230, 1290, 1352, 1400, 1462, 1516, 1574].forEach((x, i) => {
    const child = i % 5 === 3
    stage.person([x, 700 + (i % 3) * 6, child ? 110 : 152 + (i % 4) * 5, i % 2 ? 1 : -1, 0.3], {
      pose: poses[i % 5] ?? 'clapping',
      dress: dresses[(i * 5) % 6] ?? 'shirt',
      view: 1 + 0.4 * stage.random(),
      age: child ? 'child' : 'adult',
      shadow: false,
      wear: i % 4 === 1 ? { hat: 'straw' } : {},
    })
  })
}

/** How the milker is turned: half away from the painter, to the udder at his left. */
const seen = { turn: -0.62, tilt: 0.1 } as const

function milker(stage: Expo): void {
  const foot = { x: 640, y: 1130, size: 890 }
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
    point: [1, 0.1, 0],
  })
  stage.put(dressed, [foot.x, foot.y, foot.size, -1], {
    sex: 'man',
    dress: 'shirt',
    skin: 'umber',
    ...seen,
    face: { beard: 0 },
    wear: {
      shirt: '#c2542f',
      lower: 'trousers',
      lowerColour: '#6f6a52',
      hat: 'none',
      hair: 'cropped',
      sleeves: 'short',
      boots: true,
      shoe: '#2f4436',
    },
    outfit: { tucked: true, belt: '#3a2a20' },
    hands: { left: fist(-1), right: fist(1) },
    action: (body) => ({
      pose: {
        hips: [0, 0.21],
        lean: 0.5,
        nod: 0.1,
        left: wristFor(inSpace(TEATS.left, -0.1), fist(-1), body, -1),
        right: wristFor(inSpace(TEATS.right, 0.02), fist(1), body, 1),
        leftFoot: [0.2, 0.045, -0.15],
        rightFoot: [0.24, 0.045, 0.14],
        knees: [0.8, 0.7, 0.6],
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
      { x: 500, y: 620, radius: 170 },
      { x: 310, y: 810, radius: 170 },
      { x: 1260, y: 450, radius: 250 },
    ],
  },
]
