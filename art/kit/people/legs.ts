import { direction, Sculpture, type Vec } from '../animals/volume'
import type { Body } from './body'
import type { Dress } from './dress'
import { add, between3, type Limb } from './skeleton'

export function leg(model: Sculpture, body: Body, limb: Limb, dress: Dress): void {
  const g = body.girth * (body.age === 'child' ? 0.86 : 1)
  const bare = dress.lower === 'skirt' || dress.lower === 'long-skirt'
  const shorts = dress.lower === 'shorts'
  const calf = between3(limb.joint, limb.end, 0.3)
  const knee = add(limb.joint, [0.003, 0, 0])
  if (bare || shorts) {
    if (shorts)
      model.tube(
        'lower',
        [
          [...limb.root, 0.064 * g],
          [...between3(limb.root, limb.joint, 0.82), 0.056 * g],
        ],
        { blend: 0.025 },
      )
    model.tube(
      'skin',
      [
        [...between3(limb.root, limb.joint, 0.5), 0.05 * g],
        [...knee, 0.034 * g],
      ],
      { blend: 0.015 },
    )
    model.tube(
      'skin',
      [
        [...knee, 0.033 * g],
        [...add(calf, [-0.008, 0, 0]), 0.035 * g],
        [...limb.end, 0.02 * g],
      ],
      { blend: 0.015 },
    )
    return
  }
  model.tube(
    'lower',
    [
      [...limb.root, 0.066 * g],
      [...between3(limb.root, limb.joint, 0.5), 0.058 * g],
      [...knee, 0.044 * g],
    ],
    { blend: 0.022 },
  )
  model.tube(
    'lower',
    [
      [...knee, 0.043 * g],
      [...add(calf, [-0.006, 0, 0]), 0.042 * g],
      [...between3(limb.joint, limb.end, 0.93), 0.034 * g],
    ],
    { blend: 0.012 },
  )
  if (dress.boots)
    model.tube(
      'shoe',
      [
        [...between3(limb.joint, limb.end, 0.3), 0.046 * g],
        [...between3(limb.joint, limb.end, 0.6), 0.041 * g],
        [...limb.end, 0.034],
      ],
      { blend: 0.008 },
    )
}

export function foot(
  model: Sculpture,
  body: Body,
  limb: Limb,
  dress: Dress,
  side: 1 | -1,
  toe: number,
): void {
  const s = body.age === 'child' ? 0.95 : 1
  const out = 0.22 * side
  const ahead: Vec = [Math.cos(out) * Math.cos(toe), -Math.sin(toe), Math.sin(out)]
  const down: Vec = [-Math.sin(toe), -Math.cos(toe), 0]
  const heel = add(add(limb.end, ahead, -0.018 * s), down, 0.022)
  const ball = add(add(limb.end, ahead, 0.062 * s), down, 0.026)
  const tip = add(add(limb.end, ahead, 0.092 * s), down, 0.028)
  const big = dress.boots ? 1.15 : 1
  model.tube(
    'shoe',
    [
      [...limb.end, 0.024 * big],
      [...heel, 0.023 * big],
      [...ball, 0.025 * big],
      [...tip, 0.02 * big],
    ],
    { blend: 0.02, flat: 0.85, flatAxis: direction(joinAxis(down), [0, 1, 0]) },
  )
}

function joinAxis(down: Vec): { at: Vec; x: Vec; y: Vec; z: Vec } {
  return { at: [0, 0, 0], x: [1, 0, 0], y: [-down[0], -down[1], -down[2]], z: [0, 0, 1] }
}
