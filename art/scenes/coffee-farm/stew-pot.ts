import { noise } from '../../kit/animals/noise'
import type { Frame, Vec } from '../../kit/animals/volume'
import { far, step, within, type Form } from '../../kit/human/forms'
import { stain, tint } from '../../kit/human/tint'

/** What swims in the broth, and how often. */
const pieces = ['#e08a2a', '#e7c877', '#8a4a26', '#5f8a3a', '#e7c877', '#c8452c', '#9a5a30']

type Piece = { near: number; at: number }

/** The piece of food that is nearest to a place of the broth, and how near it is. */
function pieceAt(x: number, z: number): Piece {
  const [u, v] = [x * 3.6, z * 3.6]
  let found: Piece = { near: 9, at: 0 }
  for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i++)
    for (let k = Math.floor(v) - 1; k <= Math.floor(v) + 1; k++) {
      const [one, other] = [noise(i * 7.3, k * 5.1, 0.5, 2), noise(i * 4.7, k * 8.9, 0.5, 3)]
      const long = 0.75 + 0.5 * one
      const near = far((u - i - one) * long, (v - k - other) / long)
      if (near < found.near) found = { near, at: Math.floor(one * 991 + other * 577) }
    }
  return found
}

/**
 * A round pot of dark metal that stands on `foot`, open, full of stew to below its rim; its radius is 1
 * in its own space, and `tall` its height there.
 */
export function stewPot(foot: Vec, radius: number, tall: number): Form {
  const upright: Frame = { at: foot, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const [metal, soot, bare] = [tint('#77777a'), tint('#26211f'), tint('#b9b6b0')]
  const [broth, oil] = [tint('#b5592a'), tint('#e08f3c')]
  const paints = pieces.map((colour) => tint(colour))
  const level = tall * 0.8
  const isStew = (y: number, r: number): boolean => r < 0.92 && y < tall * 0.95 && y > level - 0.05
  return within(upright, radius, [0, tall / 2, 0], far(1.2, tall / 2), {
    distance: (x, y, z) => {
      const r = far(x, z)
      const belly = 0.94 + 0.06 * Math.sin(Math.max(0, Math.min(1, y / tall)) * 3)
      const round = Math.min(0.12, Math.max(0, 0.12 - y)) ** 2 * 3.2
      const wall = Math.max(r - belly + round, -y, y - tall)
      const lip = far(r - 1.02, y - tall) - 0.045
      const ear =
        far(far(Math.abs(x * 0.5 - z * 0.87) - 1.0, y - tall * 0.8) - 0.14, x * 0.87 + z * 0.5) -
        0.036
      let fill = level
      if (r < 0.95 && y < level + 0.2 && y > level - 0.1) {
        const { near } = pieceAt(x, z)
        fill += 0.06 * step(0.44, 0.26, near) + 0.02 * noise(x * 9, 0, z * 9, 4)
      }
      const hollow = Math.max(r - 0.9, fill - y)
      return Math.min(Math.max(wall, -hollow), lip, ear) * 0.6
    },
    surface: (x, y, z) => {
      const r = far(x, z)
      if (isStew(y, r) && r < 0.895) {
        const { near, at } = pieceAt(x, z)
        const food = paints[at % paints.length] ?? broth
        const grease = noise(x * 8, 1, z * 8, 6)
        const juice = stain(broth, oil, step(0.45, 0.75, grease) * 0.7)
        return { colour: stain(food, juice, step(0.3, 0.4, near)), gloss: 0.45, flesh: false }
      }
      const burnt = step(0.75, 0.1, y / tall + 0.25 * noise(x * 4, y * 4, z * 4, 7))
      const shine = stain(metal, bare, step(0.97, 1.02, y / tall))
      return { colour: stain(shine, soot, burnt * 0.85), gloss: 0.35, flesh: false }
    },
  })
}
