import type { Easel, Mark, Rgb } from '../../kit/animals/beast-render'
import { eyePair } from '../../kit/animals/eye-pair'
import { type Frame, type Vec, outward } from '../../kit/animals/volume'

/** A calm eye: round, under a lid that lies level, with the lying pupil of a goat. */
export type LiddedEye = {
  /** Middle on the painter's side, and half the length of the opening. */
  at: Vec
  long: number
  /** How wide open it is, 1 unless told. */
  open?: number
  iris: string
  /** The hide around it. */
  skin: Rgb
}

/** Both eyes, each only where it looks at the painter. */
export function liddedEyes(frame: Frame, eye: LiddedEye): Mark {
  return eyePair(frame, eye.at, (easel, middle, side, out) =>
    liddedEye(easel, frame, middle, side, out, eye),
  )
}

function liddedEye(
  { pen, at, lit }: Easel,
  frame: Frame,
  [x, y, z]: Vec,
  side: number,
  out: Vec,
  eye: LiddedEye,
): void {
  const point = (u: number, v: number): readonly [number, number] =>
    at(outward(frame, [x + u * eye.long, y + v * eye.long, z - side * 0.2 * eye.long * u]))
  const [c, one, two] = [point(0, 0), point(1, 0), point(0, 1)]
  const wide = Math.hypot(one[0] - c[0], one[1] - c[1])
  const high = Math.hypot(two[0] - c[0], two[1] - c[1])
  const way = Math.sign(one[0] - c[0]) || 1
  // Half as steep as the face: an eye that slopes to the nose would look angry.
  const slope = Math.atan2(one[1] - c[1], Math.abs(one[0] - c[0])) * 0.5
  const tone = (k: number): string => lit([eye.skin[0] * k, eye.skin[1] * k, eye.skin[2] * k], out)
  pen.save()
  pen.translate(c[0], c[1])
  pen.rotate(slope * way)
  pen.scale(wide * way, high * (eye.open ?? 1))
  pen.lineCap = 'round'
  const hollow = pen.createRadialGradient(0, 0, 0.6, 0, 0, 1.9)
  hollow.addColorStop(0, 'rgba(40,24,16,0.42)')
  hollow.addColorStop(0.6, 'rgba(40,24,16,0.16)')
  hollow.addColorStop(1, 'rgba(40,24,16,0)')
  pen.fillStyle = hollow
  pen.fillRect(-2, -2, 4, 4)
  // The lids as one soft ring.
  pen.beginPath()
  pen.ellipse(0, -0.06, 1.22, 1.02, 0, 0, Math.PI * 2)
  pen.fillStyle = tone(0.8)
  pen.fill()
  const opening = (): void => {
    pen.beginPath()
    pen.moveTo(-1, 0.02)
    pen.bezierCurveTo(-0.72, -0.72, 0.66, -0.78, 1.06, 0.1)
    pen.bezierCurveTo(0.62, 0.86, -0.6, 0.86, -1, 0.02)
  }
  opening()
  pen.fillStyle = '#1a100b'
  pen.fill()
  pen.save()
  pen.clip()
  const iris = pen.createRadialGradient(0, 0.2, 0.1, 0, 0, 0.95)
  iris.addColorStop(0, eye.iris)
  iris.addColorStop(0.7, eye.iris)
  iris.addColorStop(1, '#2a1810')
  pen.beginPath()
  pen.ellipse(0.02, 0, 0.86, 0.84, 0, 0, Math.PI * 2)
  pen.fillStyle = iris
  pen.fill()
  pen.beginPath()
  pen.roundRect(-0.56, -0.2, 1.16, 0.4, 0.19)
  pen.fillStyle = '#0d0806'
  pen.fill()
  // Shade of the upper lid.
  const shade = pen.createLinearGradient(0, -0.75, 0, 0.05)
  shade.addColorStop(0, 'rgba(20,11,7,0.85)')
  shade.addColorStop(1, 'rgba(20,11,7,0)')
  pen.fillStyle = shade
  pen.fillRect(-1.2, -1, 2.4, 1.1)
  pen.restore()
  pen.beginPath()
  pen.moveTo(-1.06, 0.08)
  pen.bezierCurveTo(-0.74, -0.76, 0.68, -0.82, 1.12, 0.16)
  pen.strokeStyle = 'rgba(24,14,9,0.95)'
  pen.lineWidth = 0.17
  pen.stroke()
  // The fold of the lid, high and round.
  pen.beginPath()
  pen.moveTo(-1.16, -0.3)
  pen.bezierCurveTo(-0.7, -1.24, 0.66, -1.3, 1.22, -0.26)
  pen.strokeStyle = tone(0.55)
  pen.lineWidth = 0.12
  pen.stroke()
  pen.beginPath()
  pen.ellipse(-0.34, -0.34, 0.13, 0.11, 0, 0, Math.PI * 2)
  pen.fillStyle = 'rgba(252,250,240,0.92)'
  pen.fill()
  pen.restore()
}
