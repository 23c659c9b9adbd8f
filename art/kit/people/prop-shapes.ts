import { unit, type Joint, type Sculpture, type Vec } from '../animals/volume'
import type { Body } from './body'
import { add, type Joints } from './skeleton'

type PropCase = { model: Sculpture; body: Body; joints: Joints; right: Vec; left: Vec }
export type Build = (facts: PropCase) => void

export const tight = { blend: 0.004 }
export const wood = '#8a6238'

export function rod(model: Sculpture, part: string, a: Vec, b: Vec, r: number, end = r): void {
  model.tube(
    part,
    [
      [...a, r],
      [...b, end],
    ],
    tight,
  )
}

/** An upright round vessel or basket: from its bottom ring to its rim. */
export function vessel(
  model: Sculpture,
  part: string,
  at: Vec,
  low: number,
  rim: number,
  tall: number,
): void {
  const [x, y, z] = at
  model.tube(
    part,
    [
      [x, y + low * 0.5, z, low * 0.86],
      [x, y + tall * 0.5, z, (low + rim) / 2],
    ],
    { blend: 0.02 },
  )
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const [next, slope] = [((i + 1) / 14) * Math.PI * 2, rim * 0.94]
    rod(
      model,
      part,
      [x + c * slope, y + tall, z + s * slope],
      [x + Math.cos(next) * slope, y + tall, z + Math.sin(next) * slope],
      rim * 0.1,
    )
    rod(
      model,
      part,
      [x + c * low * 0.8, y + tall * 0.2, z + s * low * 0.8],
      [x + c * slope, y + tall, z + s * slope],
      rim * 0.16,
    )
  }
}

/** A heap on a vessel: cherries, leaves, grain. */
export function heap(model: Sculpture, part: string, at: Vec, wide: number): void {
  model.ball(part, [...at, wide], {
    flat: 0.5,
    flatAxis: [0, 1, 0],
    rough: wide * 0.12,
    blend: 0.01,
  })
}

/** A box of slats: corners given by its middle and half lengths. */
export function box(model: Sculpture, part: string, at: Vec, [hx, hy, hz]: Vec): void {
  const r = hy / 3.2
  for (const level of [-2.2, 0, 2.2])
    for (let i = 0; i < 5; i++) {
      const z = at[2] + hz * (i / 2 - 1)
      rod(
        model,
        part,
        [at[0] - hx, at[1] + level * r, z],
        [at[0] + hx, at[1] + level * r, z],
        r * 0.98,
      )
    }
}

export function cup(model: Sculpture, at: Vec): void {
  model.tube(
    '#ece6d8',
    [
      [...add(at, [0, -0.016, 0]), 0.019],
      [...add(at, [0, 0.012, 0]), 0.024],
    ],
    tight,
  )
  model.ball('#5a3820', [...add(at, [0, 0.031, 0]), 0.019], {
    flat: 0.3,
    flatAxis: [0, 1, 0],
    ...tight,
  })
}

/** A flat sheet with straight edges: its middle, half its length and the way it faces. */
export function slab(model: Sculpture, part: string, at: Vec, half: number, face: Vec): void {
  const [fx, fy] = face
  const along = unit([fy, -fx, 0])
  for (let i = -2; i <= 2; i++) {
    const row = add(at, along, i * half * 0.3)
    model.tube(
      part,
      [
        [...add(row, [0, 0, -half * 0.62]), half * 0.22],
        [...add(row, [0, 0, half * 0.62]), half * 0.22],
      ],
      { flat: 0.3, flatAxis: unit(face), blend: 0.003 },
    )
  }
}

export function kid(model: Sculpture, at: (x: number, y: number, z: number) => Vec): void {
  const coat = '#efe4cf'
  const j = (x: number, y: number, z: number, r: number): Joint => [...at(x, y, z), r]
  model.tube(
    coat,
    [j(0.135, 0.02, 0.15, 0.05), j(0.14, 0.03, 0.02, 0.062), j(0.135, 0.055, -0.1, 0.052)],
    { blend: 0.03 },
  )
  model.tube(coat, [j(0.14, 0.07, -0.1, 0.036), j(0.15, 0.15, -0.15, 0.028)], { blend: 0.02 })
  model.tube(
    coat,
    [j(0.15, 0.175, -0.155, 0.034), j(0.185, 0.155, -0.185, 0.024), j(0.205, 0.14, -0.205, 0.017)],
    { blend: 0.015 },
  )
  for (const side of [-1, 1])
    model.tube(
      '#b98a5a',
      [j(0.14, 0.185, -0.15, 0.012), j(0.125 + 0.03 * side, 0.15, -0.125 + 0.03 * side, 0.014)],
      { flat: 0.5, blend: 0.006 },
    )
  for (const [x, z] of [
    [0.16, 0.13],
    [0.12, 0.14],
    [0.16, -0.07],
    [0.125, -0.06],
  ] as const)
    model.tube(coat, [j(x, 0.0, z, 0.018), j(x + 0.02, -0.11, z + 0.01, 0.012)], { blend: 0.012 })
  model.ball('#2b1c14', j(0.2, 0.175, -0.165, 0.006), tight)
}
