import type { Joint, Sculpture, Section, Vec } from './volume'

/** A head with its poll at the origin of the frame and its muzzle along x. */
export type HeadBuild = {
  sections: readonly Section[]
  eye: Joint
  nose: Joint
  ear: { tip: Vec; root: Vec; wide: number; flatAxis?: Vec }
  /** Points of the horn of the painter's side, the first one the root. */
  horn?: { points: readonly Vec[]; thick: number }
}

/** Models a head of two equal sides. */
export function headOf(model: Sculpture, build: HeadBuild): void {
  model.loft('head', build.sections, { blend: 0.035, smooth: 2 })
  const [ex, ey, ez, er] = build.eye
  const [nx, ny, nz, nr] = build.nose
  const { root, tip, wide } = build.ear
  model.both((side) => {
    model.ball('head', [ex - er * 0.4, ey + er * 0.5, side * (ez - er), er * 1.5], { blend: 0.03 })
    model.ball('eye', [ex, ey, side * ez, er], { blend: 0.004 })
    model.ball('nose', [nx, ny, side * nz, nr], { blend: 0.02 })
    const middle: Vec = [
      (root[0] + tip[0]) / 2,
      (root[1] + tip[1]) / 2 + wide * 0.3,
      (root[2] + tip[2]) / 2,
    ]
    model.tube(
      'ear',
      [
        [root[0], root[1], side * root[2], wide * 0.5],
        [middle[0], middle[1], side * middle[2], wide],
        [tip[0], tip[1], side * tip[2], wide * 0.3],
      ],
      {
        blend: 0.015,
        smooth: 3,
        flat: 0.36,
        flatAxis: withSide(build.ear.flatAxis ?? [0.75, 0.35, 0.5], side),
      },
    )
    const horn = build.horn
    if (horn && horn.points.length > 1)
      model.tube(
        'horn',
        horn.points.map(([x, y, z], index) => [
          x,
          y,
          z * side,
          horn.thick * (1 - (0.75 * index) / (horn.points.length - 1)),
        ]),
        { blend: 0.012, smooth: 4 },
      )
  })
}

function withSide(axis: Vec, side: 1 | -1): Vec {
  return [axis[0], axis[1], axis[2] * side]
}
