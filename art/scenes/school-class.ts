import { collards } from '../kit/collards'
import { glaze } from '../kit/colour'
import type { DressedOptions } from '../kit/human/dressed'
import { blob, type Form } from '../kit/human/forms'
import { rodForm } from '../kit/human/things'
import { tint } from '../kit/human/tint'
import type { Stage, Spot } from '../kit/stage'

/** A lesson in watering: a girl pours, the teacher squats at the plant, the others are at work. */
export function schoolClass(stage: Stage): void {
  const put = (spot: Spot, options: DressedOptions): void => {
    const [x, y, size] = spot
    stage.glow([x - size * 0.1, y + 4, size * 0.6], size * 0.1, '#3a1f14', 0.6, 0.3)
    stage.person(spot, { shadow: false, ...options }, '#7f9445')
  }
  const pupil = { dress: 'school', age: 'child' } as const
  put([1330, 800, 330, 1, 0.1], {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: -0.9,
    pose: 'walking',
    wear: { shirt: '#d9a23a', lower: 'shorts' },
  })
  put([205, 800, 350, 1, 0.1], {
    ...pupil,
    sex: 'man',
    skin: 'sienna',
    turn: 0.1,
    pose: 'digging',
    wear: { shirt: '#e9e1cd', lower: 'shorts', hat: 'cap', hatColour: '#3f6b52' },
  })
  put([770, 985, 560, 1, 0.03], {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: -0.45,
    pose: 'squatting',
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put([1180, 1110, 900, -1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.24,
    mood: { smile: 0.7, lids: 0.6, gaze: [0, -0.5] },
    wear: {
      hair: 'wrap',
      cloth: '#2f6f6a',
      shirt: '#d9a23a',
      sleeves: 'short',
      lowerColour: '#8a3f34',
    },
    hands: {
      left: { grip: 'cup', palm: [0.2, -0.5, 0.7] },
      right: { grip: 'cup', palm: [0.2, -0.5, -0.7] },
    },
    action: () => ({
      pose: {
        hips: [-0.13, 0.19],
        lean: 0.56,
        nod: -0.06,
        left: [0.27, 0.12, -0.08],
        right: [0.25, 0.09, 0.1],
        leftFoot: [0.05, 0.045, -0.05],
        rightFoot: [0, 0.045, 0.055],
        knees: [0.9, 0.6, 0.1],
        elbows: [-0.5, -0.5, 0.6],
      },
    }),
  })
  for (const [x, y, size] of [
    [620, 1120, 190],
    [880, 1125, 220],
  ] as const)
    stage.put(collards, [x, y, size])
  put([440, 1130, girl, 1], {
    ...pupil,
    sex: 'woman',
    skin: 'umber',
    turn: 0.14,
    wear: { hat: 'straw', shirt: '#b4523a', lower: 'skirt', lowerColour: '#3f4f6a' },
    hands: { right: { grip: 'hold', palm: [0.3, -0.9, -0.2] } },
    action: () => ({
      pose: {
        hips: [-0.03, 0.48],
        lean: 0.3,
        nod: 0.1,
        left: [0.17, 0.37, -0.05],
        right: [0.17, 0.53, 0.05],
        leftFoot: [0.09, 0.045, -0.06],
        rightFoot: [-0.08, 0.045, 0.06],
        elbows: [-0.6, -0.6, 0.4],
      },
    }),
    things: wateringCan,
  })
  shower(stage, 440 + 0.5 * girl, 1130 - 0.27 * girl)
  for (const [x, y, size] of [
    [90, 1180, 250],
    [330, 1260, 240],
    [1480, 1230, 260],
    [1100, 1280, 230],
    [700, 1285, 230],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** How tall the girl with the can is. */
const girl = 700

/** A can of tin in her hands, tipped: its body, its spout with the rose, its bow. */
function wateringCan(): Form[] {
  const tin = tint('#8fa3a6')
  const surface = () => ({ colour: tin, gloss: 0.7, flesh: false })
  return [
    blob([{ a: [0.23, 0.36, 0], b: [0.34, 0.44, 0], ra: 0.078, rb: 0.07 }], 0.004, surface),
    blob(
      [
        { a: [0.27, 0.34, 0], b: [0.47, 0.29, 0], ra: 0.02, rb: 0.014 },
        { a: [0.47, 0.29, 0], b: [0.495, 0.28, 0], ra: 0.02, rb: 0.034 },
      ],
      0.006,
      surface,
    ),
    rodForm(
      [
        [0.34, 0.5, 0],
        [0.29, 0.56, 0.01],
        [0.2, 0.52, 0.02],
        [0.17, 0.42, 0],
      ],
      0.011,
      '#6f8488',
      0.5,
    ),
  ]
}

/** Water falls from the rose in bright threads, and wets the earth. */
function shower(stage: Stage, x: number, y: number): void {
  const { pen, random } = stage
  stage.glow([x + 90, 1128, 260], 50, '#3a2015', 0.7, 0.4)
  pen.lineCap = 'round'
  for (let i = 0; i < 46; i++) {
    const [spread, drop] = [random(), 170 + 40 * random()]
    const from: [number, number] = [x + 6 * random(), y - 18 + 40 * random()]
    const to: [number, number] = [x + 30 + 120 * spread, y + drop]
    stage.line(from, [x + 30 + 80 * spread, y], to, glaze('#f4f8f4', 0.4 + 0.5 * random()), 2.6)
  }
  for (let i = 0; i < 24; i++)
    stage.oval(x + 20 + 150 * random(), y + 170 + 40 * random(), 8, 6, glaze('#ffffff', 0.8))
}
