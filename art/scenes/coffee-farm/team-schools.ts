import { noise } from '../../kit/animals/noise'
import type { Vec } from '../../kit/animals/volume'
import type { Outfit } from '../../kit/human/lower'
import { blob, type Cone, type Form } from '../../kit/human/forms'
import type { Face } from '../../kit/head/face'
import { human, type HumanOptions } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { hang, stand } from '../../kit/people/poses'
import { maize } from '../../kit/plants'
import type { Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'

/** A young plant in a clod of earth: each leaf grows from the stem on its own stalk, and bends over. */
function seedling([x, y, z]: Vec): Form[] {
  const leafTint = tint('#86b848')
  const ribTint = tint('#b9d67c')
  const leaves = [
    [0.062, 0.01, 0.05, 0.018],
    [-0.066, 0.008, 0.06, 0.019],
    [0.058, -0.012, 0.088, 0.017],
    [-0.055, -0.01, 0.102, 0.016],
    [0.034, 0.006, 0.134, 0.013],
    [-0.022, 0.004, 0.142, 0.011],
  ] as const
  const top = 0.112
  return [
    blob(
      [
        { a: [x - 0.012, y, z], b: [x + 0.012, y - 0.004, z], ra: 0.03, rb: 0.031 },
        { a: [x, y - 0.008, z + 0.01], b: [x, y - 0.008, z - 0.012], ra: 0.028, rb: 0.028 },
      ],
      0.012,
      () => ({ colour: tint('#4f3220'), gloss: 0.02, flesh: false }),
      (u, v, w) => 0.006 * (noise(u * 70, v * 70, w * 70, 4) - 0.5),
    ),
    rodForm(
      [
        [x, y + 0.02, z],
        [x + 0.003, y + 0.09, z],
        [x, y + top, z],
      ],
      0.0048,
      '#6f9a3e',
    ),
    ...leaves.flatMap(([dx, dz, up, wide]): Form[] => {
      const foot: Vec = [x, y + Math.min(top, up - 0.012), z]
      const at = (share: number, rise: number): Vec => [
        x + dx * share,
        y + up + rise,
        z + dz * share,
      ]
      const points = [
        at(0.25, 0.008),
        at(0.55, 0.017),
        at(0.85, 0.018),
        at(1.15, 0.008),
        at(1.42, -0.01),
      ] as const
      const widths = [0.003, wide * 0.62, wide * 0.78, wide * 0.5, 0.001] as const
      // The face of a leaf looks up and toward the painter, so that its shape shows.
      const axis: Vec = [-dx * 3, 0.55, 0.8]
      const blade = points.slice(1).map((b, i): Cone => ({
        a: points[i] ?? b,
        b,
        ra: widths[i] ?? 0.004,
        rb: widths[i + 1] ?? 0.004,
        flat: 0.16,
        axis,
      }))
      return [
        blob([{ a: foot, b: points[0], ra: 0.0036, rb: 0.0036 }, ...blade], 0.006, (u, v) => {
          const isRib = points.slice(1).some((b, i) => besides(points[i] ?? b, b, u, v) < 0.0012)
          return { colour: isRib ? ribTint : leafTint, gloss: 0.25, flesh: false }
        }),
      ]
    }),
  ]
}

/** How far a place is from a piece of a leaf's middle, as the painter sees it. */
function besides([ax, ay]: Vec, [bx, by]: Vec, u: number, v: number): number {
  const [wx, wy] = [bx - ax, by - ay]
  const share = ((u - ax) * wx + (v - ay) * wy) / (wx * wx + wy * wy || 1)
  const t = Math.max(0, Math.min(1, share))
  return Math.hypot(u - ax - wx * t, v - ay - wy * t)
}

/** A teacher of the outdoors kneels with a seedling in her hands; two pupils lean in to it. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', 0.2), height: 0.34 }, 0)
  stage.sky({ kind: 'golden', horizon: 290, clouds: 0.5 })
  ridges(stage, 270, { distance: 0.42 })
  stage.mist(300, 60, 0.6, '#ffe0ac')
  stage.ground({ top: 360, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.16 })
  for (const [y, size, away] of [
    [470, 190, 0.4],
    [580, 280, 0.32],
    [740, 390, 0.24],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.ground({
    top: (x) => 742 + 8 * Math.sin(x / 90),
    colour: '#8f5a3a',
    patches: '#74452c',
    grass: 0,
    distance: 0.04,
  })
  const child = (
    spot: Spot,
    face: Face,
    outfit: Outfit,
    rest: Omit<HumanOptions, 'face' | 'outfit'>,
  ): void =>
    stage.put(human, spot, {
      face: { age: 'child', plump: 0.8, nose: 0.85, ...face },
      headScale: 1.06,
      outfit,
      shadow: false,
      ...rest,
    })
  child(
    [550, 1410, 1150, -1, 0.03],
    {
      age: 'youth',
      plump: 0.4,
      nose: 0.95,
      skin: '#7b4a30',
      sex: 'man',
      smile: 0.6,
      lids: 0.78,
      gaze: [-0.1, -0.5],
    },
    { top: { colour: '#d9a83a' }, sleeves: 'short', bottom: { colour: '#5a6a4a' } },
    {
      turn: 0.72,
      pose: (body) => ({
        ...stand(body),
        lean: 0.3,
        bow: 0.04,
        nod: 0.26,
        look: -0.06,
        left: hang(body, -1, 0.04),
        right: hang(body, 1, -0.06),
        elbows: [-0.9, -0.3, 0.5],
      }),
    },
  )
  stage.put(human, [195, 1500, 1640, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.9,
      open: 0.12,
      lids: 0.8,
      gaze: [0.1, -0.3],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#3f5a7a' },
    },
    outfit: {
      top: { colour: '#3f8a7a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a4a3a', second: '#e8c878', pattern: 'kanga' },
      tucked: true,
    },
    turn: 0.34,
    shadow: false,
    left: { grip: 'cup', palm: [0.1, 1, 0.35], point: [1, 0, 0.35] },
    right: { grip: 'cup', palm: [0.1, 1, -0.35], point: [1, 0, -0.35] },
    pose: (body) => ({
      hips: [-0.1, 0.25],
      lean: 0.14,
      nod: 0.1,
      look: 0.12,
      left: [0.14, 0.387, -0.06],
      right: [0.14, 0.387, 0.06],
      leftFoot: [-0.2, 0.055, -body.hipHalf],
      rightFoot: [-0.2, 0.055, body.hipHalf],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
      elbows: [-0.5, -0.8, 0.6],
    }),
    things: () => seedling([0.2, 0.412, 0]),
  })
  // She reaches out to feel a leaf.
  child(
    [850, 1450, 1170, -1, 0.01],
    {
      skin: '#5f3a27',
      smile: 0.9,
      open: 0.1,
      lids: 0.8,
      gaze: [0, -0.3],
      worn: { kind: 'puffs' },
    },
    {
      top: { colour: '#b8402f', second: '#efe0b0', pattern: 'stripes' },
      sleeves: 'short',
      bottom: { colour: '#3f4f6a' },
    },
    {
      turn: 0.4,
      right: { grip: 'pinch', palm: [0.1, -0.7, -0.6], point: [1, -0.1, -0.1] },
      pose: (body) => ({
        ...stand(body),
        lean: 0.24,
        nod: 0.12,
        left: hang(body, -1),
        right: [0.172, 0.65, 0.05],
        elbows: [-0.3, -0.9, 0.3],
      }),
    },
  )
}
