import { mix } from '../../kit/colour'
import { dressed } from '../../kit/human/dressed'
import { actions } from '../../kit/people/actions'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { strewn } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { Expo, grass } from './stage'

/** Cows on halters before a rail of people under umbrellas. */
function dairyRing(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', 0.6), height: 0.42 })
  stage.sky({ kind: 'clear', horizon: 360 })
  stage.knuckles(372, { shift: -260, distance: 0.5 })
  stage.put(broadTree, [1480, 440, 260, 1, 0.24])
  stage.put(broadTree, [1240, 420, 190, 1, 0.32])
  stage.ground({ top: 380, ...grass, colour: '#93a04e', grass: 24, distance: 0.3 })
  stage.tent([300, 470, 105, 1, 0.25], { pennant: '#d9a23a' })
  const umbrellas = [
    ['#c8452f', '#efe8d8'],
    ['#2f6f8a', '#e2b23e'],
    ['#3f8a5a', '#efe8d8'],
    ['#7a4f86', '#d9a2b0'],
    ['#e2b23e', '#c8452f'],
  ] as const
  crowd(stage, umbrellas)
  for (const x of [-100, 540, 1180])
    stage.put(fence, [x + 220, 742, 118, 1, 0.05], { length: 11, turn: 0 })
  stage.shape(
    [
      [0, 742],
      [1600, 742],
      [1600, 756],
      [0, 752],
    ],
    '#6f7d3c',
  )
  strewn(pen, [0, 900], [1600, 1200], random, {
    colours: ['#c9bd72', '#a9a454', '#6f8a40'],
    count: 320,
    size: 6,
  })
  led(stage, [1424, 838, 104], 'jersey')
  led(stage, [388, 1130, 572], 'ayrshire')
  stage.tufts([700, 1218, 64], 1500, '#839a48', 0.8)
}

/** People of all sizes, close together and before one another, some under umbrellas. */
function crowd(stage: Expo, umbrellas: readonly (readonly [string, string])[]): void {
  const { random } = stage
  const poses = ['listening', 'clapping', 'talking', 'pointing', 'arms-folded', 'waving'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall', 'shirt'] as const
  // Column, row, height: knots with gaps between them.
  const places = [
    [40, 672, 196],
    [118, 668, 222],
    [96, 700, 150],
    [206, 690, 236],
    [268, 680, 204],
    [430, 672, 214],
    [492, 664, 190],
    [520, 704, 248],
    [592, 700, 160],
    [640, 684, 226],
    [812, 668, 200],
    [868, 692, 240],
    [930, 700, 142],
    [968, 676, 214],
    [1150, 668, 206],
    [1210, 700, 252],
    [1262, 680, 196],
    [1330, 696, 230],
    [1398, 704, 152],
    [1450, 678, 222],
    [1560, 690, 240],
  ] as const
  places.forEach(([x, y, size], i) => {
    const child = size < 165
    const shade = umbrellas[(i * 3) % umbrellas.length]
    if (shade && !child && i % 4 === 1)
      umbrella(stage, x + 16, y - size * 1.26, size * 0.86, shade[0], shade[1])
    stage.person([x, y, size, i % 3 === 0 ? -1 : 1, 0.15], {
      pose: poses[(i * 5) % poses.length] ?? 'listening',
      view: 0.7 + 0.8 * random(),
      dress: dresses[(i * 3) % dresses.length] ?? 'shirt',
      age: child ? 'child' : i % 6 === 4 ? 'elder' : 'adult',
      stout: 0.9 + 0.35 * random(),
      shadow: false,
      wear: i % 5 === 2 ? { hat: 'straw' } : {},
    })
  })
}

/** A cow on a halter, and the man in white who leads her by the rope. */
function led(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  hide: 'ayrshire' | 'jersey',
): void {
  stage.put(dairyCow, [x, y, size, 1], {
    coat: hide,
    turn: 0.26,
    look: 0.34,
    carriage: {
      feet: [
        [-0.66, 0.015],
        [-0.34, 0],
        [0.48, 0.03],
        [0.2, 0],
      ],
      head: [0.78, 1.03, 0],
      pitch: -0.7,
    },
  })
  stage.put(dressed, [x + size * 1.44, y + size * 0.037, size * 1.24, 1], {
    action: leads,
    dress: 'shirt',
    sex: 'man',
    turn: 0.5,
    mood: { smile: 0.6, open: 0.15 },
    face: { beard: 0 },
    wear: {
      hat: 'cap',
      hatColour: '#e9e2d0',
      shirt: '#f1ecdf',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#e4dccb',
      shoe: '#4a3524',
    },
  })
  // The rope, from under the chin to his hand.
  stage.line(
    [x + size * 0.874, y - size * 0.745],
    [x + size * 1.06, y - size * 0.5],
    [x + size * 1.205, y - size * 0.625],
    '#e0c892',
    Math.max(3, size * 0.02),
  )
  stage.line(
    [x + size * 1.195, y - size * 0.61],
    [x + size * 1.18, y - size * 0.5],
    [x + size * 1.21, y - size * 0.42],
    '#c9b07a',
    Math.max(2, size * 0.016),
  )
  stage.tufts([x, y + 10, 26], size * 1.7, '#869a4a', 0.5)
}

/** Walks ahead, one arm back to the rope, and looks round at her. */
function leads(body: Body): Action {
  return {
    pose: {
      ...actions.walking(body, () => 0).pose,
      look: 0.35,
      right: [-0.15, body.hip + 0.06, body.shoulderHalf + 0.04],
      left: [0.06, body.hip + 0.05, -body.shoulderHalf - 0.03],
    },
    right: 'fist',
  }
}

/** An umbrella over somebody; x, y is its tip, `wide` its width. */
function umbrella(
  stage: Expo,
  x: number,
  y: number,
  wide: number,
  one: string,
  other: string,
): void {
  const [half, rise] = [wide / 2, wide * 0.42]
  const lean = stage.light.from * wide * 0.05
  const points: [number, number][] = []
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (i / 12)
    points.push([x - half * Math.cos(a) + lean * (i / 12 - 0.5), y + rise * (1 - Math.sin(a))])
  }
  stage.line([x, y], [x + 2, y + wide * 0.5], [x + wide * 0.05, y + wide * 0.95], '#3b3a3e', 5)
  const fill = stage.blend(
    [x - half, y],
    [x + half, y + rise],
    [
      [0, mix(one, stage.light.from < 0 ? stage.light.warm : stage.light.cool, 0.4)],
      [0.5, one],
      [1, mix(one, stage.light.from < 0 ? stage.light.cool : stage.light.warm, 0.4)],
    ],
  )
  stage.shape(points, fill)
  for (const [a, b] of [
    [0.2, 0.4],
    [0.62, 0.84],
  ] as const)
    stage.shape(
      [
        [x, y],
        [x - half + wide * a, y + rise],
        [x - half + wide * b, y + rise],
      ],
      mix(other, one, 0.15),
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/05-cows',
    height: 1200,
    seed: 6105,
    compose: dairyRing,
    fine: true,
    focus: [
      { x: 950, y: 630, radius: 200 },
      { x: 1240, y: 500, radius: 170 },
      { x: 300, y: 460, radius: 240 },
    ],
  },
]
