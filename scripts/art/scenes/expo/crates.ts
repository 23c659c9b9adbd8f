import { crateCounter } from '../../kit/expo-things'
import { tonesOf } from '../../kit/shapes'
import { booth } from '../../kit/things/hall-things'
import { crates } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { hallBehind } from './hall-behind'
import { Expo } from './stage'

/** A stand takes shape: crates, and cloth smoothed over them. */
export function cratesBecomeACounter(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'indoors', -0.7)
  hallBehind(s, 640)
  for (const [x, c, d] of [
    [1330, '#2f6f8a', '#e2b23e'],
    [1010, '#b4523a', '#efe8d8'],
    [690, '#3f8a5a', '#d9a23a'],
  ] as const)
    s.put(booth, [x, 690, 300, 1, 0.34], { colour: c, second: d, turn: 1.35, shadow: false })
  s.people([
    [[860, 745, 205, 1, 0.3], { pose: 'carrying-crate', dress: 'tee', sex: 'man', view: 0.3 }],
    [[1210, 750, 210, -1, 0.3], { pose: 'reaching-up', dress: 'overall', sex: 'woman', view: 0.4 }],
  ])
  s.put(crates, [1440, 900, 180, -1], { count: 4 })
  s.put(crateCounter, [880, 1110, 430, 1], { columns: 4, rows: 2, turn: 0.16, tilt: 0.3 })
  s.posed([330, 1130, 880, 1], {
    sex: 'woman',
    dress: 'dress',
    turn: 0.35,
    skin: 'umber',
    wear: { shirt: '#2f7d78', lowerColour: '#2f7d78', hair: 'bun', sleeves: 'short' },
    action: (body) => ({
      pose: {
        hips: [-0.03, body.hip],
        lean: 0.46,
        nod: 0.12,
        left: [0.36, 0.55, -0.12],
        right: [0.4, 0.54, 0.1],
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.07, 0.045, 0.08],
        elbows: [-0.4, -0.3, 0.9],
      },
      left: 'flat',
      right: 'flat',
    }),
  })
  // The cloth lies over the upper crates and hangs down before them.
  const bands = [
    '#b4423a',
    '#e8c25a',
    '#2f4f6a',
    '#efe3c6',
    '#b4423a',
    '#3f7a5a',
    '#efe3c6',
    '#d98a2a',
  ] as const
  const fold = (t: number): number => 10 * Math.sin(t * 9)
  bands.forEach((band, i) => {
    const [a, b] = [i / 8, (i + 1) / 8]
    const tones = tonesOf(band, s.light)
    const x = (t: number, low: number): number => 600 + t * (660 + 50 * low) - 20 * low
    s.shape(
      [
        [x(a, 0) + 30, 640],
        [x(b, 0) + 31, 634],
        [x(b, 1) + 1, 722 + fold(b)],
        [x(a, 1), 722 + fold(a)],
      ],
      tones.lit,
    )
    s.shape(
      [
        [x(a, 1), 720 + fold(a)],
        [x(b, 1) + 1, 720 + fold(b)],
        [x(b, 1.1) + 1, 905 + fold(b * 2)],
        [x(a, 1.1), 905 + fold(a * 2)],
      ],
      s.blend(
        [0, 720],
        [0, 905],
        [
          [0, tones.middle],
          [1, tones.shade],
        ],
      ),
    )
  })
  for (let i = 0; i < 9; i++)
    s.line(
      [620 + i * 78, 724],
      [612 + i * 80, 810],
      [606 + i * 82, 910],
      i % 2 === 0 ? '#3a2a30' : '#f4e6c4',
      i % 2 === 0 ? 5 : 3,
    )
  s.glow([300, 300, 1300], 900, '#fff0cc', 0.28)
}
