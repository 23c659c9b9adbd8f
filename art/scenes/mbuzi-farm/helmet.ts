import type { Frame as Space } from '../../kit/animals/volume'
import { skull } from '../../kit/head/headwear'
import { far, within, type Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'

/** An open helmet with a peak and a strap under the chin, in the space of the head. */
export function helmet(head: Space, size: number, colour: string): Form[] {
  const [shell, line, leather] = [tint(colour), tint('#ece4d0'), tint('#1f1b19')]
  const put = (distance: Form['distance'], surface: Form['surface']): Form =>
    within(head, size, [0, 0.1, 0], 0.95, { distance, surface })
  /** Over the brow in front, past the ears behind. */
  const rim = (x: number, y: number): number => y - (x > 0.02 ? 0.2 : 0.2 + (x - 0.02) * 2.6)
  const edge = (x: number, y: number): number => Math.max(-rim(x, y), -0.3 - y) * 0.6
  const strap = (z: 1 | -1): Form =>
    within(
      head,
      size,
      [0, 0, 0],
      0.8,
      rodForm(
        [
          [0.0, -0.1, 0.37 * z],
          [0.03, -0.3, 0.31 * z],
          [0.13, -0.49, 0.13 * z],
          [0.14, -0.52, 0],
        ],
        0.028,
        '#1f1b19',
      ),
    )
  return [
    put(
      (x, y, z) => Math.max(skull(x, y - 0.01, z, 0.085), edge(x, y)) * 0.8,
      (x, y, z) => {
        const border = rim(x, y) < 0.045 || y < -0.255
        const stripe = Math.abs(Math.abs(z) - 0.11) < 0.028 && y > 0.3
        return { colour: border ? leather : stripe ? line : shell, gloss: 0.75, flesh: false }
      },
    ),
    put(
      (x, y, z) => {
        const round = far((x - 0.18) / 1.25, z) - 0.38
        const lid = y - 0.27 + 0.28 * (x - 0.36) + 0.5 * z * z
        return (Math.max(round, Math.abs(lid) - 0.014, 0.24 - x) - 0.01) * 0.7
      },
      () => ({ colour: leather, gloss: 0.5, flesh: false }),
    ),
    strap(1),
    strap(-1),
  ]
}
