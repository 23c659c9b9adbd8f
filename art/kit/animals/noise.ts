/** A value from 0 to 1 that changes smoothly through space, the same for the same seed. */
export function noise(x: number, y: number, z: number, seed = 0): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)]
  const near = layer(i, j, k, u, v, seed)
  return near * (1 - w) + layer(i, j, k + 1, u, v, seed) * w
}

// A function of its own: a closure made anew for every pixel would cost more than the noise.
function layer(i: number, j: number, k: number, u: number, v: number, seed: number): number {
  const low = hash(i, j, k, seed) * (1 - u) + hash(i + 1, j, k, seed) * u
  const high = hash(i, j + 1, k, seed) * (1 - u) + hash(i + 1, j + 1, k, seed) * u
  return low * (1 - v) + high * v
}

/** How far a point is inside its cell of a crazed pattern: 0 on the seams, growing inward. */
export function cells(x: number, y: number, z: number, seed = 0): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let near = 9
  let next = 9
  for (let a = i - 1; a <= i + 1; a++)
    for (let b = j - 1; b <= j + 1; b++)
      for (let c = k - 1; c <= k + 1; c++) {
        const distance = Math.hypot(
          a + hash(a, b, c, seed) - x,
          b + hash(a, b, c, seed + 7) - y,
          c + hash(a, b, c, seed + 13) - z,
        )
        if (distance < near) {
          next = near
          near = distance
        } else if (distance < next) next = distance
      }
  return next - near
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function hash(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 5)
  h = Math.imul(h ^ Math.imul(seed + 1, 974634599), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  h ^= h >>> 13
  return (h >>> 0) / 4294967296
}
