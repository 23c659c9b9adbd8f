import type { Easel, Mark, Rgb } from './beast-render'
import { eyePair } from './eye-pair'
import { type Frame, type Vec, outward } from './volume'

/** A goat's eye as it is seen from near: round and mild, the iris fills it, the pupil lies level. */
export type GoatEye = {
  /** Middle on the painter's side, half its length and height. */
  at: Vec
  long: number
  high: number
  iris: Rgb
  /** The hide around it. */
  skin: Rgb
}

/** Both eyes, each only where it looks at the painter. */
export function goatEyes(frame: Frame, eye: GoatEye): Mark {
  return eyePair(frame, eye.at, (easel, middle, side, out) =>
    oneEye(easel, frame, middle, side, out, eye),
  )
}

/** The opening: nearly an oval, with a soft point toward the nose. No lid hangs over it. */
const over = [-1, 0.05, -0.86, 0.92, 0.5, 1.16, 1.1, -0.2] as const
const under = [1.1, -0.2, 0.62, -0.98, -0.78, -1.02, -1, 0.05] as const

function oneEye(
  { pen, at, lit }: Easel,
  frame: Frame,
  [x, y, z]: Vec,
  side: number,
  out: Vec,
  { long, high, iris, skin }: GoatEye,
): void {
  const point = (u: number, v: number): readonly [number, number] =>
    at(outward(frame, [x + u * long, y + v * high - u * long * 0.1, z - side * 0.2 * long * u]))
  const [c, one, two] = [point(0, 0), point(1, 0), point(0, 1)]
  const tone = ([r, g, b]: Rgb, k: number): string => lit([r * k, g * k, b * k], out)
  const arc = ([x0, y0, x1, y1, x2, y2, x3, y3]: typeof over | typeof under): void => {
    pen.lineTo(x0, y0)
    pen.bezierCurveTo(x1, y1, x2, y2, x3, y3)
  }
  const opening = (): void => {
    pen.beginPath()
    arc(over)
    arc(under)
    pen.closePath()
  }
  pen.save()
  pen.transform(one[0] - c[0], one[1] - c[1], two[0] - c[0], two[1] - c[1], c[0], c[1])
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  // The socket, a little darker than the face, and a pale upper lid.
  const hollow = pen.createRadialGradient(0, 0, 0.7, 0, 0, 1.9)
  hollow.addColorStop(0, 'rgba(44,26,16,0.34)')
  hollow.addColorStop(1, 'rgba(44,26,16,0)')
  pen.fillStyle = hollow
  pen.fillRect(-2, -2, 4, 4)
  opening()
  pen.strokeStyle = tone(skin, 0.8)
  pen.lineWidth = 0.6
  pen.stroke()
  opening()
  pen.strokeStyle = '#2a1a12'
  pen.lineWidth = 0.3
  pen.stroke()
  pen.save()
  opening()
  pen.clip()
  const ball = pen.createRadialGradient(0.05, -0.25, 0.1, 0, 0, 1.15)
  ball.addColorStop(0, tone(iris, 1.25))
  ball.addColorStop(0.6, tone(iris, 0.95))
  ball.addColorStop(1, tone(iris, 0.4))
  pen.fillStyle = ball
  pen.fillRect(-1.3, -1.3, 2.6, 2.6)
  // The shade of the lashes lies on the top of the ball.
  const shade = pen.createLinearGradient(0, 1, 0, 0.1)
  shade.addColorStop(0, 'rgba(24,14,9,0.75)')
  shade.addColorStop(1, 'rgba(24,14,9,0)')
  pen.fillStyle = shade
  pen.fillRect(-1.3, 0, 2.6, 1.3)
  // However the head is carried, the pupil stays nearly level.
  const [ux, uy] = [one[0] - c[0], one[1] - c[1]]
  const wide = Math.hypot(ux, uy)
  const tall = Math.hypot(two[0] - c[0], two[1] - c[1])
  pen.setTransform(1, 0, 0, 1, c[0], c[1])
  pen.rotate(Math.atan2(uy * Math.sign(ux || 1), Math.abs(ux)) * 0.3)
  pen.beginPath()
  pen.roundRect(-wide * 0.62, -tall * 0.23, wide * 1.24, tall * 0.5, tall * 0.2)
  pen.fillStyle = '#100a07'
  pen.fill()
  pen.restore()
  pen.beginPath()
  pen.ellipse(-0.2, 0.42, 0.17, 0.16, 0, 0, Math.PI * 2)
  pen.fillStyle = 'rgba(252,250,240,0.92)'
  pen.fill()
  pen.restore()
}
