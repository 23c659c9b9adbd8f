import { steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { stand } from '../../kit/people/poses'
import { maizeCob } from '../../kit/maize-cob'
import { cabbage } from '../../kit/plants'
import { blend, tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import { jiko } from '../../kit/things/kitchen-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from '../../kit/stage'
import { planks, window } from './rooms'
import { stageOf } from './team-stage'

/** A plain room: a wall with light across it, a floor. */
export function room(stage: Stage, wall: string, floor: string): void {
  const { pen, light } = stage
  const tones = tonesOf(wall, light)
  stage.box(
    [0, 0, 960, 1200],
    blend(
      pen,
      [0, 0],
      [960, 300],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    ),
  )
  stage.box([0, 960, 960, 1210], tonesOf(floor, light).middle)
  stage.glow([480, 970, 1300], 80, tones.shade, 0.5, 0.2)
}

/** The cook stirs a pot; what the field gave lies on the table. */
export function kitchen(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('indoors', 0.75), strength: 0.8 }, 0)
  const { light } = stage
  room(stage, '#b98a5c', '#7f4f38')
  window(stage, { x: 560, y: 110, width: 330, height: 400 })
  const shelf = tonesOf('#6a4a32', light)
  stage.box([0, 300, 430, 324], shelf.middle)
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
        [x - r, 0],
        [x + r, 0],
        [
          [0, pot.shade],
          [0.6, pot.middle],
          [1, pot.lit],
        ],
      ),
    )
  }
  const holding: HandPose = { grip: 'hold', palm: [0.1, -0.2, -1], point: [0.85, -0.1, -0.4] }
  stage.put(human, [330, 1560, 1400, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.7,
      lids: 0.7,
      gaze: [0, -0.3],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#8a2f2a' },
    },
    outfit: {
      top: { colour: '#2f7d78', second: '#e8c878', pattern: 'kanga' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f7d78', second: '#e8c878', pattern: 'kanga' },
      apron: '#e0d2b4',
      folds: 1.2,
    },
    turn: 0.35,
    tilt: 0.08,
    shadow: false,
    right: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.16,
      nod: 0.2,
      left: [0.2, 0.5, -0.12],
      right: [0.17, 0.63, 0.06],
      elbows: [-0.5, -0.8, 0.5],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.rightArm, 1, holding)
      const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [x - 0.022, y + 0.07, z],
            [x + 0.055, y - 0.168, z],
          ],
          0.0085,
          '#8a6238',
        ),
      ]
    },
  })
  pen.save()
  pen.translate(680, 1470)
  pen.scale(1.75, 1.75)
  pen.translate(-700, -1100)
  stage.put(jiko, [700, 1100, 380, 1], { pot: true, tilt: 0.34, shadow: false })
  openPot(stage, 711, 774)
  pen.restore()
  stage.glow([680, 1090, 620], 240, '#ff9a3c', 0.3, 0.1)
  steam(pen, { x: 700, y: 860, size: 620 }, random, { opacity: 0.34, width: 300 })
  planks(stage, 1090, '#a9793f')
  stage.put(basket, [170, 1160, 150, 1], { goods: '#c8402a', bands: '#3f6b52' })
  for (const [x, size] of [
    [350, 120],
    [478, 112],
  ] as const)
    stage.put(cabbage, [x, 1150 + size * 0.25, size, 1])
  for (const [x, y, turn, colour] of [
    [640, 1130, -0.3, '#e8b62f'],
    [800, 1128, 0.2, '#efc54a'],
    [585, 1172, 0.15, '#f0e2b4'],
    [730, 1176, -0.15, '#e0a028'],
    [880, 1170, -0.35, '#e8b62f'],
  ] as const)
    maizeCob(stage, [x, y], 116, turn, colour)
}

/** The pot without its lid: the stew in it, and the spoon that stirs it. */
function openPot(stage: Stage, x: number, y: number): void {
  stage.oval(x, y, 288, 104, '#4b4848')
  stage.oval(x, y + 4, 262, 86, '#241d1b')
  stage.oval(
    x,
    y + 12,
    240,
    66,
    stage.blend(
      [x - 120, y],
      [x + 120, y],
      [
        [0, '#a04a22'],
        [0.6, '#c9702f'],
        [1, '#e0913f'],
      ],
    ),
  )
  for (const [dx, dy, colour] of [
    [-60, 8, '#e6b23a'],
    [20, 22, '#8fae58'],
    [64, 4, '#e6b23a'],
    [-10, 0, '#d9573a'],
  ] as const)
    stage.oval(x + dx, y + dy, 30, 14, colour)
  stage.line([x - 50, y - 54], [x - 36, y - 16], [x - 24, y + 18], '#8a6238', 13)
}
