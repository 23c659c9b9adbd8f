import type { Vec } from '../../kit/animals/volume'
import type { Fingers } from '../../kit/body/fingers'
import { gripPoint, handFrame } from '../../kit/body/grips'
import { closeHand } from '../../kit/human/close-hand'
import { blob, step, type Form } from '../../kit/human/forms'
import { pointOf, rodForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import { add } from '../../kit/people/skeleton'
import { beanPlaces, coffeeBean } from '../../kit/coffee-beans'
import { coffeeCup, steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { softSpot, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { tripod } from './pen-grip'
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

/** As one holds a pen, the forefinger bent a little more around the handle, the thumb before it. */
const spoonHold: Fingers = {
  ...tripod,
  bends: [[0.66, 0.92, 0.42], tripod.bends[1], tripod.bends[2], tripod.bends[3]],
  thumb: [-0.06, -0.36, 0.1, 0.34],
}

/** How the hand comes in: where its fingers point, its palm looks, its forearm lies. */
const way: Vec = [-0.956, -0.29, 0.06]
const palm: Vec = [0.27, -0.95, 0.04]
const back: Vec = [0.95, 0.26, 0.06]

/** The cuff of the shirt, buttoned close to the wrist. */
function cuff(): Form {
  const wrist = pointOf(handFrame([0, 0, 0], way, palm, 1), -1, gripPoint('pinch'))
  const along = (share: number): Vec => add(wrist, back, share)
  const white = tint('#efe8d8')
  const seam = tint('#b9b09c')
  const edge = along(0.015)
  const solid = blob([{ a: along(0.02), b: along(0.62), ra: 0.128, rb: 0.172 }], 0.02, () => ({
    colour: white,
    gloss: 0.04,
    flesh: false,
  }))
  const from = (x: number, y: number, z: number): number =>
    (x - edge[0]) * back[0] + (y - edge[1]) * back[1] + (z - edge[2]) * back[2]
  return {
    ...solid,
    distance: (x, y, z) => Math.max(solid.distance(x, y, z), -from(x, y, z)) * 0.95,
    surface: (x, y, z) => {
      const away = from(x, y, z)
      const stitched =
        step(0.012, 0.004, Math.abs(away - 0.03)) + step(0.02, 0.008, Math.abs(away - 0.34))
      return { colour: stain(white, seam, Math.min(1, stitched)), gloss: 0.04, flesh: false }
    },
  }
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
    grip: 'pinch',
    fingers: spoonHold,
    way,
    palm,
    side: 1,
    arm: back,
    things: [
      cuff(),
      rodForm(
        [
          [(neck[0] - hold.x) / 560, (hold.y - neck[1]) / 560, 0.02],
          [-0.034, -0.01, -0.012],
          [0.15, 0.56, 0.075],
        ],
        0.021,
        '#c2c6c8',
        0.7,
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
