import { glaze } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** Where a place of the minibus is in the picture: along it, up, out from its middle; in metres. */
type Place = (along: number, up: number, out: number) => Point

/** The corners of a pane: low front or back, low, high, high. */
export type Pane = readonly [Point, Point, Point, Point]

/** Who sits where, seen through the panes: along the bus, how far in, how high; no two alike. */
const riders: readonly (readonly (readonly [
  along: number,
  out: number,
  lift: number,
  who: DressedOptions,
])[])[] = [
  [
    [
      -0.34,
      0.62,
      -0.04,
      { sex: 'man', turn: 0.3, wear: { shirt: '#8a8f99', hat: 'cap', hatColour: '#c9c2ae' } },
    ],
    [
      0.2,
      0.66,
      -0.1,
      {
        sex: 'woman',
        dress: 'dress',
        turn: 1.15,
        wear: { shirt: '#e7c25a', hair: 'wrap', cloth: '#2f6f8a' },
      },
    ],
  ],
  [
    [
      -1.36,
      0.62,
      -0.16,
      { sex: 'man', age: 'elder', turn: 0.15, wear: { shirt: '#5a7a68', hat: 'straw' } },
    ],
    [-0.86, 0.64, -0.04, { sex: 'man', turn: 0.12, wear: { shirt: '#efe6d2', hat: 'none' } }],
  ],
  [
    [
      -2.5,
      0.62,
      -0.08,
      { sex: 'woman', turn: 0.5, wear: { shirt: '#b8443a', hair: 'braids', hat: 'none' } },
    ],
    [
      -2.0,
      0.68,
      -0.3,
      {
        age: 'child',
        sex: 'woman',
        turn: 1.35,
        wear: { shirt: '#4f8a5a', hair: 'bun', hat: 'none' },
      },
    ],
  ],
  [
    [
      1.66,
      0.5,
      -0.1,
      {
        sex: 'woman',
        turn: 0.25,
        wear: { shirt: '#3f7a86', hair: 'scarf', cloth: '#e2b23e', hat: 'none' },
      },
    ],
  ],
]

function clipTo(stage: Stage, corners: readonly Point[]): void {
  const { pen } = stage
  pen.save()
  pen.beginPath()
  for (const corner of corners) pen.lineTo(...corner)
  pen.closePath()
  pen.clip()
}

/** Those behind a pane, the backs of their seats, and the sky that lies on the glass before them. */
export function rider(stage: Stage, corners: Pane, at: Place, metre: number, index: number): void {
  clipTo(stage, corners)
  const [lowLeft, lowRight, highRight, highLeft] = corners
  // The far windows shine through.
  for (const along of [-0.6, 0.5]) {
    const x = (lowLeft[0] + lowRight[0]) / 2 + along * metre * 0.5
    const top = (highLeft[1] + highRight[1]) / 2
    stage.box(
      [x - metre * 0.2, top + metre * 0.1, x + metre * 0.2, top + metre * 0.46],
      glaze('#a9c3cc', 0.4),
    )
  }
  for (const [along, out, lift, who] of riders[index] ?? []) {
    const [seatX, seatY] = at(along - 0.34, 1.62 + lift, out)
    stage.soft(
      [
        [seatX - metre * 0.08, seatY + metre * 0.6],
        [seatX - metre * 0.09, seatY - metre * 0.14],
        [seatX + metre * 0.1, seatY - metre * 0.14],
        [seatX + metre * 0.14, seatY + metre * 0.6],
      ],
      '#6e2f38',
    )
    const [x, y] = at(along, 0.3 + lift, out)
    const size = metre * (who.age === 'child' ? 1.64 : 1.78)
    stage.person([x, y, size, -1], {
      pose: 'standing',
      shadow: false,
      mood: { smile: 0.15 },
      ...who,
    })
  }
  // The room is dim, the glass reflects the sky above and the street below.
  stage.shape(corners, glaze('#1c2a34', 0.16))
  stage.shape(
    corners,
    stage.blend(
      highLeft,
      [highLeft[0], lowLeft[1]],
      [
        [0, 'rgba(205,228,240,0.34)'],
        [0.42, 'rgba(205,228,240,0.05)'],
        [1, 'rgba(40,30,30,0.1)'],
      ],
    ),
  )
  const wide = highLeft[0] - highRight[0]
  for (const [from, to] of [
    [0.12, 0.24],
    [0.3, 0.35],
  ] as const)
    stage.shape(
      [
        [highRight[0] + wide * from + metre * 0.2, highRight[1] - metre * 0.1],
        [highRight[0] + wide * to + metre * 0.2, highRight[1] - metre * 0.1],
        [lowRight[0] + wide * to - metre * 0.1, lowRight[1] + metre * 0.1],
        [lowRight[0] + wide * from - metre * 0.1, lowRight[1] + metre * 0.1],
      ],
      'rgba(240,248,250,0.16)',
    )
  stage.pen.restore()
}

