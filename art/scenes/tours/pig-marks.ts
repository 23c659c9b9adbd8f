import { eyes, faceLines, tuft } from '../../kit/animals/beast-marks'
import { rgbOf, type Mark } from '../../kit/animals/beast-render'
import { outward, WORLD, type Frame, type Vec } from '../../kit/animals/volume'

/** Lines of bristles along the trunk: how high, how far out, how many. */
const COAT = [
  [1.0, 0.02, 900],
  [0.95, 0.13, 700],
  [0.86, 0.2, 520],
  [0.76, 0.235, 380],
  [0.66, 0.235, 260],
] as const

/** Thin hairs on the back and the flank, which lie backward and glow against the light. */
function bristle(y: number, z: number, count: number): Mark {
  return tuft({
    frame: WORLD,
    from: [-0.85, y - 0.02, z],
    to: [0.7, y - 0.03, z],
    spread: 0.16,
    fall: [-0.9, -0.25, 0.1],
    stray: 0.3,
    long: 0.045,
    count,
    thick: 0.0022,
    colours: ['#fff0e0', '#f3d2bc', '#dcae98'].map(rgbOf),
  })
}

/** What is drawn on a pig: eyes, mouth, the folds of its snout, and the bristles of a grown one. */
export function pigMarks(head: Frame, piglet: boolean, scale: number): Mark[] {
  const p = (x: number, y: number, z: number): Vec => [x * scale, y * scale, z * scale]
  const bristles = piglet ? [] : [...COAT].map(([y, z, count]) => bristle(y, z, count))
  return [
    ...bristles,
    eyes(head, {
      at: p(0.225, 0.0, piglet ? 0.096 : 0.098),
      long: piglet ? 0.03 : 0.023,
      high: piglet ? 0.02 : 0.014,
      iris: '#4a2c1c',
      pupil: [0.011, 0.011],
      lid: '#6a3a30',
      ring: 'rgba(196,120,104,0.5)',
    }),
    faceLines(head, [
      // The mouth, the nostril, the wrinkle before the eye.
      {
        at: [p(0.5, -0.165, 0.05), p(0.42, -0.174, 0.07), p(0.34, -0.178, 0.088)],
        colour: 'rgba(104,52,42,0.7)',
        wide: 0.009,
        out: [0, 0, 1],
      },
      {
        at: [p(0.33, -0.05, 0.07), p(0.36, -0.08, 0.08), p(0.35, -0.12, 0.085)],
        colour: 'rgba(140,80,66,0.28)',
        wide: 0.01,
        out: [0, 0, 1],
      },
      ...[0.3, 0.35, 0.4].map((x) => ({
        at: [p(x, 0.012, 0.02), p(x + 0.012, -0.012, 0.058), p(x + 0.006, -0.06, 0.076)],
        colour: 'rgba(120,66,54,0.2)',
        wide: 0.008,
        out: [0, 0.5, 0.8] as const,
      })),
    ]),
    snoutHoles(head, piglet ? 0.455 * scale : 0.572),
  ]
}

/** The two nostrils in the disc of the snout, where they look at the painter. */
function snoutHoles(head: Frame, end: number): Mark {
  return ({ pen, at, sees, size }) => {
    for (const side of [1, -1]) {
      const hole = outward(head, [end, -0.106, 0.03 * side])
      if (!sees(hole)) continue
      const [x, y] = at(hole)
      pen.fillStyle = 'rgba(92,42,38,0.85)'
      pen.beginPath()
      pen.ellipse(x, y, size * 0.011, size * 0.018, 0, 0, Math.PI * 2)
      pen.fill()
    }
  }
}
