import { mix } from '../../kit/colour'
import {
  heights,
  kenya,
  lakeTurkana,
  lakeVictoria,
  ocean,
  rivers,
  type GeoLine,
} from '../../kit/kenya'
import type { Point } from '../../kit/shapes'
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
  stage.glow([430, 800, 520], 900, '#4a3a34', 0.34)
  stage.glow([1230, 800, 560], 900, '#4a3a34', 0.34)
  stage.put(human, [210, 1930, 1440, 1], {
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
  stage.put(human, [1240, 1990, 1500, -1], {
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

/** Where a place is on the map. */
const at = ([longitude, latitude]: readonly [number, number]): Point => [
  870 + (longitude - 37.6) * 92,
  90 + (4.9 - latitude) * 92,
]

/** Kenya on paper: sea and lakes, the highlands browner the higher, two snows, roads and pins. */
function wallMap(stage: Expo): void {
  const { pen } = stage
  const traced = (line: GeoLine, colour: string): void => stage.shape(line.map(at), colour)
  pen.save()
  pen.beginPath()
  pen.rect(62, 44, 1452, 866)
  pen.clip()
  traced(ocean, '#8fbcc8')
  pen.lineJoin = 'round'
  traced(kenya, '#d9d6a0')
  pen.save()
  pen.beginPath()
  for (const place of kenya) pen.lineTo(...at(place))
  pen.clip()
  for (const [longitude, latitude, height, reach] of heights) {
    const [x, y] = at([longitude, latitude])
    const wide = reach * 400
    stage.glow([x, y, wide], wide, '#8fae6c', 0.6, 0.25)
    if (height > 1.6) stage.glow([x, y, wide * 0.6], wide * 0.6, '#a8794c', 0.6, 0.2)
    if (height > 3) stage.oval(x, y, 16, 13, '#f8f4ea')
  }
  pen.restore()
  const border = (line: GeoLine, colour: string, width: number): void => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    for (const place of line) pen.lineTo(...at(place))
    pen.stroke()
  }
  for (const river of rivers) border(river, '#7fa9bc', 5)
  border([...kenya, ...kenya.slice(0, 1)], '#9a6a48', 9)
  // The paper shows the whole of the great lake, whose outline here ends at the border of the map.
  const [westX, westY] = at([33.1, -1])
  stage.oval(westX, westY, 190, 262, '#4f93b4')
  for (const lake of [lakeVictoria, lakeTurkana]) traced(lake, '#4f93b4')
  const road: GeoLine = [
    [39.6, -4],
    [38.5, -3.3],
    [37.4, -2],
    [36.82, -1.29],
    [36.07, -0.3],
    [35.3, -0.1],
    [34.9, -0.1],
  ]
  const north: GeoLine = [
    [36.82, -1.29],
    [37.1, -0.4],
    [37.1, 0.05],
    [37.6, 0.4],
    [37.98, 2.3],
  ]
  for (const line of [road, north]) {
    border(line, '#f8f0d8', 15)
    border(line, '#c8402c', 8)
  }
  for (const [place, colour] of [
    [[36.82, -1.29], '#d9922a'],
    [[36.07, -0.3], '#2f6f4a'],
    [[37.1, 0.05], '#2f5f9a'],
    [[39.6, -4], '#2f6f4a'],
    [[37.98, 2.3], '#d9922a'],
  ] as const) {
    const [x, y] = at(place)
    stage.glow([x + 14, y + 8, 54], 28, '#3a2a20', 0.6)
    stage.line([x, y], [x + 3, y - 17], [x + 6, y - 34], '#5a5250', 6)
    stage.oval(x + 7, y - 42, 36, 36, mix(colour, '#1f1a1a', 0.2))
    stage.oval(x + 4, y - 45, 26, 26, colour)
    stage.oval(x + 1, y - 50, 9, 9, '#fff6e0')
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
      { x: 560, y: 480, radius: 170 },
      { x: 240, y: 640, radius: 200 },
      { x: 1190, y: 600, radius: 220 },
    ],
  },
]
