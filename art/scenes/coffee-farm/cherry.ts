import { cherry, coffeeLeaf } from '../../kit/coffee-garden'
import { closeHand } from '../../kit/human/close-hand'
import { ballForm } from '../../kit/human/things'
import { around, between, pick } from '../../kit/random'
import { limb, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { glossyLeaf } from './glossy-leaf'
import { blurred } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** One red cherry among green ones, held between finger and thumb. */
function firstCherry(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.7)
  const { light } = stage
  blurred(stage, ['#3f5f38', '#6d8f48', '#2f4f36', '#8fa857', '#54763f', '#c3c878'], 150)
  softLeaves(stage)
  const wood = tonesOf('#7d6746', light)
  const at = (t: number): [number, number] => [-40 + 1700 * t, 430 - 250 * t * (1 - t) + 90 * t]
  const pairs = (front: boolean): void => {
    for (const [t, up, down] of [
      [0.08, -1.0, 0.95],
      [0.3, -1.15, 1.25],
      [0.53, -0.85, 0.55],
      [0.76, -1.05, 1.1],
      [0.94, -0.7, 0.8],
    ] as const) {
      const [x, y] = at(t)
      const angle = front ? down : up
      glossyLeaf(
        stage,
        [x, y],
        {
          angle,
          length: between(random, 400, 470),
          fat: between(random, 0.25, 0.29),
          bend: front ? 0.1 : -0.12,
          shade: front ? 0.3 : 0,
        },
        random,
      )
    }
  }
  pairs(false)
  limb(
    pen,
    at(0),
    [at(0.5)[0], 2 * at(0.5)[1] - (at(0)[1] + at(1)[1]) / 2],
    at(1),
    { from: 30, to: 17 },
    wood,
    light,
  )
  pairs(true)
  const knot = (t: number, count: number, wide: number): void => {
    const [x, y] = at(t)
    for (let i = 0; i < count; i++) {
      const spot = [around(random, x, wide), around(random, y + 26, 44)] as const
      greenCherry(stage, spot, between(random, 37, 45))
    }
  }
  knot(0.09, 6, 80)
  knot(0.31, 7, 90)
  knot(0.77, 8, 90)
  knot(0.95, 5, 70)
  const [x, y] = at(0.54)
  for (const [dx, dy] of [
    [-74, -6],
    [-36, -34],
    [46, -36],
    [88, 4],
    [-68, 52],
    [76, 56],
  ] as const)
    greenCherry(stage, [x + dx, y + dy + 14], between(random, 38, 44))
  const red = { x: x - 6, y: y + 168 }
  // A soft shade behind the hand lets its outline stand out from the leaves.
  stage.glow([red.x + 330, red.y + 230, 1300], 700, '#1f3a22', 0.5, 0.2)
  closeHand(pen, { ...red, size: 900 }, light, {
    skin: '#8a5535',
    sleeve: '#8f4a34',
    grip: 'nip',
    way: [-0.95, 0.28, 0.1],
    palm: [0.25, 0.85, -0.36],
    side: -1,
    arm: [0.93, -0.36, 0.05],
    things: [ballForm([-0.002, 0.014, 0.012], 0.066, '#c9201b')],
  })
  handLines(stage)
  // Its short stalk still holds it to the branch.
  const [topX, topY] = [red.x - 2, red.y - 68]
  stage.line([x + 6, y + 2], [x + 16, y + 50], [topX, topY], '#3c5a26', 15)
  stage.line([x + 3, y + 2], [x + 13, y + 50], [topX - 2, topY], '#8aa646', 8)
  stage.oval(topX, topY + 4, 26, 12, '#4d2a1c')
}

/** Leaves of the bushes behind, in pairs along their branches, far out of focus. */
function softLeaves(stage: Stage): void {
  const { pen, light } = stage
  pen.save()
  pen.filter = 'blur(14px)'
  for (const [x, y, way] of [
    [140, 190, 0.35],
    [760, 120, 0.2],
    [1420, 240, 2.9],
    [130, 960, -0.4],
    [620, 1040, -0.2],
    [1470, 860, 3.3],
  ] as const)
    for (const side of [-1, 1])
      for (const far of [0, 210])
        coffeeLeaf(
          pen,
          [x + Math.cos(way) * far, y + Math.sin(way) * far],
          {
            angle: way + side * 1.1,
            length: 330,
            lit: side < 0 ? 0.5 : 0.3,
            fat: 0.27,
            base: '#3f6f3a',
          },
          light,
          0.12,
        )
  pen.restore()
}

/** Creases over the joint of the finger, and a duller thumbnail, so that the hand is not too smooth. */
function handLines(stage: Stage): void {
  for (const [from, over, to] of [
    [
      [716, 717],
      [736, 708],
      [754, 713],
    ],
    [
      [718, 729],
      [738, 721],
      [758, 727],
    ],
    [
      [722, 741],
      [740, 736],
      [756, 741],
    ],
  ] as const)
    stage.line(from, over, to, 'rgba(58,28,14,0.24)', 3)
  stage.soft(
    [
      [868, 632],
      [874, 622],
      [926, 606],
      [929, 622],
      [886, 636],
      [878, 656],
      [870, 648],
    ],
    'rgba(150,98,70,0.62)',
  )
}

/** A green cherry with the small round scar of its flower at the far end. */
function greenCherry(stage: Stage, [x, y]: readonly [number, number], radius: number): void {
  const { pen, light, random } = stage
  cherry(pen, [x, y], radius, light, pick(random, ['#7f9f3f', '#93a944', '#6d9440', '#a5ae52']))
  const [dx, dy] = [around(random, 0, radius * 0.3), radius * between(random, 0.34, 0.6)]
  stage.oval(x + dx, y + dy, radius * 0.34, radius * 0.24, 'rgba(70,84,34,0.55)')
  stage.oval(x + dx, y + dy, radius * 0.16, radius * 0.11, 'rgba(48,44,22,0.7)')
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/02-cherry`,
    height: 1200,
    seed: 702,
    compose: firstCherry,
    fine: true,
    focus: [round(860, 600, 420), round(1020, 880, 330), round(1450, 1080, 220)],
  },
]
