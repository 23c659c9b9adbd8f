import { direction, dot, outward, unit, type Vec } from '../animals/volume'
import type { Mesh } from '../body/mesh'
import type { Body } from '../people/body'
import { add, between3, less, type Joints } from '../people/skeleton'
import { blob, far, within, type Cone, type Form } from './forms'
import { stain, tint, type Rgb } from './tint'

/**
 * A rucksack with lid, pocket and a rolled mat, and its straps over both shoulders. The straps lie
 * on `worn`, the shirt and the skin of the one who carries it.
 */
export function rucksackForms(
  { chest }: Joints,
  body: Body,
  colour: string,
  worn: readonly Mesh[],
): Form[] {
  const hug = huggerOf(worn)
  const cloth = tint(colour)
  const dark = stain(cloth, tint('#1a1710'), 0.35)
  const leather = '#7a5230'
  const c = body.chest
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  // A box with soft edges, told by its middle and its half lengths.
  const box = (middle: Vec, half: Vec, soft: number, shade: Rgb): Form =>
    within({ ...chest, at: at(...middle) }, 1, [0, 0, 0], far(...half), {
      distance: (x, y, z) => {
        const [u, v, w] = [
          Math.abs(x) - half[0] + soft,
          Math.abs(y) - half[1] + soft,
          Math.abs(z) - half[2] + soft,
        ]
        const outside = far(Math.max(0, u), Math.max(0, v), Math.max(0, w))
        return outside + Math.min(0, Math.max(u, v, w)) - soft
      },
      surface: () => ({ colour: shade, gloss: 0.06, flesh: false }),
    })
  // A piece of the rolled mat that lies across the lid, or a belt around it.
  const roll = (middle: number, half: number, r: number, shade: string): Form => {
    const paint = tint(shade)
    return within({ ...chest, at: at(-0.12, c + 0.048, middle) }, 1, [0, 0, 0], far(half, r), {
      distance: (x, y, z) => Math.max(Math.abs(z) - half, far(x, y) - r),
      surface: () => ({ colour: paint, gloss: 0.04, flesh: false }),
    })
  }
  // A shoulder strap: over the shoulder, down the chest, round the side under the arm to the pack.
  const strap = (side: 1 | -1): Form => {
    const ways: readonly (readonly [Vec, Vec])[] = [
      [at(-0.075, c * 0.9, side * 0.05), chest.y],
      [at(-0.03, c + 0.01, side * 0.058), chest.y],
      [at(0.02, c, side * 0.062), chest.y],
      [at(0.05, c * 0.86, side * 0.064), chest.x],
      [at(0.06, c * 0.68, side * 0.066), chest.x],
      [at(0.06, c * 0.5, side * 0.07), chest.x],
      [at(0.045, c * 0.34, side * 0.08), unit(add(chest.x, chest.z, side))],
      [at(0.01, c * 0.24, side * 0.09), direction(chest, [0, 0, side])],
      [at(-0.05, c * 0.18, side * 0.085), direction(chest, [-0.3, 0, side])],
    ]
    // Many short pieces, each laid on the cloth, so that the strap bends as the body does.
    const nodes = ways.slice(1).flatMap(([b, to], i) => {
      const [a, from] = ways[i] ?? [b, to]
      return [0, 0.25, 0.5, 0.75].map((share): [Vec, Vec] => {
        const out = unit(between3(from, to, share))
        return [hug(between3(a, b, share), out), out]
      })
    })
    const smooth = nodes.map(([node], i): Vec => {
      const [before, after] = [nodes[i - 1]?.[0] ?? node, nodes[i + 1]?.[0] ?? node]
      return between3(node, between3(before, after, 0.5), 0.5)
    })
    const cones = smooth.slice(1).map((b, i): Cone => {
      const a = smooth[i] ?? b
      const out = nodes[i + 1]?.[1] ?? chest.x
      const way = unit(less(b, a))
      const axis = unit(add(out, way, -dot(out, way)))
      return { a, b, ra: 0.011, rb: 0.011, flat: 0.42, axis }
    })
    const paint = stain(tint(leather), tint('#1a1710'), 0.3)
    return blob(cones, 0.008, () => ({ colour: paint, gloss: 0.05, flesh: false }))
  }
  return [
    box([-0.118, c * 0.42, 0], [0.052, 0.112, 0.08], 0.03, cloth),
    box([-0.121, c * 0.42 + 0.108, 0], [0.058, 0.024, 0.084], 0.022, stain(cloth, dark, 0.6)),
    box([-0.172, c * 0.42 - 0.04, 0], [0.024, 0.058, 0.056], 0.02, stain(cloth, dark, 0.4)),
    roll(0, 0.1, 0.031, '#b99a5c'),
    ...[-0.045, 0.045].flatMap((z) => [
      roll(z * 1.3, 0.009, 0.034, leather),
      box([-0.176, c * 0.42 + 0.07, z], [0.005, 0.05, 0.008], 0.004, tint(leather)),
    ]),
    strap(1),
    strap(-1),
  ]
}

/** Moves a point along `out` to lie on the outermost of some surfaces near it. */
function huggerOf(meshes: readonly Mesh[]): (node: Vec, out: Vec) => Vec {
  return (node, out) => {
    let most = -1
    for (const { points } of meshes)
      for (let i = 0; i < points.length; i += 3) {
        const off = less([points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0], node)
        const along = off[0] * out[0] + off[1] * out[1] + off[2] * out[2]
        if (Math.abs(along) > 0.045 || along < most) continue
        const beside = far(
          off[0] - along * out[0],
          off[1] - along * out[1],
          off[2] - along * out[2],
        )
        if (beside < 0.014) most = along
      }
    return most > -1 ? add(node, out, most + 0.001) : node
  }
}
