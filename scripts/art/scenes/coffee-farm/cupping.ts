import { closeHand } from '../../kit/human/close-hand'
import { rodForm } from '../../kit/human/things'
import { coffeeCup, steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { around, pick } from '../../kit/random'
import { softSpot, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bean } from './roasting'
import { planks, tastingRoom } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** White cups of dark coffee in a row, a spoon raised over one. */
function cupping(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('indoors', -0.8), strength: 0.85 })
  const { light } = stage
  tastingRoom(stage)
  planks(stage, 760, '#a5733f')
  const cups = [
    [1330, 800, 74],
    [1150, 850, 96],
    [930, 915, 128],
    [640, 1000, 176],
    [250, 1120, 240],
  ] as const
  for (const [x, y, size] of cups)
    coffeeCup(pen, { x, y, size }, light, { handle: false, tilt: 0.4 })
  for (const [x, y, size] of [
    [1270, 925, 62],
    [980, 1075, 104],
  ] as const) {
    softSpot(pen, { x: x + 30, y, width: size * 3, height: size }, '#3a2216', 0.4, 0.4)
    for (let i = 0; i < 50; i++)
      bean(
        pen,
        [around(random, x, size), around(random, y, size * 0.3)],
        size * 0.17,
        random() * 3,
        pick(random, ['#6d4426', '#4e2d18', '#7a4f2e']),
        light,
      )
  }
  const steel = tonesOf('#b9bab6', light)
  closeHand(pen, { x: 905, y: 552, size: 430 }, light, {
    skin: '#7b4a30',
    sleeve: '#e9e2d2',
    grip: 'pinch',
    way: [-0.9, -0.35, 0.1],
    palm: [-0.11, -0.85, -0.6],
    side: 1,
    arm: [0.96, 0.26, 0.1],
    things: [
      rodForm(
        [
          [-0.05, -0.04, 0],
          [0.36, 0.3, 0.02],
        ],
        0.02,
        '#c9cac6',
      ),
    ],
  })
  stage.line([905, 560], [800, 640], [720, 706], steel.shade, 22)
  stage.line([903, 556], [800, 634], [720, 700], steel.lit, 11)
  pen.save()
  pen.translate(680, 730)
  pen.rotate(-0.55)
  for (const [w, h, dy, fill] of [
    [66, 34, 5, steel.shade],
    [66, 34, 0, steel.lit],
    [52, 24, 2, '#4a2814'],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(0, dy, w, h, 0, 0, 7)
    pen.fill()
  }
  pen.restore()
  stage.line([640, 760], [640, 790], [640, 815], '#4a2814', 9)
  for (const [x, y, size] of [
    [250, 880, 300],
    [640, 800, 170],
    [930, 790, 170],
  ] as const)
    steam(pen, { x, y, size }, random, { opacity: 0.2 })
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/09-cups`,
    height: 1200,
    seed: 709,
    compose: cupping,
    fine: true,
    focus: [round(740, 680, 220), round(960, 400, 300)],
  },
]
