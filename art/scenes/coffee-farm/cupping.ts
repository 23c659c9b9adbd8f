import { closeHand } from '../../kit/human/close-hand'
import { rodForm } from '../../kit/human/things'
import { beanPlaces, coffeeBean } from '../../kit/coffee-beans'
import { coffeeCup, steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { softSpot, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { planks } from './rooms'
import { tastingRoom } from './tasting-room'

const series = 'gallery/coffee-farm-safari'

/** White cups of dark coffee in a row, a spoon raised over one. */
function cupping(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('indoors', -0.8), strength: 0.85 })
  const { light } = stage
  tastingRoom(stage)
  planks(stage, 760, '#a5733f')
  const cups = [
    [1440, 812, 150],
    [1210, 866, 176],
    [940, 934, 206],
    [620, 1016, 244],
    [230, 1116, 288],
  ] as const
  for (const [x, y, size] of cups)
    coffeeCup(pen, { x, y, size }, light, { handle: false, tilt: 0.4 })
  dish(stage, 1010, 1105, 290)
  dish(stage, 1430, 960, 200)
  spoonInHand(stage, { x: 762, y: 400 }, { x: 655, y: 668 })
  for (const [x, y, size] of [
    [230, 850, 300],
    [960, 730, 190],
    [1215, 690, 150],
  ] as const)
    steam(pen, { x, y, size }, random, { opacity: 0.2 })
}

/** A shallow wooden dish with the beans that the cups before it were brewed from. */
function dish(stage: Stage, x: number, y: number, wide: number): void {
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
        colour: pick(random, ['#7a4a2a', '#5a3219', '#8a5833']),
        turn: random() * 3,
        creased: random() < 0.7,
        shines: random() < 0.15,
      },
    )
}

/** A deep round spoon of coffee over a cup: steel that mirrors the window, a hand that holds it. */
function spoonInHand(
  stage: Stage,
  hold: { x: number; y: number },
  bowl: { x: number; y: number },
): void {
  const { pen, light } = stage
  const steel = tonesOf('#b9bab6', light)
  const neck = [bowl.x + 44, bowl.y - 50] as const
  // The handle lies between finger and thumb and leans in the fork of the hand.
  closeHand(pen, { ...hold, size: 560 }, light, {
    skin: '#7b4a30',
    sleeve: '#e9e2d2',
    grip: 'nip',
    way: [-0.9, -0.35, 0.1],
    palm: [-0.11, -0.85, -0.6],
    side: 1,
    arm: [0.96, 0.26, 0.1],
    things: [
      rodForm(
        [
          [(neck[0] - hold.x) / 560, (hold.y - neck[1]) / 560, 0.03],
          [0, 0, 0.005],
          [0.17, 0.5, -0.02],
        ],
        0.019,
        '#c2c6c8',
        0.7,
      ),
      // The sleeve over the elbow.
      rodForm(
        [
          [1.2, 0.8, 0.1],
          [1.9, 1, 0.2],
        ],
        0.29,
        '#e9e2d2',
        0.04,
      ),
    ],
  })
  pen.save()
  pen.translate(bowl.x, bowl.y)
  pen.rotate(-0.42)
  for (const [w, h, dy, fill] of [
    [84, 58, 16, '#6d706c'],
    [84, 50, 8, steel.middle],
    [84, 40, 0, steel.lit],
    [72, 31, 3, '#2f180c'],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(0, dy, w, h, 0, 0, 7)
    pen.fill()
  }
  softSpot(pen, { x: -30, y: -4, width: 56, height: 20 }, '#fff4dc', 0.8, 0.1)
  softSpot(pen, { x: -40, y: 38, width: 60, height: 22 }, '#ffffff', 0.8, 0.1)
  pen.restore()
  // One drop falls back into the cup.
  stage.oval(bowl.x - 66, bowl.y + 78, 13, 22, '#3a1d0e')
  stage.oval(bowl.x - 69, bowl.y + 74, 4, 7, '#c9a27a')
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/09-cups`,
    height: 1200,
    seed: 709,
    compose: cupping,
    fine: true,
    focus: [
      round(720, 700, 260),
      round(800, 330, 340),
      round(1010, 1100, 240),
      round(1430, 960, 160),
    ],
  },
]
