import { glaze, mix } from '../../kit/colour'
import {
  heights,
  kenya,
  lakeTurkana,
  lakeVictoria,
  ocean,
  rivers,
  type GeoLine,
} from '../../kit/kenya'
import type { Bend } from '../../kit/body/fingers'
import type { Point } from '../../kit/shapes'
import { closeHand } from '../../kit/human/close-hand'
import { ballForm, rodForm } from '../../kit/human/things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** The fingers of the pointing hand that do not point: half closed, as at rest. */
const curled: [Bend, Bend, Bend] = [
  [0.9, 1.1, 0.6],
  [1.05, 1.2, 0.6],
  [1.1, 1.2, 0.6],
]

/** Two travellers' hands before a wall map: a finger at the great lake, a pin on its way. */
function mapsAndMaybes(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.7,
    height: 0.55,
    strength: 0.75,
    warm: '#ffe9bc',
    cool: '#55505e',
    air: '#c9b596',
  })
  stage.box([0, 0, 1600, 1200], '#e9d8ae')
  wallMap(stage)
  paper(stage)
  stage.glow([300, 120, 1800], 1300, '#fff2cc', 0.3)
  stage.glow([1560, 1100, 1500], 1100, '#3a2a30', 0.35)
  // The shadows of the hands on the map.
  stage.glow([620, 480, 520], 240, '#4a3a34', 0.5, 0.2)
  stage.glow([250, 580, 460], 260, '#4a3a34', 0.5, 0.2)
  stage.glow([1230, 640, 480], 230, '#4a3a34', 0.5, 0.2)
  stage.glow([1520, 740, 420], 300, '#4a3a34', 0.5, 0.2)
  closeHand(pen, stage.place([548, 420, 400]), stage.light, {
    skin: '#7b4a30',
    sleeve: '#b8503a',
    grip: 'point',
    way: [0.95, 0.22, -0.2],
    palm: [0.2, 0.05, -1],
    side: 1,
    fingers: {
      bends: [[0.05, 0.12, 0.08], ...curled],
      thumb: [-0.25, -0.35, 0.15, 0.35],
      part: -0.12,
    },
  })
  // She holds the pin of a stop that is still a maybe.
  closeHand(pen, stage.place([1040, 560, 340]), stage.light, {
    skin: '#a06a45',
    sleeve: '#4f7a92',
    grip: 'pinch',
    way: [-0.88, 0.24, -0.3],
    palm: [-0.1, -0.9, 0.3],
    side: -1,
    things: [
      rodForm(
        [
          [-0.03, 0, 0.02],
          [-0.2, -0.05, -0.1],
        ],
        0.009,
        '#8a8480',
        0.6,
      ),
      ballForm([-0.03, 0, 0.02], 0.06, '#2f6f4a'),
    ],
  })
}

/** The frame on the wall, and the creases of a map that was folded for a long time. */
function paper(stage: Expo): void {
  for (const x of [430, 830, 1230])
    for (const [dx, colour] of [
      [-7, '#4a3a24'],
      [7, '#fff8e0'],
    ] as const)
      stage.line([x + dx, 0], [x + dx + 3, 600], [x + dx, 1200], glaze(colour, 0.16), 14)
  for (const [dy, colour] of [
    [-7, '#4a3a24'],
    [7, '#fff8e0'],
  ] as const)
    stage.line([0, 560 + dy], [800, 564 + dy], [1600, 560 + dy], glaze(colour, 0.16), 14)
  for (const [edges, colour] of [
    [[0, 0, 1600, 66], 'rgba(40,24,16,0.35)'],
    [[0, 0, 66, 1200], 'rgba(40,24,16,0.35)'],
    [[0, 0, 1600, 48], '#6b4530'],
    [[0, 0, 48, 1200], '#7a5238'],
    [[1552, 0, 1600, 1200], '#573726'],
    [[0, 38, 1600, 46], '#a5744a'],
    [[38, 38, 46, 1200], '#a5744a'],
  ] as const)
    stage.box(edges, colour)
}

/** What the great lake is beyond the border. */
const lakeBeyond: GeoLine = [
  [34.2, -0.2],
  [33.9, 0.15],
  [33.4, 0.4],
  [32.8, 0.15],
  [32.3, 0.05],
  [31.75, -0.4],
  [31.9, -0.9],
  [31.7, -1.5],
  [31.85, -2.3],
  [32.3, -2.2],
  [32.7, -2.55],
  [33.1, -2.1],
  [33.6, -2.35],
  [33.8, -1.7],
  [34.15, -1.3],
  [34.1, -0.7],
]

/** Where a place is on the map. */
const at = ([longitude, latitude]: readonly [number, number]): Point => [
  900 + (longitude - 37.6) * 120,
  600 + (0.6 - latitude) * 120,
]

/** Kenya on paper: sea and lakes, the highlands browner the higher, two snows, roads and pins. */
function wallMap(stage: Expo): void {
  const { pen } = stage
  const traced = (line: GeoLine, colour: string): void => stage.shape(line.map(at), colour)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, 1600, 1200)
  pen.clip()
  traced(ocean, '#8fbcc8')
  stage.shape([at([40, -3]), at([46, 3]), at([46, -8]), at([41, -8])], '#8fbcc8')
  pen.lineJoin = 'round'
  traced(kenya, '#d9d6a0')
  pen.save()
  pen.beginPath()
  for (const place of kenya) pen.lineTo(...at(place))
  pen.clip()
  for (const [longitude, latitude, height, reach] of heights) {
    const [x, y] = at([longitude, latitude])
    const wide = reach * 520
    stage.glow([x, y, wide], wide, '#8fae6c', 0.6, 0.25)
    if (height > 1.6) stage.glow([x, y, wide * 0.6], wide * 0.6, '#a8794c', 0.6, 0.2)
    if (height > 3) stage.oval(x, y, 16, 13, '#f8f4ea')
  }
  pen.restore()
  // Small peaks on the mountains, and the lines of the degrees.
  for (const [longitude, latitude, height, reach] of heights)
    for (let i = 0; i < 2 * height; i++) {
      const [x, y] = at([
        longitude + (stage.random() - 0.5) * reach * 2,
        latitude + (stage.random() - 0.5) * reach * 2,
      ])
      const wide = 5 + 4 * height
      const top: Point = [x, y - wide * 1.5]
      stage.shape([[x - wide, y], top, [x + wide * 0.25, y]], glaze('#e9d3a0', 0.95))
      stage.shape([[x + wide * 0.25, y], top, [x + wide, y]], glaze('#8a6442', 0.95))
    }
  for (let degree = -6; degree < 48; degree += 2)
    for (const [from, to] of [
      [at([degree, 9]), at([degree, -9])],
      [at([25, degree]), at([50, degree])],
    ] as const)
      stage.line(from, from, to, glaze('#8a7a5c', 0.4), 2)
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
  for (const lake of [lakeBeyond, lakeVictoria, lakeTurkana]) stage.soft(lake.map(at), '#4f93b4')
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
      { x: 620, y: 370, radius: 170 },
      { x: 430, y: 440, radius: 170 },
      { x: 1100, y: 560, radius: 160 },
      { x: 1300, y: 600, radius: 160 },
    ],
  },
]
