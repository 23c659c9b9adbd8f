import { mix } from './colour'
import { fruit } from './pineapple'
import { blend, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

const flesh = '#ffcf3f'

/** Half a pineapple that shows its cut face, crown and all; `place` as of the whole fruit. */
export function halfFruit(pen: Pen, place: Place, light: Light, random: Random): void {
  fruit(pen, place, light, random, 0.95)
  const { x, y, size } = place
  const [high, wide] = [size * 0.52, size * 0.215]
  const face = (k: number): Point[] =>
    Array.from({ length: 40 }, (_, i) => {
      const turn = (i / 40) * Math.PI * 2
      const round = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.78
      return [
        x + round(Math.sin(turn)) * wide * k,
        y - high * 0.5 - round(Math.cos(turn)) * (high * 0.5 - wide * (1 - k)),
      ]
    })
  const fill = (k: number, colour: string | CanvasGradient): void => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const point of face(k)) pen.lineTo(...point)
    pen.closePath()
    pen.fill()
  }
  const tones = tonesOf(flesh, light)
  fill(1, tonesOf('#8a6a2c', light).middle)
  fill(
    0.9,
    blend(
      pen,
      [x - wide * light.from, y],
      [x + wide * light.from, y - high],
      [
        [0, mix(tones.middle, flesh, 0.35)],
        [0.5, mix(tones.middle, flesh, 0.7)],
        [1, mix(tones.lit, '#fff0b8', 0.3)],
      ],
    ),
  )
  // Fibres run from the core outward and a little up.
  pen.lineWidth = size * 0.0045
  for (let i = 0; i < 130; i++) {
    const [side, v] = [random() < 0.5 ? -1 : 1, 0.06 + 0.88 * random()]
    const reach = wide * 0.84 * (1 - Math.abs(v * 2 - 1) ** 2.4) ** 0.5
    const from = 0.24 + 0.4 * random()
    pen.strokeStyle =
      random() < 0.55 ? mix(tones.shade, flesh, 0.6) : mix(tones.lit, '#fff3c4', 0.5)
    pen.beginPath()
    pen.moveTo(x + side * reach * from, y - high * (1 - v))
    pen.lineTo(x + side * reach * Math.min(1, from + 0.36), y - high * (1 - v) - size * 0.014)
    pen.stroke()
  }
  pen.fillStyle = mix(tones.lit, '#fff3c4', 0.55)
  pen.beginPath()
  pen.ellipse(x, y - high * 0.5, wide * 0.17, high * 0.43, 0, 0, Math.PI * 2)
  pen.fill()
}

/** A round slice that lies flat; `place` is its middle, `size` its width. */
export function slice(pen: Pen, { x, y, size }: Place, light: Light, random: Random): void {
  const r = size / 2
  const flat = 0.4
  const tones = tonesOf(flesh, light)
  const oval = (k: number, dy: number, colour: string | CanvasGradient): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y + dy, r * k, r * k * flat, 0, 0, Math.PI * 2)
    pen.fill()
  }
  softSpot(
    pen,
    { x: x - light.from * r * 0.2, y: y + r * 0.2, width: size * 1.15, height: size * 0.52 },
    '#3a1d18',
    0.5,
  )
  const rind = tonesOf('#9a7430', light)
  for (let i = 8; i >= 0; i--) oval(1, (i / 8) * r * 0.2, i > 1 ? rind.shade : rind.middle)
  oval(
    0.92,
    0,
    blend(
      pen,
      [x - r * light.from, y],
      [x + r * light.from, y],
      [
        [0, mix(tones.middle, flesh, 0.35)],
        [0.5, mix(tones.middle, flesh, 0.7)],
        [1, mix(tones.lit, '#fff0b8', 0.35)],
      ],
    ),
  )
  pen.lineWidth = size * 0.008
  for (let i = 0; i < 46; i++) {
    const turn = ((i + random() * 0.6) / 46) * Math.PI * 2
    const [from, to] = [0.3 + 0.2 * random(), 0.66 + 0.22 * random()]
    pen.strokeStyle = i % 2 ? mix(tones.shade, flesh, 0.6) : mix(tones.lit, '#fff3c4', 0.5)
    pen.beginPath()
    pen.moveTo(x + Math.cos(turn) * r * from, y + Math.sin(turn) * r * from * flat)
    pen.lineTo(x + Math.cos(turn) * r * to, y + Math.sin(turn) * r * to * flat)
    pen.stroke()
  }
  oval(0.2, 0, mix(tones.lit, '#fff3c4', 0.5))
}
