import { glaze, mix } from './colour'
import { blend, softSpot, type Point } from './shapes'
import { arc, type Cut } from './tea-glass-cut'
import type { Light, Pen } from './types'

/** What falls through the tea onto the board: the shade of the glass, colour and fire within it. */
export function castThrough(pen: Pen, { x, y, size, sun, wideAt }: Cut, drink: string): void {
  const away = -sun
  const half = wideAt(0)
  softSpot(
    pen,
    { x: x + away * size * 0.27, y: y + size * 0.05, width: size * 1.12, height: size * 0.3 },
    mix(drink, '#140b08', 0.72),
    0.75,
    0.3,
  )
  for (const [off, wide, high, k, opacity] of [
    [0.33, 0.84, 0.2, 0.1, 0.85],
    [0.31, 0.6, 0.13, 0.38, 0.85],
    [0.29, 0.34, 0.06, 0.72, 0.9],
  ] as const)
    softSpot(
      pen,
      { x: x + away * size * off, y: y + size * 0.075, width: size * wide, height: size * high },
      mix(drink, '#fff0c8', k),
      opacity,
      0.15,
    )
  // The round wall draws the light together along two curves that meet in a point.
  for (const [bow, opacity] of [
    [0.05, 1],
    [-0.035, 0.7],
  ] as const)
    for (const [wide, k, share] of [
      [0.036, 0.4, 0.22],
      [0.022, 0.5, 0.28],
      [0.009, 0.72, 0.42],
    ] as const) {
      pen.strokeStyle = glaze(mix(drink, '#fff6da', k), opacity * share)
      pen.lineWidth = size * wide
      pen.beginPath()
      pen.moveTo(x + away * half * 0.92, y + size * (0.03 + bow * 0.5))
      pen.quadraticCurveTo(
        x + away * size * 0.34,
        y + size * (0.07 + bow),
        x + away * size * 0.56,
        y + size * 0.085,
      )
      pen.stroke()
    }
  softSpot(
    pen,
    { x, y: y + half * 0.06, width: half * 2.4, height: half * 0.62 },
    '#120a08',
    0.85,
    0.6,
  )
}

/** The ear of a glass mug, on the side away from the light. */
export function cupHandle(pen: Pen, { x, size, sun, wideAt, rowAt }: Cut, drink: string): void {
  const away = -sun
  const edge = x + away * wideAt(0.5) * 0.97
  const bow = (out: number, shift: number): void => {
    pen.beginPath()
    pen.moveTo(edge, rowAt(0.8) + shift)
    pen.bezierCurveTo(
      edge + away * size * out,
      rowAt(0.9) + shift,
      edge + away * size * out,
      rowAt(0.26) - shift,
      edge,
      rowAt(0.28) - shift,
    )
    pen.stroke()
  }
  for (const [colour, wide, out, shift] of [
    [glaze('#171411', 0.75), 0.064, 0.25, 0],
    [glaze('#8f8f80', 0.75), 0.046, 0.25, 0],
    [glaze(mix(drink, '#e8d8b8', 0.4), 0.75), 0.026, 0.245, 2],
    [glaze('#fffaf0', 0.7), 0.008, 0.236, -5],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = size * wide
    bow(out, shift)
  }
  softSpot(
    pen,
    { x: edge + away * size * 0.13, y: rowAt(0.76), width: size * 0.05, height: size * 0.05 },
    '#ffffff',
    0.95,
    0.2,
  )
}

/** Flat faces ground into the glass: each a stripe of its own tone, closer together at the sides. */
export function cutFaces(pen: Pen, { x, wideAt, rowAt, ring, sun }: Cut): void {
  const [high, low] = [0.72, 0.03]
  const faces = 9
  const at = (up: number, turn: number): Point => [
    x + Math.sin(turn) * wideAt(up),
    rowAt(up) + Math.cos(turn) * wideAt(up) * ring,
  ]
  for (let i = 0; i < faces; i++) {
    const [from, to] = [(i / faces - 0.5) * Math.PI, ((i + 1) / faces - 0.5) * Math.PI]
    const bright = [0.02, 0.2, 0, 0.12, -0.1, 0.06, -0.14, 0.16, -0.05][sun < 0 ? i : 8 - i] ?? 0
    pen.fillStyle = glaze(bright > 0 ? '#fff4d8' : '#2a160c', Math.abs(bright))
    pen.beginPath()
    const middle = (from + to) / 2
    pen.moveTo(...at(low, from))
    pen.lineTo(...at(high - 0.02, from))
    // Each face ends in an arch below the smooth lip.
    pen.quadraticCurveTo(...at(high + 0.05, middle), ...at(high - 0.02, to))
    pen.lineTo(...at(low, to))
    pen.closePath()
    pen.fill()
    for (const [colour, off] of [
      [glaze('#2a160c', 0.35), 0],
      [glaze('#fff6de', 0.35), 0.022],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = 3
      pen.beginPath()
      pen.moveTo(...at(low, to + off))
      pen.lineTo(...at(high - 0.02, to + off))
      pen.stroke()
    }
  }
}

/** The window in the wall of the glass, broken by its bars, and a few glints on the rim. */
export function glints(pen: Pen, cut: Cut, light: Light, shine: number): void {
  const { x, sun, wideAt, rowAt, ring } = cut
  const pane = (from: number, to: number, left: number, right: number, opacity: number): void => {
    const at = (up: number, share: number): Point => [
      x + sun * wideAt(up) * share,
      rowAt(up) + Math.sqrt(1 - share * share) * wideAt(up) * ring * 0.4,
    ]
    pen.fillStyle = blend(
      pen,
      [x, rowAt(from)],
      [x, rowAt(to)],
      [
        [0, glaze('#fffaf0', Math.min(1, opacity * shine))],
        [1, glaze(light.warm, opacity * shine * 0.35)],
      ],
    )
    pen.beginPath()
    for (let i = 0; i <= 8; i++) pen.lineTo(...at(from + ((to - from) * i) / 8, left))
    for (let i = 8; i >= 0; i--) pen.lineTo(...at(from + ((to - from) * i) / 8, right))
    pen.closePath()
    pen.fill()
  }
  pane(0.92, 0.7, 0.8, 0.64, 0.9)
  pane(0.68, 0.46, 0.8, 0.66, 0.75)
  pane(0.92, 0.7, 0.61, 0.5, 0.6)
  pane(0.68, 0.5, 0.62, 0.53, 0.4)
  pane(0.4, 0.2, 0.82, 0.77, 0.3)
  pane(0.88, 0.62, -0.86, -0.89, 0.4)
  pane(0.42, 0.16, -0.84, -0.88, 0.55)
  arc(pen, cut, 1, [0.1, Math.PI - 0.1], glaze('#2a3430', 0.5), 0.012)
  arc(
    pen,
    cut,
    1.005,
    sun < 0 ? [2.2, 3] : [0.14, 0.94],
    glaze('#fffdf6', Math.min(1, 0.85 * shine)),
    0.015,
  )
  arc(pen, cut, 1.005, [1.2, 1.5], glaze('#fffdf6', 0.5), 0.009)
  arc(pen, cut, 1, sun < 0 ? [5.6, 6.2] : [3.2, 3.8], glaze('#fffdf6', 0.75), 0.01)
}
