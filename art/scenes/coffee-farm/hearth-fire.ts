import { roundedPath, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** The mouth of the hearth: an arch, flames, embers and the ends of the logs. */
export function fireMouth(stage: Stage, x: number, top: number): void {
  const arch = (wide: number, high: number): Point[] => [
    [x - wide, 1240],
    [x - wide, high + 70],
    [x - wide * 0.8, high + 4],
    [x, high - 8],
    [x + wide * 0.8, high + 4],
    [x + wide, high + 70],
    [x + wide, 1240],
  ]
  stage.soft(arch(190, top - 8), '#7a4a32')
  stage.soft(arch(170, top + 6), '#231410')
  stage.pen.save()
  roundedPath(stage.pen, arch(170, top + 6))
  stage.pen.clip()
  stage.glow([x, 1190, 400], 260, '#ff7a24', 0.95, 0.3)
  for (const [dx, wide, high, colour] of [
    [-92, 64, 90, '#e8641c'],
    [92, 66, 86, '#e8641c'],
    [-20, 92, 128, '#f07a20'],
    [48, 70, 108, '#ee6c1c'],
    [-60, 56, 92, '#ffb03a'],
    [2, 62, 100, '#ffc04a'],
    [62, 48, 80, '#ffb03a'],
    [-8, 34, 66, '#fff0b0'],
    [40, 26, 50, '#ffe79a'],
  ] as const)
    stage.soft(
      [
        [x + dx - wide / 2, 1206],
        [x + dx - wide * 0.42, 1196 - high * 0.5],
        [x + dx - wide * 0.06, 1200 - high],
        [x + dx + wide * 0.12, 1200 - high * 1.12],
        [x + dx + wide * 0.3, 1196 - high * 0.62],
        [x + dx + wide / 2, 1206],
      ],
      colour,
    )
  stage.glow([x, 1170, 330], 190, '#ffb040', 0.35, 0.2)
  stage.pen.restore()
  for (const [dx, dy, r, back] of [
    [24, 1142, 22, 0.2],
    [-98, 1172, 31, 0.62],
    [96, 1178, 34, 0.6],
  ] as const)
    fireLog(stage, [x + dx, dy], r, [x + dx * back, dy - 34])
  stage.glow([x, 1204, 300], 60, '#ffb24a', 0.9, 0.3)
}

/** A log that lies with its sawn end to the painter, and burns at the far one. */
function fireLog(stage: Stage, [x, y]: Point, r: number, [farX, farY]: Point): void {
  const { pen } = stage
  const thin = r * 0.74
  const bark = pen.createLinearGradient(0, farY - thin, 0, y + r)
  for (const [at, colour] of [
    [0, '#c9571c'],
    [0.3, '#6e3a20'],
    [1, '#2f1a12'],
  ] as const)
    bark.addColorStop(at, colour)
  pen.strokeStyle = bark
  pen.lineCap = 'round'
  // The log narrows as it runs back into the fire.
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    pen.lineWidth = 2 * (thin + (r - thin) * t)
    pen.beginPath()
    pen.moveTo(farX + (x - farX) * t, farY + (y - farY) * t)
    pen.lineTo(farX + (x - farX) * t + 0.1, farY + (y - farY) * t)
    pen.stroke()
  }
  pen.lineCap = 'butt'
  for (const [dx, colour] of [
    [-0.45, '#3a2014'],
    [0.1, '#e8762a'],
    [0.5, '#3a2014'],
  ] as const)
    stage.line(
      [farX + dx * thin, farY - thin * 0.5],
      [(farX + x) / 2 + dx * r, (farY + y) / 2 - r * 0.6],
      [x + dx * r, y - r * 0.8],
      colour,
      3,
    )
  stage.oval(x, y, r * 2, r * 2, '#4a2c1c')
  stage.oval(x, y, r * 1.74, r * 1.74, '#c99460')
  for (const [share, colour] of [
    [1.3, '#a87444'],
    [1.14, '#cf9c68'],
    [0.84, '#a87444'],
    [0.68, '#d0a06e'],
    [0.3, '#8f5f38'],
  ] as const)
    stage.oval(x + r * 0.06, y + r * 0.04, r * share, r * share, colour)
  // A crack runs from the heart of the wood to the bark.
  stage.line(
    [x + r * 0.06, y],
    [x + r * 0.3, y - r * 0.3],
    [x + r * 0.56, y - r * 0.62],
    '#5a3722',
    4,
  )
}
