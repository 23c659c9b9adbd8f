import { noise } from '../animals/noise'
import type { Frame, Vec } from '../animals/volume'
import {
  carve,
  ellipsoid,
  far,
  join,
  rod,
  step,
  within,
  type Form,
  type Surface,
} from '../human/forms'
import { stain, tint } from '../human/tint'
import type { Cut, Worn } from './face'

type Inner = Pick<Form, 'distance' | 'surface'>

/** The hat or cloth on a head whose height is `size`. */
export function headwear(frame: Frame, size: number, worn: Exclude<Worn, { kind: Cut }>): Form[] {
  const put = (inner: Inner, middle: Vec = [-0.08, 0.1, 0], radius = 0.75): Form =>
    within(frame, size, middle, radius, inner)
  const { kind, colour } = worn
  if (kind === 'wrap' || kind === 'scarf')
    return clothForms(kind, colour, worn.second ?? colour).map((one) => put(one))
  if (kind === 'straw' || kind === 'sunhat')
    return [put(brimmed(kind, colour, worn.second ?? '#6a4a34'), [-0.02, 0.3, 0], 1)]
  return [put(cap(kind, colour), [0, 0.2, 0], 0.8)]
}

/** The folds of a cloth wound round the head: bands that cross in front. */
function wound(x: number, y: number, z: number): number {
  const turn = Math.atan2(z, x)
  const bands = Math.sin(
    y * 25 + 3 * Math.cos(turn - 0.5) + 6 * (noise(x * 3, y * 3, z * 3, 4) - 0.5),
  )
  return 0.55 - Math.abs(bands) ** 0.7
}

function clothForms(kind: 'wrap' | 'scarf', colour: string, second: string): Inner[] {
  const [one, two] = [tint(colour), tint(second)]
  const surface = (x: number, y: number, z: number): Surface => {
    const bands = Math.sin(y * 17 + 1.6 * Math.cos(Math.atan2(z, x) - 0.5))
    const worn = second === colour ? 0 : step(0.72, 0.86, bands)
    return { colour: stain(one, two, worn), gloss: 0.04, flesh: false }
  }
  const wrap = kind === 'wrap'
  return [
    {
      distance: (x, y, z) => {
        const a = Math.abs(z)
        let d = skull(x, y, z, 0.036)
        if (wrap) d = join(d, ellipsoid(x + 0.16, y - 0.33, z, 0.36, 0.33, 0.36), 0.08)
        // From above the brow over the tip of the ear to the nape.
        const edge = (y - 0.225 + 0.42 * (0.36 - x)) * 0.92 + 0.1 * a * step(0.1, -0.3, x)
        d = Math.max(d, -edge - 0.03)
        if (d < 0.05) d -= 0.016 * wound(x, y, z) * step(-0.03, 0.08, edge)
        const roll = Math.abs(edge + 0.015)
        d -= 0.016 * Math.exp(-((roll / 0.028) ** 2))
        return d * 0.75
      },
      surface,
    },
    {
      distance: (x, y, z) => {
        const turn = 0.016 * Math.sin(26 * (y + z) + 9 * x)
        if (wrap) {
          // The twisted end of the cloth, coiled on the crown and tucked in.
          const [ahead, up] = [x + 0.05, y - 0.47 + 0.12 * x]
          const ring = far(ahead, z) - 0.19
          const coil = far(ring, up / 0.85) - 0.1
          const twist = Math.sin(5 * Math.atan2(z, ahead) + 2 * Math.atan2(up, ring))
          const tuck = ellipsoid(ahead, up - 0.02, z, 0.17, 0.07, 0.17)
          return (join(coil, tuck, 0.03) - 0.014 * twist) * 0.7
        }
        const knot = ellipsoid(x + 0.47, y + 0.1, z, 0.075, 0.07, 0.085)
        const tail = Math.min(
          rod(x, y, z, -0.48, -0.12, 0.02, -0.5, -0.42, 0.09, 0.045, 0.07),
          rod(x, y, z, -0.48, -0.12, -0.02, -0.46, -0.36, -0.1, 0.045, 0.06),
        )
        return (join(knot, tail, 0.02) - turn * 0.7) * 0.75
      },
      surface,
    },
  ]
}

