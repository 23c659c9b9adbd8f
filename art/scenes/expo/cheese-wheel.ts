import { glaze, mix } from '../../kit/colour'
import { seeded } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import type { Expo } from './stage'

/** Middle of the top of the wheel, half its width and depth in the picture, and its height. */
export const [cx, cy, rx, ry, tall] = [610, 420, 430, 186, 240] as const
/** The turns between which a wedge was cut; 0 is the right end, a quarter turn the near side. */
const cut = { from: 0.3, to: 0.98 } as const
const round = 20

/** How far the wedge was drawn out: straight along its own middle line. */
const out = 1.03
const half = (cut.from + cut.to) / 2
export const shift: Point = [Math.cos(half) * rx * out, Math.sin(half) * ry * out]

const none: Point = [0, 0]
const paste = { lit: '#fbeeb8', middle: '#f3da90', shade: '#d6b05c', edge: '#dba544' } as const

/** A point of the wheel; `k` is its share of the way from the middle to the rim. */
export function rim(turn: number, down = 0, [dx, dy]: Point = none, k = 1): Point {
  return [cx + dx + Math.cos(turn) * rx * k, cy + dy + Math.sin(turn) * ry * k + down]
}

function arc(from: number, to: number, down: number, move: Point, k = 1): Point[] {
  return Array.from({ length: 61 }, (_, i) => rim(from + ((to - from) * i) / 60, down, move, k))
}

/** The rind as the window on the left lights it, with the belly that the mould gave it. */
function rind(stage: Expo, from: number, to: number, move: Point): void {
  const steps = Math.ceil(Math.abs(to - from) * 40)
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
    const lit = 0.5 + 0.5 * Math.cos((a + b) / 2 - 2.55)
    const tones = mix(mix('#7d4a1e', '#c17c28', Math.min(1, lit * 2)), '#f2bd4c', lit ** 2.2)
    const [[x0, top], [x1, top1]] = [rim(a, 0, move), rim(b + 0.006, 0, move)]
    const low = top + tall
    stage.shape(
      [
        [x0, top + round * 0.6],
        [x1, top1 + round * 0.6],
        [x1, top1 + tall - round * 0.2],
        [x0, low - round * 0.2],
      ],
      stage.blend(
        [0, top],
        [0, low],
        [
          [0, mix(tones, '#ffe08a', 0.34)],
          [0.14, mix(tones, '#f6c860', 0.12)],
          [0.55, tones],
          [0.86, mix(tones, '#5f3414', 0.3)],
          [0.95, mix(tones, '#a8662c', 0.3)],
          [1, mix(tones, '#40220f', 0.5)],
        ],
      ),
    )
  }
}

/** The shoulder of the rind, round between side and top, then the top itself. */
function lid(stage: Expo, points: (down: number, k: number) => Point[], move: Point): void {
  for (let i = 0; i <= 6; i++) {
    const a = ((i / 6) * Math.PI) / 2
    const colour = mix('#e0a23c', '#ffe596', Math.sin((i / 6) * Math.PI) * 0.75 + 0.1)
    stage.shape(
      points(round * (1 - Math.sin(a)), 1 - 0.035 * (1 - Math.cos(a))),
      stage.blend(
        [cx - rx + move[0], 0],
        [cx + rx + move[0], 0],
        [
          [0, colour],
          [0.5, mix(colour, '#d29238', 0.2)],
          [1, mix(colour, '#9a6226', 0.4)],
        ],
      ),
    )
  }
  const isWedge = move !== none
  stage.shape(
    points(0, 0.962),
    stage.blend(
      isWedge ? [cx + move[0] - 60, cy + move[1]] : [cx - rx, cy - ry],
      isWedge ? [cx + move[0] + rx * 1.3, cy + move[1] + ry] : [cx + rx, cy + ry * 1.4],
      [
        [0, '#fde699'],
        [0.45, '#f0ca63'],
        [1, '#cf9a3e'],
      ],
    ),
  )
}

