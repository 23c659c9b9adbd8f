import { noise } from '../animals/noise'
import type { Frame, Vec } from '../animals/volume'
import { blob, far, step, within, type Form, type Surface } from './forms'
import { stain, tint } from './tint'

/** A thing in a hand: a rod through points, such as a stick, a pen or a stem. */
export function rodForm(points: readonly Vec[], r: number, colour: string, gloss = 0.1): Form {
  const cones = points.slice(1).map((b, index) => ({ a: points[index] ?? b, b, ra: r, rb: r }))
  const paint = tint(colour)
  return blob(cones, r * 0.3, () => ({ colour: paint, gloss, flesh: false }))
}

/** A round thing, such as a cherry or an orange. */
export function ballForm(at: Vec, r: number, colour: string, gloss = 0.8): Form {
  const paint = tint(colour)
  return blob([{ a: at, b: at, ra: r, rb: r }], r * 0.1, () => ({
    colour: paint,
    gloss,
    flesh: false,
  }))
}

/** A point of a space, given in that space's own units of `size`. */
export function pointOf({ at, x, y, z }: Frame, size: number, [u, v, w]: Vec): Vec {
  const axis = (k: 0 | 1 | 2): number => at[k] + size * (x[k] * u + y[k] * v + z[k] * w)
  return [axis(0), axis(1), axis(2)]
}

export type BasketOptions = { colour?: string; band?: string; goods?: string; grain?: number }

/** A woven basket that stands upright on `foot`, heaped with round goods. */
export function basketForm(
  foot: Vec,
  radius: number,
  height: number,
  options: BasketOptions = {},
): Form {
  const { colour = '#c9a25e', band = '#7a3b2c', goods, grain = 9 } = options
  const [straw, stripe, fruit] = [tint(colour), tint(band), tint(goods ?? '#b02c26')]
  const upright: Frame = { at: foot, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const isGoods = (x: number, y: number, z: number): boolean => y > 0.97 && far(x, z) < 0.93
  const tall = height / radius
  const heap = (x: number, z: number): number =>
    goods
      ? tall * 0.98 + 0.3 * (1 - x * x - z * z) + 0.1 * (noise(x * grain, z * grain, 0, 3) - 0.5)
      : 0
  return within(upright, radius, [0, tall / 2, 0], far(1, tall / 2) + 0.35, {
    distance: (x, y, z) => {
      const r = far(x, z)
      const up = Math.max(0, Math.min(1, y / tall))
      let wall = r - 0.72 - 0.28 * Math.sin(up * 1.5)
      if (wall < 0.1) wall -= 0.022 * Math.sin(Math.atan2(z, x) * 26) * Math.sin(y * 30)
      wall -= 0.05 * Math.exp(-(((y - tall) / 0.07) ** 2))
      const top = goods && r < 0.95 ? y - heap(x, z) : y - tall
      return Math.max(wall, -y, top) * 0.6
    },
    surface: (x, y, z): Surface => {
      if (goods && isGoods(x, y / tall, z)) {
        const speck = noise(x * grain, z * grain, 0, 3)
        return {
          colour: stain(fruit, tint('#2a0a08'), 0.7 * step(0.5, 0.2, speck)),
          gloss: 0.4,
          flesh: false,
        }
      }
      const up = y / tall
      const ring = step(0.1, 0.07, Math.abs(up - 0.55))
      const weave = 0.3 * (0.5 + 0.5 * Math.sin(y * 30))
      return {
        colour: stain(stain(straw, stripe, ring), tint('#3a2413'), weave),
        gloss: 0.05,
        flesh: false,
      }
    },
  })
}
