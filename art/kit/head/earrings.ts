import type { Vec } from '../animals/volume'
import { bodyData } from '../body/data'
import type { Posed } from '../body/pose'
import { ellipsoid, type Form } from '../human/forms'
import { tint } from '../human/tint'

/** The lower end of the lobe of the ear at rest. */
const lobe: Vec = [0.735, 6.83, 0.56]

let lobes: readonly number[] | undefined

/** The vertex of either lobe. */
function lobesOf(): readonly number[] {
  if (lobes) return lobes
  const { points, groups } = bodyData()
  const { from, to } = groups.get('body') ?? { from: 0, to: 0 }
  lobes = [1, -1].map((side) => {
    let [best, least] = [from, Infinity]
    for (let i = from; i < to; i++) {
      const off = Math.hypot(
        (points[i * 3] ?? 0) - side * lobe[0],
        (points[i * 3 + 1] ?? 0) - lobe[1],
        (points[i * 3 + 2] ?? 0) - lobe[2],
      )
      if (off < least) [best, least] = [i, off]
    }
    return best
  })
  return lobes
}

/** A drop of brass at each ear: in a small picture it tells a woman before her features do. */
export function earrings({ points, headSize }: Posed): Form[] {
  const brass = tint('#d8a03c')
  const r = 0.026 * headSize
  return lobesOf().map((vertex): Form => {
    const at: Vec = [
      points[vertex * 3] ?? 0,
      (points[vertex * 3 + 1] ?? 0) - r * 0.8,
      points[vertex * 3 + 2] ?? 0,
    ]
    return {
      at,
      radius: r * 1.6,
      distance: (px, py, pz) =>
        ellipsoid(px - at[0], py - at[1], pz - at[2], r * 0.85, r * 1.25, r * 0.85),
      surface: () => ({ colour: brass, gloss: 0.75, flesh: false }),
    }
  })
}
