import type { Vec } from '../../kit/animals/volume'
import { dressed } from '../../kit/human/dressed'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { lightOf } from '../../kit/light'
import { milkPail } from '../../kit/milk-pail'
import { axesOf, point } from '../../kit/human/axes'
import { ankle } from '../../kit/people/poses'
import { goatHouse } from '../../kit/things/buildings'
import type { Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { GoatFarm } from './stage'

/** Hooves of the doe and her height at the withers; a point of her flank on the canvas. */
const DOE = { x: 1015, y: 1050, size: 570 } as const
const onDoe = (across: number, up: number): Point => [
  DOE.x + across * DOE.size,
  DOE.y - up * DOE.size,
]

/** A doe in clear side view in the first sun; the milker sits on a low stool at her hind leg. */
function warmMilk(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', 0.6), height: 0.34 })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 0.5 })
  stage.glow([1500, 470, 1600], 800, '#ffdf9e', 0.7)
  stage.hills(500, { shift: 160, distance: 0.5 })
  stage.ground({ top: 520, colour: '#8fa351', patches: '#b3ad62', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [190, 640, 270, 1, 0.3], { turn: 0.35 })
  stage.ground({ top: 800, colour: '#b58d5f', patches: '#cfae78', grass: 0, distance: 0.06 })
  stage.tufts([800, 808, 26], 1700, '#93a04e', 0.8)
  stage.put(lopGoat, [DOE.x, DOE.y, DOE.size, 1], {
    age: 'doe',
    coat: 'tan-head',
    grave: true,
    udder: true,
    turn: 0.1,
    look: 0.08,
    carriage: {
      body: {},
      head: [0.64, 1.16, 0],
      pitch: -0.55,
      feet: [
        [-0.64, 0],
        [-0.46, 0],
        [0.3, 0],
        [0.42, 0],
      ],
    },
  })
  const [px, py] = onDoe(-0.26, -0.03)
  milkPail(stage, px, py, 130)
  const [x, y] = onDoe(-0.275, 0.29)
  stage.line([x, y], [x, y + 20], [x + 4, py - 122], 'rgba(255,251,242,0.9)', 6)
  milker(stage)
}

/** How the milker is turned: to the doe, a little away from the painter. */
const seen = { turn: -0.3, tilt: 0.1 } as const

function milker(stage: GoatFarm): void {
  const foot = { x: 385, y: 1120, size: 1290 }
  const axes = axesOf(seen.turn, seen.tilt, false)
  const held = ([x, y]: Point, depth: number): Vec =>
    point(axes, (x - foot.x) / foot.size, (foot.y - y) / foot.size, depth)
  const fist = (side: 1 | -1): HandPose => ({
    grip: side > 0 ? 'hold' : 'fist',
    palm: [0.2, 0, -side],
    point: [1, 0.1, 0],
  })
  stage.put(dressed, [foot.x, foot.y, foot.size, 1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    ...seen,
    wear: {
      sleeves: 'short',
      shirt: '#35618c',
      lower: 'long-skirt',
      lowerColour: '#35618c',
      hair: 'scarf',
      cloth: '#c2542f',
    },
    hands: { left: fist(-1), right: fist(1) },
    action: (body) => ({
      pose: {
        hips: [0, 0.2],
        lean: 0.6,
        nod: 0.05,
        left: wristFor(held(onDoe(-0.3, 0.335), -0.13), fist(-1), body, -1),
        right: wristFor(held(onDoe(-0.285, 0.325), -0.05), fist(1), body, 1),
        knees: [0.8, 0.7, 0.6],
        leftFoot: [0.13, ankle, -0.14],
        rightFoot: [0.09, ankle, 0.13],
        elbows: [-0.6, -0.6, 0.4],
      },
      props: ['stool'],
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/05-milking',
    height: 1200,
    seed: 6005,
    compose: warmMilk,
    fine: true,
    focus: [
      { x: 660, y: 420, radius: 170 },
      { x: 840, y: 880, radius: 180 },
      { x: 1420, y: 450, radius: 200 },
    ],
  },
]
