import type { Vec } from '../../kit/animals/volume'
import { glaze } from '../../kit/colour'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import type { DressedOptions } from '../../kit/human/dressed'
import { rodForm } from '../../kit/human/things'
import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { shellPoint, sideAt } from '../hero/matatu-shell'
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

type Rider = readonly [along: number, out: number, lift: number, who: DressedOptions]

/** Who sits behind which pane: they look ahead, or to one another. */
const riders: readonly (readonly Rider[])[] = [
  [
    [
      -0.16,
      0.52,
      -0.1,
      {
        sex: 'woman',
        dress: 'dress',
        turn: bus.turn - 0.1,
        skin: 'umber',
        mood: { smile: 0.5, lids: 0.8 },
        wear: { shirt: '#e7c25a', hair: 'wrap', cloth: '#2f6f8a' },
      },
    ],
  ],
  [
    [
      -1.5,
      0.5,
      -0.02,
      {
        sex: 'man',
        age: 'elder',
        turn: bus.turn - 0.35,
        mood: { smile: 0.3 },
        wear: { shirt: '#6a7f94', hat: 'straw' },
      },
    ],
  ],
  [],
  [],
]

/** Travellers behind the panes, and the evening that lies on the glass before them. */
export function passengers(stage: Stage): void {
  panes.forEach(([a, b], i) => {
    const at = (x: number, y: number): Point => seen([x, y, sideAt(y) + 0.01])
    const corners = [at(b, sill), at(a, sill), at(a, lintel), at(b, lintel)] as const
    clipTo(stage, corners)
    const [low, , , high] = corners
    for (const [along, out, lift, who] of riders[i] ?? []) {
      const m = metreAt([along, 1.5, out])
      const [seatX, seatY] = seen([along - 0.24, 1.66 + lift, out])
      stage.soft(
        [
          [seatX - m * 0.1, seatY + m * 0.7],
          [seatX - m * 0.12, seatY - m * 0.12],
          [seatX + m * 0.12, seatY - m * 0.12],
          [seatX + m * 0.18, seatY + m * 0.7],
        ],
        '#5e2a34',
      )
      put(stage, [along, 0.28 + lift, out], 1.78, { pose: 'standing', ...who })
    }
    stage.shape(corners, glaze('#1c2a34', 0.22))
    stage.shape(
      corners,
      stage.blend(
        high,
        [high[0], low[1]],
        [
          [0, 'rgba(214,222,226,0.5)'],
          [0.35, 'rgba(214,214,206,0.12)'],
          [1, 'rgba(60,40,36,0.16)'],
        ],
      ),
    )
    const gleam = (from: number, to: number, colour: string): void => {
      const on = (share: number): number => b + (a - b) * share
      stage.shape(
        [
          at(on(from), sill - 0.1),
          at(on(to), sill - 0.1),
          at(on(to - 0.35), lintel + 0.1),
          at(on(from - 0.35), lintel + 0.1),
        ],
        colour,
      )
    }
    gleam(0.9, 1.12, 'rgba(255,240,214,0.26)')
    gleam(1.18, 1.24, 'rgba(255,240,214,0.2)')
    if (i > 1) gleam(0.34, 0.7, 'rgba(255,236,204,0.22)')
    stage.pen.restore()
  })
}

