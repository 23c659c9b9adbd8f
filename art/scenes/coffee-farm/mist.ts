import { coffeeTerraces } from '../../kit/coffee-terraces'
import { ridge } from '../../kit/land'
import { lightOf } from '../../kit/light'
import { blend } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { outward } from '../../kit/animals/volume'
import type { Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import type { Joints } from '../../kit/people/skeleton'
import type { Body } from '../../kit/people/body'
import { ankle, type Action } from '../../kit/people/poses'
import { Stage } from '../../kit/stage'
import { bushes, redPath } from './farm'

const series = 'gallery/coffee-farm-safari'

/** Early cloud lifts off the terraces; a small group sets out on the path. */
function mist(pen: Pen, frame: Frame, random: Random): void {
  const light = {
    ...lightOf('mist', 0.7),
    height: 0.3,
    strength: 0.4,
    warm: '#fff1d2',
    air: '#e3e6e0',
  }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'mist', horizon: 430, clouds: 0.6 })
  stage.glow([1180, 250, 1700], 900, '#ffe9bd', 0.95, 0.05)
  stage.oval(1180, 190, 96, 96, '#fff8e2')
  const hump = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2))
  ridge(pen, frame, light, random, {
    base: 400,
    rise: 200,
    wave: 520,
    colour: '#27424a',
    distance: 0.12,
    foot: 600,
    spurs: 0.8,
    crest: (x) =>
      400 -
      170 * hump(x, 330, 330) -
      90 * hump(x, 760, 210) -
      60 * hump(x, 1400, 380) -
      7 * Math.sin(x / 47),
  })
  stage.mist(480, 120, 0.95, '#f6f0e2')
  stage.box(
    [0, 540, 1600, 1200],
    blend(
      pen,
      [0, 540],
      [0, 1200],
      [
        [0, '#ece7d8'],
        [0.2, '#dfe0d2'],
        [0.5, '#93a878'],
        [1, '#7f8a4c'],
      ],
    ),
  )
  const terraces = (top: number, bottom: number, rows: number, distance: number, tip: number) =>
    coffeeTerraces(pen, light, random, {
      crest: (x) => top + tip * x + 34 * Math.sin(x / 240),
      foot: (x) => bottom + tip * x + 46 * Math.sin(x / 300 + 0.6),
      from: -60,
      to: frame.width + 60,
      rows,
      distance,
    })
  terraces(520, 640, 4, 0.55, -0.03)
  stage.mist(590, 70, 0.8, '#faf5e8')
  stage.glow([420, 610, 1300], 150, '#faf6ea', 0.9, 0.3)
  stage.glow([1200, 610, 1300], 110, '#faf6ea', 0.9, 0.3)
  terraces(660, 840, 4, 0.28, 0.04)
  stage.glow([250, 690, 1300], 120, '#faf6ea', 0.8, 0.25)
  stage.glow([1350, 740, 1000], 110, '#fdf4dd', 0.7, 0.2)
  terraces(840, 1060, 3, 0.12, 0.05)
  redPath(stage, [
    [640, 1290, 620],
    [820, 1100, 300],
    [1020, 980, 180],
    [1050, 890, 110],
    [1170, 810, 54],
  ])
  stage.glow([1100, 800, 700], 90, '#fdf4dd', 0.6, 0.2)
  group(stage)
  coffeeTerraces(pen, light, random, {
    crest: (x) => 1010 + x * 0.2 + 20 * Math.sin(x / 200),
    foot: (x) => 1290 + x * 0.22,
    from: -60,
    to: 520,
    rows: 3,
    distance: 0.04,
  })
  stage.tufts([1010, 1150, 60], 190, '#7f9a48', 1.4)
  stage.tufts([1030, 1205, 80], 240, '#7f9a48', 1.4)
  bushes(
    stage,
    [
      [1060, 1235, 190],
      [1480, 1230, 420],
      [1240, 1290, 330],
      [40, 1290, 380],
    ],
    {
      cherries: 0.35,
      ripe: 0.5,
    },
  )
}

