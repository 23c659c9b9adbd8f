import type { Joint } from '../../kit/animals/volume'
import { mix } from '../../kit/colour'
import { seeded, smoothNoise } from '../../kit/random'
import { tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** A short mane along the back of the neck, laid first: the neck covers its roots. */
export function mane(
  stage: Stage,
  neck: readonly Joint[],
  { place, size, turn }: { place: readonly [x: number, y: number]; size: number; turn: number },
): void {
  const random = seeded(9)
  const { pen, light } = stage
  const tones = tonesOf('#7f4a28', light)
  const [root, tip] = [mix(tones.shade, '#2a160c', 0.4), mix(tones.lit, '#e0a05a', 0.35)]
  const rough = smoothNoise(random)
  const scale = size * Math.cos(turn)
  pen.lineCap = 'round'
  // From the roots outward: a dense dark band, then hair, then the tips that take the light.
  for (const [from, to, wide, count] of [
    [-1, 0.66, 9, 150],
    [0, 0.86, 4, 300],
    [0.35, 1, 2.4, 330],
    [0.7, 1.06, 1.8, 150],
  ] as const)
    for (let i = 0; i + 1 < neck.length; i++) {
      const [a, b] = [neck[i], neck[i + 1]]
      if (!a || !b) continue
      for (let k = 0; k < count; k++) {
        const t = (k + random()) / count
        const along = (j: 0 | 1 | 3): number => a[j] + (b[j] - a[j]) * t
        const [x, y] = [place[0] + along(0) * scale, place[1] - along(1) * size]
        const r = along(3) * size
        const full =
          1 + 0.12 * (rough((i + t) * 7, 3) - 0.5) + 0.05 * (rough((i + t) * 31, 5) - 0.5)
        const long = (44 + 7 * (i + t)) * full * (1 + 0.1 * (random() - 0.5))
        const tilt = 0.4 + 0.1 * (random() - 0.5)
        const at = (share: number, up: number): [number, number] => {
          const out = r + long * share
          return [x - out * 0.93, y - out * tilt - up]
        }
        const tone = 0.5 * to + 0.3 * (rough((i + t) * 40, 9) - 0.5) + 0.4 * (random() - 0.5)
        // Each hair lies a little up the neck and falls back at its tip.
        stage.line(
          at(from, 0),
          at((from + to) / 2, 4),
          at(to, 0),
          mix(root, tip, Math.max(0, Math.min(1, tone - 0.1 + 0.2 * from))),
          wide,
        )
      }
    }
}
