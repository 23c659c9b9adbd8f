import { unit, type Sculpture, type Vec } from '../animals/volume'
import type { Body } from './body'
import { add, type Limb } from './skeleton'

/** How a hand of a whole figure is held. */
export type Grip = 'loose' | 'fist' | 'flat' | 'point'

/** A simple hand: palm, closed fingers and a thumb. */
export function hand(model: Sculpture, limb: Limb, side: 1 | -1, grip: Grip, body: Body): void {
  const s = (body.sex === 'woman' ? 0.92 : 1) * (body.age === 'child' ? 0.95 : 1)
  const way = limb.way
  // The thumb lies toward the front of the body, or upward when the arm is raised forward.
  const thumb = unit(
    add([0.7, 0.5, -0.35 * side], way, -(way[0] * 0.7 + way[1] * 0.5 - way[2] * 0.35 * side)),
  )
  const palm: Vec = unit([
    way[1] * thumb[2] - way[2] * thumb[1],
    way[2] * thumb[0] - way[0] * thumb[2],
    way[0] * thumb[1] - way[1] * thumb[0],
  ])
  const inner = palm[2] * side > 0 ? -1 : 1
  const at = (forward: number, across: number, depth: number): Vec =>
    add(add(add(limb.end, way, forward * s), thumb, across * s), palm, depth * inner * s)
  const style = { flat: 0.62, flatAxis: palm, blend: 0.012 }
  model.tube(
    'skin',
    [
      [...at(0, 0, 0), 0.0175 * s],
      [...at(0.035, 0.001, 0), 0.0235 * s],
    ],
    style,
  )
  if (grip === 'fist') {
    model.tube(
      'skin',
      [
        [...at(0.042, 0.004, 0.006), 0.022 * s],
        [...at(0.036, -0.006, 0.02), 0.017 * s],
      ],
      { blend: 0.01 },
    )
    model.tube(
      'skin',
      [
        [...at(0.018, 0.018, 0.004), 0.01 * s],
        [...at(0.042, 0.018, 0.02), 0.009 * s],
      ],
      { blend: 0.006 },
    )
    return
  }
  const curl = grip === 'flat' ? 0 : grip === 'point' ? 0.05 : 0.014
  if (grip === 'point') {
    model.tube(
      'skin',
      [
        [...at(0.04, 0.01, 0), 0.0105 * s],
        [...at(0.1, 0.014, 0), 0.0075 * s],
      ],
      { blend: 0.006 },
    )
    model.tube(
      'skin',
      [
        [...at(0.045, -0.006, 0.004), 0.018 * s],
        [...at(0.036, -0.008, 0.022), 0.014 * s],
      ],
      { blend: 0.008 },
    )
  } else {
    model.tube(
      'skin',
      [
        [...at(0.045, 0.006, 0), 0.0185 * s],
        [...at(0.094, 0.004, curl), 0.0105 * s],
      ],
      { ...style, flat: 0.55 },
    )
    model.tube(
      'skin',
      [
        [...at(0.045, -0.008, 0), 0.016 * s],
        [...at(0.084, -0.011, curl), 0.0095 * s],
      ],
      { ...style, flat: 0.6 },
    )
  }
  model.tube(
    'skin',
    [
      [...at(0.014, 0.016, 0), 0.011 * s],
      [...at(0.052, 0.032, curl * 0.4), 0.0075 * s],
    ],
    { blend: 0.008 },
  )
}