/** The driver at the wheel behind the windscreen, the gleam of the glass and two wipers. */
export function driver(stage: Stage): void {
  const { pen } = stage
  const on = (s: number, y: number): Point => seen(shellPoint(s, y, 0.02))
  const ring = [-1.5, -1.2, -1, 0, 1, 1.2, 1.5]
  const shield = [...ring.map((s) => on(s, 1.38)), ...ring.toReversed().map((s) => on(s, 2.14))]
  clipTo(stage, shield)
  const m = metreAt([1.9, 1.5, -0.4])
  put(stage, [2.05, 0.24, -0.68], 1.78, {
    pose: 'standing',
    sex: 'man',
    dress: 'shirt',
    turn: bus.turn + 0.25,
    skin: 'sienna',
    mood: { smile: 0.4 },
    wear: { shirt: '#8fb0a0', hat: 'none' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        left: [0.24, 0.7, -0.1],
        right: [0.24, 0.7, 0.1],
        leftFoot: [0.02, 0.045, -0.06],
        rightFoot: [0, 0.045, 0.06],
        elbows: [-0.3, -0.9, 0.5],
      },
    }),
  })
  const [wheelX, wheelY] = seen([2.45, 1.46, -0.68])
  pen.strokeStyle = '#15161a'
  pen.lineWidth = m * 0.035
  pen.beginPath()
  pen.ellipse(wheelX, wheelY, m * 0.2, m * 0.17, 0, 0, Math.PI * 2)
  pen.stroke()
  stage.shape(
    [...ring.map((s) => on(s, 1.34)), ...ring.toReversed().map((s) => on(s, 1.46))],
    '#1b1a1c',
  )
  stage.shape(shield, glaze('#1c2a34', 0.12))
  stage.shape([on(0.9, 1.34), on(0.5, 1.34), on(0.1, 2.2), on(0.7, 2.2)], 'rgba(255,240,214,0.26)')
  stage.shape(
    [on(1.35, 1.34), on(1.15, 1.34), on(0.95, 2.2), on(1.15, 2.2)],
    'rgba(255,240,214,0.18)',
  )
  pen.restore()
  pen.lineCap = 'round'
  for (const s of [0.5, -0.55])
    stage.line(on(s, 1.33), on(s, 1.33), on(s - 0.5, 1.66), '#15161a', m * 0.026)
  pen.lineCap = 'butt'
  // The near mirror stands before the glass.
  const corner = (y: number, z: number): Point => seen([2.84, y, z])
  stage.line(
    seen([2.55, 2.02, 0.86]),
    seen([2.8, 2.04, 1.12]),
    corner(1.9, 1.15),
    '#211d20',
    m * 0.04,
  )
  stage.shape(
    [corner(1.56, 1.04), corner(1.56, 1.26), corner(1.92, 1.26), corner(1.92, 1.04)],
    '#241f22',
  )
  stage.shape([corner(1.6, 1.06), corner(1.6, 1.1), corner(1.9, 1.1), corner(1.9, 1.06)], '#5a5458')
}

/** He hangs in the door, one hand on its rail, and calls the stops. */
export function conductor(stage: Stage): void {
  const rail: Vec = [0.1, 0.86, -0.2]
  const left: HandPose = { grip: 'hold', palm: [0.9, 0, -0.3], point: [0.2, 0.1, -1] }
  put(stage, [(door.from + door.to) / 2, 0.485, 1.05], 1.7, {
    sex: 'man',
    turn: 0.95,
    dress: 'shirt',
    skin: 'sienna',
    mood: { smile: 0.8, open: 0.25 },
    face: { beard: 0 },
    wear: {
      shirt: '#e8c14a',
      sleeves: 'short',
      lowerColour: '#66788f',
      hat: 'cap',
      hatColour: '#2f3a52',
    },
    hands: { left, right: { grip: 'flat', palm: [0.9, 0.1, 0.2], point: [0, 1, 0.25] } },
    action: (body) => ({
      pose: {
        hips: [0.06, body.hip - 0.01],
        lean: 0.12,
        bow: 0.26,
        look: 0.1,
        left: wristFor(rail, left, body, -1),
        right: [0.12, 0.98, 0.3],
        leftFoot: [0.0, 0.045, -0.05],
        rightFoot: [0.03, 0.075, 0.12],
        rightToe: 0.5,
        knees: [1, 0.1, 0.3],
        elbows: [-0.2, -0.6, 0.9],
      },
    }),
    things: () => [
      rodForm(
        [
          [rail[0], 0.48, rail[2]],
          [rail[0], 1.02, rail[2]],
        ],
        0.012,
        '#e8c14a',
        0.4,
      ),
    ],
  })
}
