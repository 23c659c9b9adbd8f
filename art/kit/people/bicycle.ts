import type { Sculpture, Vec } from '../animals/volume'

const steel = '*#8f9496'
const tyre = '#2a2826'

function bar(model: Sculpture, part: string, a: Vec, b: Vec, r: number, end = r): void {
  model.tube(
    part,
    [
      [...a, r],
      [...b, end],
    ],
    { blend: 0.004 },
  )
}

function wheel(model: Sculpture, x: number, radius: number, thick: number): void {
  const steps = 18
  for (let i = 0; i < steps; i++) {
    const [a, b] = [(i / steps) * Math.PI * 2, ((i + 1) / steps) * Math.PI * 2]
    bar(
      model,
      tyre,
      [x + Math.cos(a) * radius, radius + thick + Math.sin(a) * radius, 0],
      [x + Math.cos(b) * radius, radius + thick + Math.sin(b) * radius, 0],
      thick,
    )
    if (i % 3 === 0)
      bar(
        model,
        steel,
        [x, radius + thick, 0],
        [x + Math.cos(a) * radius, radius + thick + Math.sin(a) * radius, 0],
        0.004,
      )
  }
  bar(model, steel, [x, radius + thick, -0.025], [x, radius + thick, 0.025], 0.016)
}

/** A bicycle in the space of its rider. */
export function bicycle(model: Sculpture, colour: string): void {
  const frame = `*${colour}`
  wheel(model, -0.31, 0.185, 0.013)
  wheel(model, 0.32, 0.185, 0.013)
  const [crank, seat, head]: [Vec, Vec, Vec] = [
    [0.0, 0.19, 0],
    [-0.1, 0.5, 0],
    [0.22, 0.5, 0],
  ]
  for (const [a, b] of [
    [crank, seat],
    [crank, head],
    [[-0.08, 0.44, 0], head],
  ] as const)
    bar(model, frame, a, b, 0.0125)
  for (const z of [-0.025, 0.025]) {
    bar(model, frame, [-0.31, 0.198, z], crank, 0.009)
    bar(model, frame, [-0.31, 0.198, z], [-0.08, 0.44, 0], 0.009)
    bar(model, frame, [0.32, 0.198, z], head, 0.011)
    bar(model, steel, crank, z > 0 ? [-0.03, 0.28, 0.06] : [0.05, 0.1, -0.06], 0.009)
  }
  bar(model, '#2f2a26', [-0.16, 0.535, 0], [-0.05, 0.53, 0], 0.03, 0.016)
  bar(model, steel, head, [0.21, 0.58, 0], 0.011)
  bar(model, steel, [0.21, 0.585, -0.14], [0.21, 0.585, 0.14], 0.011)
  bar(model, steel, [-0.44, 0.42, 0], [-0.16, 0.42, 0], 0.014)
}
