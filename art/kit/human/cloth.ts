import { noise } from '../animals/noise'
import type { Vec } from '../animals/volume'
import { far, step, type Surface } from './forms'
import { stain, tint } from './tint'

type Pattern = 'plain' | 'stripes' | 'checks' | 'dots' | 'kanga'

/** A cloth: its colour, and a second one that it is printed or woven with. */
export type Cloth = { colour: string; second?: string; pattern?: Pattern }

/** The colours of a cloth that hangs round an upright axis at `middle`, down to `hem`. */
export function clothTint({ colour, second, pattern = 'plain' }: Cloth, middle: Vec, hem = 0) {
  const [one, two] = [tint(colour), tint(second ?? colour)]
  return (x: number, y: number, z: number): Surface => {
    const turn = Math.atan2(z - middle[2], x - middle[0])
    let share = 0
    if (pattern === 'stripes') share = step(0.35, 0.5, Math.abs(((y * 22 + 40) % 1) - 0.5))
    else if (pattern === 'checks') {
      const line = (value: number): number =>
        step(0.32, 0.36, Math.abs((((value % 1) + 1) % 1) - 0.5))
      share = 0.5 * line(turn * 2.8) + 0.5 * line(y * 20)
    } else if (pattern === 'dots') share = step(0.66, 0.72, noise(turn * 9, y * 44, 3, 5))
    else if (pattern === 'kanga') {
      const up = y - hem
      const border = step(0.012, 0.016, up) * step(0.05, 0.046, up)
      const [u, v] = [((turn * 2.6 + 30) % 1) - 0.5, ((y * 13 + 30) % 1) - 0.5]
      share = Math.max(border, step(0.26, 0.2, far(u, v)) * step(0.06, 0.07, up))
    }
    const wear = (noise(x * 30, y * 30, z * 30, 8) - 0.5) * 0.1
    const shade = stain(stain(one, two, share), tint('#20160f'), Math.max(0, wear))
    return { colour: shade, gloss: 0.03, flesh: false }
  }
}

/** Folds of a shirt that hangs from the shoulders: slanting, drawn out by one slow wave. */
export function shirtFolds(
  seed: number,
  depth = 0.0055,
): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const slow = noise(x * 10 + seed, y * 8, z * 10, 2)
    const side = z > 0 ? 1 : -1
    return (
      depth * (Math.sin(52 * (y * 0.55 + z * side * 0.95) + 9 * slow + seed) * slow * 1.3 - 0.2)
    )
  }
}

/** Folds across a sleeve or a trouser leg, deepest where the joint bends. */
export function limbFolds(
  joint: Vec,
  seed: number,
  depth = 0.003,
): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const near = Math.exp(-(far(x - joint[0], y - joint[1], z - joint[2]) ** 2) / 0.006)
    const slow = noise(x * 14 + seed, y * 9, z * 14, 3)
    return (
      depth * (0.35 + near) * (Math.sin(80 * y + 30 * x + 8 * slow + seed) - 0.4) * (0.4 + slow)
    )
  }
}
