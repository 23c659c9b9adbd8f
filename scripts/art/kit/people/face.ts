import { mix } from '../colour'
import { stepMix } from '../animals/palette'
import type { Vec } from '../animals/volume'
import type { Dress } from './dress'

/** The colours of a face by place: eyes, brows, lips and the warmth of cheeks, all soft. */
export function faceColours(dress: Dress, head: number): (own: Vec) => string {
  const { skin } = dress
  const pale = Number.parseInt(skin.slice(1, 3), 16) > 0x98
  const dark = mix(skin, '#140a08', 0.55)
  const lip = mix(skin, pale ? '#b4564e' : '#7c3a38', pale ? 0.5 : 0.55)
  const brow = mix(skin, dress.hairColour, 0.62)
  const warm = mix(skin, '#a8472c', 0.12)
  return (own) => {
    const [x, y, z] = [own[0] / head, own[1] / head, Math.abs(own[2] / head)]
    if (x < 0.026) return z > 0.044 ? warm : skin
    const inner = Math.hypot((z - 0.0205) / 0.0105, (y - 0.004) / 0.0037)
    if (inner < 1)
      return Math.hypot(z - 0.0195, y - 0.005) < 0.0056 ? '#150c09' : mix('#d8cdbf', skin, 0.45)
    const lid = Math.hypot((z - 0.0205) / 0.014, (y - 0.0068) / 0.0066)
    if (lid < 1.25) return stepMix(dark, skin, (lid - 0.8) * 2.2)
    const arch = Math.hypot((z - 0.021) / 0.0145, (y - 0.0222 + (z - 0.021) ** 2 * 12) / 0.0042)
    if (arch < 1.3) return stepMix(brow, skin, (arch - 0.75) * 1.8)
    const mouth = Math.hypot(z / 0.0185, (y + 0.0335) / (0.0094 * (1 - (z / 0.03) ** 2)))
    if (mouth < 1 && Math.abs(y + 0.0335) < 0.0013) return mix(lip, '#140a08', 0.5)
    if (mouth < 1.2) return stepMix(lip, skin, (mouth - 0.85) * 2.8)
    const cheek = Math.hypot((z - 0.03) / 0.02, (y + 0.012) / 0.016)
    return cheek < 1 ? stepMix(warm, skin, cheek) : skin
  }
}
