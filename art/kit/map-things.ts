import { glaze, mix } from './colour'
import { smoothNoise } from './random'
import { leaf, limb, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Random } from './types'

/** One mountain: long flanks, a jagged head, a ridge between light and shade, snow in the gullies. */
export function mountain(
  pen: Pen,
  [x, y]: Point,
  size: number,
  snow: number,
  light: Light,
  random: Random,
): void {
  const tones = tonesOf('#71808a', light)
  const foot = y + size * 0.42
  const wide = size * 1.25
  const rough = smoothNoise(random)
  const crest = (share: number): number =>
    foot - size * (Math.exp(-Math.abs(share) * 2.7) * 1.1 - 0.07 + 0.05 * rough(share * 11))
  softSpot(pen, { x: x + size * 0.3, y: foot, width: wide * 2, height: size * 0.6 }, '#2f4034', 0.4)
  for (let share = -1; share <= 1; share += 1 / 80) {
    const top = Math.min(foot, crest(share))
    const left = x + share * wide
    for (let down = top; down < foot; down += 3) {
      const low = (down - top) / (foot - top)
      const depth = (foot - down) / size
      // The ridge winds down from the head; gullies run beside it.
      const ridge = 0.06 + 0.12 * rough(depth * 5 + 40)
      const gully = rough(share * 13 + 20 * Math.sign(share - ridge), depth * 2.2) > 0.28
      const isLit = share < ridge !== gully
      const ground = isLit ? '#93ab63' : '#456b45'
      const rock = mix(
        isLit ? tones.lit : tones.shade,
        ground,
        Math.min(1, 0.25 + (1 - depth) * 0.5),
      )
      const hasSnow =
        down - top < size * snow * (0.95 - Math.abs(share) * 3.2 + 0.3 * rough(share * 24 + 9))
      pen.fillStyle = glaze(
        hasSnow ? (isLit ? '#fffaf0' : '#b7c6dc') : rock,
        1 - Math.max(0, low - 0.75) * 3.2 * (depth < 0.3 ? 1 : 0.3),
      )
      pen.fillRect(left, down, wide / 80 + 1, 4)
    }
  }
}

/** A coconut palm: a bent trunk with a crown of drooping leaves. */
export function palm(pen: Pen, [x, y]: Point, size: number, light: Light): void {
  const bark = tonesOf('#8a6a48', light)
  const green = tonesOf('#4f8440', light)
  const [headX, headY] = [x + size * 0.2, y - size]
  limb(
    pen,
    [x, y],
    [x - size * 0.06, y - size * 0.5],
    [headX, headY],
    { from: 5.5, to: 3.5 },
    bark,
    light,
  )
  for (const angle of [-2.9, -2.35, -1.75, -1.2, -0.65, -0.15, 0.35, -3.35]) {
    leaf(
      pen,
      [headX, headY],
      { angle, length: size * 0.5, width: size * 0.1, droop: 0.45 },
      { one: angle < -1.5 ? green.lit : green.middle, other: green.shade },
    )
  }
}

/** A dhow under its one sail, with the wind from the left. */
export function dhow(pen: Pen, [x, y]: Point, size: number): void {
  pen.fillStyle = glaze('#dff0ea', 0.6)
  pen.beginPath()
  pen.ellipse(x, y + size * 0.07, size * 0.42, size * 0.05, 0, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = '#5d3a26'
  pen.beginPath()
  pen.moveTo(x - size * 0.36, y - size * 0.07)
  pen.quadraticCurveTo(x, y + size * 0.02, x + size * 0.42, y - size * 0.13)
  pen.quadraticCurveTo(x + size * 0.26, y + size * 0.1, x, y + size * 0.1)
  pen.quadraticCurveTo(x - size * 0.24, y + size * 0.1, x - size * 0.36, y - size * 0.07)
  pen.fill()
  pen.lineWidth = size * 0.028
  pen.strokeStyle = '#4a3020'
  pen.beginPath()
  pen.moveTo(x, y - size * 0.02)
  pen.lineTo(x + size * 0.02, y - size * 0.66)
  pen.stroke()
  for (const [bulge, colour] of [
    [0.34, '#fff6e0'],
    [0.14, '#e3cda0'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(x - size * 0.34, y - size * 0.2)
    pen.quadraticCurveTo(x - size * 0.12, y - size * 0.66, x + size * 0.3, y - size * 0.94)
    pen.quadraticCurveTo(
      x + size * (0.14 + bulge),
      y - size * 0.4,
      x + size * 0.22,
      y - size * 0.15,
    )
    pen.quadraticCurveTo(x, y - size * 0.1, x - size * 0.34, y - size * 0.2)
    pen.fill()
  }
}
