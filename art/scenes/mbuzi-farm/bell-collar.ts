import { noise } from '../../kit/animals/noise'
import type { Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import { blob, far, step, type Form, type Surface } from '../../kit/human/forms'
import { render } from '../../kit/human/render'
import { rodForm } from '../../kit/human/things'
import { stain, tint, type Rgb } from '../../kit/human/tint'
import type { Light, Pen, Place, Random } from '../../kit/types'

export type BellCollar = {
  leather: string
  brass: string
  /** Radius of the bell's mouth; its height follows. */
  mouth: number
  /** Half the width of the collar's loop. */
  loop: number
  /** Turn of the collar about its nail, in radians: 0 shows its edge only. */
  turn: number
  /** How far round from the top its buckle sits, in radians. */
  buckle: number
  /** The thread of its seams; without one it is a plain strap. */
  thread?: string
}

/** The loop's lowest and highest point, half the breadth of its strap, half its thickness. */
const [low, high, broad, thick] = [0.38, 1, 0.046, 0.009]

/** A leather collar on a nail with a bell below; `place.size` is the length from bell to nail. */
export function bellCollar(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  options: BellCollar,
): void {
  const { turn, mouth, loop } = options
  const tilt = -0.1
  const { near } = axesOf(turn, tilt, false)
  const forms = [
    strap(loop, options),
    ...buckle(loop, options.buckle),
    staple(),
    bell(mouth, options.brass, Math.atan2(near[2], near[0])),
    clapper(mouth),
  ]
  render(pen, forms, place, light, { turn, tilt, bounce: '#7a8a8c' })
}

/** A point of the loop at an angle from its top, in the plane of the loop. */
function onLoop(loop: number, angle: number): readonly [x: number, y: number] {
  const c = Math.cos(angle)
  return [Math.sin(angle) * loop * (1 - 0.3 * c), (low + high) / 2 + ((high - low) / 2) * c]
}

/** A flat band of leather that runs round the loop, stitched along its edges. */
function strap(loop: number, options: BellCollar): Form {
  const { leather } = options
  const steps = 40
  const points = Array.from({ length: steps }, (_, i) => onLoop(loop, (i / steps) * Math.PI * 2))
  /** How far a point is from the loop, on which side, and how far round. */
  const nearest = (x: number, y: number): { off: number; out: boolean; along: number } => {
    let [best, along] = [9, 0]
    for (let i = 0; i < steps; i++) {
      const [ax, ay] = points[i] ?? [0, 0]
      const [bx, by] = points[(i + 1) % steps] ?? [0, 0]
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      const off = far(x - ax - dx * t, y - ay - dy * t)
      if (off < best) [best, along] = [off, (i + t) / steps]
    }
    const [px, py] = onLoop(loop, along * Math.PI * 2)
    const middle = (low + high) / 2
    return { off: best, out: far(x, y - middle) > far(px, py - middle), along }
  }
  const [outer, worn] = [tint(leather), stain(tint(leather), [0.9, 0.7, 0.5], 0.25)]
  const [inner, edge, thread] = [
    stain(tint(leather), [0.5, 0.36, 0.24], 0.45),
    tint('#2c1c14'),
    tint(options.thread ?? leather),
  ]
  return {
    at: [0, (low + high) / 2, 0],
    radius: 0.4,
    distance: (x, y, z) => {
      const side = Math.abs(z) - broad
      // Far from the band its breadth alone tells enough.
      if (side > 0.06) return side * 0.9
      const flat = nearest(x, y).off - thick
      return (flat > 0 && side > 0 ? far(flat, side) : Math.max(flat, side)) * 0.9 - 0.002
    },
    surface: (x, y, z) => {
      const { out, along } = nearest(x, y)
      const side = Math.abs(z) / broad
      const grain = noise(x * 40, y * 40, z * 40, 4)
      let colour = stain(out ? outer : inner, worn, step(0.45, 0.75, grain) * 0.4)
      const isStitch = Math.abs(side - 0.76) < 0.07 && (along * 90) % 1 < 0.6
      if (out && options.thread && isStitch) colour = thread
      colour = stain(colour, edge, 0.7 * step(0.9, 1, side))
      // Holes for the tongue of the buckle, below it.
      const hole = Math.min(
        ...[0.1, 0.135, 0.17].map((at) => Math.abs(along - at - options.buckle / (Math.PI * 2))),
      )
      if (out && far(hole * 1.9, z) < 0.009) colour = edge
      return matt(colour, 0.14)
    },
  }
}

function matt(colour: Rgb, gloss: number): Surface {
  return { colour, gloss, flesh: false }
}

/** A frame of brass round the strap, on the side that looks at the painter, with its tongue. */
function buckle(loop: number, upper: number): Form[] {
  const at = (angle: number, out: number, z: number): Vec => {
    const [x, y] = onLoop(loop, angle)
    return [x + out * Math.sign(Math.sin(angle)), y, z]
  }
  const [lower, wide] = [upper + 0.34, broad + 0.014]
  const bar = (points: readonly Vec[], r: number): Form => rodForm(points, r, '#c9a65a', 0.6)
  return [
    bar(
      [
        at(upper, 0.014, -wide),
        at(upper, 0.014, wide),
        at(lower, 0.014, wide),
        at(lower, 0.014, -wide),
        at(upper, 0.014, -wide),
      ],
      0.009,
    ),
    bar([at(upper, 0.018, 0), at(lower + 0.05, 0.022, 0)], 0.006),
  ]
}

/** The eye of the bell, through which the strap runs. */
function staple(): Form {
  const wide = broad + 0.012
  const ring: readonly Vec[] = [
    [0, 0.31, 0],
    [0, 0.335, -wide * 0.7],
    [0, low, -wide],
    [0, low + 0.022, -wide * 0.7],
    [0, low + 0.03, 0],
    [0, low + 0.022, wide * 0.7],
    [0, low, wide],
    [0, 0.335, wide * 0.7],
    [0, 0.31, 0],
  ]
  return rodForm(ring, 0.0105, '#b08a3c', 0.6)
}

const top = 0.32

/** The outline of the bell: a flared lip, a waist, a round shoulder. */
function outline(mouth: number, foot: number, y: number): number {
  const up = Math.max(0, Math.min(1, (y - foot) / (top - foot)))
  const body = 0.66 + 0.34 * Math.exp(-up * 5.5)
  const shoulder = up < 0.68 ? 1 : Math.sqrt(Math.max(0, 1 - ((up - 0.68) / 0.32) ** 2))
  const bead = 0.035 * Math.exp(-(((up - 0.035) / 0.03) ** 2))
  return mouth * (body * shoulder + bead)
}

const footOf = (mouth: number): number => top - mouth * 2.1

/** A hollow bell; `toward` is the angle at which the painter stands, for what the metal mirrors. */
function bell(mouth: number, brass: string, toward: number): Form {
  const foot = footOf(mouth)
  const [metal, dark, bright] = [tint(brass), tint('#4a2f14'), tint('#ffe9a8')]
  const patina = tint('#6f6a42')
  return {
    at: [0, (top + foot) / 2, 0],
    radius: mouth * 1.6,
    distance: (x, y, z) => {
      const wall = far(x, z) - outline(mouth, foot, y)
      const shell = Math.abs(wall + 0.007) - 0.007
      return Math.max(shell, foot - y, y - top) * 0.55
    },
    surface: (x, y, z) => {
      const r = far(x, z)
      if (r < outline(mouth, foot, y) - 0.009) return matt(tint('#2a1a0e'), 0.1)
      const up = (y - foot) / (top - foot)
      const turn = Math.atan2(
        Math.sin(Math.atan2(z, x) - toward),
        Math.cos(Math.atan2(z, x) - toward),
      )
      const band = (at: number, wide: number): number => Math.exp(-(((turn - at) / wide) ** 2))
      let colour = stain(metal, dark, 0.6 * band(-0.35, 0.3) + 0.75 * band(1.35, 0.3))
      colour = stain(colour, bright, 0.85 * band(0.62, 0.17) + 0.4 * band(-0.95, 0.2))
      // Two grooves below the shoulder and one over the lip; tarnish in and round them.
      const groove = Math.max(
        ...[0.2, 0.6, 0.65].map((at) => step(0.014, 0.006, Math.abs(up - at))),
      )
      const spot = noise(x * 26, y * 26, z * 26, 7)
      colour = stain(colour, patina, 0.55 * step(0.55, 0.8, spot) + 0.2 * step(0.3, 0, up))
      return matt(stain(colour, dark, 0.65 * groove), 0.5)
    },
  }
}

/** What strikes the bell: it hangs a little below the lip. */
function clapper(mouth: number): Form {
  const foot = footOf(mouth)
  return blob(
    [
      { a: [0, top - 0.05, 0], b: [0, foot + 0.02, 0], ra: 0.007, rb: 0.007 },
      { a: [0, foot + 0.004, 0], b: [0, foot - 0.012, 0], ra: 0.018, rb: 0.02 },
    ],
    0.008,
    () => matt(tint('#5a4a38'), 0.35),
  )
}
