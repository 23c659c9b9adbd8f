import { noise } from '../animals/noise'
import type { Frame } from '../animals/volume'
import { faceTint } from './face'
import { carve, ellipsoid, far, join, rod, step, within, type Form } from './forms'
import { eyeEdges, eyeHalf, featuresOf, mouthAt, skull, type Face, type Features } from './features'
import { onHead } from './headwear'
import { stain, tint } from './tint'

/** A head around the middle between crown and chin; `size` is its height. */
export function headForms(frame: Frame, size: number, face: Face): Form[] {
  const f = featuresOf(face)
  const grain = tint(f.skin)
  const paint = faceTint(f)
  const hatted = ['straw', 'sunhat', 'cap', 'beanie', 'wrap', 'scarf'].includes(f.worn.kind)
  const skin = within(frame, size, [-0.02, 0, 0], 0.72, {
    // A hat presses the brow flat instead of letting it through.
    distance: hatted
      ? (x, y, z) => Math.max(faceDistance(f, x, y, z), y - 0.26)
      : (x, y, z) => faceDistance(f, x, y, z),
    surface: (x, y, z, pixel) => {
      const found = paint(x, y, z, pixel)
      const speck = (noise(x * 14, y * 14, z * 14, 3) - 0.5) * 0.12
      return { ...found, colour: stain(found.colour, grain, speck) }
    },
  })
  return [skin, ...onHead(frame, size, f)]
}

function faceDistance(f: Features, x: number, y: number, z: number): number {
  const a = Math.abs(z)
  const { child, woman, smile, open } = f
  const drop = open * 0.05
  let d = skull(x, y, z)
  // Far from the face and the ears the egg is all there is.
  if (d > 0.5) return d - 0.25
  if (y > 0.22 || (x < -0.3 && y > -0.05)) return d
  d = join(
    d,
    child
      ? ellipsoid(x - 0.12, y + 0.1, z, 0.275, 0.33, 0.285)
      : ellipsoid(x - 0.13, y + 0.08, z, 0.265, 0.34, 0.262),
    0.08,
  )
  // The jaw from the ear to the chin.
  const gonial = (woman || child ? 0.185 : 0.21) * f.jaw
  const chinY = (child ? -0.405 : -0.418) - drop
  const jawR = woman || child ? 0.062 : 0.068
  d = join(
    d,
    rod(x, y, a, -0.02, -0.24, gonial, 0.27, chinY + 0.01, 0.055 * f.jaw, jawR, 0.075),
    0.09,
  )
  d = join(d, ellipsoid(x - 0.3, y - chinY, z, 0.092, 0.08, 0.1), 0.06)
  // Cheekbone, cheek, brow.
  const puff = Math.max(0, smile)
  d = join(d, ellipsoid(x - 0.235, y + 0.075, a - 0.195, 0.105, 0.07, 0.09), 0.06)
  d = join(
    d,
    ellipsoid(
      x - (child ? 0.29 : 0.285),
      y + 0.165 - 0.025 * puff,
      a - 0.16,
      0.07 + 0.018 * puff,
      0.075,
      (child ? 0.1 : 0.08) + 0.01 * puff,
    ),
    0.09,
  )
  if (f.plump > 0)
    d = join(
      d,
      ellipsoid(x - 0.215, y + 0.19, a - 0.165, 0.095 * f.plump, 0.115 * f.plump, 0.12 * f.plump),
      0.1,
    )
  const brow = f.browY - 0.012
  const ridge = woman || child ? 0.03 : 0.04
  d = join(
    d,
    rod(x, y, a, 0.362, brow - 0.006, 0.03, 0.29, brow + 0.005, 0.235, ridge, 0.034),
    0.07,
  )
  // The socket, the ball of the eye and its lids.
  const { eyeY, eyeZ } = f
  d = carve(d, ellipsoid(x - 0.43, y - eyeY, a - eyeZ + 0.005, 0.1, 0.058, 0.1), 0.07)
  const ball = far(x - 0.292, y - eyeY, a - eyeZ)
  if (ball < 0.16) {
    const across = (a - eyeZ) / eyeHalf
    let lid = 0.0865
    if (Math.abs(across) < 1 && x > 0.29) {
      const { over, under } = eyeEdges(f, across)
      const inside = Math.min(eyeY + over - y, y - eyeY + under)
      lid -= 0.0125 * step(-0.002, 0.005, inside)
      // The fold above the upper lid.
      const fold = y - eyeY - over - 0.024
      lid -= 0.006 * Math.exp(-((fold / 0.007) ** 2))
    }
    d = join(d, ball - lid, 0.022)
  }
  d = nose(d, f, x, y, a)
  // The mouth: its mound, then the lips.
  d = join(
    d,
    ellipsoid(x - 0.27, y - f.mouthY + 0.005 + drop * 0.5, z, 0.155, 0.125 + drop, 0.155),
    0.08,
  )
  if (x > 0.2 && a < 0.2 && y < -0.16 && y > -0.46 - drop && d < 0.05) d -= lips(f, y, a)
  // The furrow from the nose past the corner of the mouth.
  if (x > 0.18 && d < 0.05) {
    const run = (-0.17 - y) / 0.14
    if (run > -0.2 && run < 1.2) {
      const line = 0.088 + 0.075 * run + 0.012 * puff
      const deep =
        (0.005 + 0.012 * puff + (f.age === 'elder' ? 0.008 : 0)) * (child ? 0.4 : 1) * (1 - f.plump)
      d += deep * Math.exp(-(((a - line) / 0.02) ** 2)) * step(-0.2, 0.2, run) * step(1.2, 0.8, run)
    }
  }
  return ear(d, x, y, a)
}

