import { boards, post } from '../../kit/things/parts'
import { plain } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'

/** A footbridge of planks with rails, slightly arched; `length` in metres, x along it. */
export const footbridge = thing<{ length: number; part: 'whole' | 'rail' }>(
  { turn: 0.15, tilt: 0.3, metres: 1.1, shadow: false },
  (mesh, random, { length = 8, part = 'whole' }) => {
    const rise = (x: number): number => 0.55 * (1 - ((2 * x) / length) ** 2)
    const step = length / 22
    if (part === 'whole') {
      for (const z of [-0.55, 0.55])
        for (let x = -length / 2; x < length / 2 - 0.01; x += step)
          mesh.bar([x, rise(x) - 0.12, z], [x + step, rise(x + step) - 0.12, z], 0.11, post)
      for (let x = -length / 2; x < length / 2; x += step) {
        const y = rise(x + step / 2)
        mesh.box([x + step / 2, y, (random() - 0.5) * 0.1], [step * 0.86, 0.07, 1.5], boards)
      }
      for (const x of [-length / 2.6, length / 2.6])
        for (const z of [-0.5, 0.5]) mesh.bar([x, -1.2, z], [x, rise(x), z], 0.09, plain('#5f4630'))
    }
    const sides = part === 'whole' ? [-0.66] : [0.66]
    for (const z of sides) {
      for (let i = 0; i <= 6; i++) {
        const x = -length / 2 + (i / 6) * length
        mesh.bar([x, rise(x), z], [x, rise(x) + 1.02, z], 0.05, post)
      }
      for (const up of [0.5, 0.98])
        for (let x = -length / 2; x < length / 2 - 0.01; x += step)
          mesh.bar([x, rise(x) + up, z], [x + step, rise(x + step) + up, z], 0.042, post)
    }
  },
)
