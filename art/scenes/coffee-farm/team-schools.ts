import type { Vec } from '../../kit/animals/volume'
import type { Outfit } from '../../kit/human/lower'
import { blob, type Cone, type Form } from '../../kit/human/forms'
import type { Face } from '../../kit/head/face'
import { human, type HumanOptions } from '../../kit/human/human'
import { ballForm, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { hang, stand } from '../../kit/people/poses'
import { maize } from '../../kit/plants'
import type { Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'

/** A young plant in a clod of earth. */
function seedling([x, y, z]: Vec): Form[] {
  const leafTint = tint('#86b848')
  const leaves = [
    [0.06, 0.02, 0.1],
    [-0.06, 0.025, 0.105],
    [0.01, -0.06, 0.12],
    [0.03, 0.06, 0.09],
    [-0.015, 0.03, 0.155],
  ] as const
  return [
    ballForm([x, y, z], 0.036, '#4f3220', 0.02),
    rodForm(
      [
        [x, y + 0.02, z],
        [x + 0.004, y + 0.12, z],
      ],
      0.005,
      '#5d8a3a',
    ),
    blob(
      leaves.flatMap(([dx, dz, up]): Cone[] => [
        {
          a: [x, y + up * 0.75, z],
          b: [x + dx * 0.55, y + up + 0.012, z + dz * 0.55],
          ra: 0.005,
          rb: 0.028,
          flat: 0.14,
          axis: [0, 1, 0],
        },
        {
          a: [x + dx * 0.55, y + up + 0.012, z + dz * 0.55],
          b: [x + dx * 1.3, y + up - 0.016, z + dz * 1.3],
          ra: 0.028,
          rb: 0.003,
          flat: 0.14,
          axis: [0, 1, 0],
        },
      ]),
      0.004,
      () => ({ colour: leafTint, gloss: 0.25, flesh: false }),
    ),
  ]
}

/** A teacher of the outdoors kneels among the pupils; all lean in to the seedling in her hands. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', -0.75), height: 0.16 }, 0)
  stage.sky({ kind: 'golden', horizon: 380, sun: { x: 330, y: 318, radius: 40 }, clouds: 0.5 })
  ridges(stage, 360, { distance: 0.42 })
  stage.mist(390, 60, 0.6, '#ffe0ac')
  stage.ground({ top: 430, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.16 })
  for (const [y, size, away] of [
    [510, 170, 0.4],
    [590, 240, 0.32],
    [710, 330, 0.24],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.glow([330, 340, 1000], 800, '#ffcf80', 0.42, 0.03)
  stage.ground({
    top: (x) => 712 + 8 * Math.sin(x / 90),
    colour: '#8f5a3a',
    patches: '#74452c',
    grass: 0,
    distance: 0.04,
  })
  const child = (
    spot: Spot,
    face: Omit<Face, 'age'>,
    outfit: Outfit,
    rest: Omit<HumanOptions, 'face' | 'outfit'>,
  ): void =>
    stage.put(human, spot, {
      face: { age: 'child', plump: 0.8, nose: 0.85, ...face },
      headScale: 1.1,
      outfit,
      shadow: false,
      ...rest,
    })
  child(
    [505, 1250, 930, 1, 0.05],
    { skin: '#5f3a27', smile: 0.9, open: 0.3, gaze: [0, -0.3], worn: { kind: 'puffs' } },
    { top: { colour: '#8a2f4a' }, sleeves: 'short', bottom: { colour: '#5a4a3a' } },
    {
      turn: 1.2,
      pose: (body) => ({
        ...stand(body),
        lean: 0.22,
        nod: 0.22,
        left: hang(body, -1),
        right: hang(body, 1),
      }),
    },
  )
  child(
    [745, 1275, 980, -1, 0.03],
    { skin: '#7b4a30', sex: 'man', smile: 0.9, open: 0.4, gaze: [0, -0.3] },
    { top: { colour: '#d9a83a' }, sleeves: 'short', bottom: { colour: '#5a6a4a' } },
    {
      turn: 0.62,
      pose: (body) => ({
        ...stand(body),
        lean: 0.2,
        nod: 0.2,
        left: hang(body, -1),
        right: hang(body, 1),
      }),
    },
  )
  stage.put(human, [250, 1490, 1460, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.9,
      open: 0.3,
      gaze: [0.1, -0.15],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#3f5a7a' },
    },
    outfit: {
      top: { colour: '#3f8a7a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a4a3a', second: '#e8c878', pattern: 'kanga' },
      tucked: true,
    },
    turn: 0.2,
    shadow: false,
    left: { grip: 'cup', palm: [0.1, 1, 0.35], point: [1, 0, 0.35] },
    right: { grip: 'cup', palm: [0.1, 1, -0.35], point: [1, 0, -0.35] },
    pose: (body) => ({
      hips: [-0.1, 0.25],
      lean: 0.14,
      nod: 0.14,
      left: [0.14, 0.47, -0.06],
      right: [0.14, 0.47, 0.06],
      leftFoot: [-0.2, 0.055, -body.hipHalf],
      rightFoot: [-0.2, 0.055, body.hipHalf],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
      elbows: [-0.5, -0.8, 0.6],
    }),
    things: () => seedling([0.2, 0.495, 0]),
  })
  child(
    [880, 1430, 1060, -1, 0.01],
    { skin: '#8a5638', sex: 'man', smile: 0.7, open: 0.3, gaze: [0, -0.2] },
    {
      top: { colour: '#b8402f', second: '#efe0b0', pattern: 'stripes' },
      sleeves: 'short',
      bottom: { colour: '#3f4f6a' },
    },
    {
      turn: -0.05,
      pose: (body) => ({
        ...stand(body),
        lean: 0.2,
        nod: 0.2,
        left: hang(body, -1),
        right: hang(body, 1),
      }),
    },
  )
  child(
    [610, 2010, 1150, -1],
    { skin: '#4f2f20', smile: 0.5, worn: { kind: 'braids' } },
    { top: { colour: '#5b4a8a' }, sleeves: 'short', bottom: { colour: '#7a6a4a' } },
    {
      turn: -1.15,
      pose: (body) => ({ ...stand(body), nod: 0.06, left: hang(body, -1), right: hang(body, 1) }),
    },
  )
}
