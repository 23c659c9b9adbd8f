import { noise } from './noise'
import type { Bone, Vec } from './volume'

/**
 * A bone in the painter's view, with everything its distance needs worked out once: it is asked
 * millions of times a picture.
 */
export type Solid = {
  bone: Bone
  part: string
  chain: number
  blend: number
  rough: number
  /** Where it begins, and the way to its end in the space pulled apart by `spread`. */
  a: Vec
  d: Vec
  n: Vec
  /** 1 / flat - 1: how much a point is pulled apart along the flattened direction. */
  spread: number
  /** How softly it flows into the next bone of its chain. */
  joint: number
  shrink: number
  /** Length squared, and 1 by it. */
  l2: number
  il2: number
  radius: number
  endRadius: number
  /** Difference of the radii, and its square with its sign. */
  rr: number
  rr2: number
  a2: number
  /** Middle and radius of a ball around it, its blend included. */
  mx: number
  my: number
  mz: number
  ball: number
  box: readonly [left: number, right: number, low: number, high: number, far: number, near: number]
}

/** What the last measurement found nearest. */
export type Probe = { solid: Solid | undefined; other: Solid | undefined; lead: number }

/** Brings a bone into the view that `turn` rotates into. */
export function solidOf(bone: Bone, turn: (v: Vec) => Vec): Solid {
  const [a, b, n] = [turn(bone.a), turn(bone.b), turn(bone.flatAxis)]
  const spread = 1 / bone.flat - 1
  const pull = (v: Vec): Vec => {
    const along = (v[0] * n[0] + v[1] * n[1] + v[2] * n[2]) * spread
    return [v[0] + n[0] * along, v[1] + n[1] * along, v[2] + n[2] * along]
  }
  const d = pull([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
  const l2 = Math.max(1e-9, d[0] * d[0] + d[1] * d[1] + d[2] * d[2])
  const rr =
    Math.sign(bone.ra - bone.rb) * Math.min(Math.abs(bone.ra - bone.rb), Math.sqrt(l2) * 0.98)
  const reach = Math.max(1, bone.flat)
  const [ra, rb] = [bone.ra * reach + bone.blend, bone.rb * reach + bone.blend]
  const span = (axis: 0 | 1 | 2): [number, number] => [
    Math.min(a[axis] - ra, b[axis] - rb) - bone.rough,
    Math.max(a[axis] + ra, b[axis] + rb) + bone.rough,
  ]
  return {
    bone,
    part: bone.part,
    chain: bone.chain,
    blend: bone.blend,
    rough: bone.rough,
    a,
    d,
    n,
    spread,
    joint: Math.min(bone.blend, (bone.flat === 1 ? 0.06 : 0.28) * Math.min(bone.ra, bone.rb)),
    shrink: Math.min(1, bone.flat),
    l2,
    il2: 1 / l2,
    rr,
    rr2: Math.sign(rr) * rr * rr,
    a2: l2 - rr * rr,
    radius: bone.ra,
    endRadius: bone.ra - rr,
    mx: (a[0] + b[0]) / 2,
    my: (a[1] + b[1]) / 2,
    mz: (a[2] + b[2]) / 2,
    ball: Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / 2 + Math.max(ra, rb) + bone.rough,
    box: [...span(0), ...span(1), ...span(2)],
  }
}

function distance(solid: Solid, x: number, y: number, z: number): number {
  const { a, d, n, l2, il2, rr } = solid
  let px = x - a[0]
  let py = y - a[1]
  let pz = z - a[2]
  if (solid.spread !== 0) {
    const along = (px * n[0] + py * n[1] + pz * n[2]) * solid.spread
    px += n[0] * along
    py += n[1] * along
    pz += n[2] * along
  }
  const s = px * d[0] + py * d[1] + pz * d[2]
  const e = s - l2
  const qx = px * l2 - d[0] * s
  const qy = py * l2 - d[1] * s
  const qz = pz * l2 - d[2] * s
  const x2 = qx * qx + qy * qy + qz * qz
  const s2 = s * s * l2
  const e2 = e * e * l2
  const k = solid.rr2 * x2
  let result
  if (Math.sign(e) * solid.a2 * e2 > k) result = Math.sqrt(x2 + e2) * il2 - solid.endRadius
  else if (Math.sign(s) * solid.a2 * s2 < k) result = Math.sqrt(x2 + s2) * il2 - solid.radius
  else result = (Math.sqrt(x2 * solid.a2 * il2) + s * rr) * il2 - solid.radius
  return result * solid.shrink
}

/** How far a point is from the skin (below 0 inside); tells `probe` which bone is nearest. */
export function measure(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  probe: Probe,
): number {
  probe.solid = undefined
  let total = 9
  let least = 9
  let second = 9
  let rough = 0
  let lastChain = -1
  let chainLeast = 9
  let chainBlend = 0.01
  probe.other = undefined
  for (const solid of solids) {
    const mx = x - solid.mx
    const my = y - solid.my
    const mz = z - solid.mz
    const clear = total + solid.ball
    // Too far away to matter: most bones are left here.
    if (clear > 0 && mx * mx + my * my + mz * mz > clear * clear) continue
    const own = distance(solid, x, y, z)
    if (own < least) {
      if (probe.solid && probe.solid.part !== solid.part) {
        second = least
        probe.other = probe.solid
      }
      least = own
      probe.solid = solid
    } else if (own < second && solid.part !== probe.solid?.part) {
      second = own
      probe.other = solid
    }
    const { chain, blend, rough: ownRough } = solid
    // A chain flows into itself only a little, or its joints would swell.
    if (chain !== lastChain) {
      total = flow(total, chainLeast, chainBlend)
      chainLeast = own
      lastChain = chain
      chainBlend = blend
    } else chainLeast = flow(chainLeast, own, solid.joint)
    if (ownRough > 0 && own < 0.06)
      rough = Math.max(rough, ownRough * Math.min(1, 1.2 - own / 0.05))
  }
  total = flow(total, chainLeast, chainBlend)
  probe.lead = second - least
  if (rough > 0 && total < 0.1)
    total -= rough * (curls(x, y, z, 9) + 0.6 * curls(x, y, z, 21) - 0.6)
  return total
}

/** The smaller of two distances, flowing into each other over the length `k`. */
function flow(total: number, own: number, k: number): number {
  if (own - total >= k) return total
  if (total - own >= k) return own
  const h = (k - Math.abs(total - own)) / k
  return Math.min(total, own) - h * h * k * 0.25
}

function curls(x: number, y: number, z: number, scale: number): number {
  return noise(x * scale, y * scale, z * scale, 3)
}
