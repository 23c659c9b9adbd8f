import type { Vec } from '../../kit/animals/volume'
import { cupForm } from '../../kit/human/cup-form'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { rodForm } from '../../kit/human/things'
import { stand } from '../../kit/people/poses'
import { add, between3 } from '../../kit/people/skeleton'
import { beanPlaces, coffeeBean } from '../../kit/coffee-beans'
import { coffeeCup, steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { softSpot, tonesOf, type Point } from '../../kit/shapes'
import { Stage, type Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { planks } from './rooms'
import { tastingRoom } from './tasting-room'

/** The bowls: where they stand, how high they are. */
const bowls = [
  [1370, 868, 84],
  [1150, 900, 96],
  [890, 940, 110],
  [580, 990, 128],
  [215, 1052, 150],
] as const

/** A tasting: a row of steaming bowls on the table, behind it a woman who slurps from her spoon. */
function cupping(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('indoors', -0.8), strength: 0.85 })
  const { light } = stage
  tastingRoom(stage)
  taster(stage)
  planks(stage, 760, '#a5733f')
  for (const [x, y, size] of bowls) {
    coffeeCup(pen, { x, y, size }, light, { handle: false, tilt: 0.42, wide: 0.92 })
    steam(pen, { x, y: y - size, size: size * 2.3 }, random, { opacity: 0.2 })
  }
  dish(stage, [760, 1120, 250], ['#7a4a2a', '#5a3219', '#8a5833'])
  dish(stage, [1130, 1060, 220], ['#a9b083', '#97a276', '#b9b78f'])
  spoon(stage, [1500, 1010], [1310, 1100])
}

/** Where her lips are, and her spoon between them and her hand; where her other hand bears a bowl. */
const lips: Vec = [0.155, 0.866, 0]
const end: Vec = [0.275, 0.8, 0.05]
const bowl: Vec = [0.24, 0.645, -0.06]
const pinched: HandPose = { grip: 'pinch', point: [-0.4, 0.75, -0.5], palm: [-0.55, -0.5, -0.6] }
const under: HandPose = { grip: 'bear', point: [0.8, 0.1, 0.5], palm: [-0.1, 0.95, -0.05] }

/** She stands at the far side of the table and bends to her spoon. */
function taster(stage: Stage): void {
  stage.person([1130, 1310, 1130, -1], {
    dress: 'apron',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.15,
    tilt: 0.04,
    shadow: false,
    mood: { lids: 0.4, smile: 0, open: 0.15 },
    wear: { shirt: '#e6dcc4', sleeves: 'short', cloth: '#3f6b52' },
    face: { worn: { kind: 'scarf', colour: '#d9a23a', second: '#8a2f3a' } },
    hands: { left: under, right: pinched },
    action: (body) => ({
      pose: {
        ...stand(body),
        lean: 0.2,
        nod: 0.12,
        left: wristFor(bowl, under, body, -1),
        right: wristFor(between3(lips, end, 0.6), pinched, body, 1),
        elbows: [-0.3, -0.8, 0.7],
      },
    }),
    things: () => [
      cupForm(bowl, 0.05),
      rodForm([lips, end], 0.0042, '#c2c6c8', 0.7),
      rodForm(
        [add(lips, [-0.006, -0.002, 0]), add(lips, [0.016, -0.012, 0.004])],
        0.0095,
        '#c2c6c8',
        0.7,
      ),
    ],
  })
}

/** A spoon on the table: the light of the window in its bowl. */
function spoon(stage: Stage, tail: Point, head: Point): void {
  const { pen, light } = stage
  const steel = tonesOf('#b9bab6', light)
  const turn = Math.atan2(tail[1] - head[1], tail[0] - head[0])
  const middle: Point = [(tail[0] + head[0]) / 2, (tail[1] + head[1]) / 2]
  for (const [colour, wide, off] of [
    ['rgba(30,16,10,0.5)', 13, 9],
    [steel.shade, 12, 2],
    [steel.lit, 6, -1],
  ] as const) {
    pen.lineCap = 'round'
    stage.line(
      [tail[0], tail[1] + off],
      [middle[0], middle[1] + off - 6],
      [head[0], head[1] + off],
      colour,
      wide,
    )
    pen.lineCap = 'butt'
  }
  for (const [w, h, dy, fill] of [
    [52, 28, 9, 'rgba(30,16,10,0.5)'],
    [50, 27, 2, steel.shade],
    [49, 25, 0, steel.lit],
    [42, 19, 1, steel.middle],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(head[0] - 34 * Math.cos(turn), head[1] - 34 * Math.sin(turn) + dy, w, h, turn, 0, 7)
    pen.fill()
  }
  stage.glow([head[0] - 20, head[1] + 8, 44], 18, '#fff6dc', 0.9, 0.2)
}

/** A shallow wooden dish with the beans that a bowl was brewed from. */
function dish(stage: Stage, [x, y, wide]: Spot, colours: readonly [string, ...string[]]): void {
  const { pen, light, random } = stage
  const wood = tonesOf('#7a4e2c', light)
  const high = wide * 0.36
  softSpot(
    pen,
    { x: x + 40, y: y + high * 0.2, width: wide * 1.4, height: high * 1.5 },
    '#2a170e',
    0.6,
    0.5,
  )
  stage.oval(x, y + wide * 0.07, wide * 0.92, high * 0.94, wood.shade)
  stage.oval(
    x,
    y,
    wide,
    high,
    stage.blend(
      [x - wide / 2, y],
      [x + wide / 2, y],
      [
        [0, wood.lit],
        [1, wood.middle],
      ],
    ),
  )
  stage.oval(x, y + wide * 0.01, wide * 0.9, high * 0.86, '#2b180d')
  for (const [sx, sy] of beanPlaces(random, 0.27, 900))
    coffeeBean(
      pen,
      [x + sx * wide * 0.4, y + sy * high * 0.36 - wide * 0.07 * (1 - sx * sx - sy * sy)],
      wide * 0.078,
      light,
      {
        colour: pick(random, colours),
        turn: random() * 3,
        creased: random() < 0.7,
        shines: random() < 0.15,
      },
    )
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/coffee-farm-safari/09-cups',
    height: 1200,
    seed: 709,
    compose: cupping,
    fine: true,
    focus: [
      round(1050, 440, 240),
      round(760, 1120, 150),
      round(1130, 1060, 130),
      round(500, 950, 420),
    ],
  },
]
