import { cherry, coffeeLeaf, coffeeSpray } from '../../kit/coffee-garden'
import { closeHand } from '../../kit/human/close-hand'
import { ballForm } from '../../kit/human/things'
import { around, between, pick } from '../../kit/random'
import { limb, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { blurred } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** One red cherry among green ones, held between finger and thumb. */
function firstCherry(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.7)
  const { light } = stage
  blurred(stage, ['#3f5f38', '#6d8f48', '#2f4f36', '#8fa857', '#54763f', '#c3c878'], 150)
  for (const [x, y, angle, length] of [
    [-60, 250, 0.1, 900],
    [1660, 150, Math.PI - 0.1, 760],
    [1650, 950, Math.PI + 0.3, 560],
    [-60, 1080, -0.35, 620],
  ] as const)
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length,
      leaf: 190,
      lit: 0.3,
      droop: 0.16,
      distance: 0.22,
      cherries: 0.5,
      ripe: 0,
    })
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
      coffeeLeaf(
        pen,
        [x, y],
        {
          angle,
          length: between(random, 390, 450),
          lit: front ? 0.42 : 0.68,
          fat: 0.24,
          near: true,
          base: front ? '#356a30' : '#4a8036',
        },
        light,
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
      cherry(
        pen,
        spot,
        between(random, 37, 45),
        light,
        pick(random, ['#7f9f3f', '#93a944', '#6d9440', '#a5ae52']),
      )
    }
  }
  knot(0.09, 6, 80)
  knot(0.31, 7, 90)
  knot(0.77, 8, 90)
  knot(0.95, 5, 70)
  const [x, y] = at(0.54)
  for (const [dx, dy] of [
    [-96, 2],
    [-52, -30],
    [64, -28],
    [104, 16],
    [-84, 58],
    [88, 66],
  ] as const)
    cherry(
      pen,
      [x + dx, y + (dy + 14)],
      between(random, 38, 44),
      light,
      pick(random, ['#7f9f3f', '#93a944', '#8aa646']),
    )
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
  // Its short stalk still holds it to the branch.
  const [topX, topY] = [red.x - 2, red.y - 68]
  stage.line([x + 6, y + 2], [x + 16, y + 50], [topX, topY], '#3c5a26', 15)
  stage.line([x + 3, y + 2], [x + 13, y + 50], [topX - 2, topY], '#8aa646', 8)
  stage.oval(topX, topY + 4, 26, 12, '#4d2a1c')
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
