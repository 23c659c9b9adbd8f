import { glaze, mix } from './colour'
import { blend, softSpot } from './shapes'
import { castThrough, cupHandle, cutFaces, glints } from './tea-glass-light'
import { arc, body, type Cut, type GlassKind } from './tea-glass-cut'
import type { Light, Pen, Place } from './types'

const kinds: Record<GlassKind, (up: number) => number> = {
  tumbler: (up) => 0.212 + 0.068 * up,
  barrel: (up) => 0.2 + 0.082 * Math.sin(Math.PI * (0.1 + 0.72 * up)),
  cut: (up) => 0.205 + 0.052 * up + 0.014 * Math.max(0, Math.min(1, (up - 0.7) / 0.06)),
  // A waist between belly and lip.
  tulip: (up) =>
    0.252 - 0.05 * Math.cos(Math.PI * 2 * (up - 0.06)) * (1 - 0.55 * up) - 0.02 * (1 - up),
  mug: (up) => 0.24 + 0.008 * up - 0.028 * Math.max(0, 1 - up / 0.09) ** 2,
}

/** Where the thick foot ends and the drink begins. */
const floor = 0.085

/**
 * A glass of tea with the window in it; `size` is its height. Glass shows by what it does to the
 * light: dark where it is seen along its wall, bright in few broken places, never an outline.
 */
export function teaGlass(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  options: {
    drink: string
    glow: string
    full?: number
    kind?: GlassKind
    beside?: string
    shine?: number
  },
): void {
  const { drink, glow, full = 0.78, kind = 'tumbler', beside, shine = 1 } = options
  const cut: Cut = {
    x,
    y,
    size,
    kind,
    sun: light.from < 0 ? -1 : 1,
    wideAt: (up) => kinds[kind](up) * size,
    rowAt: (up) => y - size * up,
    ring: 0.25,
  }
  castThrough(pen, cut, drink)
  if (kind === 'mug') cupHandle(pen, cut, drink)
  // The far wall above the drink, and the far half of the rim.
  body(pen, cut, 1, full)
  pen.fillStyle = wall(pen, cut, 0.42)
  pen.fill()
  arc(pen, cut, 1, [Math.PI, Math.PI * 2], glaze('#e9efe6', 0.42), 0.008)
  foot(pen, cut, mix(drink, glow, 0.3))
  filling(pen, cut, full, { drink, glow, beside })
  surface(pen, cut, full, drink)
  body(pen, cut, 1, 0)
  pen.fillStyle = wall(pen, cut, 0.34)
  pen.fill()
  if (kind === 'cut') cutFaces(pen, cut)
  glints(pen, cut, light, shine)
}

