import { turning } from '../../kit/animals/shading'
import { collardLeaf, collards } from '../../kit/collards'
import { vegetableBeds } from '../../kit/gardens'
import type { HandPose } from '../../kit/human/figure'
import { blob, type Form } from '../../kit/human/forms'
import { wristFor } from '../../kit/human/grasp'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'

/** Beds of vegetables in the early sun, rounded trees behind; a woman squats and picks kale. */
function organicFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.26 })
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'dawn', horizon: 290, clouds: 0.7 })
  stage.ridge({ base: 236, rise: 40, wave: 360, colour: '#6f96a0', distance: 0.5, foot: 300 })
  stage.ground({ top: 300, colour: '#9aa650', distance: 0.3, grass: 8 })
  for (let i = 0; i < 8; i++)
    stage.put(
      broadTree,
      [50 + i * 215 + random() * 40, 404 + random() * 14, 225 + random() * 70, 1, 0.16],
      {
        leaves: pick(random, ['#5f8238', '#6f8f3c', '#53733a']),
        wide: 1,
      },
    )
  stage.put(hedge, [width / 2, 418, 34, 1, 0.12], { width: width * 1.1, ragged: 0.4 })
  stage.mist(420, 60, 0.5, '#f6e2bc')
  const field = { horizon: 350, bottom: 1290, vanish: 560, from: 0, to: width }
  pen.save()
  pen.beginPath()
  pen.rect(0, 422, width, 900)
  pen.clip()
  vegetableBeds(pen, light, random, { ...field, bed: 380, plant: 140 })
  pen.restore()
  marigolds(stage, field)
  stage.person([300, 640, 270, 1, 0.08], {
    pose: 'digging',
    dress: 'overall',
    sex: 'man',
    props: ['jembe'],
    wear: { hat: 'straw' },
  })
  // Bare red earth in front, where the kale stands.
  stage.ground({
    top: (x) => 905 + 14 * Math.sin(x / 170) + 8 * Math.sin(x / 61),
    colour: '#9a6240',
    patches: '#7a4a32',
    grass: 0,
    distance: 0.04,
  })
  for (const [x, y, size] of [
    [60, 990, 300],
    [1500, 985, 320],
  ] as const)
    stage.put(collards, [x, y, size, 1, 0.05])
  stage.put(collards, [500, 1140, 520])
  woman(stage)
  stage.put(basket, [heap.x, heap.y, heap.size])
  harvest(stage)
  bunch(stage)
  for (const [x, y, size] of [
    [90, 1290, 420],
    [1560, 1280, 400],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** The basket that she fills: where it stands, and its width. */
const heap = { x: 800, y: 1188, size: 165 }

/** Picked leaves stand in the basket. */
function harvest(stage: Stage): void {
  for (let i = 0; i < 9; i++) {
    const share = i / 8 - 0.5
    collardLeaf(
      stage.pen,
      {
        from: [heap.x + share * 190, heap.y - 132 - 8 * Math.sin(i * 2)],
        angle: -Math.PI / 2 + share * 2.6,
        length: 120 + 30 * stage.random(),
        width: 88,
        sunny: 0.55 - share * 0.3,
      },
      stage.light,
      stage.random,
    )
  }
}

/** Where the woman squats, how tall she is standing, how far turned from the side. */
const picker = { x: 1120, y: 1235, size: 1340, turn: 0.5, tilt: 0.1 }

/** Where the hands close: round cut stalks, and round the handle of a knife. */
const held = { left: [0.265, 0.335, -0.1], right: [0.3, 0.27, 0.1] } as const

/** A woman squats, a bunch of kale in one hand and her knife in the other. */
function woman(stage: Stage): void {
  const { x, y, size, turn, tilt } = picker
  const left: HandPose = { grip: 'hold', palm: [0.3, -0.4, 0.9], point: [0.8, -0.3, 0.4] }
  const right: HandPose = { grip: 'hold', palm: [0.1, -0.9, -0.4], point: [0.7, -0.2, -0.7] }
  stage.glow([x + 20, y - 14, 640], 90, '#2a140c', 0.7, 0.3)
  stage.person([x, y, size, -1], {
    dress: 'kanga',
    sex: 'woman',
    turn,
    tilt,
    skin: 'sienna',
    shadow: false,
    mood: { smile: 0.7, lids: 0.78, gaze: [0.1, -0.35] },
    wear: {
      hair: 'scarf',
      cloth: '#d98a1f',
      shirt: '#efe6d4',
      sleeves: 'short',
      lowerColour: '#2f6f9a',
    },
    outfit: { bottom: { colour: '#2f6f9a', second: '#e8d49a', pattern: 'dots' } },
    hands: { left, right },
    things: cut,
    action: (body) => ({
      pose: {
        hips: [-0.13, 0.19],
        lean: 0.46,
        nod: 0.17,
        look: 0.04,
        left: wristFor(held.left, left, body, -1),
        right: wristFor(held.right, right, body, 1),
        leftFoot: [0.05, 0.045, -0.06],
        rightFoot: [0, 0.045, 0.06],
        knees: [0.9, 0.6, 0.15],
        elbows: [-0.5, -0.5, 0.6],
      },
    }),
  })
}

/** The stalks in her left hand and the knife in her right. */
function cut(): Form[] {
  const [x, y, z] = held.left
  const [u, v, w] = held.right
  const steel = tint('#c3c8cb')
  return [
    ...[-0.008, 0, 0.008].map((off) =>
      rodForm(
        [
          [x - 0.01, y + 0.03 + off, z + off],
          [x + 0.035, y - 0.06, z + off * 2],
        ],
        0.0055,
        '#b9cc8a',
      ),
    ),
    rodForm(
      [
        [u - 0.03, v + 0.006, w],
        [u + 0.03, v, w],
      ],
      0.008,
      '#5a3a24',
    ),
    blob(
      [{ a: [u + 0.03, v, w], b: [u + 0.1, v - 0.02, w], ra: 0.0085, rb: 0.003 }],
      0.002,
      () => ({ colour: steel, gloss: 0.8, flesh: false }),
    ),
  ]
}

/** The leaves of the bunch in her hand hang into the basket. */
function bunch(stage: Stage): void {
  const view = turning(Math.PI - picker.turn, picker.tilt)
  const [x, y] = view.lean(view.upright([held.left[0] + 0.02, held.left[1] - 0.03, held.left[2]]))
  for (const [angle, length, sunny] of [
    [1.5, 165, 0.35],
    [2.75, 150, 0.55],
    [2.35, 170, 0.7],
    [1.95, 185, 0.55],
  ] as const)
    collardLeaf(
      stage.pen,
      {
        from: [picker.x + x * picker.size, picker.y - y * picker.size],
        angle,
        length,
        width: length * 0.56,
        sunny,
      },
      stage.light,
      stage.random,
    )
}

/** Orange flowers stand guard along two of the paths. */
function marigolds(stage: Stage, field: { horizon: number; bottom: number; vanish: number }): void {
  for (let near = 0.14; near < 0.66; near *= 1.07) {
    for (const column of [-1, 1]) {
      const x = field.vanish + column * 380 * near
      const y = field.horizon + (field.bottom - field.horizon) * near
      const area = { x, y: y - 20 * near, width: 76 * near, height: 60 * near }
      foliage(stage.pen, area, stage.light, stage.random, { base: '#55803a', dab: 10 * near + 2 })
      for (let k = 0; k < 5; k++) {
        const spot = {
          x: x + (stage.random() - 0.5) * 60 * near,
          y: y - (20 + 34 * stage.random()) * near,
          width: 20 * near,
          height: 17 * near,
        }
        foliage(stage.pen, spot, stage.light, stage.random, {
          base: '#e8871e',
          dab: 5 * near + 1.5,
        })
      }
    }
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/organic-farm-visit',
    height: 1200,
    seed: 604,
    compose: organicFarm,
    fine: true,
    focus: [
      { x: 1070, y: 530, radius: 170 },
      { x: 840, y: 840, radius: 240 },
      { x: 340, y: 500, radius: 120 },
    ],
  },
]
