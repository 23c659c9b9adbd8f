import type { Frame, Vec } from '../animals/volume'
import { far, within, type Form } from './forms'
import { tint } from './tint'

/** A cup of tea that stands upright on `foot`, for a hand: `ear` is where its handle points. */
export function cupForm(
  foot: Vec,
  high: number,
  { colour = '#efe9dc', band, ear }: { colour?: string; band?: string; ear?: Vec } = {},
): Form {
  const upright: Frame = { at: foot, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const [china, tea, ring] = [tint(colour), tint('#7a4322'), tint(band ?? colour)]
  const size = ear ? far(ear[0], ear[2]) : 1
  const [ex, ez] = ear ? [ear[0] / size, ear[2] / size] : [1, 0]
  return within(upright, high, [0, 0.5, 0], 1.05, {
    distance: (x, y, z) => {
      const wide = 0.34 + 0.12 * Math.sin(Math.max(0, Math.min(1, y)) * 1.57)
      const r = far(x, z)
      const wall = Math.max(r - wide, -y, y - 1)
      // Hollow above the drink.
      const cup = Math.max(wall, -Math.max(r - wide + 0.05, 0.86 - y))
      if (!ear) return cup * 0.8
      const [along, across] = [x * ex + z * ez, z * ex - x * ez]
      const handle = far(far(along - 0.46, y - 0.52) - 0.24, across) - 0.06
      return Math.min(cup, Math.max(handle, wide - 0.04 - r)) * 0.8
    },
    surface: (x, y, z) => {
      const r = far(x, z)
      if (y > 0.8 && y < 0.9 && r < 0.42) return { colour: tea, gloss: 0.5, flesh: false }
      const banded = band !== undefined && y > 0.48 && y < 0.66 && r < 0.47
      return { colour: banded ? ring : china, gloss: 0.4, flesh: false }
    },
  })
}
