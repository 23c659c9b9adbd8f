import type { Vec } from '../../kit/animals/volume'
import { kale } from '../../kit/goat-farm'
import type { Outfit } from '../../kit/human/lower'
import { blob, type Cone, type Form } from '../../kit/human/forms'
import type { Face } from '../../kit/head/face'
import { human, type HumanOptions } from '../../kit/human/human'
import { ballForm, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { front, hang, stand } from '../../kit/people/poses'
import { maize } from '../../kit/plants'
import type { Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'

/** A young plant in a clod of earth. */
function seedling([x, y, z]: Vec): Form[] {
  const leafTint = tint('#86b848')
  const leaves = [
    [0.06, 0.02, 0.1],
    [-0.06, 0.025, 0.105],
    [0.01, -0.06, 0.12],
    [0.03, 0.06, 0.09],
    [-0.015, 0.03, 0.155],
  ] as const
  return [
    ballForm([x, y, z], 0.036, '#4f3220', 0.02),
    rodForm(
      [
        [x, y + 0.02, z],
        [x + 0.004, y + 0.12, z],
      ],
      0.005,
      '#5d8a3a',
    ),
    blob(
      leaves.flatMap(([dx, dz, up]): Cone[] => [
        {
          a: [x, y + up * 0.75, z],
          b: [x + dx * 0.55, y + up + 0.012, z + dz * 0.55],
          ra: 0.005,
          rb: 0.02,
          flat: 0.3,
          axis: [0, 1, 0],
        },
        {
          a: [x + dx * 0.55, y + up + 0.012, z + dz * 0.55],
          b: [x + dx * 1.3, y + up - 0.004, z + dz * 1.3],
          ra: 0.02,
          rb: 0.003,
          flat: 0.3,
          axis: [0, 1, 0],
        },
      ]),
      0.004,
      () => ({ colour: leafTint, gloss: 0.25, flesh: false }),
    ),
  ]
}

/** A teacher of the outdoors kneels in a bed and holds a seedling for the pupils to see. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('morning', -0.7), height: 0.26 }, 0)
  stage.sky({ kind: 'dawn', horizon: 330, clouds: 0.5 })
  ridges(stage, 310, { distance: 0.4 })
  stage.ground({ top: 400, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.12 })
  for (const [y, size, away] of [
    [440, 150, 0.34],
    [490, 200, 0.28],
    [560, 260, 0.2],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.ground({
    top: (x) => 575 + 8 * Math.sin(x / 90),
    colour: '#a56b45',
    patches: '#8a5638',
    grass: 0,
    distance: 0.04,
  })
  for (const [x, y, s] of [
    [60, 720, 110],
    [900, 700, 105],
    [40, 860, 150],
    [930, 860, 150],
  ] as const)
    stage.put(kale, [x, y, s, 1, 0.06])
  const child = (
    spot: Spot,
    face: Omit<Face, 'age'>,
    outfit: Outfit,
    rest: Omit<HumanOptions, 'face' | 'outfit'>,
  ): void =>
    stage.put(human, spot, {
      face: { age: 'child', plump: 0.8, nose: 0.85, ...face },
      headScale: 1.13,
      outfit,
      ...rest,
    })
  child(
    [470, 960, 590, 1, 0.03],
    { skin: '#7b4a30', sex: 'man', smile: 0.9, open: 0.45, gaze: [0.3, -0.25] },
    {
      top: { colour: '#d9a83a' },
      sleeves: 'short',
      lower: 'shorts',
      bottom: { colour: '#5a6a4a' },
    },
    {
      turn: 1.25,
      pose: (body) => ({
        ...stand(body),
        lean: 0.16,
        nod: 0.1,
        look: -0.15,
        left: [0.08, 0.34, -0.09],
        right: [0.08, 0.34, 0.09],
      }),
    },
  )
  child(
    [700, 980, 620, -1, 0.02],
    { skin: '#5f3a27', smile: 1, open: 0.3, gaze: [-0.3, -0.3], worn: { kind: 'puffs' } },
    { top: { colour: '#efe3cc' }, sleeves: 'short', lower: 'skirt', bottom: { colour: '#8a2f4a' } },
    {
      turn: 0.95,
      pose: (body) => ({
        ...stand(body),
        lean: 0.1,
        nod: 0.1,
        look: 0.1,
        left: hang(body, -1),
        right: front(body, 0.16, 0.6, 0.06),
      }),
    },
  )
  child(
    [880, 1040, 640, -1],
    { skin: '#8a5638', sex: 'man', smile: 0.9, open: 0.55, brows: 0.6, gaze: [0, -0.25] },
    {
      top: { colour: '#b8402f', second: '#efe0b0', pattern: 'stripes' },
      sleeves: 'short',
      lower: 'shorts',
      bottom: { colour: '#3f4f6a' },
    },
    {
      turn: 0.6,
      right: { grip: 'point', palm: [0, -1, 0] },
      pose: (body) => ({
        ...stand(body),
        lean: 0.08,
        nod: 0.12,
        look: -0.1,
        right: front(body, 0.24, 0.55, 0.04),
        left: hang(body, -1),
      }),
    },
  )
  stage.put(human, [262, 1130, 960, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.9,
      open: 0.35,
      gaze: [0.15, -0.1],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#3f5a7a' },
    },
    outfit: {
      top: { colour: '#3f8a7a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a4a3a', second: '#e8c878', pattern: 'kanga' },
      tucked: true,
    },
    turn: 0.62,
    left: { grip: 'cup', palm: [0.1, 1, 0.35], point: [1, 0, 0.35] },
    right: { grip: 'cup', palm: [0.1, 1, -0.35], point: [1, 0, -0.35] },
    pose: (body) => ({
      hips: [-0.1, 0.25],
      lean: 0.12,
      nod: 0.02,
      look: 0.12,
      left: [0.2, 0.475, -0.06],
      right: [0.2, 0.475, 0.06],
      leftFoot: [-0.2, 0.055, -body.hipHalf],
      rightFoot: [-0.2, 0.055, body.hipHalf],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
      elbows: [-0.5, -0.8, 0.6],
    }),
    things: () => seedling([0.262, 0.5, 0]),
  })
  child(
    [690, 1160, 640, -1],
    { skin: '#7b4a30', smile: 0.95, open: 0.15, gaze: [-0.2, 0.2], worn: { kind: 'braids' } },
    {
      top: { colour: '#5b4a8a' },
      sleeves: 'short',
      lower: 'shorts',
      bottom: { colour: '#7a6a4a' },
    },
    {
      turn: 0.4,
      pose: () => ({
        hips: [-0.1, 0.16],
        lean: 0.24,
        nod: -0.2,
        left: [0.14, 0.29, -0.09],
        right: [0.15, 0.29, 0.08],
        leftFoot: [0.03, 0.045, -0.09],
        rightFoot: [0, 0.045, 0.09],
        knees: [0.9, 0.6, 0.35],
        elbows: [-0.6, -0.2, 0.8],
      }),
    },
  )
  // She kneels among the kale of the bed.
  for (const [x, y, s] of [
    [300, 1150, 190],
    [30, 1160, 210],
    [430, 1190, 200],
    [160, 1195, 230],
    [330, 1230, 240],
    [30, 1250, 250],
    [480, 1262, 190],
    [210, 1270, 230],
  ] as const)
    stage.put(kale, [x, y, s, 1, 0.02])
  stage.tufts([860, 1206, 46], 260, '#7f8c44', 0.6)
}
