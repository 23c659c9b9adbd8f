import { glaze, mix } from './colour'
import { blend, softSpot, type Point } from './shapes'
import type { Light, Pen, Place } from './types'

/** Measures of one glass in the picture. */
type Cut = {
  x: number
  y: number
  size: number
  /** Which side the light comes from. */
  sun: 1 | -1
  wideAt: (row: number) => number
  /** How deep its rings look, as a share of their half width. */
  ring: number
}

/**
 * A glass of tea with the window in it; `size` is its height. Glass shows by what it does to the
 * light: dark where it is seen along its wall, bright in few broken places, never an outline.
 */
export function teaGlass(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  { drink, full = 0.78 }: { drink: string; full?: number },
): void {
  const [top, low] = [size * 0.285, size * 0.215]
  const cut: Cut = {
    x,
    y,
    size,
    sun: light.from < 0 ? -1 : 1,
    wideAt: (row) => low + (top - low) * ((y - row) / size),
    ring: 0.27,
  }
  const level = y - size * full
  throughLight(pen, cut, drink)
  // The far wall above the drink, and the far half of the rim.
  body(pen, cut, y - size, level)
  pen.fillStyle = wall(pen, cut, 0.5)
  pen.fill()
  arc(pen, cut, y - size, Math.PI, Math.PI * 2, glaze('#e9efe6', 0.35), 0.008)
  filling(pen, cut, level, drink)
  foot(pen, cut, drink)
  body(pen, cut, y - size, y)
  pen.fillStyle = wall(pen, cut, 0.36)
  pen.fill()
  shines(pen, cut, light)
}

/** What falls through the tea onto the board: a dark ring at the foot, colour beyond it. */
function throughLight(pen: Pen, { x, y, size, sun }: Cut, drink: string): void {
  const away = -sun
  softSpot(
    pen,
    { x: x + away * size * 0.26, y: y + size * 0.05, width: size * 1.1, height: size * 0.3 },
    mix(drink, '#140b08', 0.72),
    0.75,
    0.3,
  )
  for (const [off, wide, high, k, opacity] of [
    [0.3, 0.84, 0.2, 0.1, 0.85],
    [0.28, 0.6, 0.12, 0.38, 0.85],
    [0.26, 0.36, 0.055, 0.75, 0.95],
  ] as const)
    softSpot(
      pen,
      { x: x + away * size * off, y: y + size * 0.075, width: size * wide, height: size * high },
      mix(drink, '#fff0c8', k),
      opacity,
      0.15,
    )
  softSpot(
    pen,
    { x, y: y + size * 0.012, width: size * 0.52, height: size * 0.13 },
    '#120a08',
    0.85,
    0.6,
  )
}

function body(pen: Pen, { x, wideAt, ring }: Cut, from: number, to: number): void {
  pen.beginPath()
  pen.moveTo(x - wideAt(from), from)
  pen.lineTo(x - wideAt(to), to)
  pen.ellipse(x, to, wideAt(to), wideAt(to) * ring, 0, Math.PI, 0, true)
  pen.lineTo(x + wideAt(from), from)
  pen.ellipse(x, from, wideAt(from), wideAt(from) * ring, 0, 0, Math.PI, false)
  pen.closePath()
}

/** Glass seen along its wall is dark at both edges and clear in the middle. */
function wall(pen: Pen, { x, size, wideAt, y }: Cut, strength: number): CanvasGradient {
  const half = wideAt(y - size)
  return blend(
    pen,
    [x - half, y],
    [x + half, y],
    [
      [0, glaze('#161c1a', strength * 1.5)],
      [0.07, glaze('#20302c', strength * 0.8)],
      [0.16, glaze('#c9d6cc', strength * 0.16)],
      [0.5, glaze('#e6ece2', strength * 0.14)],
      [0.84, glaze('#c9d6cc', strength * 0.2)],
      [0.93, glaze('#20302c', strength * 0.8)],
      [1, glaze('#161c1a', strength * 1.6)],
    ],
  )
}

