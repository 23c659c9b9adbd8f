import type { Surface } from './forms'
import { step } from './forms'
import { behindHairline, eyeEdges, eyeHalf, mouthAt, type Features } from './features'
import { stain, tint, type Rgb } from './tint'

type Paint = (x: number, y: number, z: number, pixel: number) => Surface

/** The colours of a face by place: eyes, brows, lips, and the warm and dark places of the skin. */
export function faceTint(f: Features): Paint {
  const skin = tint(f.skin)
  const deep = stain(skin, tint('#1a0906'), 0.45)
  const ruddy = stain(skin, tint('#a8402a'), 0.3)
  const brow = stain(tint(f.hair), skin, f.woman || f.child ? 0.1 : 0)
  const lip = stain(stain(skin, tint('#8c3238'), f.woman ? 0.42 : 0.3), tint('#1a0906'), 0.12)
  const lash = tint('#0c0605')
  const stubble = stain(tint(f.hair), skin, 0.25)
  return (x, y, z, pixel) => {
    const a = Math.abs(z)
    let colour: Rgb = skin
    let gloss = 0.3
    if (x > 0.14) {
      // Lines never get thinner than what a small picture still shows.
      const thin = Math.min(0.02, pixel)
      const spot = (cy: number, cz: number, h: number, w: number): number =>
        Math.exp(-(((y - cy) / h) ** 2 + ((a - cz) / w) ** 2))
      colour = stain(colour, ruddy, 0.8 * spot(-0.13, 0.17, 0.07, 0.09))
      colour = stain(colour, ruddy, 0.6 * spot(-0.16, 0, 0.06, 0.08))
      colour = stain(colour, deep, 0.5 * spot(f.eyeY + 0.01, f.eyeZ - 0.02, 0.06, 0.09))
      colour = stain(
        colour,
        deep,
        0.75 * spot(f.child ? -0.215 : -0.205, 0.042 * f.nose, 0.012, 0.024),
      )
      if (f.beard > 0) {
        const jaw = step(-0.16, -0.3, y - 0.25 * a) * step(0.42, 0.3, Math.abs(y + 0.36))
        const lipFree = step(0.8, 1.3, Math.hypot(a / f.mouthHalf, (y - f.mouthY) / 0.06))
        const upper = spot(f.mouthY + 0.075, 0, 0.022, 0.09)
        colour = stain(colour, stubble, f.beard * 0.85 * lipFree * Math.max(jaw, upper))
      }
      const across = (a - f.eyeZ) / eyeHalf
      const m = mouthAt(f, a)
      colour = browAt(f, colour, brow, y, a, thin)
      if (Math.abs(across) < 1.35 && Math.abs(y - f.eyeY) < 0.09)
        return eyeAt(f, colour, lash, deep, { y: y - f.eyeY, z, across, thin, gloss })
      if (m.t < 1.12 && y < -0.17 && y > m.bottom - 0.09) {
        const found = mouthTint(f, lip, m, y, thin)
        if (found) return found
      }
    } else if (f.beard > 0 && y < -0.1 && x > -0.05) {
      colour = stain(colour, stubble, f.beard * 0.8 * step(-0.08, -0.2, y))
    }
    // Under a cloth the short hair at the temples still shows.
    if (x < 0.3 && f.worn.kind !== 'bald' && behindHairline(x, y, a) > 0)
      return { colour: brow, gloss: 0.1, flesh: false }
    if (a > 0.3) colour = stain(colour, ruddy, 0.35)
    if (f.age === 'elder') gloss = 0.22
    return { colour, gloss, flesh: true }
  }
}

function browAt(f: Features, colour: Rgb, brow: Rgb, y: number, a: number, thin: number): Rgb {
  const t = (a - 0.05) / 0.185
  if (t < -0.05 || t > 1.05) return colour
  const arch = f.browY + f.brows * 0.035 + 0.02 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.1))
  const knit = f.brows < 0 ? f.brows * 0.03 * (1 - t) : 0
  const tail = -0.03 * Math.max(0, t - 0.6) * 2
  const half = Math.max((f.woman || f.child ? 0.0125 : 0.018) * (1 - 0.55 * t), thin * 0.6)
  const off = Math.abs(y - arch - knit - tail) / half
  return stain(colour, brow, 0.92 * step(1.4, 0.6, off) * step(-0.05, 0.06, t) * step(1.05, 0.9, t))
}

