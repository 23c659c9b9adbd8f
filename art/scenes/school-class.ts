import { collards } from '../kit/collards'
import { glaze } from '../kit/colour'
import type { DressedOptions } from '../kit/human/dressed'
import { frameAt } from '../kit/animals/volume'
import { blob, far, within, type Form } from '../kit/human/forms'
import { rodForm } from '../kit/human/things'
import { tint } from '../kit/human/tint'
import type { Stage, Spot } from '../kit/stage'

/** A lesson in watering: a girl pours, the teacher squats at the plant, the others are at work. */
export function schoolClass(stage: Stage): void {
  const put = (spot: Spot, options: DressedOptions, foot?: string): void => {
    const [x, y, size] = spot
    stage.glow([x - size * 0.1, y + 4, size * 0.6], size * 0.1, '#3a1f14', 0.6, 0.3)
    stage.person(spot, { shadow: false, ...options }, foot)
  }
  const pupil = { dress: 'school', age: 'child' } as const
  put([1450, 800, 330, 1, 0.1], {
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
  put([745, 745, 400, 1, 0.08], {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: 0.5,
    pose: 'planting',
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put([1190, 1180, 1300, -1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.5,
    mood: { smile: 0.6, lids: 0.72, gaze: [0.1, -0.35] },
    wear: {
      hair: 'wrap',
      cloth: '#2f6f6a',
      shirt: '#d9a23a',
      sleeves: 'short',
      lower: 'trousers',
      lowerColour: '#7a3a3c',
    },
    hands: {
      left: { grip: 'loose', palm: [-0.1, -1, 0], point: [0.75, -0.3, 0.1] },
      right: { grip: 'loose', palm: [0.1, -0.5, -0.8], point: [0.9, -0.5, -0.1] },
    },
    action: () => ({
      pose: {
        hips: [-0.1, 0.2],
        lean: 0.36,
        nod: -0.04,
        look: -0.12,
        left: [0.13, 0.3, -0.09],
        right: [0.36, 0.2, 0.02],
        leftFoot: [0.07, 0.045, -0.09],
        rightFoot: [-0.16, 0.06, 0.05],
        rightToe: 1,
        knees: [0.95, 0.3, 0.1],
        elbows: [-0.5, -0.6, 0.5],
      },
    }),
  })
  // The earth is wet around the plant.
  stage.glow([870, 1150, 420], 60, '#3a2015', 0.7, 0.4)
  stage.put(collards, [850, 1150, 250])
  put([400, 1190, girl, 1], {
    ...pupil,
    sex: 'woman',
    skin: 'umber',
    turn: 0.5,
    mood: { smile: 0.5, lids: 0.74, gaze: [0, -0.3] },
    face: { worn: { kind: 'braids' } },
    outfit: { collar: '#f2ede0' },
    wear: { shirt: '#b4523a', lower: 'skirt', lowerColour: '#3f4f6a' },
    hands: {
      right: { grip: 'hold', palm: [0.3, -0.9, -0.2] },
      left: { grip: 'hold', palm: [0.5, 0.4, 0.8] },
    },
    action: () => ({
      pose: {
        hips: [-0.02, 0.485],
        lean: 0.16,
        nod: 0.16,
        left: [0.16, 0.4, -0.04],
        right: [0.2, 0.55, 0.05],
        leftFoot: [0.09, 0.045, -0.06],
        rightFoot: [-0.06, 0.045, 0.06],
        elbows: [-0.6, -0.6, 0.4],
      },
    }),
    things: wateringCan,
  })
  shower(stage, 400 + 0.43 * girl, 1190 - 0.245 * girl)
  for (const [x, y, size] of [
    [70, 1230, 270],
    [1500, 1270, 260],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** How tall the girl with the can is. */
const girl = 920

/** A can of tin in her hands, tipped: its body, its spout with the rose, its bow. */
function wateringCan(): Form[] {
  const tin = tint('#8fa3a6')
  const surface = () => ({ colour: tin, gloss: 0.7, flesh: false })
  return [
    canBody(),
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
        [0.335, 0.47, 0],
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

/** The body of the can: a drum with two beads, half open at its top. */
function canBody(): Form {
  const [tin, bead, inside] = [tint('#8fa3a6'), tint('#6f8488'), tint('#2c3638')]
  const [half, round] = [0.078, 0.064]
  const frame = frameAt([0.272, 0.405, 0], { pitch: Math.atan2(0.065, 0.09) })
  return within(frame, 1, [0, 0, 0], far(half, round) + 0.01, {
    distance: (x, y, z) => {
      const r = far(y, z)
      const drum = Math.max(Math.abs(x) - half, r - round + 0.05 * x)
      const ring = (at: number): number => far(x - at, r - round + 0.05 * at) - 0.0055
      return Math.min(drum, ring(-half), ring(-half * 0.45), ring(half * 0.62), ring(half))
    },
    surface: (x, y, z) => {
      const r = far(y, z)
      const isOpen = x > half - 0.004 && r < round - 0.012 && y > -0.012
      const isBead = r > round - 0.05 * x + 0.0015
      return {
        colour: isOpen ? inside : isBead ? bead : tin,
        gloss: isOpen ? 0 : 0.6,
        flesh: false,
      }
    },
  })
}

/** Water falls from the rose in bright threads, and wets the earth. */
function shower(stage: Stage, x: number, y: number): void {
  const { pen, random } = stage
  pen.lineCap = 'round'
  for (let i = 0; i < 40; i++) {
    const [spread, drop] = [random(), 170 + 40 * random()]
    const from: [number, number] = [x + 6 * random(), y - 18 + 40 * random()]
    const to: [number, number] = [x + 30 + 120 * spread, y + drop]
    stage.line(from, [x + 30 + 80 * spread, y], to, glaze('#eef5f6', 0.25 + 0.45 * random()), 2)
  }
  for (let i = 0; i < 24; i++)
    stage.oval(x + 20 + 150 * random(), y + 170 + 40 * random(), 8, 6, glaze('#ffffff', 0.8))
}
