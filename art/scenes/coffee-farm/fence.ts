import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { coffeeSpray } from '../articles/coffee-spray'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import type { Form } from '../../kit/sprig/form'
import { paintSprig } from '../../kit/sprig/paint'
import { Stage, type Edges } from '../../kit/stage'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { ridges } from './farm'

/** A branch of coffee hangs over the fence; beyond it a cow stands in the last sun. */
function cowAtFence(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.85), height: 0.2 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.35 })
  stage.glow([120, 400, 1900], 900, '#ffdc94', 0.85, 0.03)
  ridges(stage, 400, { distance: 0.5 })
  stage.mist(470, 50, 0.6, '#ffdca0')
  for (const [x, size] of [
    [210, 210],
    [330, 170],
    [600, 120],
    [1010, 150],
    [1120, 200],
    [1215, 140],
  ] as const)
    stage.put(broadTree, [x, 566, size, 1, 0.34], {})
  stage.mist(570, 34, 0.7, '#ffe0ac')
  stage.ground({ top: 560, colour: '#7f9440', patches: '#c9a850', grass: 34, distance: 0.12 })
  stage.glow([200, 640, 1900], 220, '#ffd88a', 0.6)
  stage.put(broadTree, [1500, 700, 560, 1, 0.14], { wide: 1.2 })
  stage.put(dairyCow, [1000, 752, 250, -1, 0.02], {
    coat: 'friesian',
    halter: true,
    turn: 0.25,
    look: 0.2,
    carriage: {
      feet: [
        [-0.66, 0],
        [-0.4, 0],
        [0.24, 0],
        [0.46, 0],
      ],
      head: [0.7, 1.12, 0],
      pitch: -0.5,
    },
  })
  stage.tufts([1000, 764, 18], 520, '#8a9a44', 0.6)
  stage.put(longGrass, [480, 880, 120], { width: 1100, colour: '#8f9440' })
  stage.put(longGrass, [1300, 880, 130], { width: 700, colour: '#9c9a48' })
  stage.glow([800, 1220, 2400], 620, '#2c3a1c', 0.6)
  const spray = createCanvas(frame.width, frame.height)
  paintSprig(spray.getContext('2d'), nearBranch(), sun, {
    window: [0, 0, frame.width, frame.height],
  })
  pen.save()
  pen.translate(0, 30)
  pen.rotate(-0.02)
  post(stage, [1236, 640, 1372, 1260])
  for (const [top, foot] of [
    [788, 892],
    [1032, 1146],
  ] as const)
    rail(stage, [-60, top, 1680, foot], spray)
  pen.restore()
  stage.put(longGrass, [1180, 1230, 150], { width: 960, colour: '#6f7d34' })
  pen.drawImage(spray, 0, 0)
}

/** A grey weathered rail with its grain, and the shadow that the branch throws on it. */
function rail(stage: Stage, edges: Edges, spray: Canvas): void {
  const { pen } = stage
  const [left, top, right, foot] = edges
  stage.glow([800, foot + 14, 2600], 60, '#1c1a14', 0.5, 0.3)
  stage.box(
    edges,
    stage.blend(
      [0, top],
      [0, foot],
      [
        [0, '#ffe0a8'],
        [0.14, '#cfae80'],
        [0.6, '#9a8468'],
        [1, '#54483e'],
      ],
    ),
  )
  grain(stage, edges, false)
  pen.save()
  pen.beginPath()
  pen.rect(left, top, right - left, foot - top)
  pen.clip()
  pen.filter = 'brightness(0) blur(9px) opacity(0.6)'
  pen.drawImage(spray, 64, 44)
  pen.restore()
}

/** The post behind the rails: lit on its left, its head worn round. */
function post(stage: Stage, edges: Edges): void {
  const [left, top, right, foot] = edges
  stage.box(
    edges,
    stage.blend(
      [left, 0],
      [right, 0],
      [
        [0, '#ffdca0'],
        [0.2, '#b89a74'],
        [0.6, '#83705a'],
        [1, '#463c34'],
      ],
    ),
  )
  stage.oval((left + right) / 2, top, right - left, 44, '#d9bb8c')
  stage.oval((left + right) / 2 + 6, top + 4, (right - left) * 0.6, 20, '#a98c66')
  grain(stage, [left, top + 20, right, foot], true)
}

/** Cracks and fibres along the wood, and two knots that they bend around. */
function grain(stage: Stage, [left, top, right, foot]: Edges, upright: boolean): void {
  const { random } = stage
  const [long, wide] = upright ? [foot - top, right - left] : [right - left, foot - top]
  const put = (along: number, across: number): readonly [number, number] =>
    upright ? [left + across, top + along] : [left + along, top + across]
  for (let i = 0; i < long / 5; i++) {
    const [along, across] = [random() * long, wide * between(random, 0.06, 0.94)]
    const reach = between(random, 60, 260)
    stage.line(
      put(along, across),
      put(along + reach / 2, across + between(random, -4, 4)),
      put(Math.min(long, along + reach), across),
      ['rgba(70,56,44,0.5)', 'rgba(232,208,164,0.4)', 'rgba(110,92,72,0.5)'][i % 3] ?? '',
      between(random, 1.5, 4),
    )
  }
  for (let i = 0; i < 3; i++) {
    const [x, y] = put(long * (0.56 + 0.17 * i), wide * between(random, 0.3, 0.7))
    for (const [size, colour] of [
      [1.5, 'rgba(90,70,52,0.5)'],
      [1, '#4a3828'],
      [0.5, '#2c2018'],
    ] as const)
      stage.oval(x, y, size * (upright ? 16 : 34), size * (upright ? 34 : 16), colour)
  }
}

/** The low sun on the branch close to the eye. */
const sun = {
  sun: [-0.75, -0.5, 0.42],
  warm: '#ffd596',
  sky: '#c9cdd2',
  ground: '#a89a5c',
  strength: 1,
} as const

/** A branch that hangs into the picture from the left. */
function nearBranch(): Form[] {
  return coffeeSpray({
    path: [
      [-140, 560, -40],
      [60, 590, 0],
      [260, 680, 30],
      [430, 820, 30],
      [560, 980, 10],
      [620, 1080, 0],
    ],
    wood: 15,
    cherry: 36,
    seed: 4178,
    // Each: where, how many cherries, how ripe, and where the upper and the lower leaf point.
    nodes: (
      [
        [0.14, 9, 0.95, -1.2, 1.5],
        [0.34, 12, 0.9, -0.7, 1.9],
        [0.55, 13, 0.85, -0.35, 2.2],
        [0.76, 12, 0.85, -0.1, 2.4],
        [0.95, 7, 0.5, 0.3, 2],
      ] as const
    ).map(([t, cherries, ripe, up, low]) => ({
      t,
      cherries,
      ripe,
      leaves: [
        {
          angle: up,
          toward: -0.25,
          length: 390,
          droop: 0.45,
          arch: 0.5,
          roll: 0.4 * Math.sin(t * 30),
        },
        {
          angle: low,
          toward: 0.3,
          length: 400,
          droop: 0.6,
          arch: 0.3,
          roll: 0.4 * Math.cos(t * 20),
        },
      ],
    })),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/coffee-farm-safari/11-fence',
    height: 1200,
    seed: 711,
    compose: cowAtFence,
    fine: true,
    focus: [
      { x: 960, y: 640, radius: 230 },
      { x: 380, y: 820, radius: 440 },
    ],
  },
]
