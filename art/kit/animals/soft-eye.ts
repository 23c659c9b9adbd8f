import type { Easel, Mark, Rgb } from './beast-render'
import { eyePair } from './eye-pair'
import { type Frame, type Vec, outward } from './volume'

/** An eye as it is seen from near: it lies in its socket under a heavy lid. */
export type SoftEye = {
  /** Middle on the painter's side, half its length and height. */
  at: Vec
  long: number
  high: number
  iris: string
  /** A lying bar for a goat; a cow's is so dark that it only shows as depth. */
  pupil: 'bar' | 'deep'
  /** The hide around it. */
  skin: Rgb
}

/** Both eyes, each only where it looks at the painter: socket, lids, iris, pupil, a glint. */
export function softEyes(frame: Frame, eye: SoftEye): Mark {
  return eyePair(frame, eye.at, (easel, middle, side, out) =>
    softEye(easel, frame, middle, side, out, eye),
  )
}

/** Upper and lower edge of the opening, from the back corner to the front one. */
const over = [-1.05, -0.02, -0.62, 1.12, 0.42, 1.2, 1.12, -0.3] as const
const under = [1.12, -0.3, 0.5, -0.96, -0.5, -0.9, -1.05, -0.02] as const

function softEye(
  { pen, at, lit }: Easel,
  frame: Frame,
  [x, y, z]: Vec,
  side: number,
  out: Vec,
  eye: SoftEye,
): void {
  const { long, high, skin } = eye
  const point = (u: number, v: number): readonly [number, number] =>
    at(outward(frame, [x + u * long, y + v * high - u * long * 0.16, z - side * 0.2 * long * u]))
  const [c, one, two] = [point(0, 0), point(1, 0), point(0, 1)]
  const [ux, uy, vx, vy] = [one[0] - c[0], one[1] - c[1], two[0] - c[0], two[1] - c[1]]
  const tone = (k: number): string => {
    const [r, g, b] = skin
    return lit([r * k, g * k, b * k], out)
  }
  const arc = (p: readonly number[], first: boolean, drop = 0): void => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = p
    if (first) pen.moveTo(x0, y0 + drop * 0.2)
    pen.bezierCurveTo(x1, y1 + drop, x2, y2 + drop, x3, y3 + drop * 0.2)
  }
  pen.save()
  pen.transform(ux, uy, vx, vy, c[0], c[1])
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const hollow = pen.createRadialGradient(-0.05, 0.15, 0.5, -0.05, 0.15, 2.3)
  hollow.addColorStop(0, 'rgba(38,22,14,0.5)')
  hollow.addColorStop(0.55, 'rgba(38,22,14,0.22)')
  hollow.addColorStop(1, 'rgba(38,22,14,0)')
  pen.fillStyle = hollow
  pen.fillRect(-2.4, -2.3, 4.8, 4.8)
  // The corner toward the nose runs out into a dark duct.
  pen.beginPath()
  pen.moveTo(0.9, -0.1)
  pen.quadraticCurveTo(1.35, -0.5, 1.62, -0.86)
  pen.quadraticCurveTo(1.1, -0.7, 0.85, -0.5)
  pen.fillStyle = 'rgba(28,17,12,0.75)'
  pen.fill()
  // The upper lid, lit from above, with its fold.
  pen.beginPath()
  arc(over, true, 0.62)
  pen.lineTo(1.12, -0.34)
  pen.bezierCurveTo(0.4, 0.9, -0.6, 0.85, -1.05, -0.02)
  pen.fillStyle = tone(0.86)
  pen.fill()
  pen.beginPath()
  arc(over, true, 0.66)
  pen.strokeStyle = tone(0.5)
  pen.lineWidth = 0.16
  pen.stroke()
  pen.beginPath()
  arc(over, true)
  arc(under, false)
  pen.fillStyle = '#1b110b'
  pen.fill()
  pen.save()
  pen.clip()
  const iris = pen.createLinearGradient(0, 0.85, 0, -0.75)
  iris.addColorStop(0, '#1b110b')
  iris.addColorStop(0.5, eye.iris)
  iris.addColorStop(1, eye.iris)
  pen.beginPath()
  pen.ellipse(0.04, -0.04, 0.84, 0.84, 0, 0, Math.PI * 2)
  pen.fillStyle = iris
  pen.fill()
  const length = Math.hypot(ux, uy)
  const height = Math.hypot(vx, vy)
  if (eye.pupil === 'bar') {
    // The pupil of a goat stays level however it carries its head.
    pen.setTransform(1, 0, 0, 1, c[0], c[1])
    pen.rotate(Math.atan2(uy, ux * Math.sign(ux || 1)) * 0.25 * Math.sign(ux || 1))
    pen.beginPath()
    pen.roundRect(-length * 0.5, -height * 0.24, length, height * 0.46, height * 0.2)
    pen.fillStyle = '#0e0906'
    pen.fill()
  } else {
    const deep = pen.createRadialGradient(0, 0, 0.1, 0, 0, 0.9)
    deep.addColorStop(0, 'rgba(12,8,6,1)')
    deep.addColorStop(0.55, 'rgba(12,8,6,0.75)')
    deep.addColorStop(1, 'rgba(12,8,6,0)')
    pen.fillStyle = deep
    pen.fillRect(-1, -1, 2, 2)
  }
  pen.restore()
  pen.beginPath()
  arc(over, true)
  pen.strokeStyle = 'rgba(20,12,8,0.95)'
  pen.lineWidth = 0.24
  pen.stroke()
  pen.beginPath()
  arc(under, true, -0.16)
  pen.strokeStyle = tone(0.72)
  pen.lineWidth = 0.2
  pen.stroke()
  pen.beginPath()
  pen.ellipse(-0.22, 0.34, 0.13, 0.17, 0, 0, Math.PI * 2)
  pen.fillStyle = 'rgba(250,248,238,0.9)'
  pen.fill()
  pen.restore()
}
