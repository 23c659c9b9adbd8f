import type { Vec } from '../../kit/animals/volume'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import type { DressedOptions } from '../../kit/human/dressed'
import { rodForm } from '../../kit/human/things'
import type { Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { sideAt } from '../hero/matatu-shell'
import { bus, metreAt, seen } from './matatu-view'
import { door, lintel, panes, sill } from './painted-matatu'

function clipTo(stage: Stage, corners: readonly Point[]): void {
  const { pen } = stage
  pen.save()
  pen.beginPath()
  for (const corner of corners) pen.lineTo(...corner)
  pen.closePath()
  pen.clip()
}

/** Somebody of `metres` whose feet would be at a place of the bus. */
function put(stage: Stage, foot: Vec, metres: number, who: DressedOptions): void {
  const [x, y] = seen(foot)
  stage.person([x, y, metreAt(foot) * metres, -1], { shadow: false, ...who })
}

type Rider = readonly [along: number, lift: number, who: DressedOptions]

const straw = { wear: { hat: 'straw' } } as const
const riders: readonly Rider[] = [
  [1.72, -0.02, { sex: 'man', wear: { hat: 'cap' } }],
  [-0.12, -0.06, { sex: 'woman', wear: { hair: 'wrap', hat: 'none' } }],
  [-1.2, 0, { sex: 'man', age: 'elder', ...straw }],
  [-2.0, -0.04, { sex: 'woman', face: { worn: { kind: 'puffs' } } }],
]

/** The street seen through the bus and its open door, and before it, dark, those who ride. */
export function travellers(stage: Stage): void {
  const inside = new Stage(stage.pen, stage.frame, stage.random, {
    ...stage.light,
    warm: '#64524a',
    cool: '#1a1822',
    strength: 0.4,
  })
  for (const [a, b] of [...panes, [door.from, door.to]] as const) {
    const at = (x: number, y: number): Point => seen([x, y, sideAt(y) + 0.01])
    const corners = [at(b, sill), at(a, sill), at(a, lintel), at(b, lintel)] as const
    clipTo(stage, corners)
    const [low, , , high] = corners
    stage.shape(
      corners,
      stage.blend(
        high,
        [high[0], low[1]],
        [
          [0, '#5b6a70'],
          [0.1, '#c6d6d6'],
          [0.7, '#e2dcc0'],
          [0.86, '#d8c49c'],
          [0.88, '#3a3230'],
        ],
      ),
    )
    // The posts between the windows of the other side.
    for (const x of [0.2, -0.82, -1.84, -2.86, 1.3])
      stage.line(
        seen([x, sill, -0.9]),
        seen([x, 1.7, -0.9]),
        seen([x, lintel, -0.9]),
        '#4a4442',
        15,
      )
    if (a === panes[3][0]) steeringWheel(inside)
    for (const [along, lift, who] of riders) {
      if (along < a || along > b) continue
      const m = metreAt([along, 1.5, 0.4])
      const [seatX, seatY] = seen([along - 0.24, 1.64, 0.4])
      const back = [seatX - m * 0.1, seatY - m * 0.1, m * 0.2, m] as const
      stage.pen.fillStyle = '#4a2430'
      stage.pen.beginPath()
      stage.pen.roundRect(...back, m * 0.07)
      stage.pen.fill()
      put(inside, [along, 0.24 + lift, 0.4], 1.74, {
        dress: 'shirt',
        pose: 'standing',
        turn: bus.turn + 0.06,
        quick: 0.6,
        ...who,
      })
    }
    stage.pen.restore()
  }
}

function steeringWheel({ pen }: Stage): void {
  const [x, y] = seen([2.02, 1.5, 0.3])
  pen.strokeStyle = '#15141a'
  pen.lineWidth = 11
  pen.beginPath()
  pen.ellipse(x, y, 14, 58, 0.35, 0, Math.PI * 2)
  pen.stroke()
}

/** The step inside the door, on which one foot of the conductor stands. */
function innerStep(stage: Stage): void {
  const across = (low: number, high: number, colour: string): void =>
    stage.shape(
      [door.from, door.to]
        .flatMap((x) => [seen([x, low, 0.92]), seen([x, high, 0.92])])
        .toSpliced(2, 2, seen([door.to, high, 0.92]), seen([door.to, low, 0.92])),
      colour,
    )
  across(0.5, 0.66, '#251c1c')
  across(0.64, 0.71, '#94806c')
}

/** He hangs in the door, one hand on its rail, and calls the stops. */
export function conductor(stage: Stage): void {
  const rail: Vec = [0.03, 0.74, -0.27]
  const left: HandPose = { grip: 'hold', palm: [0.9, 0, -0.3], point: [0.2, 0.1, -1] }
  innerStep(stage)
  const spot: Vec = [1.0, 0.475, 1.06]
  const [x, y] = seen(spot)
  stage.glow([x + 14, y + 2, 200], 26, '#1a1418', 0.7, 0.3)
  put(stage, spot, 1.7, {
    sex: 'man',
    turn: 0.8,
    tilt: 0.02,
    dress: 'shirt',
    skin: 'sienna',
    mood: { smile: 0.8, open: 0.2 },
    face: { beard: 0 },
    wear: {
      shirt: '#f2c53d',
      sleeves: 'short',
      lowerColour: '#2f4a72',
      hat: 'cap',
      hatColour: '#b3204f',
    },
    hands: { left, right: { grip: 'flat', palm: [0.8, 0.1, -0.5], point: [0.1, 1, 0.1] } },
    action: (body) => ({
      pose: {
        hips: [0.02, body.hip - 0.012],
        lean: 0.14,
        bow: 0.14,
        look: -0.1,
        left: wristFor(rail, left, body, -1),
        right: [0.24, 0.93, 0.16],
        leftFoot: [-0.02, 0.045, -0.05],
        rightFoot: [0.0, 0.135, 0.1],
        knees: [1, 0.1, 0.2],
        elbows: [-0.2, -0.8, 0.6],
      },
    }),
    things: () => [
      rodForm(
        [
          [rail[0], 0.02, rail[2]],
          [rail[0], 1.01, rail[2]],
        ],
        0.01,
        '#f0b437',
        0.6,
      ),
    ],
  })
}
