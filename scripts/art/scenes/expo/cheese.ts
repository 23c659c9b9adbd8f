import { mix } from '../../kit/colour'
import { closeHands } from '../../kit/posed'
import { type Point, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** A knife lifts a slice from a wheel of cheese. */
export function sliverOfCheese(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'indoors', -0.7)
  const { u } = s
  s.room('#6b6f62', '#7a4f30', 430)
  for (const [x, y, w, c] of [
    [1240, 200, 330, '#d9a23a'],
    [1490, 240, 300, '#ecd08a'],
    [960, 230, 250, '#c98a35'],
  ] as const) {
    s.shape(
      [
        [x - w / 2, y],
        [x + w / 2, y],
        [x + w / 2, y + 120],
        [x - w / 2, y + 120],
      ],
      mix(c, '#4a4038', 0.45),
    )
    s.oval(x, y + 120, w, 60, mix(c, '#4a4038', 0.55))
    s.oval(x, y, w, 64, mix(c, '#6a5c4a', 0.25))
  }
  s.glow([220, 160, 1100], 800, '#fff0cc', 0.4)
  const board = tonesOf('#a9703c', s.light)
  s.soft(
    [
      [-120, 600],
      [1500, 480],
      [1780, 820],
      [1300, 1320],
      [-120, 1320],
    ],
    s.blend(
      [0, 600],
      [1600, 900],
      [
        [0, board.lit],
        [0.7, board.middle],
        [1, board.shade],
      ],
    ),
  )
  for (let i = 0; i < 8; i++)
    s.line([-40, 700 + i * 66], [760, 650 + i * 72], [1640, 560 + i * 84], '#8a5a30', 5)
  // The wheel, a piece cut out towards the painter.
  const [cx, cy, rx, ry, tall] = [690, 560, 500, 214, 250]
  s.oval(cx + 120, cy + tall + 36, rx * 2.2, ry * 2.1, 'rgba(48,28,24,0.55)')
  const at = (turn: number, down: number, out = 1): Point => [
    cx + Math.cos(turn) * rx * out,
    cy + Math.sin(turn) * ry * out + down,
  ]
  const side: Point[] = []
  for (let k = 0; k <= 30; k++) side.push(at((k / 30) * Math.PI, 0))
  for (let k = 30; k >= 0; k--) side.push(at((k / 30) * Math.PI, tall))
  s.shape(
    side,
    s.blend(
      [cx - rx, 0],
      [cx + rx, 0],
      [
        [0, '#e8b23e'],
        [0.3, '#d6962c'],
        [0.75, '#a8691f'],
        [1, '#7a4a1c'],
      ],
    ),
  )
  s.oval(
    cx,
    cy,
    rx * 2,
    ry * 2,
    s.blend(
      [cx - rx, cy - ry],
      [cx + rx, cy + ry],
      [
        [0, '#f6d878'],
        [0.6, '#e8ba4e'],
        [1, '#c9923a'],
      ],
    ),
  )
  const [a, b] = [0.42, 1.16]
  const hole: Point[] = [[cx, cy]]
  for (let k = 0; k <= 10; k++) hole.push(at(b + ((a - b) * k) / 10, -2, 1.01))
  const floor: Point[] = [[cx, cy + tall]]
  for (let k = 0; k <= 10; k++) floor.push(at(b + ((a - b) * k) / 10, tall, 1.01))
  s.shape([...hole.slice(1), ...floor.slice(1).toReversed()], board.middle)
  s.shape(hole, board.middle)
  s.shape(floor, mix(board.middle, '#2a1a16', 0.35))
  s.shape(
    [[cx, cy], at(a, 0), at(a, tall), [cx, cy + tall]],
    s.blend(
      [cx, 0],
      [cx + rx, 0],
      [
        [0, '#f4dc94'],
        [1, '#f9eab4'],
      ],
    ),
  )
  s.shape(
    [[cx, cy], at(b, 0), at(b, tall), [cx, cy + tall]],
    s.blend(
      [cx, 0],
      [cx + 200, 0],
      [
        [0, '#cfa04a'],
        [1, '#ddb45c'],
      ],
    ),
  )
  for (const [x, y, r] of [
    [860, 700, 26],
    [960, 660, 18],
    [1010, 730, 22],
    [800, 770, 15],
    [930, 780, 18],
  ] as const) {
    s.oval(x, y, r, r * 0.8, '#d9b258')
    s.oval(x + 2, y + 3, r * 0.7, r * 0.5, '#c49a44')
  }
  // The slice leans on the blade.
  s.shape(
    [
      [870, 900],
      [1260, 770],
      [1290, 800],
      [890, 940],
    ],
    'rgba(48,28,24,0.4)',
  )
  s.soft(
    [
      [860, 640],
      [930, 600],
      [1290, 500],
      [1330, 520],
      [1350, 690],
      [1300, 740],
      [950, 860],
      [890, 850],
    ],
    s.blend(
      [860, 600],
      [1350, 800],
      [
        [0, '#fbeab0'],
        [0.5, '#f3d67e'],
        [1, '#dcae4e'],
      ],
    ),
  )
  s.shape(
    [
      [1300, 506],
      [1346, 520],
      [1362, 700],
      [1322, 736],
    ],
    '#c98f2e',
  )
  s.soft(
    [
      [760, 850],
      [900, 836],
      [1330, 700],
      [1460, 700],
      [1440, 740],
      [1330, 790],
      [920, 900],
      [800, 900],
    ],
    s.blend(
      [800, 820],
      [1300, 860],
      [
        [0, '#f4f6f4'],
        [0.4, '#b9c0c2'],
        [0.6, '#eef2f2'],
        [1, '#8f979a'],
      ],
    ),
  )
  s.line([800, 896], [1060, 866], [1400, 762], '#6d7478', 5)
  closeHands(pen, { x: 1440 * u, y: 800 * u, size: 800 * u }, s.light, {
    skin: 'cocoa',
    sleeve: '#efe9da',
    tilt: 0.35,
    hands: [
      {
        at: [0.36, -0.1, 0.1],
        turn: { pitch: 0.05, yaw: Math.PI - 0.35, roll: -0.9 },
        side: -1,
        bend: { fingers: 0.88, thumb: 0.55, fore: 0.6 },
      },
    ],
    things: (model) =>
      model.tube(
        '#4a2c1c',
        [
          [-0.42, 0.1, 0.16, 0.075],
          [0.2, -0.12, 0.1, 0.085],
          [0.62, -0.28, 0.06, 0.08],
        ],
        { blend: 0.01 },
      ),
  })
}
