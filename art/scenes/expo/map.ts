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
import type { Fingers } from '../../kit/body/fingers'
import type { Point } from '../../kit/shapes'
import { closeHand } from '../../kit/human/close-hand'
import { ballForm, rodForm } from '../../kit/human/things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lakeBeyond, neighbours } from './map-lands'
import { Expo } from './stage'

/** A hand that points as if in talk: the finger not quite straight, the others loosely closed. */
const pointing: Fingers = {
  bends: [
    [0.08, 0.22, 0.12],
    [0.7, 1.15, 0.6],
    [0.9, 1.25, 0.65],
    [1.0, 1.25, 0.6],
  ],
  thumb: [0.15, -0.45, 0.1, 0.45],
  part: -0.1,
}

/** Fore and long finger hold the pin against the thumb; the others are loosely bent. */
const pinching: Fingers = {
  bends: [
    [0.82, 0.95, 0.36],
    [0.86, 1, 0.42],
    [0.7, 0.95, 0.5],
    [0.6, 0.85, 0.5],
  ],
  thumb: [0.05, -0.36, -0.08, 0.85],
  part: -0.07,
}

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
  stage.glow([520, 450, 460], 200, '#4a3a34', 0.5, 0.2)
  stage.glow([150, 540, 420], 240, '#4a3a34', 0.5, 0.2)
  stage.glow([1250, 600, 440], 190, '#4a3a34', 0.5, 0.2)
  stage.glow([1520, 690, 400], 260, '#4a3a34', 0.5, 0.2)
  closeHand(pen, stage.place([505, 326, 470]), stage.light, {
    skin: '#7b4a30',
    sleeve: '#b8503a',
    grip: 'point',
    way: [0.93, 0.3, -0.3],
    palm: [0.15, -0.8, -0.55],
    side: -1,
    arm: [-0.95, -0.42, 0.12],
    fingers: pointing,
  })
  // She holds the pin of a stop that is still a maybe.
  closeHand(pen, stage.place([1120, 520, 440]), stage.light, {
    skin: '#a06a45',
    sleeve: '#4f7a92',
    grip: 'nip',
    way: [-0.9, 0.1, -0.42],
    palm: [-0.2, -0.75, -0.5],
    side: 1,
    arm: [0.92, -0.3, 0.2],
    fingers: pinching,
    things: [
      rodForm(
        [
          [0, 0, 0],
          [-0.1, -0.2, -0.16],
        ],
        0.009,
        '#8a8480',
        0.6,
      ),
      ballForm([0, 0.008, 0.01], 0.052, '#2f6f4a'),
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

/** Where a place is on the map. */
const at = ([longitude, latitude]: readonly [number, number]): Point => [
  900 + (longitude - 37.6) * 120,
  600 + (0.6 - latitude) * 120,
]

/** The signs of a mountain: one peak, and two lower ones beside it where it is high. */
const range = [
  [-1.1, -0.1, 0.7],
  [1.05, 0, 0.75],
  [0, 0.25, 1],
] as const

/** Kenya on paper: sea and lakes, the highlands browner the higher, two snows, roads and pins. */
function wallMap(stage: Expo): void {
  const { pen } = stage
  const traced = (line: GeoLine, colour: string): void => stage.shape(line.map(at), colour)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, 1600, 1200)
  pen.clip()
  // The lands around, paler than Kenya, so that each lake lies within land.
  stage.box([0, 0, 1600, 1200], '#ead9b4')
  for (const [land, colour] of neighbours) traced(land, colour)
  for (const [land] of neighbours) {
    pen.strokeStyle = glaze('#9a7a5a', 0.55)
    pen.lineWidth = 4
    pen.setLineDash([16, 12])
    pen.beginPath()
    for (const place of land) pen.lineTo(...at(place))
    pen.stroke()
    pen.setLineDash([])
  }
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
    for (const [dx, dy, share] of height > 1.6 ? range : range.slice(2)) {
      if (height < 0.9) continue
      const wide = (11 + 4 * height) * share
      const [mx, my] = at([longitude, latitude])
      const [x, y] = [mx + dx * wide + reach * 6, my + dy * wide]
      const top: Point = [x, y - wide * 1.35]
      stage.shape([[x - wide, y], top, [x + wide * 0.2, y]], '#eedcae')
      stage.shape([[x + wide * 0.2, y], top, [x + wide, y]], '#8a6442')
      stage.line([x - wide, y], [x - wide * 0.45, y - wide * 0.75], top, '#6f5238', 3)
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
  for (const lake of [lakeBeyond, lakeVictoria, lakeTurkana]) {
    stage.soft(lake.map(at), '#3f7f9f')
    pen.strokeStyle = '#3f7f9f'
    pen.lineWidth = 5
    pen.stroke()
  }
  for (const lake of [lakeBeyond, lakeVictoria, lakeTurkana]) stage.soft(lake.map(at), '#4f93b4')
  pen.strokeStyle = glaze('#e8f0f0', 0.8)
  pen.lineWidth = 4
  pen.setLineDash([14, 12])
  pen.beginPath()
  for (const place of [
    [34.05, -1.04],
    [33.9, -1],
    [33.94, 0.17],
  ] as const)
    pen.lineTo(...at(place))
  pen.moveTo(...at([33.9, -1]))
  pen.lineTo(...at([31, -1]))
  pen.stroke()
  pen.setLineDash([])
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
      { x: 400, y: 350, radius: 190 },
      { x: 1120, y: 500, radius: 170 },
      { x: 1280, y: 430, radius: 170 },
    ],
  },
]
