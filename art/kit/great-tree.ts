import { glaze, mix } from './colour'
import { around, between, pick } from './random'
import { facingLight, foliage, limb, tonesOf, type Point } from './shapes'
import type { Stage } from './stage'

type GreatTree = {
  foot: Point
  /** Half the trunk's width, and the row where it parts into boughs. */
  thick: number
  fork: number
  /** The ellipse of the crown; its underside is arched over the trunk. */
  crown: { x: number; y: number; wide: number; high: number }
  bark: string
  /** Leaves or blossom in the sun, and those that hang in the shade below. */
  leaves: readonly [string, ...string[]]
  deep: string
  /** How many masses of leaves are left out, so that sky shows through the crown. */
  open?: number
}

/** A tree that is the subject of its picture: flared trunk, boughs seen below the crown, sky between the leaves. */
export function greatTree(stage: Stage, tree: GreatTree): void {
  const { pen, light, random } = stage
  const { crown, fork, foot, thick, open = 0.16 } = tree
  const bark = tonesOf(tree.bark, light)
  const masses = Array.from({ length: 96 }, (_, i) => {
    // The golden angle spreads them evenly over the ellipse.
    const [turn, out] = [i * 2.39996, Math.sqrt((i + 0.5) / 96)]
    const across = Math.cos(turn) * out
    const arch = 0.34 * Math.max(0, Math.sin(turn) * out) * (1 - Math.abs(across))
    return {
      x: crown.x + (across * crown.wide) / 2 + around(random, 0, 24),
      y: crown.y + (Math.sin(turn) * out - arch) * (crown.high / 2),
      width: crown.wide * between(random, 0.13, 0.19),
      height: crown.high * between(random, 0.17, 0.25),
      low: Math.sin(turn) * out,
      lit: facingLight(light, across * 0.8, Math.sin(turn) * out),
    }
  }).filter(() => random() > open)
  const dab = crown.high * 0.0155
  for (const mass of masses.filter(({ low }) => low > -0.5))
    foliage(pen, { ...mass, y: mass.y + mass.height * 0.3 }, light, random, {
      base: tree.deep,
      dab,
      density: 0.5,
    })
  const boughs = [-0.85, -0.42, 0.06, 0.46, 0.88]
  for (const [index, share] of boughs.entries()) {
    const to: Point = [
      crown.x + share * crown.wide * 0.42,
      crown.y - crown.high * (0.2 - 0.34 * Math.abs(share)),
    ]
    const from: Point = [foot[0] + share * thick * 0.7, fork + thick * 1.7]
    const over: Point = [foot[0] + share * crown.wide * 0.09, fork - (fork - to[1]) * 0.34]
    const wide = thick * (index % 2 ? 0.95 : 0.8)
    limb(pen, from, over, to, { from: wide, to: thick * 0.16 }, bark, light)
    for (const side of [-1, 1]) {
      const start: Point = [(over[0] + to[0]) / 2, (over[1] + to[1]) / 2]
      const end: Point = [to[0] + side * crown.wide * 0.09, to[1] - crown.high * 0.1]
      const bend: Point = [(start[0] + end[0]) / 2, start[1] - 30]
      limb(pen, start, bend, end, { from: thick * 0.26, to: thick * 0.07 }, bark, light)
    }
  }
  trunk(stage, tree)
  for (const mass of masses.toSorted((one, other) => other.y - one.y))
    if (mass.low < 0.62 || random() < 0.6)
      foliage(pen, mass, light, random, {
        base: mix(tree.deep, pick(random, tree.leaves), Math.min(1, 1.2 * mass.lit)),
        dab,
        density: 0.62,
      })
}

/** Wide at the roots and again at the fork, with furrows along it. */
function trunk(stage: Stage, { foot: [x, y], thick, fork, bark: colour }: GreatTree): void {
  const { pen, light, random } = stage
  const bark = tonesOf(colour, light)
  const half = (up: number): number => thick * (0.92 + 1.1 * (1 - up) ** 5 + 0.16 * up ** 3)
  const at = (share: number, up: number): Point => [
    x + share * half(up) + thick * 0.1 * Math.sin(up * 5),
    y - (y - fork) * up + (1 - up) ** 8 * 14 * Math.sin(share * 9),
  ]
  const [near, far] = light.from < 0 ? [-1, 1] : [1, -1]
  const across = stage.blend(
    [x + near * thick * 1.1, 0],
    [x + far * thick * 1.1, 0],
    [
      [0, bark.lit],
      [0.42, bark.middle],
      [1, bark.shade],
    ],
  )
  // Slice by slice, so that it can fade into its boughs.
  const [slices, fade] = [90, (1.4 * thick) / (y - fork)]
  pen.save()
  for (let i = 0; i < slices; i++) {
    const [up, next] = [i / slices, (i + 1) / slices - 0.002]
    pen.globalAlpha = Math.min(1, (1 - up) / fade)
    const edge = (share: number, row: number): Point => [at(share, row)[0], y - (y - fork) * row]
    const low =
      i === 0 ? [-1, -0.5, 0, 0.5, 1].map((share) => at(share, 0)) : [edge(-1, up), edge(1, up)]
    stage.shape([...low, edge(1, next + 0.004), edge(-1, next + 0.004)], across)
  }
  pen.restore()
  for (let i = 0; i < 30; i++) {
    const share = around(random, 0, 0.92)
    const [from, to] = [between(random, 0.45, 0.85), between(random, 0, 0.4)]
    const tone = share * near > 0.1 && i % 3 === 0 ? bark.lit : bark.shade
    stage.line(
      at(share, from),
      at(share + 0.06, (from + to) / 2),
      at(share, to),
      glaze(tone, 0.6),
      thick * between(random, 0.03, 0.08),
    )
  }
}

/** The shade of the crown on the ground, with spots of sun in it that lie flat. */
export function crownShade(
  stage: Stage,
  [x, y]: Point,
  { wide, high, spots }: { wide: number; high: number; spots: number },
  colour = '#26331c',
  sun = '#f6e6a4',
): void {
  const { random } = stage
  stage.glow([x, y, wide], high, colour, 0.8, 0.6)
  for (let i = 0; i < spots; i++) {
    const [turn, out] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.47]
    const size = between(random, 0.02, 0.06) * wide
    const at = [x + Math.cos(turn) * out * wide, y + Math.sin(turn) * out * high, size] as const
    stage.glow(at, size * 0.2, sun, 0.62, 0.35)
  }
}
