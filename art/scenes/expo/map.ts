import { mix } from '../../kit/colour'
import { foliage, type Point } from '../../kit/shapes'
import { human } from '../../kit/human/human'
import { rucksackForms } from '../../kit/human/rucksack'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Two travellers before a wall map, seen from behind; one finger is at a lake. */
function mapsAndMaybes(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.7,
    height: 0.55,
    strength: 0.75,
    warm: '#ffe9bc',
    cool: '#55505e',
    air: '#c9b596',
  })
  stage.room('#c08a5c', '#7a5238', 1090)
  stage.box([60, 40, 1560, 960], 'rgba(40,24,24,0.5)')
  stage.box([36, 18, 1540, 936], '#6b4530')
  stage.box([62, 44, 1514, 910], '#efe4c2')
  wallMap(stage)
  stage.glow([200, 120, 1400], 1100, '#fff2cc', 0.4)
  stage.glow([1560, 1000, 1100], 900, '#3a2a30', 0.3)
  // Their shadows on the map.
  stage.glow([720, 800, 520], 900, '#4a3a34', 0.34)
  stage.glow([1230, 800, 560], 900, '#4a3a34', 0.34)
  stage.put(human, [500, 1930, 1440, 1], {
    face: {
      skin: '#7b4a30',
      sex: 'woman',
      smile: 0.7,
      lids: 0.75,
      worn: { kind: 'braids' },
    },
    outfit: {
      top: { colour: '#c8502f', second: '#f0c988', pattern: 'stripes' },
      sleeves: 'long',
      bottom: { colour: '#39485c' },
      folds: 1.3,
    },
    turn: -0.95,
    tilt: 0.06,
    shadow: false,
    right: { grip: 'point', palm: [0, -1, 0] },
    pose: (body) => ({
      hips: [0, body.hip],
      look: 0.3,
      nod: -0.12,
      bow: 0.04,
      left: [0.04, body.hip - 0.02, -0.14],
      right: [0.24, 0.915, 0.16],
      leftFoot: [0.02, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.2, -0.9, 0.7],
    }),
  })
  stage.put(human, [1170, 1960, 1500, -1], {
    face: {
      skin: '#c98e63',
      sex: 'man',
      hair: '#3a2a20',
      nose: 0.8,
      lips: 0.75,
      smile: 0.6,
      beard: 0.4,
      worn: { kind: 'sunhat', colour: '#e0cfa0', second: '#8a5a3a' },
    },
    outfit: {
      top: { colour: '#6f93a6', second: '#dfe4e0', pattern: 'checks' },
      sleeves: 'long',
      bottom: { colour: '#6d6a5c' },
      backpack: '#4f6a46',
      folds: 1.3,
    },
    turn: -0.8,
    tilt: 0.06,
    shadow: false,
    right: { grip: 'hold', palm: [0, 0, -1] },
    things: (joints, body) => rucksackForms(joints, body, '#4f6a46'),
    pose: (body) => ({
      hips: [0, body.hip],
      look: -0.35,
      nod: -0.08,
      left: [0.05, body.hip - 0.02, -0.15],
      right: [0.11, 0.74, 0.1],
      leftFoot: [0.02, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.4, -0.9, 0.6],
    }),
  })
}

/** Land, forest, a mountain, a lake, roads and pins. */
function wallMap(stage: Expo): void {
  const { pen, light, random } = stage
  pen.save()
  pen.beginPath()
  pen.rect(62, 44, 1452, 866)
  pen.clip()
  const field = (points: readonly Point[], colour: string): void => stage.soft(points, colour)
  field(
    [
      [40, 30],
      [560, 20],
      [640, 260],
      [420, 520],
      [40, 560],
    ],
    '#cfd6a0',
  )
  field(
    [
      [1100, 20],
      [1560, 20],
      [1560, 520],
      [1260, 480],
      [1060, 260],
    ],
    '#e6cf94',
  )
  field(
    [
      [500, 640],
      [1100, 560],
      [1560, 640],
      [1560, 960],
      [500, 960],
    ],
    '#d3d9a6',
  )
  for (let i = 0; i < 26; i++)
    foliage(
      pen,
      { x: 150 + random() * 320, y: 110 + random() * 260, width: 60, height: 40 },
      light,
      random,
      { base: '#7f9f62', dab: 11 },
    )
  // High land in rings, as a map draws it: the higher, the browner, snow on the top.
  for (const [share, colour] of [
    [1, '#dcc188'],
    [0.76, '#cba56c'],
    [0.54, '#b58a56'],
    [0.34, '#9a6e46'],
    [0.15, '#f4efe2'],
  ] as const)
    field(
      (
        [
          [-190, 20],
          [-120, -90],
          [10, -110],
          [90, -60],
          [190, -70],
          [210, 40],
          [100, 110],
          [-60, 90],
        ] as const
      ).map(([x, y]) => [1300 + x * share, 190 + y * share]),
      colour,
    )
  const lake: Point[] = [
    [770, 330],
    [850, 250],
    [970, 270],
    [1050, 350],
    [1020, 460],
    [910, 490],
    [810, 440],
  ]
  field(lake, '#4f8fae')
  field(
    lake.map(([x, y]) => [910 + (x - 910) * 0.8, 370 + (y - 370) * 0.78]),
    '#7fb6cc',
  )
  const road = (points: readonly Point[]): void => {
    for (const [colour, wide] of [
      ['#f8f0d8', 22],
      ['#c8402c', 12],
    ] as const)
      for (let i = 0; i + 1 < points.length; i++) {
        const [a, b] = [points[i], points[i + 1]]
        if (!a || !b) continue
        stage.line(a, [(a[0] + b[0]) / 2 + 14, (a[1] + b[1]) / 2 - 20], b, colour, wide)
      }
  }
  road([
    [50, 700],
    [360, 560],
    [640, 520],
    [800, 510],
    [1060, 520],
    [1520, 560],
  ])
  road([
    [640, 520],
    [660, 300],
    [760, 160],
    [820, 40],
  ])
  road([
    [1060, 520],
    [1140, 360],
    [1130, 160],
    [1180, 40],
  ])
  road([
    [360, 560],
    [300, 740],
    [360, 920],
  ])
  for (const [x, y, colour] of [
    [660, 300, '#2f6f4a'],
    [360, 560, '#d9922a'],
    [1130, 160, '#2f5f9a'],
    [1420, 540, '#2f6f4a'],
    [770, 150, '#d9922a'],
    [300, 740, '#2f5f9a'],
  ] as const) {
    stage.glow([x + 18, y + 10, 70], 36, '#3a2a20', 0.6)
    stage.line([x, y], [x + 4, y - 22], [x + 8, y - 44], '#5a5250', 7)
    stage.oval(x + 9, y - 54, 44, 44, mix(colour, '#1f1a1a', 0.2))
    stage.oval(x + 5, y - 58, 32, 32, colour)
    stage.oval(x + 1, y - 64, 11, 11, '#fff6e0')
  }
  pen.restore()
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/05-map',
    height: 1200,
    seed: 6205,
    compose: mapsAndMaybes,
    fine: true,
    focus: [
      { x: 800, y: 480, radius: 170 },
      { x: 520, y: 640, radius: 200 },
      { x: 1120, y: 600, radius: 220 },
    ],
  },
]
