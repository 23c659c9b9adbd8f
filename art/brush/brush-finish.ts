import { smoothNoise } from '../kit/random'
import type { Random } from '../kit/types'
import type { Sheet } from './brush-stroke'

const impasto = 7
const grain = 1.1

/** Lights the relief of the paint from above left, adds the weave of the canvas, cuts the margin. */
export function finish(sheet: Sheet, margin: number, random: Random): Buffer {
  const { width, height, data } = sheet.colour
  const { relief } = sheet
  const [wide, high] = [width - margin * 2, height - margin * 2]
  const result = Buffer.alloc(wide * high * 3)
  const uneven = smoothNoise(random)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const at = (y + margin) * width + x + margin
      const slope =
        (relief[at + 1] ?? 0) -
        (relief[at - 1] ?? 0) +
        (relief[at + width] ?? 0) -
        (relief[at - width] ?? 0)
      const weave =
        (x % 4 < 2 ? 1 : -1) * (y % 4 < 2 ? 1 : -1) * (0.6 + 0.4 * uneven(x / 60, y / 60))
      const lift = Math.max(-impasto, Math.min(impasto, slope * impasto)) + weave * grain
      const to = (y * wide + x) * 3
      for (let k = 0; k < 3; k++) {
        const value = Math.round((data[at * 3 + k] ?? 0) + lift)
        result[to + k] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return result
}
