import { glaze, mix } from './colour'
import { around, between } from './random'
import { shaded, tonesOf, type Point, type Tones } from './shapes'
import type { Light, Pen, Random } from './types'

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
  for (const side of [-1, 1])
    for (let t0 = 0.06; t0 < 0.99;) {
      const t1 = Math.min(1, t0 + between(random, 0.06, 0.2))
      piece(pen, leaf, side, [t0, t1], tones, light, random)
      t0 = t1
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

/** What hangs between two tears, from `t0` to `t1` along one side of the rib. */
function piece(
  pen: Pen,
  leaf: BananaLeaf,
  side: number,
  [t0, t1]: readonly [number, number],
  tones: Tones,
  light: Light,
  random: Random,
): void {
  const drop = between(random, 0.1, 0.42)
  const long = between(random, 0.9, 1.06)
  /** The outer edge, drawn together a little so that a gap opens at each tear. */
  const edge = (t: number): Point => {
    const middle = (t0 + t1) / 2
    const near = middle + (t - middle) * 0.86
    const [a, b] = [bow(leaf, near), bow(leaf, near + 0.02)]
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [dx, dy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far]
    // Broad in the middle of the leaf, and narrower at its ends.
    const reach = leaf.wide * long * Math.sin(Math.PI * Math.min(0.985, 0.1 + t * 0.88)) ** 0.55
    return [
      a[0] + (-dy * side + dx * 0.5) * reach,
      a[1] + (dx * side + dy * 0.5) * reach + drop * reach,
    ]
  }
  const steps = 6
  const at = (i: number): number => t0 + ((t1 - t0) * i) / steps
  const [inner, outer] = [bow(leaf, (t0 + t1) / 2), edge((t0 + t1) / 2)]
  const far = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) || 1
  const [nx, ny] = [(outer[0] - inner[0]) / far, (outer[1] - inner[1]) / far]
  const sunny = 0.52 + (nx * light.from - ny * 0.6) * 0.32 + around(random, 0, 0.05)
  const fill = pen.createLinearGradient(inner[0], inner[1], outer[0], outer[1])
  fill.addColorStop(0, shaded(tones, sunny + 0.16))
  fill.addColorStop(1, shaded(tones, sunny - 0.1))
  pen.fillStyle = fill
  pen.beginPath()
  for (let i = 0; i <= steps; i++) pen.lineTo(...bow(leaf, at(i)))
  for (let i = steps; i >= 0; i--) pen.lineTo(...edge(at(i)))
  pen.closePath()
  pen.fill()
  pen.strokeStyle = glaze(mix(tones.shade, '#20301c', 0.3), 0.22)
  pen.lineWidth = Math.max(1, leaf.wide * 0.012)
  for (let i = 0; i <= steps; i += 1.5) {
    pen.beginPath()
    pen.moveTo(...bow(leaf, at(i)))
    pen.lineTo(...edge(at(i)))
    pen.stroke()
  }
}
