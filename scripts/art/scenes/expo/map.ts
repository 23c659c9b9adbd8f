import { booth } from '../../kit/things/hall-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { hallBehind } from './hall-behind'
import { Expo } from './stage'

/** Both bend over the table from its far side. */
function planners(s: Expo): void {
  const bend = (reach: number, low: number) => (body: { hip: number }) => ({
    pose: {
      hips: [-0.04, body.hip] as const,
      lean: 0.62,
      nod: 0.1,
      left: [0.3, 0.48, -0.16] as const,
      right: [reach, low, 0.02] as const,
      leftFoot: [0.04, 0.045, -0.08] as const,
      rightFoot: [-0.08, 0.045, 0.08] as const,
      elbows: [-0.4, -0.2, 0.9] as const,
    },
    left: 'flat' as const,
    right: 'point' as const,
  })
  s.posed([400, 1490, 1160, 1], {
    sex: 'woman',
    dress: 'fleece',
    visitor: true,
    skin: 'honey',
    turn: 0.5,
    shadow: false,
    action: bend(0.42, 0.48),
    wear: { shirt: '#b0583c', hat: 'none', hair: 'long' },
  })
  s.posed([1210, 1490, 1190, -1], {
    sex: 'man',
    dress: 'shirt',
    skin: 'umber',
    turn: 0.5,
    shadow: false,
    action: bend(0.4, 0.475),
    wear: { shirt: '#5d86a6', hat: 'cap', hatColour: '#d9a23a', sleeves: 'long' },
  })
}

/** Two heads over a map, two fingers at a lake. */
export function mapsAndMaybes(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'indoors', -0.6)
  hallBehind(s, 560)
  for (const [x, c, d] of [
    [1420, '#7a4f86', '#e2b23e'],
    [800, '#2f6f8a', '#efe8d8'],
    [180, '#3f8a5a', '#d9a23a'],
  ] as const)
    s.put(booth, [x, 640, 330, 1, 0.4], { colour: c, second: d, turn: 1.35, shadow: false })
  s.glow([800, 500, 1800], 500, '#b9ac94', 0.4)
  planners(s)
  // The table in front, the map with land, roads and a lake.
  s.shape(
    [
      [-40, 860],
      [1640, 860],
      [1760, 1240],
      [-160, 1240],
    ],
    s.blend(
      [0, 860],
      [1600, 1200],
      [
        [0, '#b98a52'],
        [1, '#7a5230'],
      ],
    ),
  )
  s.shape(
    [
      [250, 872],
      [1330, 866],
      [1520, 1180],
      [110, 1190],
    ],
    'rgba(48,30,26,0.4)',
  )
  s.shape(
    [
      [260, 858],
      [1320, 852],
      [1500, 1160],
      [120, 1170],
    ],
    '#f0e6c6',
  )
  s.shape(
    [
      [280, 868],
      [600, 866],
      [560, 1156],
      [142, 1160],
    ],
    '#d9dcae',
  )
  s.shape(
    [
      [980, 862],
      [1308, 862],
      [1478, 1150],
      [1050, 1152],
    ],
    '#e6d2a0',
  )
  s.soft(
    [
      [640, 900],
      [760, 876],
      [900, 884],
      [960, 930],
      [1010, 1020],
      [900, 1060],
      [790, 1010],
      [690, 1030],
      [600, 970],
    ],
    '#6fa6bd',
  )
  s.soft(
    [
      [690, 916],
      [780, 898],
      [880, 906],
      [920, 950],
      [820, 970],
      [720, 970],
    ],
    '#93c0cf',
  )
  for (const [f, o, t] of [
    [
      [150, 1120],
      [500, 1000],
      [640, 930],
    ],
    [
      [300, 880],
      [480, 960],
      [420, 1160],
    ],
    [
      [1000, 1010],
      [1180, 960],
      [1300, 870],
    ],
    [
      [980, 1030],
      [1160, 1120],
      [1470, 1100],
    ],
    [
      [880, 880],
      [1020, 900],
      [1160, 1150],
    ],
  ] as const)
    s.line(f, o, t, '#c8452f', 8)
  for (const [x, y] of [
    [450, 1010],
    [1180, 960],
    [1260, 1090],
    [330, 930],
    [1080, 1110],
  ] as const)
    s.oval(x, y, 30, 18, '#3f6b52')
  s.line([585, 862], [560, 1000], [520, 1162], '#c9bd94', 5)
  s.line([985, 860], [1010, 1000], [1060, 1160], '#c9bd94', 5)
  // Their arms lie before the table's edge: painted again, where only arms are.
  pen.save()
  pen.beginPath()
  pen.rect(590 * s.u, 800 * s.u, 440 * s.u, 260 * s.u)
  pen.clip()
  s.glow([800, 985, 260], 90, '#4a3a34', 0.4)
  planners(s)
  pen.restore()
}
