import type { Sculpture } from '../animals/volume'
import { rod, tight, wood } from './prop-shapes'
import type { Joints } from './skeleton'

/** A moulded chair of white plastic: one sheet bent to a back and a seat, on four legs. */
export function plasticChair(model: Sculpture, joints: Joints): void {
  const [x, y, z] = joints.pelvis.at
  const seat = y - 0.08
  const white = '#ddd8cb'
  for (const dz of [-0.07, 0, 0.07])
    model.tube(
      white,
      [
        [x - 0.1, seat, z + dz, 0.045],
        [x + 0.1, seat, z + dz, 0.045],
      ],
      { flat: 0.36, flatAxis: [0, 1, 0], blend: 0.02 },
    )
  for (const [dx, dy, half] of [
    [-0.115, 0.09, 0.075],
    [-0.122, 0.16, 0.08],
    [-0.13, 0.23, 0.06],
  ] as const)
    model.tube(
      white,
      [
        [x + dx, seat + dy, z - half, 0.045],
        [x + dx, seat + dy, z + half, 0.045],
      ],
      { flat: 0.3, flatAxis: [1, 0, 0], blend: 0.02 },
    )
  for (const dz of [-0.1, 0.1]) {
    rod(model, '#c4bfb2', [x - 0.12, 0.01, z + dz], [x - 0.115, seat + 0.1, z + dz], 0.013, 0.018)
    rod(model, '#c4bfb2', [x + 0.1, 0.01, z + dz], [x + 0.1, seat, z + dz], 0.013, 0.018)
  }
}

/** A wooden chair with three slats across its back. */
export function woodenChair(model: Sculpture, joints: Joints): void {
  const [x, y, z] = joints.pelvis.at
  const seat = y - 0.075
  for (const dz of [-0.075, -0.025, 0.025, 0.075])
    model.tube(
      wood,
      [
        [x - 0.1, seat, z + dz, 0.032],
        [x + 0.1, seat, z + dz, 0.032],
      ],
      { flat: 0.4, flatAxis: [0, 1, 0], ...tight },
    )
  for (const dy of [0.13, 0.21, 0.29])
    model.tube(
      wood,
      [
        [x - 0.118 - dy * 0.05, seat + dy, z - 0.09, 0.024],
        [x - 0.118 - dy * 0.05, seat + dy, z + 0.09, 0.024],
      ],
      { flat: 0.34, flatAxis: [1, 0, 0], ...tight },
    )
  for (const dz of [-0.1, 0.1]) {
    rod(model, wood, [x - 0.115, 0.01, z + dz], [x - 0.135, seat + 0.33, z + dz], 0.0125)
    rod(model, wood, [x + 0.1, 0.01, z + dz], [x + 0.1, seat, z + dz], 0.0125)
  }
}
