import type { Sculpture, Vec } from '../../kit/animals/volume'
import { kale } from '../../kit/goat-farm'
import { maize } from '../../kit/plants'
import { posedPerson } from '../../kit/posed'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, redPath, ridges, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide stands beside the path and shows the way; the group comes up behind. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, 'morning', -0.75)
  stage.sky({ kind: 'cumulus', horizon: 480, clouds: 0.8 })
  ridges(stage, 470, { distance: 0.34 })
  slope(stage, 590, 800, 6, 0.2, -0.04)
  stage.put(acacia, [850, 660, 230, 1, 0.22])
  stage.ground({ top: 740, colour: '#8f9a4c', patches: '#a9774c', grass: 22, distance: 0.05 })
  redPath(stage, [
    [520, 1290, 620],
    [430, 1080, 380],
    [290, 920, 210],
    [210, 830, 120],
    [230, 765, 60],
  ])
  bushes(
    stage,
    [
      [20, 850, 250, 1, 0.08],
      [860, 860, 210, 1, 0.08],
    ],
    { cherries: 0.5 },
  )
  for (const [x, y, size, sex, shirt] of [
    [215, 815, 330, 'man', '#5d86a6'],
    [285, 850, 365, 'woman', '#c9a352'],
    [180, 890, 410, 'woman', '#b0583c'],
  ] as const)
    stage.person([x, y, size, 1, 0.06], {
      pose: 'walking',
      visitor: true,
      sex,
      view: 1,
      wear: { shirt },
      props: ['backpack'],
    })
  bushes(
    stage,
    [
      [930, 1010, 300],
      [-10, 1130, 400],
    ],
    { cherries: 0.5 },
  )
  stage.put(posedPerson, [560, 1140, 790, 1], {
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    turn: 1.12,
    wear: {
      hat: 'straw',
      shirt: '#7f8a4a',
      sleeves: 'long',
      lowerColour: '#8a7355',
      boots: true,
      shoe: '#2f4a3a',
    },
    props: ['stick', 'backpack'],
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        bow: -0.04,
        look: -0.5,
        left: [0.13, body.hip + 0.39, -0.37],
        right: [0.15, body.hip + 0.12, 0.17],
        leftFoot: [0.04, 0.045, -0.085],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.4, -0.8, 0.5],
      },
      left: 'flat',
      right: 'fist',
    }),
  })
  stage.tufts([840, 1206, 54], 420, '#7f8c44', 0.8)
  stage.tufts([60, 1206, 50], 260, '#7f8c44', 0.8)
}

/** A plant in a clod of earth, resting on two palms. */
function seedlingInHands(model: Sculpture, [x, y, z]: Vec): void {
  model.ball('#5a3a24', [x, y, z, 0.036], { flat: 0.8, flatAxis: [0, 1, 0], rough: 0.004 })
  model.tube(
    '#5d8a3a',
    [
      [x, y + 0.02, z, 0.009],
      [x + 0.004, y + 0.11, z, 0.006],
    ],
    { blend: 0.004 },
  )
  for (const [dx, dz, up] of [
    [0.075, 0.02, 0.1],
    [-0.075, 0.02, 0.1],
    [0.02, -0.07, 0.12],
    [0.03, 0.07, 0.085],
    [-0.015, 0.03, 0.165],
  ] as const)
    model.tube(
      '#a4cc58',
      [
        [x + 0.004, y + up * 0.6, z, 0.008],
        [x + dx * 0.6, y + up + 0.015, z + dz * 0.6, 0.026],
        [x + dx * 1.15, y + up, z + dz * 1.15, 0.007],
      ],
      { flat: 0.32, flatAxis: [dx * -4, 1, dz * -4], blend: 0.004 },
    )
}

/** A teacher of the outdoors kneels in a bed and holds a seedling for the pupils to see. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, 'afternoon', -0.6)
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 1 })
  ridges(stage, 410, { distance: 0.32 })
  stage.ground({ top: 550, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.08 })
  for (const [y, size, away] of [
    [600, 170, 0.3],
    [660, 220, 0.24],
    [740, 270, 0.18],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.ground({
    top: (x) => 755 + 8 * Math.sin(x / 90),
    colour: '#a56b45',
    patches: '#8a5638',
    grass: 0,
  })
  const child = { dress: 'school', age: 'child' } as const
  const skirt = { lower: 'skirt', hair: 'braids' } as const
  stage.person([150, 985, 545, 1, 0.02], {
    ...child,
    pose: 'listening',
    sex: 'woman',
    skin: 'chestnut',
    view: 0.8,
    wear: skirt,
  })
  stage.person([735, 980, 560, -1, 0.02], {
    ...child,
    pose: 'listening',
    sex: 'man',
    skin: 'umber',
    view: 0.7,
  })
  stage.person([885, 1010, 540, -1, 0.01], {
    ...child,
    pose: 'taking-notes',
    sex: 'woman',
    skin: 'sienna',
    view: 0.6,
    wear: skirt,
  })
  stage.put(posedPerson, [320, 1095, 830, 1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'cocoa',
    turn: 0.6,
    wear: {
      hair: 'scarf',
      cloth: '#d98a2a',
      shirt: '#3f8a7a',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#6d5f4a',
      boots: true,
    },
    action: (body) => ({
      pose: {
        hips: [-0.1, 0.25],
        lean: 0.2,
        nod: 0.16,
        left: [0.23, 0.43, -0.045],
        right: [0.23, 0.43, 0.05],
        leftFoot: [-0.2, 0.055, -body.hipHalf],
        rightFoot: [-0.2, 0.055, body.hipHalf],
        leftToe: 1.4,
        rightToe: 1.4,
        knees: [1, -0.7, 0.1],
        elbows: [-0.5, -0.8, 0.6],
      },
      left: 'flat',
      right: 'flat',
    }),
    extra: (model) => seedlingInHands(model, [0.3, 0.475, 0.003]),
  })
  stage.put(posedPerson, [655, 1110, 590, -1], {
    ...child,
    sex: 'man',
    skin: 'sienna',
    turn: 0.35,
    action: () => ({
      pose: {
        hips: [-0.1, 0.16],
        lean: 0.3,
        nod: -0.12,
        left: [0.13, 0.27, -0.09],
        right: [0.14, 0.27, 0.08],
        leftFoot: [0.03, 0.045, -0.09],
        rightFoot: [0, 0.045, 0.09],
        knees: [0.9, 0.6, 0.35],
        elbows: [-0.6, -0.2, 0.8],
      },
    }),
  })
  for (const [x, y, s] of [
    [130, 1185, 200],
    [235, 1215, 170],
    [350, 1185, 170],
    [500, 1200, 180],
    [820, 1175, 170],
    [930, 1200, 180],
  ] as const)
    stage.put(kale, [x, y, s, 1])
}
