import { unit, type Vec } from '../animals/volume'
import { seeded, smoothNoise } from '../random'
import { add, formOf, lightOfColour, mixIn, type Form } from './form'

/** A round stem along points; `thick` is its radius along the way from 0 to 1. */
export function twig(
  path: readonly Vec[],
  thick: (t: number) => number,
  { bark, tip, seed, rough = 0 }: { bark: string; tip: string; seed: number; rough?: number },
): Form {
  const noise = smoothNoise(seeded(seed + 5))
  const [old, young] = [lightOfColour(bark), lightOfColour(tip)]
  const dark: Vec = [old[0] * 0.4, old[1] * 0.4, old[2] * 0.4]
  const sides = 18
  const rows = Math.max(8, path.length * 2)
  const at = curve(path)
  return formOf(
    rows,
    sides + 1,
    (row, column) => {
      const t = row / (rows - 1)
      const here = at(t)
      const [before, after] = [at(Math.max(0, t - 0.02)), at(Math.min(1, t + 0.02))]
      const way = unit(add(after, before, -1))
      const across = unit([-way[1], way[0], 0.0001])
      const out: Vec = [
        way[1] * across[2] - way[2] * across[1],
        way[2] * across[0] - way[0] * across[2],
        way[0] * across[1] - way[1] * across[0],
      ]
      const turn = (column / sides) * Math.PI * 2
      const radius = thick(t) * (1 + rough * noise(t * 60, (column % sides) * 0.9))
      return add(add(here, across, -Math.cos(turn) * radius), out, Math.sin(turn) * radius)
    },
    {
      isThin: false,
      skin: (u, v, _, paint) => {
        ;[paint.colour[0], paint.colour[1], paint.colour[2]] = old
        mixIn(paint, young, u * u * 0.9)
        const grain = noise(u * 30, v * 11) * 0.6 + noise(u * 140, v * 25) * 0.4
        mixIn(paint, dark, rough * 4 * Math.max(0, grain))
        paint.gloss = 0.08
        paint.through = 0
      },
    },
    true,
  )
}

/** A smooth curve through points. */
export function curve(path: readonly Vec[]): (t: number) => Vec {
  return (t) => {
    const place = Math.min(0.99999, Math.max(0, t)) * (path.length - 1)
    const i = Math.floor(place)
    const s = place - i
    const [b, c] = [path[i], path[i + 1]]
    if (!b || !c) throw new Error('A curve needs two points.')
    const a = path[i - 1] ?? add(b, add(c, b, -1), -1)
    const d = path[i + 2] ?? add(c, add(c, b, -1), 1)
    const on = (axis: 0 | 1 | 2): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * s +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * s * s +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * s ** 3)
    return [on(0), on(1), on(2)]
  }
}
