import type { Frame as Space, Vec } from '../../kit/animals/volume'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { pointOf } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import type { Outfit } from '../../kit/human/lower'
import { hang, stand } from '../../kit/people/poses'
import { add } from '../../kit/people/skeleton'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cobBasket, cobForm, corns, huskForm, type Corn } from './maize-cobs'
import { Expo, grass } from './stage'

/** How steeply the painter looks down. */
const tilt = 0.16

/** The far edge of the table on the picture. */
const edge = 965

/** Two pupils at a table of maize, each with a cob in hand, and their teacher who holds one up. */
function schoolDay(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.32), height: 0.26 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.6 })
  stage.knuckles(440, { shift: -80, distance: 0.5 })
  stage.ground({ top: 445, ...grass, grass: 20, distance: 0.28 })
  stage.tent([1230, 560, 105, -1, 0.26], { pennant: '#d9a23a' })
  stage.glow([700, 330, 1300], 800, '#ffd890', 0.3, 0.03)
  // A step nearer than the land is composed for.
  pen.save()
  pen.translate(760, 1180)
  pen.scale(1.09, 1.09)
  pen.translate(-760, -1180)
  teacher(stage)
  girl(stage)
  boy(stage)
  stallTop(stage)
  pen.restore()
}

const jumper = (colour: string): Outfit => ({
  top: { colour },
  sleeves: 'long',
  collar: '#ece4d0',
  bottom: { colour: '#6b6a66' },
})

/** She holds the cob up by its foot and bends to the pupils as she speaks. */
function teacher(stage: Expo): void {
  const holding: HandPose = { grip: 'hold', palm: [0.15, 0, -1], point: [0.95, 0.3, 0] }
  stage.put(human, [365, 1640, 1500, 1], {
    face: {
      skin: '#7b4a30',
      sex: 'woman',
      smile: 1,
      open: 0.25,
      lips: 0.85,
      brows: 0.4,
      gaze: [-0.2, -0.4],
      worn: { kind: 'wrap', colour: '#d9a23a', second: '#a8392a' },
    },
    outfit: {
      top: { colour: '#b8402f' },
      sleeves: 'short',
      bottom: { colour: '#5a3428' },
      tucked: true,
      collar: '#cf6a4a',
      folds: 1.4,
    },
    turn: 0.72,
    tilt,
    shadow: false,
    right: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.12,
      nod: 0.14,
      look: -0.3,
      left: [0.07, 0.5, -0.13],
      right: [0.27, 0.79, -0.03],
      elbows: [-0.3, -1, 0.4],
    }),
    things: ({ rightArm }, body) =>
      cobIn(handOf(rightArm, 1, holding), handSize(body), 0.092, corns.yellow),
  })
}

/** The elder of the two, seen over her shoulder: her face follows the cob that is held up. */
function girl(stage: Expo): void {
  const holding: HandPose = { grip: 'hold', palm: [0.2, 0, 1], point: [0.95, 0.25, 0] }
  stage.put(human, [1370, 1650, 1300, -1], {
    face: {
      age: 'child',
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.4,
      lips: 0.85,
      brows: 0.3,
      gaze: [0, 0.4],
      worn: { kind: 'braids' },
    },
    outfit: jumper('#2f5a9c'),
    turn: -0.4,
    tilt,
    shadow: false,
    left: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.05,
      nod: -0.2,
      look: -0.3,
      left: [0.13, 0.65, -0.1],
      right: hang(body, 1),
      elbows: [-0.4, -0.9, 0.4],
    }),
    things: ({ leftArm }, body) =>
      cobIn(handOf(leftArm, -1, holding), handSize(body), 0.1, corns.red),
  })
}

/** The small one between them looks up at the cob with his mouth open, an orange one in his hand. */
function boy(stage: Expo): void {
  const near: HandPose = { grip: 'hold', palm: [0.2, 0, 1], point: [0.95, 0.25, 0] }
  stage.put(human, [930, 1630, 1140, -1], {
    face: {
      age: 'child',
      plump: 0.2,
      skin: '#8a5638',
      sex: 'man',
      nose: 0.9,
      lips: 0.85,
      smile: 0.4,
      open: 0.3,
      brows: 0.4,
      gaze: [0, 0.5],
    },
    outfit: jumper('#35649f'),
    turn: 0.22,
    tilt,
    shadow: false,
    left: near,
    pose: (body) => ({
      ...stand(body),
      lean: 0,
      nod: -0.28,
      left: [0.17, 0.69, -0.06],
      right: hang(body, 1),
      elbows: [-0.4, -0.8, 0.5],
    }),
    things: ({ leftArm }, body) =>
      cobIn(handOf(leftArm, -1, near), handSize(body), 0.105, corns.orange),
  })
}

/** A cob held by its dried husk: it stands on the thumb's side of the closed hand. */
function cobIn(hand: Space, size: number, high: number, corn: Corn): Form[] {
  const up = hand.z[1] < 0 ? -1 : 1
  const axis: Vec = [hand.z[0] * up, hand.z[1] * up, hand.z[2] * up]
  const foot = pointOf(hand, size, gripPoint('hold'))
  const at = add(foot, axis, 0.3 * high + 0.17 * size)
  return [cobForm(at, high, corn, axis), huskForm(axis, high, at)]
}

/** The table under a pale cloth: baskets sorted by colour, and cobs that lie before them. */
function stallTop(stage: Expo): void {
  const cloth = tonesOf('#e0cfa4', stage.light)
  stage.box(
    [0, edge, 1600, 1210],
    stage.blend(
      [0, edge],
      [1600, 1200],
      [
        [0, cloth.lit],
        [0.55, cloth.middle],
        [1, cloth.shade],
      ],
    ),
  )
  for (const y of [edge + 26, edge + 40]) stage.box([0, y, 1600, y + 7], 'rgba(180,72,48,0.6)')
  for (const [x, y, corn, band, turn] of [
    [200, 1165, corns.red, '#3f6b52', 0.3],
    [1400, 1165, corns.white, '#7a3b2c', 1.2],
    [500, 1185, corns.yellow, '#2f5f7a', 0.7],
    [1100, 1185, corns.purple, '#3f6b52', 0.1],
    [800, 1200, corns.orange, '#7a3b2c', 0.5],
  ] as const)
    cobBasket(stage, { at: [x, y], size: 134, corn, band, turn })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/11-maize',
    height: 1200,
    seed: 6111,
    compose: schoolDay,
    fine: true,
    focus: [
      { x: 460, y: 190, radius: 170 },
      { x: 900, y: 560, radius: 190 },
      { x: 1340, y: 430, radius: 190 },
      { x: 770, y: 330, radius: 190 },
      { x: 660, y: 740, radius: 150 },
      { x: 1130, y: 640, radius: 150 },
    ],
  },
]
