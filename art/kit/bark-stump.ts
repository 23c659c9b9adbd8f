import { noise } from './animals/noise'
import type { Vec } from './animals/volume'
import { blob, far, join, step, type Form } from './human/forms'
import { render } from './human/render'
import { stain, tint, type Rgb } from './human/tint'
import type { Light, Pen, Place } from './types'

/** Where a root leaves the trunk, how far it runs, which way it bends. */
const roots = [
  [0.15, 1.0, 0.35],
  [0.95, 1.45, -0.3],
  [1.75, 0.85, 0.4],
  [2.5, 1.3, -0.35],
  [3.3, 1.05, 0.3],
  [4.4, 0.9, -0.3],
  [5.5, 1.1, 0.3],
] as const

/** How far the bark stands from the middle at a height and a turn. */
function girth(y: number, turn: number): number {
  const ridges = noise(Math.cos(turn) * 9, y * 1.5, Math.sin(turn) * 9, 4)
  const fine = noise(Math.cos(turn) * 22, y * 3.4, Math.sin(turn) * 22, 8)
  const out = 0.6 + 0.05 * Math.sin(turn * 3 + 1) + 0.34 * Math.exp(-Math.max(0, y) / 0.13)
  return out + 0.1 * (ridges - 0.5) + 0.05 * (fine - 0.5)
}

/** Height of the top: sawn, a little uneven, with a torn edge where the tree broke off. */
function topAt(x: number, z: number): number {
  const torn = step(0.42, 0.62, x * 0.45 - z * 0.9)
  const splinters = noise(x * 26, 0, z * 26, 3) * 0.2 + 0.08
  return 0.73 + 0.03 * noise(x * 5, 1, z * 5, 6) + torn * splinters
}

function trunk(): Form {
  const [bark, pale, dark, moss] = [
    tint('#6b5440'),
    tint('#9a8468'),
    tint('#2c2119'),
    tint('#6c7a3c'),
  ]
  const [wood, ring, heart] = [tint('#cfa873'), tint('#8f6638'), tint('#5d3f22')]
  const sawn = (x: number, z: number): Rgb => {
    const r = far(x * 1.04, z)
    const turn = Math.atan2(z, x)
    const wobble = 0.05 * noise(x * 3, 2, z * 3, 5)
    const lines = step(0.2, 0.9, Math.sin((r + wobble) * 74))
    const crack = step(0.03, 0.008, Math.abs(Math.sin(turn * 2.5 + 0.7 + 2 * wobble)) * r)
    let colour = stain(wood, ring, 0.55 * lines)
    colour = stain(colour, heart, Math.max(0.8 * step(0.16, 0.04, r), 0.75 * crack))
    return stain(colour, dark, 0.35 * step(0.5, 0.6, r))
  }
  return {
    at: [0, 0.4, 0],
    radius: 1.35,
    distance: (x, y, z) => {
      const r = far(x, z)
      const side = (r - girth(y, Math.atan2(z, x))) * 0.6
      return Math.max(side, (y - topAt(x, z)) * 0.55, -0.05 - y)
    },
    surface: (x, y, z) => {
      const r = far(x, z)
      const turn = Math.atan2(z, x)
      if (y > topAt(x, z) - 0.03 && r < girth(y, turn) - 0.055)
        return { colour: sawn(x, z), gloss: 0.05, flesh: false }
      const ridge = noise(Math.cos(turn) * 9, y * 1.5, Math.sin(turn) * 9, 4)
      const grain = noise(Math.cos(turn) * 34, y * 5, Math.sin(turn) * 34, 9)
      let colour = stain(bark, pale, step(0.5, 0.75, ridge * 0.7 + grain * 0.3))
      colour = stain(colour, dark, 0.75 * step(0.46, 0.3, ridge * 0.7 + grain * 0.3))
      const damp = step(0.3, 0.02, y) * noise(x * 7, y * 7, z * 7, 2)
      return { colour: stain(colour, moss, 0.7 * step(0.35, 0.6, damp)), gloss: 0.03, flesh: false }
    },
  }
}

/** A root that leaves the trunk thick, bends, and goes into the ground thin. */
function root([turn, long, bend]: readonly [number, number, number]): Form {
  const [bark, pale, dark] = [tint('#6b5440'), tint('#9a8468'), tint('#2c2119')]
  /** Furrows run along the root, so they change fast across it and slowly along it. */
  const furrow = (x: number, y: number, z: number, fine: number): number => {
    const run = far(x, z)
    const a = turn + bend * Math.max(0, (run - 0.45) / long) ** 2
    const across = z * Math.cos(a) - x * Math.sin(a)
    return noise(across * 15 * fine, y * 12 * fine, run * 2.2 * fine, 7)
  }
  const at = (share: number, y: number): Vec => {
    const a = turn + bend * share * share
    const r = 0.45 + long * share
    return [Math.cos(a) * r, y, Math.sin(a) * r]
  }
  const path: readonly (readonly [number, number, number])[] = [
    [0, 0.24, 0.2],
    [0.25, 0.12, 0.15],
    [0.5, 0.045, 0.11],
    [0.78, 0.0, 0.065],
    [1, -0.045, 0.025],
  ]
  const cones = path.slice(1).map(([share, y, rb], i) => {
    const [before, y0, ra] = path[i] ?? [0, 0, 0.1]
    return { a: at(before, y0), b: at(share, y), ra, rb }
  })
  return blob(
    cones,
    0.05,
    (x, y, z) => {
      const grain = furrow(x, y, z, 1) * 0.65 + furrow(x, y, z, 2.6) * 0.35
      const colour = stain(bark, pale, step(0.5, 0.7, grain))
      return {
        colour: stain(colour, dark, 0.75 * step(0.48, 0.3, grain)),
        gloss: 0.03,
        flesh: false,
      }
    },
    (x, y, z) => 0.045 * (furrow(x, y, z, 1) - 0.5),
  )
}

/** One body, so that the roots grow out of the trunk without a seam. */
function grown(): Form {
  const body = trunk()
  const feet = roots.map(root)
  return {
    ...body,
    radius: 2.1,
    distance: (x, y, z) => {
      let d = body.distance(x, y, z)
      if (y < 0.5) for (const foot of feet) d = join(d, foot.distance(x, y, z), 0.12)
      return Math.max(d, -0.03 - y)
    },
    surface: (x, y, z, pixel) => {
      let [least, nearest] = [body.distance(x, y, z), body]
      if (y < 0.5)
        for (const foot of feet) {
          const gap = foot.distance(x, y, z)
          if (gap < least) [least, nearest] = [gap, foot]
        }
      return nearest.surface(x, y, z, pixel)
    },
  }
}

/** The stump of an old tree: furrowed bark, a torn edge, roots that bend into the grass. */
export function barkStump(pen: Pen, place: Place, light: Light): void {
  render(pen, [grown()], place, light, { turn: 0, tilt: 0.3, bounce: '#7d8a48' })
}
