import { collardLeaf, collards } from '../kit/collards'
import { glaze } from '../kit/colour'
import type { DressedOptions } from '../kit/human/dressed'
import { turning } from '../kit/animals/shading'
import { frameAt, type Vec } from '../kit/animals/volume'
import type { HandPose } from '../kit/human/figure'
import { blob, far, within, type Form } from '../kit/human/forms'
import { wristFor } from '../kit/human/grasp'
import { rodForm } from '../kit/human/things'
import { tint } from '../kit/human/tint'
import type { Point } from '../kit/shapes'
import type { Stage, Spot } from '../kit/stage'

/** A lesson in watering: a girl pours, the teacher kneels at the plant, the others are at work. */
export function schoolClass(stage: Stage): void {
  const put = (spot: Spot, options: DressedOptions, foot?: string): void => {
    const [x, y, size] = spot
    stage.glow([x - size * 0.1, y + 4, size * 0.6], size * 0.1, '#3a1f14', 0.6, 0.3)
    stage.person(spot, { shadow: false, ...options }, foot)
  }
  const pupil = { dress: 'school', age: 'child' } as const
  put([1520, 712, 270, 1, 0.14], {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: -0.9,
    pose: 'walking',
    wear: { shirt: '#d9a23a', lower: 'shorts' },
  })
  put([70, 705, 260, 1, 0.14], {
    ...pupil,
    sex: 'man',
    skin: 'sienna',
    turn: 0.1,
    pose: 'digging',
    wear: { shirt: '#e9e1cd', lower: 'shorts', hat: 'cap', hatColour: '#3f6b52' },
  })
  put([800, 728, 300, 1, 0.12], {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: 0.5,
    pose: 'planting',
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  mound(stage)
  teacher(stage)
  seedling(stage)
  waterer(stage)
  shower(stage, seen([0.52 + can.x, 0.27 + can.y, 0]))
  for (const [x, y, size] of [
    [40, 1240, 300],
    [1560, 1270, 280],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** The young plant on its mound. */
const plant = { x: 905, y: 1090 }

/** Heaped earth, wet round the plant. */
function mound(stage: Stage): void {
  const { random } = stage
  stage.glow([820, 1180, 900], 150, '#2a140c', 0.6, 0.3)
  stage.soft(
    [
      [430, 1200],
      [560, 1090],
      [720, 1030],
      [880, 1024],
      [1010, 1070],
      [1150, 1150],
      [1230, 1240],
      [430, 1240],
    ],
    stage.blend(
      [820, 1020],
      [780, 1230],
      [
        [0, '#8a5636'],
        [0.4, '#6e4029'],
        [1, '#4a281a'],
      ],
    ),
  )
  for (let i = 0; i < 620; i++) {
    const [x, t] = [450 + 760 * random(), random()]
    const top = 1034 + ((x - 820) / 370) ** 2 * 120
    const y = top + t * (1230 - top)
    const size = 5 + 15 * random() ** 2
    const turn = random() * 3
    stage.oval(x + 2, y + size * 0.3, size * 1.4, size * 0.9, glaze('#2c160d', 0.5))
    stage.soft(
      Array.from({ length: 5 }, (_, k): Point => {
        const around = turn + (k / 5) * Math.PI * 2
        return [x + Math.cos(around) * size * 0.7, y + Math.sin(around) * size * 0.42]
      }),
      glaze(random() < 0.3 ? '#a06a45' : '#7a4a2f', 0.8),
    )
  }
  stage.glow([plant.x, plant.y, 300], 46, '#2a140c', 0.7, 0.4)
}

function seedling(stage: Stage): void {
  for (const [spread, length, sunny] of [
    [-0.55, 150, 0.5],
    [0.5, 150, 0.4],
    [-0.95, 135, 0.7],
    [0.95, 125, 0.5],
    [-0.1, 190, 0.68],
  ] as const)
    collardLeaf(
      stage.pen,
      {
        from: [plant.x, plant.y],
        angle: -Math.PI / 2 + spread,
        length,
        width: length * 0.58,
        sunny,
      },
      stage.light,
      stage.random,
    )
  for (let i = 0; i < 26; i++) {
    const [x, y] = [plant.x - 110 + 230 * stage.random(), plant.y + 2 + 22 * stage.random()]
    stage.oval(x, y, 10 + 14 * stage.random(), 9, i % 3 ? '#3d2014' : '#6a3f2a')
  }
}

/** The teacher kneels on her heels, both hands on the earth around the plant. */
function teacher(stage: Stage): void {
  stage.glow([1330, 1215, 760], 90, '#2a140c', 0.7, 0.3)
  stage.person([1270, 1250, 1640, -1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.56,
    shadow: false,
    mood: { smile: 0.8, lids: 0.74, gaze: [0, -0.35] },
    wear: {
      hair: 'wrap',
      cloth: '#2f6f6a',
      shirt: '#d9a23a',
      sleeves: 'short',
      lower: 'trousers',
      lowerColour: '#7a3a3c',
    },
    hands: {
      left: { grip: 'loose', palm: [-0.2, -0.9, 0.4], point: [0.9, -0.4, -0.1] },
      right: { grip: 'loose', palm: [-0.2, -0.9, -0.5], point: [0.8, -0.5, -0.25] },
    },
    action: () => ({
      pose: {
        hips: [-0.11, 0.19],
        lean: 0.66,
        nod: -0.06,
        look: -0.1,
        left: [0.21, 0.16, -0.13],
        right: [0.265, 0.15, 0.11],
        leftFoot: [-0.2, 0.055, -0.06],
        rightFoot: [-0.2, 0.055, 0.06],
        leftToe: 1.4,
        rightToe: 1.4,
        knees: [1, -0.5, 0.15],
        elbows: [-0.6, -0.3, 0.6],
      },
    }),
  })
}

/** The girl kneels upright with the can in both hands. */
function waterer(stage: Stage): void {
  const { x, y, size, turn, tilt } = girl
  const left: HandPose = { grip: 'cup', palm: [0, 1, 0.2], point: [0.6, 0, 0.8] }
  const right: HandPose = { grip: 'hold', palm: [0.4, -0.9, -0.2], point: [0.8, 0.1, -0.6] }
  stage.glow([x - 40, y - 10, 560], 80, '#2a140c', 0.7, 0.3)
  stage.person([x, y, size, 1], {
    dress: 'school',
    age: 'child',
    sex: 'woman',
    skin: 'umber',
    turn,
    tilt,
    shadow: false,
    mood: { smile: 0.7, lids: 0.74, gaze: [0, -0.3] },
    face: { worn: { kind: 'braids' } },
    outfit: { collar: '#f2ede0' },
    wear: { shirt: '#b4523a', lower: 'skirt', lowerColour: '#3f4f6a' },
    hands: { left, right },
    action: (body) => ({
      pose: {
        hips: [-0.03, 0.27],
        lean: 0.24,
        nod: 0.16,
        left: wristFor([0.25 + can.x, 0.338 + can.y, 0.055], left, body, -1),
        right: wristFor([0.25 + can.x, 0.543 + can.y, 0.015], right, body, 1),
        leftFoot: [-0.2, 0.055, -0.06],
        rightFoot: [-0.2, 0.055, 0.06],
        leftToe: 1.4,
        rightToe: 1.4,
        knees: [1, -0.7, 0.1],
        elbows: [-0.3, -1, 0.25],
      },
    }),
    things: wateringCan,
  })
}

/** Where a point of the girl's own space is in the picture. */
function seen(p: Vec): Point {
  const view = turning(girl.turn, girl.tilt)
  const [x, y] = view.lean(view.upright(p))
  return [girl.x + x * girl.size, girl.y - y * girl.size]
}

/** Where the girl with the can kneels, how tall she is standing, how far turned from the side. */
const girl = { x: 265, y: 1185, size: 1180, turn: 0.5, tilt: 0.1 }

/** How far the can is moved from where it is modelled. */
const can = { x: -0.02, y: -0.03 }

/** A can of tin in her hands, tipped: its body, its spout with the rose, its bow. */
function wateringCan(): Form[] {
  const at = (x: number, y: number, z = 0): Vec => [x + can.x, y + can.y, z]
  const tin = tint('#8fa3a6')
  const surface = () => ({ colour: tin, gloss: 0.7, flesh: false })
  return [
    canBody(),
    blob(
      [
        { a: at(0.27, 0.34), b: at(0.47, 0.29), ra: 0.02, rb: 0.014 },
        { a: at(0.47, 0.29), b: at(0.495, 0.28), ra: 0.02, rb: 0.034 },
      ],
      0.006,
      surface,
    ),
    rodForm(
      [at(0.335, 0.47), at(0.29, 0.56, 0.01), at(0.2, 0.52, 0.02), at(0.17, 0.42)],
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
  const frame = frameAt([0.272 + can.x, 0.405 + can.y, 0], { pitch: Math.atan2(0.065, 0.09) })
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
function shower(stage: Stage, [x, y]: Point): void {
  const { pen, random } = stage
  pen.lineCap = 'round'
  for (let i = 0; i < 34; i++) {
    const spread = random()
    const from: Point = [x - 6 + 12 * random(), y - 22 + 50 * random()]
    const to: Point = [x + 50 + 130 * spread, plant.y - 40 + 50 * random()]
    const over: Point = [x + 50 + 84 * spread, y + 6]
    stage.line(from, over, to, glaze('#eef5f6', 0.25 + 0.4 * random()), 2)
  }
  for (let i = 0; i < 14; i++)
    stage.oval(x + 44 + 150 * random(), plant.y - 34 + 50 * random(), 7, 5, glaze('#ffffff', 0.7))
}