function eyeAt(
  f: Features,
  skin: Rgb,
  lash: Rgb,
  deep: Rgb,
  at: { y: number; z: number; across: number; thin: number; gloss: number },
): Surface {
  const { y, z, across, thin, gloss } = at
  const { over, under } = eyeEdges(f, Math.max(-1, Math.min(1, across)))
  const inside = Math.abs(across) > 1 ? -0.01 : Math.min(over - y, y + under)
  const line = Math.max(0.007, thin * 0.75)
  const side = z < 0 ? -1 : 1
  if (inside > 0) {
    const open = Math.max(0.3, f.lids)
    const cz = side * f.eyeZ + f.gaze[0] * 0.026 - side * 0.002
    const cy = 0.009 * open + f.gaze[1] * 0.02
    const r = Math.hypot(z - cz, y - cy)
    let colour = stain(tint('#e6ddd2'), tint('#8d6f60'), 0.06 + 0.5 * step(0.012, -0.004, over - y))
    colour = stain(colour, tint('#8a4a3a'), 0.4 * step(-0.8, -1, across))
    colour = stain(colour, tint('#1c0d08'), step(0.047, 0.04, r))
    colour = stain(colour, tint('#060303'), step(0.022, 0.016, r))
    const spark = Math.hypot(z - cz + 0.014, y - cy - 0.016)
    colour = stain(colour, tint('#fff8ee'), step(Math.max(0.013, thin), 0.004, spark))
    colour = stain(colour, lash, 0.8 * step(line, 0, over - y))
    return { colour, gloss: 0.12, flesh: false }
  }
  let colour = skin
  if (y > 0) {
    // Lashes grow beyond the outer corner; above lies the fold of the lid.
    const above = y - over
    const wing = across > 0.7 ? step(1.35, 0.9, across) : step(-1.1, -0.85, across)
    colour = stain(colour, lash, 0.92 * wing * step(line * 1.3, line * 0.5, above))
    const fold = Math.exp(-(((above - 0.026) / 0.007) ** 2))
    colour = stain(colour, deep, 0.6 * fold * step(1.25, 0.9, Math.abs(across)))
  } else {
    const below = -under - y
    const here = step(1.15, 0.9, Math.abs(across))
    colour = stain(colour, deep, 0.75 * here * step(line * 1.2, 0, below))
    colour = stain(colour, deep, 0.25 * here * Math.exp(-(((below - 0.04) / 0.014) ** 2)))
  }
  return { colour, gloss, flesh: true }
}

function mouthTint(
  f: Features,
  lip: Rgb,
  m: ReturnType<typeof mouthAt>,
  y: number,
  thin: number,
): Surface | undefined {
  const gap = Math.min(m.top - y, y - m.bottom)
  if (f.open > 0.05 && gap > 0 && m.t < 1) {
    const deepness = (m.top - y) / (m.top - m.bottom)
    const teeth = step(0.5, 0.38, deepness) * step(1, 0.75, m.t)
    const tongue = step(0.6, 0.9, deepness) * 0.6
    let colour = stain(tint('#1c0606'), tint('#7c2c28'), tongue)
    colour = stain(colour, tint('#d9cfc0'), teeth * step(0.03, 0.2, f.open))
    return { colour, gloss: 0.2, flesh: false }
  }
  const line = Math.max(0.008, thin * 0.7)
  const dark = tint('#180807')
  if (m.t > 1 || y > m.top + m.upper || y < m.bottom - m.lower) {
    const off = Math.hypot((m.t - 1) * f.mouthHalf, y - m.top)
    if (off > line * 1.6) return undefined
    return { colour: stain(dark, lip, off / (line * 1.6)), gloss: 0.1, flesh: true }
  }
  const isUpper = y > (m.top + m.bottom) / 2
  let colour = stain(lip, tint('#1a0906'), isUpper ? 0.3 : 0)
  if (!isUpper) colour = stain(colour, tint('#d08878'), 0.2)
  colour = stain(
    colour,
    dark,
    0.9 * step(line, line * 0.3, Math.abs(isUpper ? y - m.top : y - m.bottom)),
  )
  return { colour, gloss: isUpper ? 0.25 : 0.5, flesh: true }
}
