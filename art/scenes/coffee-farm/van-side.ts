import { glaze } from '../../kit/colour'
import { roundedPath, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** The window of his door; its front edge slants with the windscreen. */
export const pane: readonly Point[] = [
  [262, 372],
  [576, 372],
  [772, 790],
  [262, 790],
]

/** The side of the van, from the tail over roof, windscreen and bonnet to the sill below the door. */
const side: readonly Point[] = [
  [-60, 300],
  [-60, 300],
  [560, 300],
  [610, 314],
  [650, 360],
  [838, 782],
  [860, 800],
  [1040, 826],
  [1040, 1088],
  [-60, 1088],
  [-60, 1088],
]

/** Tyre, rim and bolts of the front wheel. */
export function wheel(stage: Stage, x: number, y: number, r: number): void {
  stage.box([x - r * 1.25, y - r * 1.2, x + r * 1.25, 1088], '#1f1a1a')
  stage.oval(x, y, r * 2, r * 2, '#2d2828')
  stage.oval(
    x,
    y,
    r * 1.2,
    r * 1.2,
    stage.blend(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#8a8478'],
        [1, '#e0cfae'],
      ],
    ),
  )
  stage.oval(x, y, r * 0.98, r * 0.98, '#8f887c')
  for (let i = 0; i < 6; i++)
    stage.oval(
      x + Math.cos(i * 1.047) * r * 0.3,
      y + Math.sin(i * 1.047) * r * 0.3,
      15,
      15,
      '#4a443e',
    )
  stage.oval(x, y, r * 0.3, r * 0.3, '#c9bd9f')
}

/** The painted side of the van, open where the window and the wheel are. */
export function van(stage: Stage): void {
  const { pen, light } = stage
  const cream = tonesOf('#d9ceb0', light)
  rack(stage)
  pen.save()
  // Nothing is painted where the window is, nor in the arch of the wheel.
  pen.beginPath()
  pen.rect(-60, -60, 1100, 1400)
  pen.moveTo(...(pane[0] ?? [0, 0]))
  for (const point of pane) pen.lineTo(...point)
  pen.closePath()
  pen.moveTo(890 + 172, 1020)
  pen.arc(890, 1020, 172, 0, Math.PI * 2)
  pen.clip('evenodd')
  roundedPath(pen, side)
  pen.clip()
  stage.box(
    [-60, 290, 1040, 1130],
    stage.blend(
      [0, 300],
      [0, 1120],
      [
        [0, cream.lit],
        [0.08, cream.middle],
        [0.56, cream.middle],
        [0.6, cream.lit],
        [0.72, cream.middle],
        [1, cream.shade],
      ],
    ),
  )
  // The sun and the ground lie on the paint.
  stage.glow([960, 820, 900], 240, '#ffe3a6', 0.75)
  stage.glow([420, 1100, 1500], 300, '#a8562f', 0.55)
  stage.box([-60, 872, 1040, 962], tonesOf('#5f7a4a', light).middle)
  stage.box([-60, 872, 1040, 880], '#e9d9a8')
  for (let i = 0; i < 60; i++)
    stage.glow(
      [stage.random() * 960, 1010 + stage.random() * 80, 40 + stage.random() * 120],
      20 + stage.random() * 40,
      '#a3603a',
      0.5,
    )
  pen.restore()
  // The arch of the wheel and the sill catch the low light.
  pen.strokeStyle = '#4a3a30'
  pen.lineWidth = 10
  pen.beginPath()
  pen.arc(890, 1020, 172, Math.PI * 0.87, Math.PI * 1.9)
  pen.stroke()
  stage.box([-60, 1076, 724, 1090], '#4a352a')
  seams(stage)
}

/** The edges of door and windows, the handle, the mirror before the window. */
function seams(stage: Stage): void {
  const { pen } = stage
  const line = glaze('#3a2a20', 0.75)
  pen.strokeStyle = '#2e2826'
  pen.lineWidth = 16
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const point of pane) pen.lineTo(...point)
  pen.closePath()
  pen.stroke()
  stage.line([236, 340], [230, 700], [232, 1074], line, 5)
  stage.line([806, 812], [790, 880], [770, 900], line, 5)
  stage.line([232, 1074], [500, 1079], [718, 1074], line, 5)
  stage.line([838, 784], [740, 560], [648, 364], '#2e2826', 12)
  stage.line([262, 800], [520, 806], [776, 800], '#fff0c4', 6)
  stage.soft(
    [
      [262, 846],
      [270, 834],
      [352, 834],
      [360, 846],
      [352, 862],
      [270, 862],
    ],
    '#2f2a28',
  )
  stage.line([274, 840], [310, 838], [348, 840], '#e8d8b0', 4)
  // The window behind it.
  stage.soft(
    [
      [-70, 372],
      [205, 372],
      [205, 372],
      [205, 790],
      [205, 790],
      [-70, 790],
    ],
    '#2e2826',
  )
  stage.soft(
    [
      [-70, 386],
      [193, 386],
      [193, 386],
      [193, 776],
      [193, 776],
      [-70, 776],
    ],
    stage.blend(
      [0, 386],
      [0, 776],
      [
        [0, '#8fa3b0'],
        [0.5, '#d9b98a'],
        [0.62, '#6f6a58'],
        [1, '#3f4038'],
      ],
    ),
  )
  stage.line([770, 760], [800, 742], [822, 730], '#2a2422', 16)
  stage.soft(
    [
      [796, 640],
      [838, 628],
      [856, 660],
      [852, 752],
      [820, 770],
      [792, 740],
    ],
    '#2f2826',
  )
  stage.line([846, 648], [852, 690], [846, 750], '#f2c987', 6)
}

/** Rails on the roof, and what is strapped to it. */
function rack(stage: Stage): void {
  const { light } = stage
  for (const [left, right, high, colour] of [
    [-40, 130, 120, '#7a4a34'],
    [150, 330, 92, '#3f5a7a'],
    [346, 480, 108, '#5f7a4a'],
  ] as const) {
    const { lit, middle, shade } = tonesOf(colour, light)
    const top = 296 - high
    stage.soft(
      [
        [left, top],
        [left, top],
        [right - 20, top],
        [right, top + 24],
        [right, 300],
        [right, 300],
        [left, 300],
        [left, 300],
      ],
      stage.blend(
        [left, 0],
        [right, 0],
        [
          [0, shade],
          [0.7, middle],
          [1, lit],
        ],
      ),
    )
    for (const share of [0.3, 0.7]) {
      const x = left + (right - left) * share
      stage.line([x, top], [x + 3, top + 40], [x, 300], '#d9c08a', 9)
    }
  }
  for (const y of [256, 284]) stage.line([-60, y], [240, y - 2], [540, y], '#3a302c', 8)
  for (let x = 20; x <= 540; x += 130) stage.line([x, 252], [x, 280], [x, 304], '#3a302c', 9)
}
