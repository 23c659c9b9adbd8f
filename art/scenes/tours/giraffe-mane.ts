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
    [-1, 0.6, 9, 170],
    [0, 0.84, 4.5, 320],
    [0.3, 1, 3, 300],
    [0.66, 1.06, 2, 160],
  ] as const)
    for (let i = 0; i + 1 < neck.length; i++) {
      const [a, b] = [neck[i], neck[i + 1]]
      if (!a || !b) continue
      for (let k = 0; k < count; k++) {
        const t = (k + random()) / count
        const along = (j: 0 | 1 | 3): number => a[j] + (b[j] - a[j]) * t
        const [x, y] = [place[0] + along(0) * scale, place[1] - along(1) * size]
        const r = along(3) * size
        const full = 1 + 0.14 * (rough((i + t) * 5, 3) - 0.5)
        const long = (40 + 8 * (i + t)) * full * (0.9 + 0.2 * random())
        // Its hairs lean down the neck, some more than others, so that no two lie as a pair.
        const lean = 0.3 + 0.4 * (random() - 0.5) + 0.2 * (rough((i + t) * 8, 5) - 0.5)
        const at = (share: number, up: number): [number, number] => {
          const out = r + long * share
          const sink = Math.max(0, share) ** 2 * long * lean
          return [x - out * 0.93 - sink * 0.35, y - out * 0.4 + sink - up]
        }
        const tone =
          0.72 * to - 0.12 + 0.3 * (rough((i + t) * 4, 9) - 0.5) + 0.22 * (random() - 0.5)
        stage.line(
          at(from, 0),
          at((from + to) / 2, 3),
          at(to, 0),
          mix(root, tip, Math.max(0, Math.min(1, tone + 0.14 * from))),
          wide,
        )
      }
    }
}
