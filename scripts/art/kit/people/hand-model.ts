import { frameAt, type Sculpture, type Vec, type Joint } from '../animals/volume'

/** How the fingers of a close hand are bent: 0 straight, 1 a closed fist. */
export type Bend = {
  fingers: number
  thumb: number
  /** How far the fingers are spread, 0 to 1. */
  spread?: number
  /** The forefinger's own bend, for a pinch. */
  fore?: number
}

/**
 * One hand in the space of its wrist: the fingers along x, the palm down (-y), the thumb on the
 * side of z with the given sign. A hand is about 1 long.
 */
export function closeHand(
  model: Sculpture,
  at: Vec,
  turn: { pitch?: number; yaw?: number; roll?: number },
  side: 1 | -1,
  bend: Bend,
  sleeve = 'sleeve',
): void {
  model.within(frameAt(at, turn), () => {
    model.tube(
      sleeve,
      [
        [-2.4, 0, 0, 0.3],
        [-0.5, 0, 0, 0.225],
      ],
      { blend: 0.02 },
    )
    model.tube(
      'skin',
      [
        [-0.6, 0, 0, 0.2],
        [-0.08, 0, 0, 0.17],
        [0.06, 0, 0, 0.19],
      ],
      { flat: 0.74, flatAxis: [0, 1, 0], blend: 0.06 },
    )
    for (const z of [-0.15, -0.05, 0.05, 0.15])
      model.tube(
        'skin',
        [
          [0.02, -0.01, z * 0.8, 0.11],
          [0.42, 0.005 - z * z, z, 0.088],
        ],
        { blend: 0.07 },
      )
    model.tube(
      'skin',
      [
        [0.06, -0.05, side * 0.12, 0.12],
        [0.22, -0.07, side * 0.19, 0.1],
      ],
      { blend: 0.07 },
    )
    const lengths = [0.36, 0.41, 0.43, 0.37]
    lengths.forEach((length, index) => {
      const row = (index - 1.5) * side
      const z = row * 0.105
      const curl =
        (index === 3 ? (bend.fore ?? bend.fingers) : bend.fingers) * (1 + (1.5 - index) * 0.05)
      finger(
        model,
        [0.44 - Math.abs(row) * 0.02, 0, z],
        length,
        curl * 1.35,
        row * 0.1 * (0.3 + (bend.spread ?? 0.4)),
        0.066 - (index === 0 ? 0.012 : 0),
      )
    })
    thumb(model, side, bend.thumb)
  })
}

function finger(
  model: Sculpture,
  root: Vec,
  length: number,
  curl: number,
  out: number,
  r: number,
): void {
  let [x, y, z] = root
  let angle = curl * 0.55
  const joints: Joint[] = [[x, y, z, r * 1.08]]
  for (const [share, more] of [
    [0.46, 0.95],
    [0.3, 0.7],
    [0.24, 0],
  ] as const) {
    const step = length * share * 1.15
    x += Math.cos(angle) * step
    y -= Math.sin(angle) * step
    z += Math.sin(out) * step
    joints.push([x, y, z, r * (share > 0.4 ? 0.98 : share > 0.28 ? 0.88 : 0.72)])
    angle += curl * more
  }
  model.tube('skin', joints, { blend: 0.022 })
  const tip = joints[3]
  const last = joints[2]
  if (!tip || !last) return
  const [dx, dy] = [tip[0] - last[0], tip[1] - last[1]]
  const size = Math.hypot(dx, dy) || 1
  model.ball(
    'nail',
    [
      tip[0] + (dx / size) * 0.01 - (dy / size) * -0.02,
      tip[1] + (dx / size) * 0.022,
      tip[2],
      r * 0.58,
    ],
    { blend: 0.006 },
  )
}

function thumb(model: Sculpture, side: 1 | -1, bend: number): void {
  const open = 1 - bend
  model.tube(
    'skin',
    [
      [0.16, -0.06, side * 0.18, 0.105],
      [0.34, -0.1 - bend * 0.08, side * (0.27 + open * 0.08), 0.078],
      [0.5, -0.14 - bend * 0.13, side * (0.24 + open * 0.16), 0.068],
      [0.62, -0.17 - bend * 0.16, side * (0.18 + open * 0.22), 0.05],
    ],
    { blend: 0.04, smooth: 2 },
  )
}
