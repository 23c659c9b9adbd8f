import { leanTorso } from '../../kit/animals/lean-torso'
import type { Vec } from '../../kit/animals/volume'
import { gripPoint } from '../../kit/body/grips'
import { dressed } from '../../kit/human/dressed'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import type { Joints } from '../../kit/people/skeleton'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { GoatFarm } from './stage'

/** Hoof, hand and knife, in the long light before the goat house. */
function hoofTrim(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.7), height: 0.32 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  stage.hills(430, { shift: -120, distance: 0.5, near: '#7d8360' })
  stage.ground({ top: 450, colour: '#99a052', patches: '#bda75a', grass: 20, distance: 0.35 })
  stage.put(goatHouse, [330, 740, 560, 1, 0.1], { turn: 0.3, tilt: 0.08 })
  stage.ground({ top: 770, colour: '#b58a5c', patches: '#cfae74', grass: 0, distance: 0.05 })
  stage.tufts([800, 780, 26], 1700, '#a0a052', 0.9)
  stage.put(lopGoat, [520, 1090, 600, 1], {
    age: 'doe',
    coat: 'tan-head',
    turn: 0.22,
    look: 0.75,
    build: lean,
    carriage: {
      body: {},
      head: [0.5, 1.24, 0],
      pitch: -0.4,
      feet: [
        [-0.6, 0],
        [-0.42, 0],
        [0.6, 0.34],
        [0.36, 0],
      ],
    },
  })
  stage.put(dressed, [1148, 1130, 1330, -1], {
    action: kneelsAtTheHoof,
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    turn: 0.45,
    mood: { smile: 0.3, gaze: [0.1, -0.2], lids: 1 },
    face: { beard: 0.4 },
    hands: { left: KNIFE, right: ROUND },
    things: curvedKnife,
    wear: {
      shirt: '#c98a3c',
      lower: 'trousers',
      lowerColour: '#3f5878',
      hat: 'none',
      hair: 'cropped',
      sleeves: 'short',
      boots: true,
      shoe: '#4a3a30',
    },
  })
}

/** On both knees before the goat, one hand round its pastern, the other with the knife below. */
function kneelsAtTheHoof(): Action {
  return {
    pose: {
      hips: [-0.1, 0.2],
      lean: 0.34,
      nod: 0.2,
      left: [0.155, 0.168, -0.06],
      right: [0.24, 0.215, 0.02],
      leftFoot: [-0.17, 0.05, -0.07],
      rightFoot: [-0.2, 0.05, 0.08],
      leftToe: 1.3,
      rightToe: 1.3,
      knees: [1, -0.4, 0.15],
      elbows: [-0.5, -0.5, 0.6],
    },
    left: 'fist',
    right: 'fist',
  }
}

const ROUND: HandPose = { grip: 'hold', palm: [0, -0.2, -1], point: [1, -0.2, 0] }
const KNIFE: HandPose = { grip: 'hold', palm: [0, 0, 1], point: [0.5, -0.85, 0] }

/** A short wooden handle in the fist, a bright blade that is hooked at its end. */
function curvedKnife({ leftArm }: Joints, body: Body): Form[] {
  const hand = handOf(leftArm, -1, KNIFE)
  const middle = pointOf(hand, handSize(body), gripPoint('hold'))
  const along = (far: number, bend = 0): Vec => [
    middle[0] + hand.z[0] * far + hand.x[0] * bend,
    middle[1] + hand.z[1] * far + hand.x[1] * bend,
    middle[2] + hand.z[2] * far + hand.x[2] * bend,
  ]
  return [
    rodForm([along(-0.045), along(0.036)], 0.0085, '#7a4e2a', 0.1),
    rodForm(
      [along(0.036), along(0.058), along(0.072, 0.005), along(0.077, 0.015)],
      0.0045,
      '#d5dadb',
      0.8,
    ),
  ]
}

/** A lean doe: the belly rises to the flank. */
const lean = {
  flesh: 0.9,
  torso: leanTorso,
} as const

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/13-hoof',
    height: 1200,
    seed: 6013,
    compose: hoofTrim,
    fine: true,
    focus: [
      { x: 900, y: 880, radius: 190 },
      { x: 1120, y: 370, radius: 150 },
      { x: 860, y: 400, radius: 190 },
    ],
  },
]