function nose(before: number, f: Features, x: number, y: number, a: number): number {
  const n = f.nose
  const k = f.child ? 0.82 : 1
  const low = f.child ? -0.17 : -0.16
  let d = join(
    before,
    rod(x, y, a, 0.36, f.eyeY + 0.045, 0, 0.445 * k + 0.07 * (1 - k), low + 0.035, 0, 0.026, 0.046),
    0.045,
  )
  const tip = 0.455 - (1 - k) * 0.2
  d = join(d, ellipsoid(x - tip, y - low, a, 0.058 * k, 0.047 * k, 0.06 * n * k), 0.03)
  d = join(
    d,
    ellipsoid(x - tip + 0.05, y - low + 0.008, a - 0.068 * n * k, 0.055, 0.04 * k, 0.038),
    0.022,
  )
  const nostril = ellipsoid(
    x - tip + 0.012,
    y - low + 0.05 * k,
    a - 0.042 * n * k,
    0.04,
    0.022,
    0.024 * n,
  )
  return carve(d, nostril, 0.014)
}

function lips(f: Features, y: number, a: number): number {
  const m = mouthAt(f, a)
  if (m.t >= 1.15) return 0
  const bump = (from: number, to: number): number => {
    const t = (y - from) / Math.max(0.004, to - from)
    return t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 0.8
  }
  let relief = 0
  if (m.t < 1) {
    relief += 0.024 * f.lips * bump(m.top - 0.006, m.top + m.upper) * Math.sqrt(1 - m.t * m.t)
    relief += 0.03 * f.lips * bump(m.bottom - m.lower, m.bottom + 0.006) * Math.sqrt(1 - m.t * m.t)
  }
  const gap = Math.min(m.top - y, y - m.bottom)
  if (f.open > 0.05 && gap > 0) relief -= 0.035 * step(0, 0.012, gap)
  else relief -= 0.014 * Math.exp(-(((y - m.top) / 0.009) ** 2)) * step(1.15, 0.9, m.t)
  // Dimple at the corner, hollow under the lower lip, groove under the nose.
  relief -= 0.012 * Math.exp(-(((a - f.mouthHalf) / 0.02) ** 2 + ((y - m.top) / 0.025) ** 2))
  relief -= 0.012 * Math.exp(-(((y - m.bottom + m.lower + 0.024) / 0.02) ** 2 + (a / 0.09) ** 2))
  relief -= 0.008 * Math.exp(-(((y - f.mouthY - 0.085) / 0.03) ** 2 + (a / 0.018) ** 2))
  return relief
}

function ear(before: number, x: number, y: number, a: number): number {
  if (a < 0.22 || x > 0.12 || x < -0.2) return before
  const [u, v] = [x + 0.045 + 0.25 * (y + 0.05), y + 0.055]
  const shell = ellipsoid(u + 0.15 * (a - 0.31), v, a - 0.318, 0.062, 0.112, 0.03)
  const bowl = ellipsoid(u - 0.008, v - 0.008, a - 0.345, 0.034, 0.07, 0.028)
  const lobe = far(u - 0.02, v + 0.09, a - 0.3) - 0.03
  return join(before, join(carve(shell, bowl, 0.016), lobe, 0.02), 0.016)
}
