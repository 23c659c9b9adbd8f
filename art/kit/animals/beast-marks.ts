import type { Easel, Mark, Rgb } from './beast-render'
import { type Frame, type Vec, direction, outward } from './volume'

/** A closed or open line through points of a frame. */
function trace(easel: Easel, frame: Frame, points: readonly Vec[]): void {
  const { pen } = easel
  const shown = points.map((p) => easel.at(outward(frame, p)))
  pen.beginPath()
  shown.forEach(([x, y], index) => {
    const next = shown[index + 1]
    if (index === 0) pen.moveTo(x, y)
    else if (next && index < shown.length - 1)
      pen.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
    else pen.lineTo(x, y)
  })
}

/** How an eye looks. */
export type EyeBuild = {
  /** Middle on the painter's side, half its length and height. */
  at: Vec
  long: number
  high: number
  iris: string
  /** A lying slit for a goat, a broad one for a cow. */
  pupil: readonly [long: number, high: number]
  lid: string
  /** A pale or dark ring around it, if any. */
  ring?: string
}

/** Both eyes, each only where it looks at the painter: lids, iris, pupil, a spark of the sky. */
export function eyes(frame: Frame, eye: EyeBuild): Mark {
  return (easel) => {
    for (const side of [-1, 1]) {
      const out = direction(frame, [0.22, 0.12, side])
      const middle: Vec = [eye.at[0], eye.at[1], eye.at[2] * side]
      const shown = easel.faces(out)
      if (shown < 0.12 || !easel.sees(outward(frame, middle))) continue
      oneEye(easel, frame, middle, side, eye)
    }
  }
}

function oneEye(easel: Easel, frame: Frame, [x, y, z]: Vec, side: number, eye: EyeBuild): void {
  const { pen, size } = easel
  const { long, high } = eye
  // The eyeball bulges: its front corner lies nearer to the middle of the face.
  const p = (u: number, v: number): Vec => [
    x + u * long,
    y + v * high - u * long * 0.16,
    z - side * (0.012 * Math.max(0, u) + 0.006 * v * v),
  ]
  const almond = [
    p(-1, -0.1),
    p(-0.6, 0.72),
    p(0.05, 1),
    p(0.65, 0.62),
    p(1.15, -0.35),
    p(0.5, -0.72),
    p(-0.1, -0.9),
    p(-0.7, -0.66),
    p(-1, -0.1),
  ]
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (eye.ring) {
    trace(easel, frame, almond)
    pen.strokeStyle = eye.ring
    pen.lineWidth = size * 0.009
    pen.stroke()
  }
  trace(easel, frame, almond)
  pen.fillStyle = '#20130d'
  pen.fill()
  pen.save()
  trace(easel, frame, almond)
  pen.clip()
  const round = (u0: number, v0: number, ru: number, rv: number): void =>
    trace(
      easel,
      frame,
      Array.from({ length: 13 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2
        return p(u0 + (Math.cos(a) * ru) / long, v0 + (Math.sin(a) * rv) / high)
      }),
    )
  round(0.05, 0, high * 1.12, high * 1.05)
  pen.fillStyle = eye.iris
  pen.fill()
  // The upper half lies in the shade of the lid.
  round(0.05, 1.02, long * 1.1, high * 0.82)
  pen.fillStyle = 'rgba(34,18,10,0.72)'
  pen.fill()
  round(0.05, -0.02, eye.pupil[0], eye.pupil[1])
  pen.fillStyle = '#0d0907'
  pen.fill()
  pen.restore()
  trace(easel, frame, [p(-1.08, -0.15), p(-0.7, 0.7), p(0.05, 1.06), p(0.7, 0.66), p(1.16, -0.4)])
  pen.strokeStyle = eye.lid
  pen.lineWidth = Math.max(1, high * size * 0.34)
  pen.stroke()
  trace(easel, frame, [p(1.2, -0.4), p(0.5, -0.8), p(-0.1, -1), p(-0.8, -0.7)])
  pen.lineWidth = Math.max(0.8, high * size * 0.2)
  pen.stroke()
  // The fold above the eye.
  trace(easel, frame, [p(-1.1, 0.9), p(-0.3, 1.75), p(0.7, 1.5), p(1.35, 0.5)])
  pen.strokeStyle = 'rgba(50,32,24,0.16)'
  pen.lineWidth = Math.max(0.8, high * size * 0.3)
  pen.stroke()
  const [sx, sy] = easel.at(outward(frame, p(-0.12, 0.45)))
  pen.fillStyle = 'rgba(255,252,240,0.92)'
  pen.beginPath()
  pen.ellipse(sx, sy, Math.max(0.7, high * size * 0.2), Math.max(0.6, high * size * 0.16), 0, 0, 7)
  pen.fill()
}