/** A cut face from the middle of the wheel to the rim at one turn. */
function face(stage: Expo, turn: number, move: Point, dim: number): void {
  const { pen } = stage
  const middle: Point = [cx + move[0], cy + move[1]]
  const low: Point = [middle[0], middle[1] + tall]
  const outline: Point[] = [
    middle,
    rim(turn, 0, move, 0.965),
    rim(turn, round * 0.3, move, 0.99),
    rim(turn, round, move),
    rim(turn, tall - round * 0.5, move),
    rim(turn, tall, move, 0.985),
    low,
  ]
  const end = rim(turn, 0, move)
  stage.shape(
    outline,
    stage.blend(
      middle,
      [end[0] + 30, end[1] + tall],
      [
        [0, mix(paste.lit, paste.shade, dim)],
        [0.6, mix(paste.middle, paste.shade, dim)],
        [1, mix(mix(paste.middle, paste.edge, 0.45), paste.shade, dim)],
      ],
    ),
  )
  pen.save()
  pen.beginPath()
  for (const point of outline) pen.lineTo(...point)
  pen.clip()
  // From here on along the face: 430 from middle to rim, as wide as the wheel really is.
  pen.transform((end[0] - middle[0]) / 430, (end[1] - middle[1]) / 430, 0, 1, middle[0], middle[1])
  const band = (x0: number, y0: number, x1: number, y1: number, to: Point): void => {
    pen.fillStyle = stage.blend([x0, y0], to, [
      [0, glaze('#b8741f', 0.95)],
      [0.16, glaze('#cf9434', 0.85)],
      [0.34, glaze('#e2b04e', 0.45)],
      [1, glaze('#e8bd62', 0)],
    ])
    pen.fillRect(x0, y0, x1 - x0, y1 - y0)
  }
  // Old cheese is dark and hard towards its rind.
  band(430, 0, 360, tall, [366, 0])
  band(0, tall, 430, tall - 44, [0, tall - 44])
  band(0, 0, 430, 26, [0, 26])
  flesh(stage, turn)
  pen.restore()
}

/** Eyes, crystals and the drag of the knife, in the plane of a face. */
function flesh(stage: Expo, turn: number): void {
  const random = seeded(turn < 0.6 ? 41 : 42)
  for (let i = 0; i < 15; i++) {
    const [x, y] = [random() * 330, 18 + random() * 206]
    stage.line(
      [x, y],
      [x + 60, y + 5],
      [x + 90 + (i % 4) * 26, y + 2],
      glaze(i % 2 ? '#fff8da' : '#d9b25c', 0.16),
      3 + (i % 3),
    )
  }
  const eyes: readonly (readonly [number, number, number])[] =
    turn < 0.6
      ? [
          [96, 60, 12],
          [196, 74, 17],
          [268, 128, 12],
          [150, 150, 10],
          [330, 66, 9],
          [236, 200, 9],
          [66, 120, 7],
        ]
      : [
          [96, 78, 15],
          [190, 132, 18],
          [120, 168, 10],
          [276, 86, 12],
          [300, 186, 13],
          [222, 52, 8],
          [330, 140, 8],
        ]
  for (const [x, y, r] of eyes) {
    stage.oval(x, y, r * 2.2, r * 1.9, '#b98a38')
    stage.oval(x + r * 0.18, y + r * 0.2, r * 1.8, r * 1.5, '#dcb661')
    stage.oval(x + r * 0.36, y + r * 0.42, r * 1.2, r * 0.86, '#f6e2a0')
  }
  for (let i = 0; i < 20; i++) {
    const [x, y] = [20 + random() * 370, 16 + random() * 200]
    stage.oval(x, y, 3 + 3 * random(), 4, glaze('#fffbe8', 0.7))
  }
}

