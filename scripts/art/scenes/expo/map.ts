import { mix } from '../../kit/colour'
import { foliage, type Point } from '../../kit/shapes'
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
  stage.posed([520, 1900, 1400, 1], {
    sex: 'woman',
    dress: 'shirt',
    skin: 'sienna',
    turn: -1.15,
    shadow: false,
    wear: {
      shirt: '#c8502f',
      sleeves: 'long',
      lowerColour: '#39485c',
      hair: 'braids',
      hat: 'none',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        look: 0.12,
        nod: -0.1,
        left: [0.04, body.hip - 0.02, -0.14],
        right: [0.2, 0.955, 0.17],
        leftFoot: [0.02, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.2, -0.9, 0.7],
      },
      right: 'point',
    }),
  })
  stage.posed([1150, 1950, 1480, -1], {
    sex: 'man',
    dress: 'shirt',
    skin: 'honey',
    turn: -1.05,
    shadow: false,
    props: ['backpack'],
    wear: {
      shirt: '#5f7f8f',
      sleeves: 'long',
      hat: 'sunhat',
      hatColour: '#e0cfa0',
      lowerColour: '#6d6a5c',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        look: 0.2,
        nod: -0.05,
        left: [0.05, body.hip - 0.02, -0.15],
        right: [0.14, 0.66, 0.06],
        leftFoot: [0.02, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.4, -0.9, 0.6],
      },
      right: 'fist',
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
  // Hatched mountains.
  for (const [x, y, s] of [
    [1280, 210, 130],
    [1400, 250, 100],
    [1180, 262, 80],
  ] as const) {
    stage.shape(
      [
        [x - s, y],
        [x - s * 0.1, y - s * 1.1],
        [x + s, y],
      ],
      '#a9855c',
    )
    stage.shape(
      [
        [x - s, y],
        [x - s * 0.1, y - s * 1.1],
        [x - s * 0.2, y],
      ],
      '#d9bd8c',
    )
    stage.shape(
      [
        [x - s * 0.36, y - s * 0.78],
        [x - s * 0.1, y - s * 1.1],
        [x + s * 0.24, y - s * 0.76],
        [x - s * 0.06, y - s * 0.84],
      ],
      '#f8f2e2',
    )
  }
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
    focus: [
      { x: 880, y: 450, radius: 190 },
      { x: 580, y: 560, radius: 220 },
      { x: 1080, y: 520, radius: 220 },
    ],
  },
]