function filling(pen: Pen, cut: Cut, level: number, drink: string): void {
  const { x, y, size, sun, wideAt, ring } = cut
  const [deep, glow] = [mix(drink, '#1c0a08', 0.5), mix(drink, '#fff2c2', 0.5)]
  const half = wideAt(level)
  // The drink is a lens: it gathers the light on the side away from the window.
  pen.fillStyle = blend(
    pen,
    [x + sun * half, level],
    [x - sun * half, level],
    [
      [0, deep],
      [0.12, mix(drink, deep, 0.4)],
      [0.45, drink],
      [0.72, mix(drink, glow, 0.55)],
      [0.86, glow],
      [0.94, drink],
      [1, deep],
    ],
  )
  body(pen, cut, level, y - size * 0.075)
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [x, level],
    [x, y],
    [
      [0, glaze(deep, 0.45)],
      [0.3, glaze(deep, 0.05)],
      [0.72, glaze(glow, 0.1)],
      [1, glaze(glow, 0.6)],
    ],
  )
  body(pen, cut, level, y - size * 0.075)
  pen.fill()
  // The surface: dark toward us, the window lying on its far half, a bright edge on the glass.
  pen.fillStyle = blend(
    pen,
    [x, level - half * ring],
    [x, level + half * ring],
    [
      [0, mix(drink, '#fff6dc', 0.55)],
      [0.5, mix(drink, '#fff6dc', 0.16)],
      [1, mix(drink, deep, 0.35)],
    ],
  )
  pen.beginPath()
  pen.ellipse(x, level, half * 0.965, half * ring * 0.95, 0, 0, Math.PI * 2)
  pen.fill()
  arc(pen, cut, level, 0.25, Math.PI - 0.25, glaze(mix(drink, '#fff2c2', 0.6), 0.8), 0.009)
  softSpot(
    pen,
    {
      x: x + sun * half * 0.34,
      y: level - half * ring * 0.3,
      width: half * 0.75,
      height: half * ring * 0.7,
    },
    '#fffaf0',
    0.7,
    0.25,
  )
}

/** The thick foot: it takes the colour of the drink and breaks the light at its rim. */
function foot(pen: Pen, cut: Cut, drink: string): void {
  const { x, y, size, sun, wideAt, ring } = cut
  const half = wideAt(y)
  body(pen, cut, y - size * 0.075, y)
  pen.fillStyle = blend(
    pen,
    [x + sun * half, y],
    [x - sun * half, y],
    [
      [0, '#2b2420'],
      [0.2, mix(drink, '#3a2a22', 0.55)],
      [0.55, mix(drink, '#d9c9a8', 0.25)],
      [0.84, mix(drink, '#fff4d4', 0.72)],
      [1, '#3a2e26'],
    ],
  )
  pen.fill()
  pen.fillStyle = glaze(mix(drink, '#1a0c0a', 0.55), 0.7)
  pen.beginPath()
  pen.ellipse(x, y - size * 0.07, half * 0.9, half * ring * 0.8, 0, 0, Math.PI * 2)
  pen.fill()
  arc(
    pen,
    cut,
    y - size * 0.012,
    sun < 0 ? 0.35 : 1.9,
    sun < 0 ? 1.2 : 2.8,
    glaze('#fff8e4', 0.85),
    0.014,
  )
}

/** Part of a ring of the glass as a line. */
function arc(
  pen: Pen,
  { x, size, wideAt, ring }: Cut,
  row: number,
  from: number,
  to: number,
  colour: string,
  wide: number,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = size * wide
  pen.beginPath()
  pen.ellipse(x, row, wideAt(row), wideAt(row) * ring, 0, from, to)
  pen.stroke()
}

/** The window in the wall of the glass, broken by its bars, and a few glints on the rim. */
function shines(pen: Pen, cut: Cut, light: Light): void {
  const { x, y, size, sun, wideAt } = cut
  const pane = (from: number, to: number, left: number, right: number, opacity: number): void => {
    const at = (row: number, share: number): Point => [x + sun * wideAt(row) * share, row]
    const [high, low] = [y - size * from, y - size * to]
    pen.fillStyle = blend(
      pen,
      [x, high],
      [x, low],
      [
        [0, glaze('#fffaf0', opacity)],
        [1, glaze(light.warm, opacity * 0.35)],
      ],
    )
    pen.beginPath()
    pen.moveTo(...at(high, left))
    pen.lineTo(...at(high + size * 0.012, right))
    pen.lineTo(...at(low + size * 0.008, right))
    pen.lineTo(...at(low, left))
    pen.closePath()
    pen.fill()
  }
  pane(0.9, 0.68, 0.8, 0.66, 0.85)
  pane(0.66, 0.46, 0.8, 0.67, 0.7)
  pane(0.9, 0.68, 0.63, 0.53, 0.55)
  pane(0.66, 0.5, 0.63, 0.54, 0.4)
  pane(0.4, 0.2, 0.8, 0.75, 0.3)
  pane(0.86, 0.6, -0.86, -0.89, 0.4)
  pane(0.42, 0.16, -0.84, -0.88, 0.55)
  const rim = y - size
  arc(pen, cut, rim, 0.1, Math.PI - 0.1, glaze('#2a3430', 0.55), 0.012)
  arc(pen, cut, rim - size * 0.004, sun < 0 ? 2.2 : 0.3, sun < 0 ? 3.0 : 1.0, '#fffdf6', 0.015)
  arc(pen, cut, rim - size * 0.004, 1.2, 1.55, glaze('#fffdf6', 0.6), 0.01)
  arc(pen, cut, rim, sun < 0 ? 5.6 : 3.4, sun < 0 ? 6.2 : 4.0, glaze('#fffdf6', 0.8), 0.011)
}