/** The wheel with its open notch: one pale wall looks to the painter, the other is hidden. */
export function wheel(stage: Expo): void {
  notchFloor(stage)
  rind(stage, 0, cut.from, none)
  face(stage, cut.from, none, 0.1)
  // What the near part of the wheel, between notch and window, throws into the notch.
  const { pen } = stage
  pen.save()
  pen.beginPath()
  const far: Point[] = [[cx, cy], rim(cut.from), rim(cut.from, tall), [cx, cy + tall]]
  for (const point of far) pen.lineTo(...point)
  pen.clip()
  stage.shape(
    [
      [cx, cy - 4],
      [cx + 90, cy + 60],
      [cx + 330, cy + tall + 70],
      [cx, cy + tall + 60],
    ],
    stage.blend(
      [cx + 40, cy + 200],
      [cx + 250, cy + 90],
      [
        [0, glaze('#a86a24', 0.55)],
        [0.7, glaze('#b87a30', 0.3)],
        [1, glaze('#b87a30', 0)],
      ],
    ),
  )
  pen.restore()
  rind(stage, cut.to, Math.PI, none)
  lid(stage, (down, k) => [[cx, cy], ...arc(cut.to, cut.from + Math.PI * 2, down, none, k)], none)
  // The sharp edges of the cut catch the light.
  stage.line([cx, cy], rim(cut.from, 0, none, 0.5), rim(cut.from, 1, none, 0.96), '#fff3c0', 4)
  stage.line([cx, cy], rim(cut.to, 0, none, 0.5), rim(cut.to, 1, none, 0.96), '#fdeaa4', 5)
  bloom(stage)
}

/** The board in the notch, in warm shade, lighter towards its mouth. */
function notchFloor(stage: Expo): void {
  const floor = [rim(0, tall, none, 0), ...arc(cut.from, cut.to, tall, none, 1.02)]
  stage.shape(
    floor,
    stage.blend([cx + 60, cy + tall], rim(half, tall), [
      [0, '#6b3d1c'],
      [0.6, '#8a5628'],
      [1, '#a4703e'],
    ]),
  )
}

/** A breath of wax on the top: the window lies on it, broad and soft, brightest at the shoulder. */
function bloom(stage: Expo): void {
  stage.glow([cx - 190, cy - 70, 420], 130, '#fff8d4', 0.6, 0.1)
  stage.glow([cx - 40, cy - 110, 560], 80, '#fff3c0', 0.35, 0.1)
  for (const [turn, wide, opacity] of [
    [2.62, 90, 0.75],
    [2.45, 60, 0.35],
  ] as const) {
    const [x, y] = rim(turn, 70)
    stage.glow([x, y, wide], 190, '#fff2c0', opacity, 0.05)
  }
  const [a, b, c] = [rim(2.95, 12), rim(2.55, 15), rim(2.1, 12)]
  stage.line(a, b, c, glaze('#fffbe6', 0.85), 7)
}

/** The piece that was in the notch, drawn out along its middle line. */
export function wedge(stage: Expo): void {
  const [tip, low] = [rim(0, 0, shift, 0), rim(0, tall, shift, 0)]
  const far = rim(cut.from, tall, shift)
  const near = rim(cut.to, tall, shift)
  // Its shade falls on the board to the right; the darkest line is where it stands.
  stage.soft(
    [
      low,
      [far[0] - 30, far[1] - 60],
      [far[0] + 210, far[1] + 26],
      [near[0] + 230, near[1] + 50],
      near,
    ],
    glaze('#2c1710', 0.5),
  )
  stage.line(low, near, near, glaze('#2c1710', 0.8), 14)
  stage.line(near, rim(half + 0.1, tall + 4, shift), far, glaze('#2c1710', 0.75), 12)
  rind(stage, cut.from, cut.to, shift)
  face(stage, cut.to, shift, 0)
  lid(stage, (down, k) => [tip, ...arc(cut.from, cut.to, down, shift, k)], shift)
  stage.line(tip, rim(cut.to, 0, shift, 0.5), rim(cut.to, 1, shift, 0.96), '#fff6cc', 6)
  stage.line(low, rim(cut.to, tall, shift, 0.5), near, glaze('#6f4418', 0.4), 4)
}