function brimmed(kind: 'straw' | 'sunhat', colour: string, second: string): Inner {
  const [one, band] = [tint(colour), tint(second)]
  const wide = kind === 'straw' ? 0.7 : 0.62
  const shade = stain(one, tint('#3a2a18'), 0.3)
  return {
    distance: (x, y, z) => {
      const up = y - 0.25 + 0.14 * (x + 0.05)
      const r = far((x + 0.04) / 1.06, z)
      const dip =
        (kind === 'straw' ? -0.02 : -0.11) * step(0.35, wide, r) +
        0.022 * Math.sin(2 * Math.atan2(z, x) + 1)
      const brim = Math.max(r - wide, Math.abs(up - dip) - 0.012) - 0.006
      const crown = Math.max(
        ellipsoid(x + 0.06, up, z, 0.46, kind === 'straw' ? 0.37 : 0.33, 0.385),
        -up,
      )
      const dent = kind === 'straw' ? ellipsoid(x + 0.06, up - 0.4, z, 0.3, 0.1, 0.12) : 9
      return join(brim, carve(crown, dent, 0.06), 0.02) * 0.8
    },
    surface: (x, y, z) => {
      const up = y - 0.25 + 0.14 * (x + 0.05)
      const r = far(x + 0.04, z)
      if (up > 0.025 && up < 0.1 && r < 0.46) return { colour: band, gloss: 0.03, flesh: false }
      const weave = kind === 'straw' ? 0.5 + 0.5 * Math.sin(r * 90 + up * 60) : 0.2
      return { colour: stain(one, shade, weave * 0.5), gloss: 0.05, flesh: false }
    },
  }
}

function cap(kind: 'cap' | 'beanie', colour: string): Inner {
  const one = tint(colour)
  const shade = stain(one, tint('#0a0808'), 0.7)
  return {
    distance: (x, y, z) => {
      const edge = y - (kind === 'cap' ? 0.22 : 0.2) + 0.34 * (0.35 - x)
      const ribs = kind === 'beanie' ? 0.008 * Math.sin(Math.atan2(z, x + 0.06) * 40) : 0
      let d = Math.max(skull(x, y - 0.01, z, 0.03), -edge) - ribs
      if (kind === 'beanie')
        return Math.min(d, Math.max(skull(x, y, z, 0.065), Math.abs(edge - 0.05) - 0.05)) * 0.8
      const peak = far((x - 0.3) / 1.3, z) - 0.3
      const lid = y - 0.26 + 0.22 * (x - 0.36) + 0.5 * z * z
      d = join(d, Math.max(peak, Math.abs(lid) - 0.01, 0.2 - x) - 0.008, 0.015)
      return d * 0.8
    },
    surface: (x, y, z) => {
      // Seams from the button, and the darker hem over the peak.
      const seam = Math.abs(Math.sin(3 * Math.atan2(z, x + 0.06))) * far(x + 0.06, z)
      const hem = step(0.03, 0.0, Math.abs(y - 0.27 + 0.34 * (0.35 - x)))
      const dark = Math.max(0.6 * step(0.03, 0.008, seam) * step(0.2, 0.3, y), 0.5 * hem)
      return { colour: stain(one, shade, dark), gloss: 0.03, flesh: false }
    },
  }
}

/**
 * The skull in the head's own space, where its height is 1 and x looks forward; larger by `more`:
 * cloth, hats and helmets lie on it.
 */
export function skull(x: number, y: number, z: number, more = 0): number {
  const d = ellipsoid(x + 0.1, y - 0.13, z, 0.45 + more, 0.375 + more, 0.335 + more)
  return join(d, ellipsoid(x - 0.09, y - 0.2, z, 0.27 + more, 0.285 + more, 0.27 + more), 0.06)
}