/** The guide points the way; two follow him down the path, seen from behind. */
function group(stage: Stage): void {
  for (const [x, y, wide] of [
    [1040, 966, 130],
    [896, 1082, 190],
    [738, 1172, 230],
  ] as const)
    stage.glow([x - wide * 0.16, y + wide * 0.04, wide * 1.5], wide * 0.3, '#4a2c20', 0.55, 0.2)
  const seen = { shadow: false, tilt: 0.2 }
  stage.person([1050, 965, 285, 1, 0.1], {
    ...seen,
    pose: 'pointing',
    dress: 'overall',
    sex: 'man',
    turn: -1.1,
    wear: { hat: 'straw' },
  })
  stage.person([905, 1080, 395, 1, 0.03], {
    ...seen,
    action: withPack,
    dress: 'fleece',
    sex: 'man',
    visitor: true,
    skin: 'olive',
    turn: -1.08,
    wear: { hat: 'sunhat', hatColour: '#8f8a5e', shirt: '#3f6a8a', lowerColour: '#5b5040' },
    props: ['backpack'],
    outfit: { backpack: '#8a5236' },
  })
  stage.person([752, 1170, 465, 1, 0.02], {
    ...seen,
    action: inSkirt,
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: -1.0,
    wear: {
      shirt: '#efe3cc',
      sleeves: 'long',
      hair: 'wrap',
      cloth: '#b23c2c',
      lower: 'skirt',
      lowerColour: '#6d3f74',
    },
    things: sash,
  })
}

/** A cloth wound round her waist. */
function sash({ pelvis }: Joints): Form[] {
  return [0.062, 0.044, 0.026].map((up) =>
    rodForm(
      Array.from({ length: 17 }, (_, i) => {
        const turn = (i / 16) * Math.PI * 2
        return outward(pelvis, [0.068 * Math.cos(turn) - 0.006, up, 0.086 * Math.sin(turn)])
      }),
      0.0145,
      '#b8452f',
    ),
  )
}

/** A stride with the thumbs under the straps of a pack. */
function withPack(body: Body): Action {
  const up = body.hip + body.waist + body.chest - 0.075
  return {
    pose: {
      hips: [0, body.hip - 0.016],
      lean: 0.08,
      twist: 0.06,
      left: [0.11, up, -body.shoulderHalf * 0.8],
      right: [0.11, up, body.shoulderHalf * 0.8],
      elbows: [-0.45, -1, 0.5],
      rightFoot: [0.1, ankle, body.hipHalf + 0.01],
      leftFoot: [-0.13, ankle + 0.03, -body.hipHalf - 0.01],
      leftToe: 0.35,
    },
    left: 'fist',
    right: 'fist',
  }
}

/** A short step, the arms clear of the trunk, the head turned to where the guide points. */
function inSkirt(body: Body): Action {
  const out = body.shoulderHalf + 0.05
  return {
    pose: {
      hips: [0, body.hip - 0.006],
      lean: -0.04,
      look: 0.35,
      left: [0.12, body.hip + 0.05, -out],
      right: [-0.05, body.hip + 0.0, out + 0.01],
      elbows: [-0.7, -0.5, 0.8],
      leftFoot: [-0.06, ankle + 0.008, -body.hipHalf - 0.008],
      leftToe: 0.12,
      rightFoot: [0.07, ankle, body.hipHalf + 0.008],
    },
  }
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/01-mist`,
    height: 1200,
    seed: 701,
    compose: mist,
    fine: true,
    focus: [
      { x: 750, y: 800, radius: 170 },
      { x: 740, y: 1050, radius: 200 },
      { x: 920, y: 830, radius: 190 },
      { x: 1060, y: 780, radius: 150 },
    ],
  },
]
