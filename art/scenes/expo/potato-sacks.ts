import { noise } from '../../kit/animals/noise'
import { frameAt, type Vec } from '../../kit/animals/volume'
import { ellipsoid, far, step, within, type Form } from '../../kit/human/forms'
import { stain, tint } from '../../kit/human/tint'
import { around, between } from '../../kit/random'
import type { Random } from '../../kit/types'

/** A potato: long, bent and bumpy, with eyes, specks and the earth that clings to it. */
function potato(at: Vec, half: number, colour: string, random: Random): Form {
  const turned = frameAt(at, {
    pitch: around(random, 0, 0.5),
    yaw: random() * 6.3,
    roll: random() * 6.3,
  })
  const [thick, flat, seed] = [
    between(random, 0.68, 0.84),
    between(random, 0.6, 0.76),
    random() * 99,
  ]
  const skin = stain(tint(colour), tint('#e8c894'), random() * 0.22)
  const [earth, eye] = [tint('#5a3c24'), tint('#3a2414')]
  const eyes = Array.from({ length: 6 }, (): Vec => {
    const [x, turn] = [around(random, 0, 0.75), random() * 6.3]
    const off = Math.sqrt(1 - x * x)
    return [x, Math.cos(turn) * off * thick, Math.sin(turn) * off * flat]
  })
  const nearEye = (x: number, y: number, z: number): number => {
    let least = 9
    for (const [ex, ey, ez] of eyes) least = Math.min(least, far((x - ex) * 0.7, y - ey, z - ez))
    return least
  }
  return within(turned, half, [0, 0, 0], 1.12, {
    distance: (x, y, z) => {
      const bent = y + 0.12 * x * x
      const d = ellipsoid(x, bent, z, 1, thick, flat)
      if (d > 0.2) return d - 0.09
      const dent = 0.05 * step(0.17, 0, nearEye(x, y, z))
      return (d - 0.16 * (noise(x * 1.5 + seed, y * 1.5, z * 1.5) - 0.5) + dent) * 0.8
    },
    surface: (x, y, z) => {
      const patch = noise(x * 2.2, y * 2.2, z * 2.2 + seed)
      const speck = noise(x * 13, y * 13 + seed, z * 13)
      let own = stain(skin, earth, 0.55 * step(0.5, 0.85, patch))
      own = stain(own, earth, 0.5 * step(0.7, 0.86, speck))
      own = stain(own, eye, 0.75 * step(0.11, 0.03, nearEye(x, y, z)))
      return { colour: own, gloss: 0.12, flesh: false }
    },
  })
}

/** Each falls where the heap is lowest against a dome, and lies on those below it. */
function heap(rim: Vec, r: number, colour: string, random: Random): Form[] {
  const half = r * 0.215
  const lie = half * 1.42
  const placed: Vec[] = []
  for (let i = 0; i < 84; i++) {
    let best: Vec = rim
    let least = Infinity
    for (let trial = 0; trial < 14; trial++) {
      const [turn, off] = [random() * 6.3, Math.sqrt(random()) * r * 0.84]
      const [x, z] = [rim[0] + Math.cos(turn) * off, rim[2] + Math.sin(turn) * off]
      let y = rim[1] - r * 0.1
      for (const [px, py, pz] of placed) {
        const apart = far(px - x, pz - z)
        if (apart < lie) y = Math.max(y, py + Math.sqrt(lie * lie - apart * apart) * 0.8)
      }
      const over = y - rim[1] - r * 0.52 * (1 - (off / r) ** 2)
      if (over < least) [least, best] = [over, [x, y, z]]
    }
    placed.push(best)
  }
  return placed.map((at) => potato(at, half * between(random, 0.88, 1.14), colour, random))
}

/** An open sack of jute with its rim rolled out, heaped; `rim` is the middle of its mouth. */
export function potatoSack(
  rim: Vec,
  r: number,
  { colour, stripe }: { colour: string; stripe: string },
  random: Random,
): Form[] {
  const seed = random() * 50
  const [jute, dark, band] = [tint('#b59d72'), tint('#4f3a26'), tint(stripe)]
  const folds = (turn: number, y: number): number =>
    0.2 * (noise(Math.cos(turn) * 3 + seed, y * 0.5, Math.sin(turn) * 3) - 0.5) +
    0.1 * (noise(Math.cos(turn) * 8 + seed, y * 0.9, Math.sin(turn) * 8) - 0.5)
  const sack = within(frameAt(rim), r, [0, -0.9, 0], 1.9, {
    distance: (x, y, z) => {
      const [turn, out] = [Math.atan2(z, x), far(x, z)]
      const belly = 1 + 0.16 * step(0, -1, y) + folds(turn, y)
      const body = Math.max((out - belly) * 0.8, y + 0.02, -y - 2)
      const wave = 0.05 * Math.sin(turn * 3 + seed) + 0.03 * Math.sin(turn * 7 + seed)
      const roll = far(out - 1.03 - folds(turn, 0) * 0.5, (y + 0.06 - wave) * 0.8) - 0.11
      return Math.min(body, roll * 0.8)
    },
    surface: (x, y, z, pixel) => {
      const along = Math.atan2(z, x)
      const thread = pixel < 0.02 ? Math.sin(along * 120) * Math.sin(y * 120) : 0
      const worn = noise(along * 9, y * 3, 0, 3)
      const isBand = Math.abs(Math.abs(along - 1.5) - 0.22) < 0.05 && y < -0.16
      let own = stain(jute, band, isBand ? 0.7 : 0)
      own = stain(own, dark, 0.16 + 0.11 * thread + 0.4 * step(0.55, 0.9, worn))
      return { colour: own, gloss: 0.02, flesh: false }
    },
  })
  return [sack, ...heap(rim, r, colour, random)]
}
