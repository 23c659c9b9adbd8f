import { coffeeCup, steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { kale } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { cabbage } from '../../kit/plants'
import { blend, tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import { jiko } from '../../kit/things/kitchen-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from '../mbuzi-farm/stage'
import { planks, window } from './rooms'
import { stageOf } from './team-stage'

/** A plain room: a wall with light across it, a floor. */
export function room(stage: Stage, wall: string, floor: string): void {
  const { pen, u, light } = stage
  const tones = tonesOf(wall, light)
  stage.shape(
    [
      [0, 0],
      [960, 0],
      [960, 1200],
      [0, 1200],
    ],
    blend(
      pen,
      [0, 0],
      [960 * u, 300 * u],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    ),
  )
  stage.shape(
    [
      [0, 960],
      [960, 960],
      [960, 1210],
      [0, 1210],
    ],
    tonesOf(floor, light).middle,
  )
  stage.glow([480, 970, 1300], 80, tones.shade, 0.5, 0.2)
}

/** At a kitchen table with a host, a calendar of the season between the cups. */
export function partnerships(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('indoors', -0.8), strength: 0.8 }, 0)
  const { u, light } = stage
  room(stage, '#c9a877', '#8a5a40')
  window(stage, { x: 70, y: 130, width: 380, height: 400 })
  const shelf = tonesOf('#7a5436', light)
  stage.shape(
    [
      [560, 330],
      [960, 330],
      [960, 356],
      [560, 356],
    ],
    shelf.middle,
  )
  for (const [x, h, c] of [
    [610, 80, '#3f7a8a'],
    [690, 60, '#d9a23a'],
    [770, 90, '#b4523a'],
    [860, 70, '#efe6d0'],
  ] as const) {
    const pot = tonesOf(c, light)
    stage.shape(
      [
        [x - 32, 330 - h],
        [x + 32, 330 - h],
        [x + 26, 330],
        [x - 26, 330],
      ],
      blend(
        pen,
        [(x - 32) * u, 0],
        [(x + 32) * u, 0],
        [
          [0, pot.lit],
          [0.5, pot.middle],
          [1, pot.shade],
        ],
      ),
    )
  }
  stage.person([700, 1150, 860, -1], {
    pose: 'sitting-talking',
    dress: 'kanga',
    sex: 'woman',
    age: 'elder',
    skin: 'umber',
    view: 0.75,
    wear: { hair: 'scarf', hairColour: '#c2452f', shirt: '#e9e2d2', lowerColour: '#2f7d78' },
    props: ['chair'],
  })
  stage.person([230, 1180, 880, 1], {
    pose: 'sitting-writing',
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    view: 0.45,
    wear: { shirt: '#5d86a6', sleeves: 'long' },
    props: ['chair'],
  })
  const wood = tonesOf('#a06c40', light)
  stage.shape(
    [
      [60, 876],
      [930, 864],
      [1010, 1010],
      [-40, 1030],
    ],
    blend(
      pen,
      [0, 0],
      [960 * u, 0],
      [
        [0, mix(wood.lit, '#ffffff', 0.15)],
        [0.5, wood.lit],
        [1, wood.middle],
      ],
    ),
  )
  stage.shape(
    [
      [-40, 1030],
      [1010, 1010],
      [1010, 1076],
      [-40, 1100],
    ],
    wood.shade,
  )
  stage.shape(
    [
      [-40, 1098],
      [1010, 1074],
      [1010, 1210],
      [-40, 1210],
    ],
    '#3a2a22',
  )
  stage.shape(
    [
      [350, 925],
      [600, 920],
      [650, 990],
      [330, 996],
    ],
    '#f1ead6',
  )
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 5; k++)
      stage.shape(
        [
          [364 + k * 47 - i * 5, 932 + i * 15],
          [396 + k * 48 - i * 5, 931 + i * 15],
          [394 + k * 49 - i * 5, 941 + i * 15],
          [360 + k * 48 - i * 5, 942 + i * 15],
        ],
        ['#c9d2b0', '#b4523a', '#d9a23a', '#6a9a6a', '#d8d0bc'][(i * 3 + k * 2) % 5] ?? '#d8d0bc',
      )
  for (const [x, y] of [
    [250, 985],
    [740, 975],
  ] as const)
    coffeeCup(pen, { x: x * u, y: y * u, size: 66 * u }, light, { saucer: true, band: '#3f7a8a' })
  steam(pen, { x: 740 * u, y: 905 * u, size: 170 * u }, random, { opacity: 0.25 })
}

/** The cook stirs a pot; what the field gave lies on the table. */
export function kitchen(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('indoors', 0.75), strength: 0.8 }, 0)
  const { u, light } = stage
  room(stage, '#b98a5c', '#7f4f38')
  window(stage, { x: 560, y: 110, width: 330, height: 400 })
  const shelf = tonesOf('#6a4a32', light)
  stage.shape(
    [
      [0, 300],
      [430, 300],
      [430, 324],
      [0, 324],
    ],
    shelf.middle,
  )
  for (const [x, r, c] of [
    [70, 56, '#8d9290'],
    [190, 70, '#a9adab'],
    [320, 54, '#7a4a34'],
  ] as const) {
    const pot = tonesOf(c, light)
    stage.shape(
      [
        [x - r, 300 - r * 1.1],
        [x + r, 300 - r * 1.1],
        [x + r * 0.8, 300],
        [x - r * 0.8, 300],
      ],
      blend(
        pen,
        [(x - r) * u, 0],
        [(x + r) * u, 0],
        [
          [0, pot.shade],
          [0.6, pot.middle],
          [1, pot.lit],
        ],
      ),
    )
  }
  stage.person([370, 1170, 900, 1], {
    pose: 'cooking',
    dress: 'apron',
    sex: 'woman',
    skin: 'cocoa',
    view: 0.6,
    wear: {
      hair: 'scarf',
      hairColour: '#d9a437',
      shirt: '#e9e2d2',
      cloth: '#b4523a',
      lower: 'long-skirt',
      lowerColour: '#2f5f9a',
    },
  })
  stage.put(jiko, [700, 1100, 380, 1], { pot: true, tilt: 0.34 })
  stage.glow([700, 905, 200], 60, '#e9b35a', 0.5, 0.2)
  stage.glow([690, 930, 260], 120, '#ff9a3c', 0.22, 0.1)
  steam(pen, { x: 700 * u, y: 760 * u, size: 420 * u }, random, { opacity: 0.3, width: 190 * u })
  planks(stage, 1090, '#a9793f')
  stage.put(basket, [170, 1160, 150, 1], { goods: '#c8402a', bands: '#3f6b52' })
  for (const x of [360, 440]) stage.put(cabbage, [x, 1170, 100, 1])
  for (const x of [545, 600]) stage.put(kale, [x, 1180, 150, 1])
  for (let i = 0; i < 5; i++) {
    const cob = tonesOf('#e6bf4a', light)
    stage.line([690 + i * 44, 1180], [740 + i * 40, 1150], [790 + i * 36, 1120], cob.shade, 40)
    stage.line([692 + i * 44, 1174], [742 + i * 40, 1144], [788 + i * 36, 1116], cob.lit, 24)
  }
}
