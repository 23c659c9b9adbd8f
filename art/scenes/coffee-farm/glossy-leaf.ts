import { glaze, mix } from '../../kit/colour'
import { softSpot, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Random } from '../../kit/types'

export type GlossyLeaf = {
  angle: number
  length: number
  /** Half the breadth as a share of the length. */
  fat: number
  /** How far the leaf curves to its side, as a share of the length. */
  bend: number
  /** How much it lies in shade, from 0 to 1. */
  shade: number
}

const ribs = 8

/** A coffee leaf close to the eye: a long tip, a waving rim, ribs that sink in, a wet shine between them. */
export function glossyLeaf(stage: Stage, [x, y]: Point, leaf: GlossyLeaf, random: Random): void {
  const { pen } = stage
  const { angle, length, fat, bend, shade } = leaf
  const wide = length * fat
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  const upper = Math.cos(angle) > 0 ? -1 : 1
  const spine = (t: number): Point => [length * t, length * bend * 4 * (t - t * t) * 0.5 * upper]
  const half = (t: number): number =>
    wide *
    (t < 0.86
      ? Math.sin(Math.PI * Math.min(1, t * 1.06 + 0.01)) ** 0.8
      : Math.sin(Math.PI * (0.86 * 1.06 + 0.01)) ** 0.8 * ((1 - t) / 0.14) ** 1.5)
  const waves = random() * 6
  const rim = (t: number, side: number): Point => {
    const [sx, sy] = spine(t)
    const wave = 1 + 0.018 * Math.sin(t * ribs * Math.PI * 2 + waves)
    return [sx, sy + side * half(t) * wave]
  }
  const side = (way: number): void => {
    pen.beginPath()
    for (let t = 0; t <= 1.001; t += 0.02) pen.lineTo(...rim(Math.min(1, t), way))
    for (let t = 1; t >= -0.001; t -= 0.05) pen.lineTo(...spine(Math.max(0, t)))
    pen.closePath()
  }
  const tone = (colour: string): string => mix(colour, '#12301f', shade)
  for (const way of [1, -1]) {
    const isUp = way === upper
    side(way)
    const skin = pen.createLinearGradient(0, 0, 0, way * wide)
    skin.addColorStop(0, tone(isUp ? '#2f6a30' : '#1f4d28'))
    skin.addColorStop(0.55, tone(isUp ? '#4c8c3e' : '#2c6631'))
    skin.addColorStop(1, tone(isUp ? '#3c7a36' : '#245a2c'))
    pen.fillStyle = skin
    pen.fill()
    pen.save()
    side(way)
    pen.clip()
    for (let i = 0; i < ribs; i++) {
      const t = 0.05 + (0.84 * i) / ribs
      const [from, to] = [spine(t), rim(Math.min(0.98, t + 0.15), way)]
      const over: Point = [from[0] + (to[0] - from[0]) * 0.42, from[1] + (to[1] - from[1]) * 0.72]
      // The skin swells between two ribs: a shine on its near slope, a dark furrow along the rib.
      const swell = spine(t + 0.1)
      softSpot(
        pen,
        {
          x: swell[0] + length * 0.012,
          y: swell[1] + way * half(t + 0.1) * 0.52,
          width: length * 0.1,
          height: half(t + 0.1) * 0.86,
        },
        isUp ? '#eef7e6' : '#9fcb98',
        (isUp ? 0.52 : 0.24) * (1 - 0.6 * shade),
        0.12,
      )
      stage.line(from, over, to, glaze('#16381c', 0.34), length * 0.011)
      stage.line(
        [from[0] - 2, from[1]],
        [over[0] - 3, over[1]],
        [to[0] - 3, to[1]],
        glaze('#b9d68e', isUp ? 0.36 : 0.24),
        length * 0.006,
      )
    }
    pen.restore()
    // The rim turns up to the light.
    pen.strokeStyle = glaze(isUp ? '#cfe6a8' : '#5f9a55', isUp ? 0.55 : 0.4)
    pen.lineWidth = length * 0.007
    pen.beginPath()
    for (let t = 0.02; t <= 0.98; t += 0.02) pen.lineTo(...rim(t, way))
    pen.stroke()
  }
  pen.lineCap = 'round'
  for (const [colour, width, dy] of [
    [glaze('#173a1c', 0.7), 0.026, 0.006],
    [tone('#a9c878'), 0.015, 0],
    [glaze('#eef6d0', 0.6 * (1 - shade)), 0.005, -0.003],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = length * width
    pen.beginPath()
    for (let t = -0.03; t <= 0.95; t += 0.04) {
      const [sx, sy] = spine(t)
      pen.lineTo(sx, sy + length * dy)
    }
    pen.stroke()
  }
  pen.lineCap = 'butt'
  pen.restore()
}
