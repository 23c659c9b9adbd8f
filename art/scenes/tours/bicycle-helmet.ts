import type { Frame } from '../../kit/animals/volume'
import { skull } from '../../kit/head/headwear'
import { far, join, rod, step, within, type Form } from '../../kit/human/forms'
import { pointOf } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'

/** A helmet with air slots, a peak and a strap below the chin, on a head of that height. */
export function helmet(head: Frame, size: number, colour: string): Form[] {
  const [shell, slot, strap] = [tint(colour), tint('#26262b'), tint('#2a2a2e')]
  const low = (x: number): number => 0.2 - 0.16 * step(0.1, -0.35, x)
  const hole = (x: number, y: number, z: number): number => {
    const row = Math.abs(z) - 0.11
    const cut = Math.min(Math.abs(row) - 0.03, Math.abs(Math.abs(z) - 0.25) - 0.028)
    const along = Math.abs(((x + 0.62) % 0.36) - 0.18) - 0.125
    return Math.max(cut, along, 0.38 - y)
  }
  return [
    within({ ...head, at: pointOf(head, size, [0, -0.05, 0]) }, size, [-0.02, 0.25, 0], 0.85, {
      distance: (x, y, z) => {
        let d = Math.max(skull(x, y - 0.02, z, 0.1), low(x) - y) - 0.01
        if (d < 0.05) d += 0.035 * step(0.015, -0.015, hole(x, y, z))
        const peak = Math.max(
          far((x - 0.28) / 1.35, z) - 0.27,
          Math.abs(y - 0.33 + 0.1 * (x - 0.36) + 0.4 * z * z) - 0.012,
          0.2 - x,
        )
        return join(d, peak - 0.008, 0.02) * 0.7
      },
      surface: (x, y, z) => ({
        colour: stain(shell, slot, step(0.006, -0.006, hole(x, y, z))),
        gloss: 0.5,
        flesh: false,
      }),
    }),
    ...([1, -1] as const).map((side) =>
      within(head, size, [0, -0.15, 0], 0.7, {
        distance: (x, y, z) =>
          Math.min(
            rod(x, y, z, 0.03, 0.2, 0.34 * side, 0.0, -0.2, 0.31 * side, 0.016, 0.016),
            rod(x, y, z, 0.0, -0.2, 0.31 * side, 0.2, -0.47, 0, 0.016, 0.016),
          ) * 0.9,
        surface: () => ({ colour: strap, gloss: 0.05, flesh: false }),
      }),
    ),
  ]
}
