import { blendRgb, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'

/** White with a brown head, brown all over with a blaze, or that with pale ears. */
export type LopCoat = 'tan-head' | 'chestnut' | 'pale-ears'

type Tints = { body: Rgb; head: Rgb; ear: Rgb; leg: Rgb; beard: Rgb; nose: Rgb; hoof: Rgb }

const UDDER = rgbOf('#efc0ab')
const WHITE = rgbOf('#f3ecdd')
const TINTS: Record<LopCoat, Tints> = {
  'tan-head': {
    body: WHITE,
    head: rgbOf('#a8663a'),
    ear: rgbOf('#935330'),
    leg: WHITE,
    beard: rgbOf('#a8663a'),
    nose: rgbOf('#c48b7c'),
    hoof: rgbOf('#5a4a3c'),
  },
  chestnut: {
    body: rgbOf('#96562f'),
    head: rgbOf('#8a4b28'),
    ear: rgbOf('#733c20'),
    leg: rgbOf('#5f351f'),
    beard: rgbOf('#6b3a20'),
    nose: rgbOf('#5d463e'),
    hoof: rgbOf('#3f332a'),
  },
  'pale-ears': {
    body: rgbOf('#8a4a28'),
    head: rgbOf('#8a4a28'),
    ear: rgbOf('#f0d6ac'),
    leg: rgbOf('#5f351f'),
    beard: rgbOf('#6b3a20'),
    nose: rgbOf('#6b5048'),
    hoof: rgbOf('#3f332a'),
  },
}

/** The colour of each point of such a goat. */
export function lopHide(coat: LopCoat): (spot: Spot) => Rgb {
  const tints = TINTS[coat]
  return ({ part, x, y, z, along }) => {
    if (part === 'hoof') return tints.hoof
    if (part === 'horn') {
      const ring = 0.5 + 0.5 * Math.sin(along * 62 + noise(x * 9, y * 9, z * 9, 2) * 2)
      return blendRgb(rgbOf('#9a8468'), rgbOf('#5b4a3a'), 0.2 + ring * 0.3 + along * 0.4)
    }
    if (part === 'nose') return tints.nose
    if (part === 'bag') return UDDER
    if (part === 'ear')
      // Brown at the root, and in streaks along the ear.
      return coat === 'pale-ears'
        ? blendRgb(tints.head, tints.ear, along * 4 - 0.2 - noise(x * 22, y * 4, z * 22, 8) * 0.6)
        : tints.ear
    if (part === 'beard') return tints.beard
    if (part === 'leg') return tints.leg
    if (part === 'head') return headAt(x, y, z)
    if (part === 'neck' && coat === 'tan-head') {
      // The brown of the head ends in an uneven line halfway down the neck.
      const edge = (noise(x * 11, y * 11, z * 11, 6) - 0.5) * 0.16
      return blendRgb(WHITE, tints.head, 0.5 + (x - 0.3 + edge) * 22)
    }
    return tints.body
  }

  function headAt(x: number, y: number, z: number): Rgb {
    const muzzle = (x - 0.31) * 16
    const edge = (noise(x * 18, y * 18, z * 18, 3) - 0.5) * 0.012
    const blaze = (0.022 + Math.max(0, x - 0.16) * 0.16 + edge - Math.abs(z)) * 70
    const face = blendRgb(tints.head, WHITE, y > -0.02 ? blaze : 0)
    return blendRgb(face, tints.nose, muzzle)
  }
}
