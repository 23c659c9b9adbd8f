import { glaze, mix } from '../../kit/colour'
import { around } from '../../kit/random'
import { roundedPath, shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Expo } from './stage'

/**
 * A head of cabbage in the bed, seen from above its side: broad veined leaves around a tight heart.
 * `x`, `y` is its foot, `size` its width.
 */
export function cabbageHead(
  stage: Expo,
  [x, y, size]: readonly [x: number, y: number, size: number],
  distance = 0,
  colour = '#6f9f5c',
): void {
  const { light, random } = stage
  const away = -light.from * size * 0.22
  stage.glow([x + away, y + size * 0.02, size * 1.25], size * 0.42, '#2a1c16', 0.5, 0.3)
  const middle: Point = [x, y - size * 0.2]
  const start = random() * 6
  for (const [count, long, lift] of [
    [7, 0.54, 0],
    [6, 0.42, 0.06],
  ] as const)
    Array.from({ length: count }, (_, i) => start + lift * 9 + (i / count) * Math.PI * 2)
      .toSorted((a, b) => Math.sin(a) - Math.sin(b))
      .forEach((turn) =>
        blade(
          stage,
          [middle[0], middle[1] - lift * size],
          turn,
          size * long * around(random, 1, 0.08),
          {
            colour: mix(colour, '#a9c489', lift * 4),
            distance,
          },
        ),
      )
  heart(stage, [x, y - size * 0.32, size * 0.23], mix(colour, '#c4d8a0', 0.5), distance)
}

/** One outer leaf: a wavy rim, a pale rib, lit by where it turns to. */
function blade(
  stage: Expo,
  [x, y]: Point,
  turn: number,
  long: number,
  { colour, distance }: { colour: string; distance: number },
): void {
  const { pen, light, random } = stage
  const tones = tonesOf(colour, light, distance)
  const flat = 0.56
  // Leaves at the back stand up, those in front lie down.
  const rise = Math.sin(turn) < 0 ? 0.26 * long : 0.08 * long
  const at = (out: number, off: number): Point => [
    x + (Math.cos(turn) * out - Math.sin(turn) * off) * long,
    y + (Math.sin(turn) * out + Math.cos(turn) * off) * long * flat - rise * out,
  ]
  const rim: Point[] = [at(0, 0)]
  for (let i = 1; i < 10; i++) {
    const t = (i / 10) * Math.PI
    rim.push(at(0.55 - 0.5 * Math.cos(t), 0.46 * Math.sin(t) ** 0.7 * around(random, 1, 0.09)))
  }
  for (let i = 9; i > 0; i--) {
    const t = (i / 10) * Math.PI
    rim.push(at(0.55 - 0.5 * Math.cos(t), -0.46 * Math.sin(t) ** 0.7 * around(random, 1, 0.09)))
  }
  const sunny = 0.5 + Math.cos(turn) * light.from * 0.42 - Math.sin(turn) * 0.12
  pen.fillStyle = shaded(tones, sunny)
  roundedPath(pen, rim)
  pen.fill()
  pen.strokeStyle = shaded(tones, sunny + 0.35)
  pen.lineWidth = Math.max(1.5, long * 0.03)
  pen.stroke()
  const rib = glaze(shaded(tonesOf('#d5e2b8', light, distance), sunny + 0.1), 0.85)
  stage.line(at(0.1, 0), at(0.5, 0.01), at(0.95, 0), rib, Math.max(2, long * 0.05))
  for (const [from, side] of [
    [0.35, 1],
    [0.35, -1],
    [0.6, 1],
    [0.6, -1],
  ] as const)
    stage.line(
      at(from, 0),
      at(from + 0.12, side * 0.14),
      at(from + 0.24, side * 0.3),
      rib,
      Math.max(1.2, long * 0.022),
    )
}

function heart(
  stage: Expo,
  [x, y, r]: readonly [number, number, number],
  colour: string,
  distance: number,
): void {
  const { light } = stage
  const tones = tonesOf(colour, light, distance)
  stage.oval(
    x,
    y,
    r * 2,
    r * 1.8,
    stage.blend(
      [x + light.from * r, y - r],
      [x - light.from * r, y + r],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    ),
  )
  const rib = glaze(shaded(tones, 0.95), 0.8)
  stage.line(
    [x - r * 0.7, y - r * 0.5],
    [x + r * 0.1, y - r * 0.7],
    [x + r * 0.5, y + r * 0.6],
    tones.shade,
    Math.max(1.5, r * 0.07),
  )
  stage.line(
    [x + r * 0.8, y - r * 0.3],
    [x + r * 0.1, y - r * 0.2],
    [x - r * 0.4, y + r * 0.7],
    tones.shade,
    Math.max(1.5, r * 0.06),
  )
  stage.line(
    [x - r * 0.5, y - r * 0.2],
    [x - r * 0.2, y + r * 0.1],
    [x - r * 0.1, y + r * 0.6],
    rib,
    Math.max(1.5, r * 0.07),
  )
}
