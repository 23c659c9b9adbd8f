import { frameAt, Sculpture, type Vec } from '../animals/volume'
import { mix } from '../colour'
import { between, pick } from '../random'
import type { Random } from '../types'

export function pile(
  model: Sculpture,
  random: Random,
  colours: readonly [string, ...string[]],
  count: number,
  r: number,
): void {
  for (let i = 0; i < count; i++) {
    const turn = i * 2.39996
    const off = Math.sqrt(i / count)
    model.ball(
      `*${pick(random, colours)}`,
      [
        Math.cos(turn) * off * 0.42,
        0.3 - off * 0.16 + between(random, 0, 0.05),
        0.1 + Math.sin(turn) * off * 0.26,
        r * between(random, 0.85, 1.1),
      ],
      { blend: 0.004 },
    )
  }
}

export function ring(
  model: Sculpture,
  part: string,
  wide: number,
  [x, y, z]: Vec,
  r: number,
): void {
  for (let i = 0; i < 18; i++) {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 1) / 18) * Math.PI * 2]
    model.tube(
      part,
      [
        [x + Math.cos(a) * wide, y, z + Math.sin(a) * wide, r],
        [x + Math.cos(b) * wide, y, z + Math.sin(b) * wide, r],
      ],
      { blend: 0.004 },
    )
  }
}

export function broadLeaf(model: Sculpture, from: Vec, to: Vec): void {
  const middle: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.05, (from[2] + to[2]) / 2]
  model.tube(
    '#3f7a35',
    [
      [...from, 0.03],
      [...middle, 0.12],
      [...to, 0.02],
    ],
    { flat: 0.16, flatAxis: [0.2, 0.5, 0.84], blend: 0.01, smooth: 3 },
  )
}

export function seedling(model: Sculpture, [x, y, z]: Vec): void {
  model.tube(
    '#6d9a45',
    [
      [x, y - 0.1, z, 0.03],
      [x + 0.03, y + 0.4, z, 0.024],
    ],
    { blend: 0.01 },
  )
  for (const [dx, dy, dz] of [
    [0.34, 0.16, 0.06],
    [-0.32, 0.2, 0.06],
    [0.12, 0.34, -0.12],
    [-0.14, 0.36, 0.14],
  ] as const)
    model.tube(
      '#74aa48',
      [
        [x + 0.03, y + 0.36, z, 0.02],
        [x + dx * 0.55, y + 0.4 + dy * 0.7, z + dz * 0.6, 0.1],
        [x + dx, y + 0.36 + dy, z + dz, 0.02],
      ],
      { flat: 0.2, flatAxis: [0, 0.8, 0.6], blend: 0.01, smooth: 3 },
    )
}

export function rose(model: Sculpture, [x, y, z]: Vec, colour: string): void {
  model.ball(colour, [x, y, z, 0.13], { blend: 0.006 })
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 + x * 9
    model.tube(
      mix(colour, i % 2 === 0 ? '#ffffff' : '#5a0f22', 0.16),
      [
        [x + Math.cos(turn) * 0.08, y - 0.05, z + Math.sin(turn) * 0.08, 0.07],
        [x + Math.cos(turn) * 0.12, y + 0.09, z + Math.sin(turn) * 0.12, 0.05],
      ],
      { blend: 0.006 },
    )
  }
}

export function goatHead(model: Sculpture): void {
  const coat = '#a5683c'
  model.within(frameAt([0.1, 0.1, 0], { pitch: -0.55 }), () => {
    model.tube(
      coat,
      [
        [-0.7, -1.3, 0, 0.56],
        [-0.3, -0.45, 0, 0.42],
        [0, 0.06, 0, 0.36],
      ],
      { blend: 0.1, flat: 0.8 },
    )
    model.tube(
      coat,
      [
        [0, 0.08, 0, 0.34],
        [0.36, 0.04, 0, 0.3],
        [0.7, -0.03, 0, 0.23],
        [0.86, -0.05, 0, 0.2],
      ],
      { blend: 0.1, flat: 0.85 },
    )
    model.tube(
      '#efe2c8',
      [
        [0.05, 0.36, 0.02, 0.07],
        [0.75, 0.12, 0.02, 0.06],
      ],
      { blend: 0.05 },
    )
    model.tube(
      '#7a5244',
      [
        [0.95, -0.02, 0, 0.13],
        [0.96, -0.13, 0, 0.12],
      ],
      { blend: 0.05 },
    )
    model.tube(
      '#7d4d2c',
      [
        [-0.12, 0.18, 0.32, 0.1],
        [-0.42, -0.02, 0.5, 0.17],
        [-0.62, -0.26, 0.52, 0.06],
      ],
      { flat: 0.4, flatAxis: [0.3, 0.3, 0.9], blend: 0.03, smooth: 3 },
    )
    model.ball('*#201510', [0.2, 0.16, 0.25, 0.07], { blend: 0.01 })
    model.tube(
      '#4f4639',
      [
        [-0.12, 0.34, 0.12, 0.1],
        [-0.4, 0.7, 0.16, 0.08],
        [-0.75, 0.82, 0.2, 0.04],
      ],
      { blend: 0.03, smooth: 3 },
    )
  })
}