/** The driver at the wheel, on the right of the bus, with the gleam of the windscreen and two wipers. */
export function driver(
  stage: Stage,
  shield: readonly Point[],
  at: Place,
  metre: number,
  on: (s: number, up: number) => Point,
): void {
  const { pen } = stage
  clipTo(stage, shield)
  const [x, y] = at(1.9, 0.22, -0.42)
  stage.person([x, y, metre * 1.8, -1], {
    pose: 'standing',
    sex: 'man',
    dress: 'shirt',
    turn: 0.85,
    shadow: false,
    mood: { smile: 0.15 },
    wear: { shirt: '#dfe6ea', hat: 'cap', hatColour: '#2f4a6a' },
  })
  const [wheelX, wheelY] = at(2.4, 1.4, -0.42)
  pen.strokeStyle = '#15161a'
  pen.lineWidth = metre * 0.035
  pen.beginPath()
  pen.ellipse(wheelX, wheelY, metre * 0.2, metre * 0.17, 0, 0, Math.PI * 2)
  pen.stroke()
  stage.shape(
    [
      on(-1.6, 1.34),
      on(-1, 1.34),
      on(1, 1.34),
      on(1.6, 1.34),
      on(1.6, 1.45),
      on(1, 1.47),
      on(-1, 1.47),
      on(-1.6, 1.45),
    ],
    '#1b1a1c',
  )
  stage.shape(shield, glaze('#1c2a34', 0.12))
  stage.shape(
    [on(0.9, 1.34), on(0.45, 1.34), on(-0.1, 2.2), on(0.5, 2.2)],
    'rgba(232,244,248,0.24)',
  )
  stage.shape([on(1.4, 1.34), on(1.2, 1.34), on(0.8, 2.2), on(1.0, 2.2)], 'rgba(232,244,248,0.16)')
  pen.restore()
  pen.lineCap = 'round'
  for (const s of [0.55, -0.5])
    stage.line(on(s, 1.32), on(s, 1.32), on(s - 0.5, 1.72), '#15161a', metre * 0.026)
  pen.lineCap = 'butt'
}

/** The conductor stands on the step, one hand at the rail of the door, the other out to call. */
export function conductor(stage: Stage, at: Place, metre: number): void {
  const [x, y] = at(0.92, 0.47, 1.02)
  const size = metre * 1.66
  // The rail beside the door.
  stage.line(
    at(0.65, 1.2, 1.0),
    at(0.65, 1.5, 0.99),
    at(0.65, 2.05, 0.92),
    '#d9dee2',
    metre * 0.034,
  )
  stage.person([x, y, size, -1], {
    sex: 'man',
    dress: 'shirt',
    turn: 1.0,
    shadow: false,
    mood: { smile: 0.3 },
    face: { beard: 0 },
    wear: {
      shirt: '#a3243a',
      sleeves: 'short',
      lower: 'trousers',
      lowerColour: '#3b4352',
      hat: 'cap',
      hatColour: '#f0a726',
    },
    action: (body) => ({
      pose: {
        hips: [0.02, body.hip],
        bow: -0.1,
        lean: 0.05,
        look: -0.3,
        left: [0.14, 0.66, -0.3],
        right: [0.02, 0.73, 0.22],
        leftFoot: [0.03, 0.045, -0.06],
        rightFoot: [-0.02, 0.045, 0.06],
        elbows: [-0.2, -0.8, 0.7],
      },
      left: 'flat',
      right: 'fist',
    }),
  })
}
