import { mix } from '../../kit/colour'
import { cropRows } from '../../kit/fields'
import { halfFruit } from '../../kit/cut-pineapple'
import { fruit, pineapple } from '../../kit/pineapple'
import { slice } from '../../kit/pineapple-slice'
import { tonesOf } from '../../kit/shapes'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

const sun = { x: 1290, y: 430 }
const horizon = 560

/** Whole, halved and sliced on a board at the edge of the field; rows towards a lone hill. */
function pineapples(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.7)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'golden', horizon, sun: { ...sun, radius: 54 }, clouds: 1.2 })
  // Ol Donyo Sabuk alone over the plain.
  stage.ridge({
    base: 460,
    rise: 90,
    wave: 420,
    colour: '#6a6a8c',
    distance: 0.4,
    crest: (x) =>
      566 -
      150 * Math.exp(-(((x - 430) / 330) ** 2)) -
      34 * Math.exp(-(((x - 700) / 130) ** 2)) +
      5 * Math.sin(x / 31),
    foot: 580,
    spurs: 0.9,
  })
  stage.mist(560, 44, 0.6, '#ffd99c')
  stage.ground({ top: horizon, colour: '#a5623c', patches: '#8a4f33', distance: 0.36 })
  stage.glow([sun.x, 620, 1100], 260, '#ffd98e', 0.55, 0.04)
  stage.put(hedge, [800, 576, 26, 1, 0.36], { width: 1700, ragged: 0.7 })
  cropRows(pen, light, random, {
    horizon: 548,
    bottom: 1190,
    vanish: 900,
    from: -100,
    to: width + 100,
    spacing: 330,
    plant: 330,
    gap: 150,
    distance: 0.34,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 590 || place.y > 980) return
      pineapple(own, place, ownLight, ownRandom, { fruit: 0.35 + ownRandom() * 0.65, share: 0.62 })
    },
  })
  board(stage)
}

/** The board that stands at the end of the rows, with what was cut a moment ago. */
function board(stage: Stage): void {
  const { pen, light, random } = stage
  const top = 905
  const wood = tonesOf('#9a6238', light)
  stage.glow([800, top, 1900], 70, '#2a1216', 0.6, 0.4)
  stage.box(
    [0, top, 1600, 1200],
    stage.blend(
      [0, top],
      [0, 1200],
      [
        [0, mix(wood.lit, wood.middle, 0.4)],
        [0.5, wood.middle],
        [1, mix(wood.shade, wood.middle, 0.4)],
      ],
    ),
  )
  // Boards, and the grain along them.
  for (const row of [985, 1085])
    stage.line([0, row], [800, row + 3], [1600, row], mix(wood.shade, '#20100c', 0.5), 6)
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random() * 1600, top + 8 + random() * 290]
    pen.strokeStyle = random() < 0.5 ? wood.shade : wood.lit
    pen.globalAlpha = 0.22
    pen.lineWidth = 2 + 2 * random()
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + 100 + 220 * random(), y + 3)
    pen.stroke()
  }
  pen.globalAlpha = 1
  const shadow = (x: number, y: number, wide: number): void => {
    stage.glow([x - 20, y, wide * 1.2], wide * 0.24, '#2a1216', 0.7, 0.4)
    stage.glow([x - wide * 0.7, y + 34, wide * 1.8], wide * 0.3, '#2a1216', 0.5, 0.2)
  }
  shadow(300, 1000, 330)
  stage.put(fruit, [300, 1010, 820], 1)
  shadow(640, 1030, 290)
  stage.put(halfFruit, [640, 1045, 760])
  // Juice runs out at its foot and takes the sky.
  stage.oval(610, 1050, 190, 26, '#8a4f1c')
  stage.oval(606, 1048, 172, 18, '#b8762c')
  stage.oval(648, 1046, 66, 6, '#fbe2a6')
  // An enamel plate with a blue rim.
  shadow(1130, 1090, 660)
  stage.oval(1130, 1070, 660, 236, '#35507a')
  stage.oval(1130, 1064, 640, 222, tonesOf('#eee6d2', light).middle)
  stage.oval(1136, 1066, 520, 164, tonesOf('#f4ecd8', light).lit)
  stage.glow([1352, 1010, 120], 40, '#ffffff', 0.8, 0.1)
  stage.glow([1130, 1096, 470], 120, '#f0b448', 0.5, 0.3)
  for (const [x, y] of [
    [1000, 1042],
    [1240, 1030],
    [1290, 1080],
    [1100, 1092],
  ] as const)
    stage.put(slice, [x, y, 270])
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/nanasi-pineapple-tour',
    height: 1200,
    seed: 607,
    compose: pineapples,
    fine: true,
    focus: [
      { x: 300, y: 820, radius: 240 },
      { x: 640, y: 860, radius: 230 },
      { x: 1130, y: 1060, radius: 330 },
    ],
  },
]
