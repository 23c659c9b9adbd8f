import { cherryHeap, pulper } from '../../kit/coffee-works'
import type { Vec } from '../../kit/animals/volume'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { stand } from '../../kit/people/poses'
import { between3 } from '../../kit/people/skeleton'
import { banana } from '../../kit/plants'
import { pick } from '../../kit/random'
import { softSpot, tonesOf } from '../../kit/shapes'
import { factory } from '../../kit/things/buildings'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { beds } from './beds'
import { channel } from './channel'
import { bushes, ridges, slope } from './farm'

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
  stage.put(pulper, [800, 1225, 980, 1])
  atTheWheel(stage)
  stage.tufts([800, 1208, 34], 1600, '#7f8c44', 0.35)
}

/** Where the handle comes out of the wheel, in the woman's space, and where it ends. */
const handle: readonly [Vec, Vec] = [
  [0.25, 0.7, -0.1],
  [0.23, 0.678, 0.11],
]

/** A woman leans into the wheel of the pulper, both hands round its wooden handle. */
function atTheWheel(stage: Stage): void {
  const right: HandPose = { grip: 'hold', point: [0.9, 0.2, 0.05], palm: [0.3, -0.9, 0] }
  const left: HandPose = { grip: 'hold', point: [0.9, 0.2, 0.1], palm: [0.3, -0.9, 0] }
  stage.put(human, [107, 1526, 1500, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.7,
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
    turn: 0.4,
    tilt: 0.08,
    shadow: false,
    left,
    right,
    pose: (body) => ({
      ...stand(body),
      hips: [-0.06, body.hip - 0.01],
      lean: 0.42,
      twist: -0.1,
      bow: 0.05,
      nod: -0.1,
      look: 0.1,
      left: wristFor(between3(...handle, 0.24), left, body, -1),
      right: wristFor(between3(...handle, 0.68), right, body, 1),
      elbows: [-0.4, -0.8, 0.7],
    }),
    things: () => [
      rodForm(handle, 0.0068, '#8a6238', 0.2),
      rodForm([between3(...handle, 0.94), handle[1]], 0.011, '#8a6238', 0.2),
    ],
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

export const scenes: readonly Scene[] = [
  {
    name: `${series}/05-pulper`,
    height: 1200,
    seed: 705,
    compose: oneTurn,
    fine: true,
    focus: [
      { x: 250, y: 190, radius: 170 },
      { x: 430, y: 510, radius: 150 },
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
    fine: true,
    focus: [
      { x: 1100, y: 370, radius: 140 },
      { x: 1020, y: 560, radius: 170 },
      { x: 640, y: 1060, radius: 460 },
      { x: 405, y: 520, radius: 110 },
      { x: 690, y: 760, radius: 260 },
    ],
  },
  {
    name: `${series}/07-beds`,
    height: 1200,
    seed: 707,
    compose: beds,
    fine: true,
    focus: [
      { x: 690, y: 760, radius: 200 },
      { x: 380, y: 960, radius: 460 },
      { x: 1400, y: 1000, radius: 420 },
      { x: 1060, y: 760, radius: 130 },
    ],
  },
]
