import { glaze, mix } from './colour'
import { around, between } from './random'
import { shaded, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A leaf of a banana plant: where it grows, where it ends, how far its rib rises between them. */
export type BananaLeaf = { from: Point; to: Point; rise: number; wide: number }

const bow = ({ from, to, rise }: BananaLeaf, t: number): Point => {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise]
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * mx + t * t * to[0],
    u * u * from[1] + 2 * u * t * my + t * t * to[1],
  ]
}

/** One leaf, which the wind has torn into strips that hang from its rib. */
export function bananaLeaf(
  pen: Pen,
  leaf: BananaLeaf,
  light: Light,
  random: Random,
  { distance = 0, colour = '#6c9a44' } = {},
): void {
  const tones = tonesOf(colour, light, distance)
  const rib = tonesOf('#c3c77c', light, distance)
  const strips = 34
  for (const side of [-1, 1])
    for (let i = 0; i < strips; i++) {
      const t0 = 0.07 + (0.93 * i) / strips
      const t1 = 0.07 + (0.93 * (i + 1.12)) / strips
      const [a, b] = [bow(leaf, t0), bow(leaf, Math.min(1, t1))]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const far = Math.hypot(dx, dy) || 1
      // Broad in the middle of the leaf, and narrower at its ends.
      const reach = leaf.wide * Math.sin(Math.PI * Math.min(0.98, 0.12 + t0 * 0.86)) ** 0.6
      const tear = i % 5 === 2 ? 0.55 : 1
      const lean = 0.55 + around(random, 0, 0.06)
      const nx = (-dy / far) * side + (dx / far) * lean
      const ny = (dx / far) * side + (dy / far) * lean
      const drop = reach * between(random, 0.18, 0.34)
      const end = (p: Point, k: number): Point => [
        p[0] + nx * reach * k * tear,
        p[1] + ny * reach * k * tear + drop * tear,
      ]
      const [c, d] = [end(b, between(random, 0.94, 1.04)), end(a, between(random, 0.9, 1))]
      const toSun = nx * light.from - ny * 0.7
      const sunny = 0.5 + toSun * 0.32 + around(random, 0, 0.09)
      pen.fillStyle = shaded(tones, sunny)
      pen.beginPath()
      pen.moveTo(...a)
      pen.lineTo(...b)
      pen.quadraticCurveTo((b[0] + c[0]) / 2 + nx * 6, (b[1] + c[1]) / 2 - drop * 0.25, ...c)
      pen.lineTo(...d)
      pen.quadraticCurveTo((a[0] + d[0]) / 2, (a[1] + d[1]) / 2 - drop * 0.25, ...a)
      pen.fill()
      pen.strokeStyle = glaze(mix(tones.shade, '#20301c', 0.3), 0.35)
      pen.lineWidth = Math.max(1, leaf.wide * 0.012)
      pen.beginPath()
      pen.moveTo(...a)
      pen.lineTo(...d)
      pen.stroke()
    }
  pen.lineCap = 'round'
  for (const [width, tone] of [
    [0.07, rib.shade],
    [0.035, rib.lit],
  ] as const)
    for (let i = 0; i < 16; i++) {
      pen.strokeStyle = tone
      pen.lineWidth = Math.max(1.2, leaf.wide * width * (1 - i / 20))
      pen.beginPath()
      pen.moveTo(...bow(leaf, i / 16))
      pen.lineTo(...bow(leaf, (i + 1) / 16))
      pen.stroke()
    }
}

/** A banana plant: a stem of wrapped sheaths, old leaves that hang brown, torn leaves above. */
export function tornBanana(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  const stem = tonesOf('#8c8a55', light, distance)
  const crown: Point = [x + around(random, 0, size * 0.03), y - size * 0.5]
  const wide = size * 0.085
  const fill = pen.createLinearGradient(x - wide, 0, x + wide, 0)
  const [left, right] = light.from < 0 ? [stem.lit, stem.shade] : [stem.shade, stem.lit]
  fill.addColorStop(0, left)
  fill.addColorStop(0.5, stem.middle)
  fill.addColorStop(1, right)
  pen.fillStyle = fill
  pen.beginPath()
  pen.moveTo(x - wide, y)
  pen.quadraticCurveTo(x - wide * 0.8, y - size * 0.25, crown[0] - wide * 0.5, crown[1])
  pen.lineTo(crown[0] + wide * 0.5, crown[1])
  pen.quadraticCurveTo(x + wide * 0.8, y - size * 0.25, x + wide, y)
  pen.fill()
  pen.lineWidth = Math.max(1, size * 0.008)
  for (let i = 0; i < 5; i++) {
    const row = y - size * (0.06 + i * 0.085)
    pen.strokeStyle = glaze('#5a4326', 0.5)
    pen.beginPath()
    pen.moveTo(x - wide * 0.85, row + size * 0.03)
    pen.quadraticCurveTo(x, row - size * 0.03, x + wide * 0.85, row - size * 0.05)
    pen.stroke()
  }
  const leaf = (angle: number, long: number, rise: number, colour?: string): void =>
    bananaLeaf(
      pen,
      {
        from: crown,
        to: [crown[0] + Math.cos(angle) * long, crown[1] + Math.sin(angle) * long],
        rise,
        wide: size * 0.11,
      },
      light,
      random,
      { distance, ...(colour ? { colour } : {}) },
    )
  for (const angle of [1.95, 1.15]) leaf(angle, size * 0.34, size * 0.1, '#9a7a48')
  for (const [angle, long, rise] of [
    [-2.85, 0.62, 0.3],
    [-0.3, 0.62, 0.3],
    [-2.35, 0.62, 0.2],
    [-0.8, 0.6, 0.2],
    [-1.9, 0.58, 0.08],
    [-1.2, 0.58, 0.08],
    [-1.55, 0.56, 0.02],
  ] as const)
    leaf(around(random, angle, 0.1), size * long * between(random, 0.92, 1.08), size * rise)
}