/** Lines of the face on both sides: `at` is told for the painter's side. */
export function faceLines(
  frame: Frame,
  lines: readonly {
    at: readonly Vec[]
    colour: string
    wide: number
    fill?: boolean
    /** Which way the skin looks there, for the painter's side. */
    out: Vec
  }[],
): Mark {
  return (easel) => {
    const { pen, size } = easel
    for (const { at, colour, wide, fill, out } of lines)
      for (const side of [-1, 1]) {
        if (easel.faces(direction(frame, [out[0], out[1], out[2] * side])) < 0.05) continue
        const points = at
          .map((p): Vec => [p[0], p[1], p[2] * side])
          .filter((p) => easel.sees(outward(frame, p)))
        if (points.length < 3) continue
        trace(easel, frame, points)
        pen.lineCap = 'round'
        pen.strokeStyle = colour
        pen.lineWidth = Math.max(0.7, wide * size)
        pen.stroke()
        if (fill) {
          pen.fillStyle = colour
          pen.fill()
        }
      }
  }
}

/** Hair that hangs or stands: where it grows, which way it falls, how long it is. */
export type TuftBuild = {
  frame: Frame
  /** Roots lie along this line. */
  from: Vec
  to: Vec
  spread: number
  /** Direction of the fall, in the space of the animal, and how far the hairs stray. */
  fall: Vec
  stray: number
  long: number
  /** Share of the length that the first and the last hairs keep. */
  taper?: number
  count: number
  thick: number
  colours: readonly Rgb[]
}

/** A beard, a tail, a fringe under the belly: single hairs, thick at the root. */
export function tuft(build: TuftBuild): Mark {
  return (easel) => {
    const { pen, size, random } = easel
    const { frame, from, to, fall, stray, long, count, colours } = build
    pen.lineCap = 'round'
    // A close animal has more and finer hairs.
    const many = Math.round(count * Math.max(1, (build.thick * size) / 3))
    for (let i = 0; i < many; i++) {
      const t = random()
      const jitter = (): number => (random() - 0.5) * build.spread
      const root = outward(frame, [
        from[0] + (to[0] - from[0]) * t + jitter(),
        from[1] + (to[1] - from[1]) * t + jitter(),
        from[2] + (to[2] - from[2]) * t + jitter(),
      ])
      const away = (): number => (random() - 0.5) * stray
      const way: Vec = [fall[0] + away(), fall[1] + away() * 0.6, fall[2] + away()]
      const share = 1 - (build.taper ?? 0) * Math.abs(2 * t - 1)
      const reach = long * share * (0.6 + 0.4 * random())
      const curl = away() * reach * 0.8
      const middle: Vec = [
        root[0] + way[0] * reach * 0.5 + curl,
        root[1] + way[1] * reach * 0.5,
        root[2] + way[2] * reach * 0.5,
      ]
      const end: Vec = [
        root[0] + way[0] * reach,
        root[1] + way[1] * reach,
        root[2] + way[2] * reach,
      ]
      const colour = colours[i % colours.length]
      if (!colour || !easel.sees(root, true)) continue
      const [a, b, c] = [easel.at(root), easel.at(middle), easel.at(end)]
      pen.fillStyle = easel.lit(colour, [0.1, 0.3 - 0.6 * random(), 0.6])
      const wide = Math.min(3.4, Math.max(0.9, build.thick * size)) * (0.6 + 0.7 * random())
      const [qx, qy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      pen.beginPath()
      pen.moveTo(a[0], a[1])
      pen.quadraticCurveTo(qx - wide * 1.6, qy, b[0] - wide, b[1])
      pen.lineTo(c[0], c[1])
      pen.lineTo(b[0] + wide, b[1])
      pen.quadraticCurveTo(qx + wide * 1.6, qy, a[0], a[1])
      pen.fill()
    }
  }
}
