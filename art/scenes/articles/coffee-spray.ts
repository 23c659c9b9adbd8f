import { add, type Form } from '../../kit/sprig/form'
import { berry, cluster } from '../../kit/sprig/berry'
import { coffee, leafForms, type LeafOptions } from '../../kit/sprig/leaf'
import { curve, twig } from '../../kit/sprig/twig'
import { pick, seeded } from '../../kit/random'
import type { Random } from '../../kit/types'
import type { Vec } from '../../kit/animals/volume'

type SprayLeaf = Omit<LeafOptions, 'at' | 'kind' | 'seed' | 'wide'> & { wide?: number }

export type Node = {
  /** Where on the branch, from 0 to 1. */
  t: number
  leaves: readonly SprayLeaf[]
  cherries: number
  /** Share of them that is red. */
  ripe: number
}

/** A branch of coffee close to the eye: leaves that hang as they like, cherries packed at the nodes. */
export function coffeeSpray(spray: {
  path: readonly Vec[]
  /** Radius of the wood at its beginning. */
  wood: number
  /** Radius of a cherry. */
  cherry: number
  nodes: readonly Node[]
  seed: number
}): Form[] {
  const { path, wood, cherry, nodes, seed } = spray
  const random = seeded(seed)
  const at = curve(path)
  const thick = (t: number): number =>
    wood *
    (1 - 0.68 * t) *
    (1 + nodes.reduce((sum, node) => sum + 0.5 * Math.exp(-(((t - node.t) / 0.012) ** 2)), 0))
  const long = Array.from({ length: 60 }, (_, i) => at(i / 59))
  const forms = [twig(long, thick, { bark: '#8a7354', tip: '#6f8a42', seed, rough: 0.09 })]
  for (const { t, leaves, cherries, ripe } of nodes) {
    const here = at(t)
    const way = add(at(Math.min(1, t + 0.02)), at(Math.max(0, t - 0.02)), -1)
    for (const leaf of leaves)
      forms.push(
        ...leafForms({
          wide: 0.2,
          fold: 0.2 + 0.12 * random(),
          wave: 0.012 + 0.006 * random(),
          ...leaf,
          at: here,
          kind: coffee,
          seed: Math.floor(random() * 1e6),
        }),
      )
    for (const one of cluster(random, {
      at: here,
      way,
      wood: thick(t),
      radius: cherry,
      count: cherries,
    }))
      forms.push(berry(one, colours(random, ripe), Math.floor(random() * 1e6)))
  }
  return forms
}

/** Two colours of one cherry: it ripens from green over yellow and orange to dark red. */
export function colours(random: Random, ripe: number): readonly [string, string] {
  if (random() < ripe)
    return pick<readonly [string, string]>(random, [
      ['#c3241d', '#8e151c'],
      ['#cf3322', '#a51a1c'],
      ['#b41d1e', '#7c1420'],
      ['#c92c1e', '#b8221d'],
    ])
  return pick<readonly [string, string]>(random, [
    ['#8fa63c', '#b3b04a'],
    ['#d9762c', '#cf3f24'],
    ['#d8a53a', '#cf5a2a'],
    ['#7f9c3c', '#98aa44'],
  ])
}
