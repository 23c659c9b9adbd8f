import { glaze } from '../../kit/colour'
import { between } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import type { Expo } from './stage'

/** The standing water before the tent: one wide puddle and smaller ones beside it. */
const puddles: readonly (readonly Point[])[] = [
  [
    [300, 930],
    [520, 912],
    [900, 908],
    [1250, 916],
    [1400, 946],
    [1330, 990],
    [1420, 1040],
    [1250, 1096],
    [900, 1086],
    [760, 1130],
    [440, 1120],
    [330, 1060],
    [400, 1010],
    [250, 970],
  ],
  [
    [-60, 1110],
    [120, 1090],
    [280, 1120],
    [260, 1180],
    [60, 1230],
    [-80, 1200],
  ],
  [
    [880, 1150],
    [1040, 1126],
    [1260, 1140],
    [1330, 1176],
    [1180, 1220],
    [940, 1220],
  ],
]

/** Wet ground; its puddles give back the tent and its people, broken by the rings of drops. */
export function wetGround(stage: Expo, foot: number): void {
  const { pen, random } = stage
  stage.box(
    [0, foot + 6, 1600, 1200],
    stage.blend(
      [0, foot],
      [0, 1200],
      [
        [0, '#77694a'],
        [0.5, '#55553e'],
        [1, '#3c4436'],
      ],
    ),
  )
  stage.glow([830, foot + 10, 1500], 330, '#e0a25a', 0.5, 0.05)
  for (let i = 0; i < 60; i++) {
    const y = foot + 14 + 290 * random()
    stage.glow([random() * 1600, y, 190], 16, i % 2 ? '#2c3428' : '#8a8460', 0.5)
  }
  const pool = (points: readonly Point[], dy: number, fill: string): void =>
    stage.soft(
      points.map(([x, y]): Point => [x, y + dy]),
      fill,
    )
  for (const points of puddles) {
    pool(points, -6, '#3a3226')
    pool(points, 3, '#8f8a70')
    reflection(stage, points, foot)
  }
  for (let i = 0; i < 400; i++) {
    const [x, y] = [random() * 1600, foot + 24 + 280 * random()]
    if (within(stage, x, y)) continue
    stage.tufts([x, y, 10 + (y - foot) * 0.09], 40, '#5d6f42', 0.8)
  }
  for (let i = 0; i < 300; i++) {
    const [x, y] = [random() * 1600, foot + 14 + 280 * random()]
    if (within(stage, x, y)) ring(stage, x, y, (5 + (y - foot) * 0.13) * between(random, 0.6, 1.3))
  }
  pen.globalAlpha = 1
}

/** Whether a point lies in a puddle. */
function within({ pen }: Expo, x: number, y: number): boolean {
  return puddles.some((points) => {
    pen.beginPath()
    for (const [px, py] of points) pen.lineTo(px, py)
    pen.closePath()
    return pen.isPointInPath(x, y)
  })
}

function reflection(stage: Expo, points: readonly Point[], foot: number): void {
  const { pen, random } = stage
  pen.save()
  stage.soft(points, '#5c6a78')
  pen.clip()
  pen.globalAlpha = 0.8
  pen.translate(0, foot * 2 + 10)
  pen.scale(1, -1)
  // Only what stands over the ground is taken: the copy ends at its own edge.
  pen.drawImage(pen.canvas, 0, 560, 1600, foot - 560, 0, 560, 1600, foot - 560)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalAlpha = 1
  stage.box([0, foot, 1600, 1200], 'rgba(52,56,70,0.22)')
  for (let i = 0; i < 46; i++) {
    const y = foot + 20 + 280 * random()
    const wide = between(random, 30, 130)
    const x = random() * 1600
    stage.line([x, y], [x + wide / 2, y + 2], [x + wide, y], glaze('#f2cf96', 0.5), 2.5)
  }
  pen.restore()
}

/** Rings that run out from a drop, one in another, with the splash in their middle. */
function ring(stage: Expo, x: number, y: number, r: number): void {
  const { pen, random } = stage
  if (random() < 0.72) return
  for (const [share, colour, wide] of [
    [1, 'rgba(230,238,244,0.5)', 2.4],
    [0.62, 'rgba(242,248,252,0.75)', 2.8],
    [0.28, 'rgba(252,254,255,0.9)', 2.8],
  ] as const) {
    pen.lineWidth = wide
    pen.strokeStyle = 'rgba(30,34,44,0.4)'
    pen.beginPath()
    pen.ellipse(x, y + 2.5, r * share, r * share * 0.3, 0, 0, Math.PI * 2)
    pen.stroke()
    pen.strokeStyle = colour
    pen.beginPath()
    pen.ellipse(x, y, r * share, r * share * 0.3, 0, 0, Math.PI * 2)
    pen.stroke()
  }
  for (const side of [-0.5, 0, 0.5])
    stage.line(
      [x + side * 4, y],
      [x + side * 9, y - r * 0.28],
      [x + side * 16, y - r * (0.5 - Math.abs(side) * 0.3)],
      'rgba(250,253,255,0.85)',
      2.6,
    )
}
