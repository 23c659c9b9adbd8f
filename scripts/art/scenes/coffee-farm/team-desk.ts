import { coffeeCup, steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { blend, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { window } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

/** Guest care at a desk by the window in the evening: a lamp, a map of pins, a screen. */
export function care(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(
    pen,
    frame,
    random,
    { ...lightOf('indoors', 0.7), warm: '#ffdb9a', strength: 0.75 },
    0,
  )
  const { u, light } = stage
  room(stage, '#9a8a78', '#6a4a3a')
  window(stage, { x: 50, y: 110, width: 340, height: 470 })
  stage.shape(
    [
      [50, 110],
      [390, 110],
      [390, 580],
      [50, 580],
    ],
    blend(
      pen,
      [0, 110 * u],
      [0, 580 * u],
      [
        [0, 'rgba(70,66,120,0.55)'],
        [0.55, 'rgba(226,130,90,0.4)'],
        [1, 'rgba(40,50,60,0.6)'],
      ],
    ),
  )
  // A map on the wall: land, a lake, a road and pins.
  stage.shape(
    [
      [500, 130],
      [900, 130],
      [900, 480],
      [500, 480],
    ],
    '#efe4c8',
  )
  stage.shape(
    [
      [520, 150],
      [880, 150],
      [880, 460],
      [520, 460],
    ],
    '#c9cf9c',
  )
  stage.glow([600, 370, 150], 190, '#6f9fb4', 1, 0.6)
  stage.line([530, 200], [720, 260], [870, 420], '#c8643a', 9)
  stage.line([700, 255], [730, 330], [690, 450], '#c8643a', 7)
  for (const [x, y, c] of [
    [650, 230, '#b3261f'],
    [760, 210, '#2f5f9a'],
    [800, 340, '#b3261f'],
    [710, 380, '#3f6b52'],
  ] as const)
    stage.glow([x, y, 30], 30, c, 1, 0.8)
  stage.person([350, 1262, 940, 1], {
    pose: 'sitting-writing',
    dress: 'shirt',
    sex: 'woman',
    skin: 'chestnut',
    view: 0.55,
    wear: { hair: 'bun', shirt: '#b4523a', sleeves: 'long', lowerColour: '#39485c' },
    props: ['chair'],
  })
  const wood = tonesOf('#8f5f3a', light)
  stage.shape(
    [
      [330, 912],
      [990, 902],
      [990, 1030],
      [260, 1044],
    ],
    blend(
      pen,
      [260 * u, 0],
      [960 * u, 0],
      [
        [0, wood.middle],
        [1, mix(wood.lit, '#ffe2a8', 0.3)],
      ],
    ),
  )
  stage.shape(
    [
      [260, 1044],
      [990, 1030],
      [990, 1084],
      [260, 1100],
    ],
    wood.shade,
  )
  stage.shape(
    [
      [280, 1098],
      [340, 1096],
      [340, 1210],
      [280, 1210],
    ],
    wood.shade,
  )
  // An open laptop seen from the side, its light on the desk.
  stage.shape(
    [
      [560, 985],
      [730, 978],
      [760, 1004],
      [584, 1012],
    ],
    '#8f9496',
  )
  stage.shape(
    [
      [730, 978],
      [760, 1004],
      [830, 826],
      [796, 800],
    ],
    '#5f6568',
  )
  stage.shape(
    [
      [726, 974],
      [752, 998],
      [818, 828],
      [792, 808],
    ],
    '#dfeaf0',
  )
  stage.glow([690, 920, 320], 250, '#dfeefc', 0.28, 0.05)
  const lamp = tonesOf('#d9a23a', light)
  stage.line([905, 990], [940, 860], [880, 760], '#4a4038', 14)
  stage.shape(
    [
      [800, 792],
      [862, 690],
      [930, 722],
      [906, 806],
    ],
    blend(
      pen,
      [800 * u, 0],
      [930 * u, 0],
      [
        [0, lamp.lit],
        [1, lamp.shade],
      ],
    ),
  )
  stage.shape(
    [
      [850, 996],
      [950, 992],
      [960, 1012],
      [842, 1016],
    ],
    '#4a4038',
  )
  stage.glow([850, 850, 620], 520, '#ffdf9a', 0.42, 0.02)
  coffeeCup(pen, { x: 440 * u, y: 1018 * u, size: 74 * u }, light, { band: '#2f7d78' })
  steam(pen, { x: 440 * u, y: 940 * u, size: 170 * u }, random, { opacity: 0.22 })
}