/** Glass seen along its wall is dark at both edges and clear in the middle. */
function wall(pen: Pen, { x, wideAt, y }: Cut, strength: number): CanvasGradient {
  const half = Math.max(wideAt(1), wideAt(0.4))
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

function filling(
  pen: Pen,
  cut: Cut,
  full: number,
  { drink, glow, beside }: { drink: string; glow: string; beside: string | undefined },
): void {
  const { x, size, sun, wideAt, rowAt } = cut
  const deep = mix(drink, '#1c0a08', 0.5)
  const half = Math.max(wideAt(full), wideAt(0.35))
  const level = rowAt(full)
  body(pen, cut, full, floor)
  pen.save()
  pen.clip()
  // The drink is a lens: it gathers the light on the side away from the window.
  pen.fillStyle = blend(
    pen,
    [x + sun * half, level],
    [x - sun * half, level],
    [
      [0, deep],
      [0.12, mix(drink, deep, 0.4)],
      [0.45, drink],
      [0.72, mix(drink, glow, 0.6)],
      [0.86, mix(glow, drink, 0.15)],
      [0.94, drink],
      [1, deep],
    ],
  )
  pen.fillRect(x - half, level, half * 2, size)
  pen.fillStyle = blend(
    pen,
    [x, level],
    [x, rowAt(floor)],
    [
      [0, glaze(deep, 0.5)],
      [0.34, glaze(deep, 0.06)],
      [0.7, glaze(glow, 0.1)],
      [1, glaze(glow, 0.55)],
    ],
  )
  pen.fillRect(x - half, level, half * 2, size)
  // The small picture of the window that the lens throws on its far side.
  for (const [off, wide, high, opacity] of [
    [0.58, 0.62, 0.5, 0.4],
    [0.66, 0.26, 0.34, 0.6],
  ] as const)
    softSpot(
      pen,
      {
        x: x - sun * half * off,
        y: rowAt(floor + 0.17),
        width: half * wide,
        height: size * high,
      },
      mix(glow, '#fff8dc', 0.4),
      opacity,
      0.05,
    )
  // What shines over from the tea that stands on the side of the light.
  if (beside)
    softSpot(
      pen,
      { x: x + sun * half * 0.84, y: rowAt(0.3), width: half * 0.34, height: size * 0.42 },
      mix(beside, '#fff0c4', 0.35),
      0.55,
      0.05,
    )
  pen.restore()
}

/** The surface: dark toward us, the window lying on its far half, a bright edge on the glass. */
function surface(pen: Pen, cut: Cut, full: number, drink: string): void {
  const { x, sun, wideAt, rowAt, ring } = cut
  const [half, level, deep] = [wideAt(full), rowAt(full), mix(drink, '#1c0a08', 0.5)]
  pen.fillStyle = blend(
    pen,
    [x + sun * half * 0.6, level - half * ring],
    [x - sun * half * 0.5, level + half * ring],
    [
      [0, mix(drink, '#fff6dc', 0.6)],
      [0.45, mix(drink, '#fff6dc', 0.18)],
      [0.8, mix(drink, deep, 0.35)],
      [1, mix(drink, '#fff6dc', 0.12)],
    ],
  )
  pen.beginPath()
  pen.ellipse(x, level, half * 0.965, half * ring * 0.95, 0, 0, Math.PI * 2)
  pen.fill()
  // It climbs a little at the glass: a dark seam far off, a bright one near, lost at the sides.
  arc(pen, cut, full, [Math.PI + 0.5, Math.PI * 2 - 0.3], glaze(deep, 0.5), 0.007, 0.95)
  arc(pen, cut, full, [0.4, Math.PI - 0.25], glaze(mix(drink, '#fff2c2', 0.6), 0.8), 0.008)
  softSpot(
    pen,
    {
      x: x + sun * half * 0.36,
      y: level - half * ring * 0.32,
      width: half * 0.8,
      height: half * ring * 0.66,
    },
    '#fffaf0',
    0.8,
    0.3,
  )
}

/** The thick foot is clear: it shows the board and the drink bent together, bright on the far side. */
function foot(pen: Pen, cut: Cut, drink: string): void {
  const { x, y, size, sun, wideAt, rowAt, ring } = cut
  const half = wideAt(0)
  const wood = '#7a4a2a'
  body(pen, cut, floor + 0.02, 0)
  pen.save()
  pen.clip()
  pen.fillStyle = blend(
    pen,
    [x + sun * half, y],
    [x - sun * half, y],
    [
      [0, '#2b2420'],
      [0.14, mix(drink, '#3a2a22', 0.5)],
      [0.4, mix(drink, wood, 0.45)],
      [0.66, mix(drink, '#f4dfae', 0.45)],
      [0.86, mix(drink, '#fff4d4', 0.78)],
      [0.95, mix(drink, wood, 0.4)],
      [1, '#3a2e26'],
    ],
  )
  pen.fillRect(x - half * 1.3, rowAt(floor + 0.02), half * 2.6, size)
  // The ring on which it stands, seen through the glass, and the light that the foot gathers.
  softSpot(
    pen,
    {
      x: x - sun * half * 0.3,
      y: rowAt(0.03) + half * ring * 0.55,
      width: half * 1.3,
      height: size * 0.07,
    },
    mix(drink, '#fff2c8', 0.6),
    0.8,
    0.1,
  )
  pen.restore()
  arc(pen, cut, 0.004, [0.15, Math.PI - 0.15], glaze('#1a110c', 0.5), 0.01)
  arc(pen, cut, 0.018, sun < 0 ? [0.35, 1.15] : [2, 2.8], glaze('#fff8e4', 0.9), 0.012)
  arc(pen, cut, 0.03, sun < 0 ? [2.2, 2.7] : [0.45, 0.95], glaze('#fff8e4', 0.4), 0.008)
}
