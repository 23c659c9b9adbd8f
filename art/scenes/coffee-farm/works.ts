import { cherryHeap, pulper } from '../../kit/coffee-works'
import { mix } from '../../kit/colour'
import { gripPoint } from '../../kit/body/grips'
import type { Form } from '../../kit/human/forms'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { hang, stand } from '../../kit/people/poses'
import { banana } from '../../kit/plants'
import { around, between, pick } from '../../kit/random'
import { blend, softSpot, tonesOf } from '../../kit/shapes'
import { factory } from '../../kit/things/buildings'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { beds } from './beds'
import { bushes, grevillea, ridges, slope, soil } from './farm'

const series = 'gallery/coffee-farm-safari'

/** Red skins and wet pale beans spill from the pulper; a woman turns its wheel. */
function oneTurn(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', 0.75)
  stage.sky({ kind: 'dawn', horizon: 380 })
  ridges(stage, 360, { distance: 0.36 })
  slope(stage, 460, 640, 5, 0.24, -0.03)
  stage.put(factory, [1290, 640, 230, -1, 0.24], { crop: 'coffee' })
  for (const [x, s] of [
    [90, 330],
    [190, 300],
    [20, 360],
  ] as const)
    stage.put(banana, [x, 700, s, 1, 0.1])
  stage.ground({ top: 650, colour: '#a8694a', patches: '#8a5a40', distance: 0.08 })
  bushes(stage, [
    [400, 720, 240, 1, 0.12],
    [1530, 740, 280, 1, 0.12],
  ])
  for (const [x, y, size, bands] of [
    [1330, 860, 190, '#3f6b52'],
    [1490, 940, 215, '#b4523a'],
  ] as const) {
    stage.put(basket, [x, y, size], { bands, metres: 0.41, tilt: 0.24 })
    const dome = (u: number, w: number): [number, number] => {
      // A square of places drawn into the round of the rim.
      const k = Math.sqrt(1 - (w * w) / 2) * 0.62 * size
      const up = Math.max(0, 1 - u * u - w * w)
      return [
        x + u * k * 0.98,
        y - size * 0.76 + w * Math.sqrt(1 - (u * u) / 2) * size * 0.14 - up * size * 0.22,
      ]
    }
    cherryHeap(stage.pen, stage.light, random, dome, 9.5)
  }
  skins(stage, [450, 1100], 250, 60, 520)
  stage.put(pulper, [800, 1225, 960, 1])
  atTheWheel(stage)
  stage.tufts([800, 1208, 34], 1600, '#7f8c44', 0.35)
}

/** A woman beside the pulper, her hand round the wooden handle of its wheel. */
function atTheWheel(stage: Stage): void {
  const grips: HandPose = { grip: 'hold', point: [0.85, 0.35, -0.1], palm: [0.35, -0.85, -0.1] }
  stage.put(human, [244, 1300, 1010, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.55,
      lids: 0.75,
      gaze: [0, -0.15],
      worn: { kind: 'wrap', colour: '#d9a437', second: '#8a2f2a' },
    },
    outfit: {
      top: { colour: '#3a5f8a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a4a34', second: '#e8c878', pattern: 'kanga' },
      folds: 1.4,
    },
    turn: 0.3,
    tilt: 0.08,
    shadow: false,
    right: grips,
    pose: (body) => ({
      ...stand(body),
      lean: 0.12,
      nod: 0.1,
      left: hang(body, -1, 0.05),
      right: [0.2, 0.79, 0.12],
      elbows: [-0.2, -0.9, 0.7],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.rightArm, 1, grips)
      const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
      const rod = (far: number, near: number, r: number): Form =>
        rodForm(
          [
            [x - far * 0.19, y - far * 0.11, z + far],
            [x - near * 0.19, y - near * 0.11, z + near],
          ],
          r,
          '#8a6238',
          0.2,
        )
      // The handle is waisted where the fist closes round it.
      return [rod(-0.105, -0.045, 0.0145), rod(-0.05, 0.02, 0.0105)]
    },
  })
}

/** A heap of wet red skins. */
function skins(
  stage: Stage,
  [x, y]: readonly [number, number],
  wide: number,
  deep: number,
  count: number,
): void {
  const { pen, random, light } = stage
  softSpot(
    pen,
    { x: x - 20, y: y + deep * 0.5, width: wide * 2.6, height: deep * 2 },
    '#2f1a14',
    0.45,
    0.4,
  )
  for (let i = 0; i < count; i++) {
    const [turn, off] = [random() * 6.283, Math.sqrt(random())]
    const tones = tonesOf(pick(random, ['#9a2a26', '#b8433a', '#7a1f22', '#c46a52']), light)
    const [px, py] = [
      x + Math.cos(turn) * off * wide,
      y + Math.sin(turn) * off * deep - (1 - off) * 46,
    ]
    pen.fillStyle = Math.cos(turn) * light.from > 0 ? tones.lit : tones.middle
    pen.beginPath()
    pen.ellipse(px, py, 10, 6, random() * 3, 0, 7)
    pen.fill()
  }
}

