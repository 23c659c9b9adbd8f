import { noise } from '../animals/noise'

/** A ridge with a broad valley, as cloth folds. */
function ridge(phase: number): number {
  const wave = 0.5 + 0.5 * Math.sin(phase)
  return wave * wave - 0.35
}

function bump(value: number, middle: number, wide: number): number {
  return Math.exp(-(((value - middle) / wide) ** 2))
}

/** Folds that run out from the armpits, and hang ever deeper toward the hem; base coordinates. */
export function trunkFold(x: number, y: number, z: number, seed: number): number {
  const slow = noise(x * 0.9 + seed * 3, y * 0.6, z * 0.9, 2)
  const [dx, dy] = [Math.abs(x) - 1.75, y - 4.3]
  const r = Math.sqrt(dx * dx + dy * dy)
  const fan = Math.atan2(dy, dx) * 7 + seed + (x > 0 ? 1.3 : 0) + (z > 0 ? 0 : 2) + slow * 3
  const pull = Math.min(1, r / 0.6) * Math.exp(-r / 2)
  const turn = Math.atan2(x, z)
  const hang = Math.max(0, Math.min(1, (3.6 - y) / 4))
  const across = bump(y, 1.6, 0.8) * ridge(y * 6 + 2.2 * Math.sin(turn * 2 + seed) + slow * 6)
  return (
    ridge(fan) * pull * 1.2 + ridge(turn * 5 + seed + slow * 4) * hang * 0.8 + across * 0.7 * slow
  )
}

/** Folds across a limb where its joint bends (`at`), and where its cloth ends (`end`). */
export function limbFold(
  along: number,
  turn: number,
  seed: number,
  bent: number,
  end: number,
): number {
  const slow = noise(along * 3 + seed * 5, Math.cos(turn) * 1.5, Math.sin(turn) * 1.5, 4)
  const rings = ridge(along * 17 + 1.6 * Math.sin(turn + seed) + slow * 5)
  const near = bump(along, 1, 0.3) * (0.3 + 0.7 * bent)
  const bunch = bump(along, end, 0.22) * 0.7
  const root = bump(along, 0.15, 0.25) * 0.6
  const slant = ridge(along * 9 + turn * 1.5 + slow * 6 + seed) * 0.45
  return rings * (near + bunch + root) + slant
}
