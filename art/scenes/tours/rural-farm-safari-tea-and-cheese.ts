import { teaRows } from '../../kit/fields'
import { handOf, handSize } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { gripPoint } from '../../kit/body/grips'
import { basketForm, pointOf, rodForm } from '../../kit/human/things'
import type { Body } from '../../kit/people/body'
import type { Joints } from '../../kit/people/skeleton'
import { foliage } from '../../kit/shapes'
import { lightOf } from '../../kit/light'
import { farmhouse } from '../../kit/things/buildings'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Clipped tea that curves over the ridges of Limuru; a picker close by, a dairy on the hill. */
function teaAndCheese(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.75),
    warm: '#ffe2a8',
    height: 0.28,
  })
  const { light } = stage
  const { width, height } = stage.frame
  stage.sky({ kind: 'dawn', horizon: 400, clouds: 0.7 })
  stage.ridge({ base: 372, rise: 60, wave: 420, colour: '#5f8494', distance: 0.48, foot: 450 })
  stage.mist(430, 50, 0.6)
  const all = { from: -60, to: width + 60 }
  const first = (x: number): number => 470 - 130 * Math.exp(-(((x - 1120) / 420) ** 2)) + x * 0.03
  const second = (x: number): number => 560 - 90 * Math.sin((x + 220) / 330) + 0.05 * x
  const third = (x: number): number =>
    880 - 200 * Math.exp(-(((x - 60) / 560) ** 2)) + 50 * Math.sin(x / 300)
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 300,
    colour: '#5c8a40',
    distance: 0.24,
    crest: first,
    foot: height,
  })
  teaRows(pen, light, random, {
    ...all,
    crest: first,
    foot: 780,
    row: 40,
    distance: 0.22,
    swing: 1,
  })
  stage.put(farmhouse, [1150, 372, 92, -1, 0.16], { turn: 0.5 })
  treeLine(
    pen,
    { x: 1220, y: 366, size: 170, distance: 0.2 },
    { x: 1400, y: 420, size: 150, distance: 0.22 },
    light,
    random,
    { count: 5, tree: eucalyptus },
  )
  stage.put(cypress, [1040, 366, 110, 1, 0.18], {})
  stage.put(cypress, [1012, 370, 90, 1, 0.18], {})
  stage.mist(600, 60, 0.3)
  teaRows(pen, light, random, {
    ...all,
    crest: second,
    foot: (x) => 1080 + 90 * Math.sin(x / 400),
    row: 76,
    distance: 0.08,
    colour: '#679a34',
    swing: 0.9,
  })
  for (const [x, y, size, side] of [
    [460, 640, 92, 1],
    [560, 618, 86, -1],
    [1330, 700, 110, -1],
  ] as const) {
    plucker(stage, [x, y, size, side], '#e9dfc8')
    foliage(pen, { x, y: y - size * 0.14, width: size * 1.2, height: size * 0.42 }, light, random, {
      base: '#5f8f38',
      dab: 4,
    })
  }
  teaRows(pen, light, random, {
    ...all,
    crest: third,
    foot: (x) => 1330 + 40 * Math.sin(x / 200),
    row: 150,
    colour: '#5b9030',
    swing: 0.7,
  })
  picker(stage)
  // She stands in the tea to her hips; the rows before her follow the slope.
  teaRows(pen, light, random, {
    ...all,
    crest: (x) => 925 - 0.09 * (x - 800) + 26 * Math.sin(x / 210),
    foot: 1400,
    row: 120,
    colour: '#5b9030',
    swing: 0.5,
  })
}

/** Close by, a woman picks two leaves and a bud, a basket on her back. */
function picker(stage: Stage): void {
  stage.person([1060, 1560, 1180, -1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.5,
    shadow: false,
    mood: { smile: 0.7, lids: 0.75, gaze: [0.1, -0.3] },
    face: { worn: { kind: 'scarf', colour: '#d9a437', second: '#8a2f3a' } },
    wear: { shirt: '#c2503c', sleeves: 'short', lowerColour: '#3f5a7a' },
    hands: {
      left: { grip: 'pinch', palm: [0.2, -0.9, 0.3] },
      right: { grip: 'pinch', palm: [0.2, -0.9, -0.3] },
    },
    things: teaLoad,
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.26,
        nod: 0.12,
        look: 0.05,
        left: [0.33, 0.58, -0.1],
        right: [0.26, 0.6, 0.13],
        leftFoot: [0.03, 0.045, -0.07],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.5, -0.7, 0.6],
      },
    }),
  })
}

/** The basket on her back with its strap, and fresh shoots between her fingers. */
function teaLoad(joints: Joints, body: Body): Form[] {
  const load = basketForm([-0.1, 0.56, 0], 0.1, 0.22, {
    goods: '#6fae3a',
    grain: 22,
    band: '#8a5a34',
  })
  const strap = rodForm(
    [
      [-0.03, 0.75, -0.075],
      [0.03, 0.85, -0.07],
      [0.09, 0.84, -0.068],
      [0.122, 0.76, -0.066],
      [0.1, 0.67, -0.075],
    ],
    0.0065,
    '#7a5434',
    0.05,
  )
  const shoots = ([-1, 1] as const).flatMap((side) => {
    const limb = side < 0 ? joints.leftArm : joints.rightArm
    const hand = handOf(limb, side, { grip: 'pinch', palm: [0.2, -0.9, -0.3 * side] })
    const [x, y, z] = pointOf(hand, handSize(body), gripPoint('pinch'))
    return [
      [0.02, 0.035, 0.012],
      [-0.016, 0.038, -0.01],
      [0.004, 0.05, 0.0],
    ].map(([dx = 0, dy = 0, dz = 0]) =>
      rodForm(
        [
          [x, y - 0.012, z],
          [x + dx, y + dy, z + dz],
        ],
        0.0036,
        '#a8cc4c',
        0.2,
      ),
    )
  })
  return [load, strap, ...shoots]
}

function plucker(
  stage: Stage,
  spot: readonly [number, number, number, 1 | -1],
  scarf: string,
): void {
  stage.person(spot, {
    pose: 'picking-tea',
    dress: 'kanga',
    sex: 'woman',
    view: 'three-quarter',
    props: ['basket-back'],
    wear: { hair: 'scarf', hairColour: scarf, hatColour: scarf, cloth: scarf, shirt: '#c2503c' },
    shadow: false,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/rural-farm-safari-tea-and-cheese',
    height: 1200,
    seed: 602,
    compose: teaAndCheese,
    fine: true,
    focus: [
      { x: 950, y: 560, radius: 180 },
      { x: 740, y: 850, radius: 150 },
    ],
  },
]