/** Beans slide along the water, pushed by a paddle. */
function channel(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', -0.75)
  const { light } = stage
  stage.sky({ kind: 'cumulus', horizon: 340, clouds: 0.9 })
  ridges(stage, 330, { distance: 0.36 })
  stage.put(factory, [420, 560, 250, 1, 0.18], { crop: 'coffee' })
  for (const [x, s] of [
    [1200, 420],
    [1330, 480],
    [1490, 440],
  ] as const)
    grevillea(stage, [x, 590, s, 1, 0.2])
  stage.ground({ top: 540, colour: '#8f9a4e', patches: soil, grass: 20, distance: 0.1 })
  bushes(stage, [
    [1250, 680, 210, 1, 0.14],
    [1420, 720, 250, 1, 0.12],
    [1580, 760, 280, 1, 0.1],
    [60, 700, 220, 1, 0.14],
  ])
  stage.person([392, 716, 310, 1, 0.1], {
    pose: 'taking-notes',
    dress: 'shirt',
    sex: 'woman',
    skin: 'umber',
    view: 0.5,
    wear: { hair: 'braids', shirt: '#d9a23a', lower: 'skirt', lowerColour: '#39485c' },
  })
  // Three troughs run from the near left to the far right, the middle one with water and beans.
  const far = { x: 860, y: 520 }
  const at = (near: number, k: number): [number, number] => [
    far.x + (near - far.x) * k,
    far.y + (1230 - far.y) * k,
  ]
  const strip = (from: number, to: number, fill: string | CanvasGradient, start = 0.06): void =>
    stage.shape([at(from, start), at(to, start), at(to, 1), at(from, 1)], fill)
  const wall = tonesOf('#b5aa98', light)
  const fade = (near: string, away: string) =>
    blend(
      pen,
      [0, 560],
      [0, 1200],
      [
        [0, away],
        [1, near],
      ],
    )
  strip(-560, 1560, fade(wall.lit, mix(wall.lit, light.air, 0.3)))
  for (const [from, to] of [
    [-420, 140],
    [380, 1220],
  ] as const) {
    strip(from, to, fade(wall.shade, wall.middle))
    strip(from + 86, to - 36, fade('#5f8a8c', '#a9c4c2'))
    strip(to - 60, to - 36, fade('#3f6266', '#7f9a98'))
    stream(stage, at, from + 110, to - 70)
  }
  stage.person([1172, 856, 560, -1], {
    pose: 'raking',
    dress: 'overall',
    sex: 'man',
    skin: 'sienna',
    view: 0.35,
    wear: { hat: 'straw', shirt: '#3f6a86', lowerColour: '#3f6a86', boots: true },
  })
  const wood = tonesOf('#a9743f', light)
  stage.shape(
    [
      [750, 690],
      [912, 664],
      [920, 742],
      [754, 772],
    ],
    blend(
      pen,
      [750, 0],
      [920, 0],
      [
        [0, wood.lit],
        [1, wood.middle],
      ],
    ),
  )
  for (let i = 0; i < 70; i++) pebble(stage, around(random, 830, 92), around(random, 772, 16), 11)
  stage.glow([830, 792, 220], 26, '#ffffff', 0.5, 0.1)
}

function pebble(stage: Stage, x: number, y: number, r: number): void {
  const { pen, random, light } = stage
  pen.fillStyle = pick(random, [mix('#efe3c0', light.warm, 0.4), '#dcc996', '#c4ae78', '#f3ead0'])
  pen.beginPath()
  pen.ellipse(x, y, r, r * 0.55, random() - 0.5, 0, 7)
  pen.fill()
}

/** Beans on the water, thick in the middle, and the light between. */
function stream(
  stage: Stage,
  at: (near: number, k: number) => [number, number],
  from: number,
  to: number,
): void {
  const { random } = stage
  for (let i = 0; i < 60; i++) {
    const k = 0.1 + 0.9 * random() ** 0.8
    const [x, y] = at(between(random, from, to), k)
    stage.line([x, y], [x + 30 * k, y - 14 * k], [x + 50 * k, y - 46 * k], '#e4f2f0', 7 * k)
  }
  const spots = Array.from({ length: 1150 }, () => 0.08 + 0.92 * random() ** 0.62).toSorted(
    (a, b) => a - b,
  )
  for (const k of spots) {
    const bend = Math.sin(k * 9) * 0.12
    const [x, y] = at(around(random, from + (to - from) * (0.46 + bend), (to - from) * 0.33), k)
    pebble(stage, x, y, 3 + 11 * k)
  }
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/05-pulper`,
    height: 1200,
    seed: 705,
    compose: oneTurn,
    fine: true,
    focus: [
      { x: 300, y: 420, radius: 150 },
      { x: 470, y: 530, radius: 120 },
      { x: 740, y: 560, radius: 400 },
      { x: 1180, y: 1000, radius: 260 },
      { x: 1410, y: 760, radius: 220 },
    ],
  },
  {
    name: `${series}/06-channel`,
    height: 1200,
    seed: 706,
    compose: channel,
    focus: [{ x: 920, y: 330, radius: 120 }],
  },
  {
    name: `${series}/07-beds`,
    height: 1200,
    seed: 707,
    compose: beds,
    focus: [{ x: 660, y: 860, radius: 240 }],
  },
]
