import { cross, unit, type Vec } from '../../kit/animals/volume'
import type { Parts } from '../../kit/body/mesh'
import { rodForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import { LeafMesh } from '../../kit/leaf-mesh'
import { add } from '../../kit/people/skeleton'
import { around, between } from '../../kit/random'
import type { Random } from '../../kit/types'

/** The sheaf lies along the way she goes, a little across it; the cut ends are before her. */
const forward = unit([0.9, 0, 0.44])
const aside = cross(forward, [0, 1, 0])
const height = 1.122
const [deep, fresh] = [tint('#4c7a2c'), tint('#86ac3f')]
const [dry, pale] = [tint('#b9ad5a'), tint('#c9d08a')]
/** Where along the sheaf it is tied. */
const ties = [0.2, -0.19] as const
const [cutEnd, lastTie] = [0.43, ties[1]]

/** The middle of the sheaf: it rests on the head, and both ends hang. */
function middle(s: number): Vec {
  const sag = Math.max(0, Math.abs(s) - 0.07)
  return add([0.01, height - (s > 0 ? 0.58 : 0.7) * sag ** 1.7, 0], forward, s)
}

/** How thick the sheaf is: drawn in by its ties. */
function thick(s: number): number {
  const drawn = ties.map((tie) => Math.exp(-(((s - tie) / 0.09) ** 2)))
  return 0.118 - 0.03 * Math.max(...drawn) + 0.12 * Math.max(0, s - 0.24)
}

const outward = (turn: number): Vec =>
  add([aside[0] * Math.cos(turn), 0, aside[2] * Math.cos(turn)], [0, 1, 0], 0.9 * Math.sin(turn))

const within = (s: number, turn: number, share: number): Vec =>
  add(middle(s), outward(turn), thick(s) * share)

/** A sheaf of napier grass on the head: stalks through two ties, behind them a tail of blades. */
export function grassSheaf(near: Vec, random: Random): Parts {
  const leaves = new LeafMesh()
  // A ribbon that lies flat on the sheaf, or turns where the blade turns.
  const ribbon = (line: readonly Vec[], face: Vec, wide: (t: number) => number): void => {
    const rows = line.map((at, i): Vec[] => {
      const t = i / (line.length - 1)
      const [a, b] = [line[Math.max(0, i - 1)] ?? at, line[Math.min(line.length - 1, i + 1)] ?? at]
      const across = unit(cross(face, add(b, a, -1)))
      const ridge = add(at, face, 0.25 * wide(t))
      return [add(at, across, -wide(t)), ridge, add(at, across, wide(t))]
    })
    leaves.add(rows, random(), face)
  }
  // What is free bends more and more under its own weight.
  const fall = (from: Vec, way: Vec, long: number, weight: number): Vec[] => {
    const line = [from]
    let [at, on] = [from, way]
    for (let i = 0; i < 11; i++) {
      on = unit(add(on, [0, -1, 0], weight * (0.5 + i / 8)))
      at = add(at, on, long / 11)
      line.push(at)
    }
    return line
  }
  for (let i = 0; i < 620; i++) {
    const [turn, share] = [random() * Math.PI * 2, Math.sqrt(between(random, 0.1, 1))]
    const from = cutEnd + around(random, 0, 0.07)
    const stalk = Array.from({ length: 12 }, (_, k) => {
      const s = from + (lastTie - from) * (k / 11)
      return within(s, turn + 0.05 * Math.sin(s * 14 + i), share)
    })
    const end = stalk.at(-1) ?? stalk[0] ?? [0, 0, 0]
    const back = unit(add(end, stalk.at(-2) ?? end, -1))
    const way = unit(add(back, outward(turn), share * between(random, 0.02, 0.34)))
    const tail = fall(end, way, between(random, 0.22, 0.62), between(random, 0.02, 0.09))
    const line = [...stalk, ...tail.slice(1)]
    ribbon(line, outward(turn), (t) => 0.0052 * Math.min(1, (1 - t) * 2.6 + 0.02))
  }
  // Blades that work loose from the stalks.
  for (let i = 0; i < 330; i++) {
    const turn = random() * Math.PI * 2
    const s = between(random, -0.3, 0.4)
    // None hangs before her head and hand.
    if (Math.sin(turn) < -0.05 && Math.abs(s - 0.1) < 0.32) continue
    const to = random() < 0.86 ? -1 : 1
    const lift = between(random, 0.08, 0.42)
    const way = unit(add(add([0, 0, 0], forward, to), outward(turn), lift))
    const line = fall(
      within(s, turn, 0.98),
      way,
      between(random, 0.14, 0.34),
      between(random, 0.03, 0.11),
    )
    ribbon(line, outward(turn), (t) => 0.0066 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)))
  }
  const mesh = leaves.mesh(near, (own, along, breadth) => {
    const green = own > 0.9 ? dry : stain(deep, fresh, own)
    const rib = 0.4 * Math.max(0, 1 - Math.abs(breadth - 0.5) * 9)
    return {
      colour: stain(green, pale, rib + (along < 0.03 ? 0.6 : 0)),
      gloss: 0.14,
      flesh: false,
    }
  })
  const bands = ties.flatMap((s) =>
    [-0.009, 0.009].map((off, k) =>
      rodForm(
        Array.from({ length: 33 }, (_, i) => {
          const turn = (i / 32) * Math.PI * 2
          return add(within(s, turn, 1.05), forward, off + 0.006 * Math.sin(turn + k))
        }),
        0.0105,
        k ? '#a08a44' : '#8a7636',
      ),
    ),
  )
  return { forms: bands, meshes: [mesh] }
}
