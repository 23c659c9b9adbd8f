import { mix } from '../../kit/colour'
import { dressed } from '../../kit/human/dressed'
import { strewn } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { Expo, grass } from './stage'

/** A cow's head and shoulder, the man who leads her close by it, and behind the rail a soft crowd. */
function dairyRing(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', 0.6), height: 0.42 })
  stage.sky({ kind: 'clear', horizon: 400 })
  stage.knuckles(412, { shift: -60, distance: 0.55 })
  stage.put(broadTree, [1500, 470, 300, 1, 0.3])
  stage.ground({ top: 420, ...grass, colour: '#93a04e', grass: 18, distance: 0.3 })
  stage.tent([330, 560, 150, 1, 0.3], { pennant: '#d9a23a' })
  crowd(stage)
  for (const x of [80, 800, 1520]) stage.put(fence, [x, 880, 210, 1, 0.12], { length: 7, turn: 0 })
  // All of it lies behind what the eye looks at, so it is out of focus.
  pen.filter = 'blur(4px)'
  pen.drawImage(pen.canvas, 0, 0)
  pen.filter = 'none'
  strewn(pen, [0, 900], [1600, 1200], random, {
    colours: ['#c9bd72', '#a9a454', '#6f8a40'],
    count: 320,
    size: 8,
  })
  cow(stage)
  leader(stage)
}

/** People of all sizes, close together and before one another, some under umbrellas. */
function crowd(stage: Expo): void {
  const { random } = stage
  const umbrellas = [
    ['#c8452f', '#efe8d8'],
    ['#2f6f8a', '#e2b23e'],
    ['#3f8a5a', '#efe8d8'],
    ['#e2b23e', '#c8452f'],
  ] as const
  const poses = ['listening', 'clapping', 'talking', 'arms-folded', 'pointing'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall', 'shirt'] as const
  // Column, row, height: knots with gaps between them.
  const places = [
    [50, 800, 400],
    [190, 790, 372],
    [420, 800, 392],
    [520, 795, 366],
    [700, 790, 386],
    [810, 800, 404],
    [1400, 790, 380],
    [1570, 800, 396],
    [120, 850, 430],
    [300, 850, 410],
    [610, 850, 436],
    [910, 850, 410],
    [1010, 850, 290],
    [1330, 850, 424],
    [1480, 850, 436],
  ] as const
  places.forEach(([x, y, size], i) => {
    const child = size < 300
    const shade = umbrellas[(i * 3) % umbrellas.length]
    if (shade && !child && i % 3 === 1)
      umbrella(stage, x + 24, y - size * 1.24, size * 0.84, shade[0], shade[1])
    stage.person([x, y, size, i % 3 === 0 ? -1 : 1, 0.2], {
      pose: poses[(i * 3) % poses.length] ?? 'listening',
      view: 0.7 + 0.8 * random(),
      dress: dresses[(i * 3) % dresses.length] ?? 'shirt',
      age: child ? 'child' : i % 6 === 4 ? 'elder' : 'adult',
      stout: 0.95 + 0.3 * random(),
      shadow: false,
      quick: 0.5,
      wear: i % 5 === 2 ? { hat: 'straw' } : {},
    })
  })
}

/** The row of the ground under cow and man, below the picture, and how high she stands. */
const [floor, tall] = [1540, 1000]

/** Head, neck and shoulder of a cow who walks to the right. */
function cow(stage: Expo): void {
  stage.put(dairyCow, [5, floor, tall, 1], {
    coat: 'ayrshire',
    turn: 0.5,
    look: 0.2,
    shadow: false,
    carriage: {
      feet: [
        [-0.66, 0.015],
        [-0.34, 0],
        [0.48, 0.03],
        [0.2, 0],
      ],
      head: [0.74, 1.06, 0],
      pitch: -0.75,
    },
  })
}

/** He walks beside her head, one hand close under her chin, and looks round at her. */
function leader(stage: Expo): void {
  rope(stage, [772, 800], [850, 955], [1062, 914])
  stage.put(dressed, [1095, floor, tall * 1.2, 1], {
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    turn: 0.62,
    mood: { smile: 0.5, open: 0, brows: 0 },
    face: { beard: 0.8, jaw: 1.05 },
    shadow: false,
    hands: {
      right: { grip: 'hold', palm: [0.5, -0.6, -0.6], point: [0.6, 0, 0.5] },
      left: { grip: 'hold' },
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.05,
        bow: 0.06,
        twist: 0.2,
        look: 0.7,
        nod: 0.1,
        left: [0.15, body.hip + 0.06, -body.shoulderHalf + 0.01],
        right: [0.12, body.hip + 0.035, body.shoulderHalf + 0.15],
        leftFoot: [0.14, 0.05, -0.04],
        rightFoot: [-0.14, 0.08, 0.04],
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
    outfit: { coat: -0.35, collar: '#fbf7ee', bottom: { colour: '#5b5648' } },
    wear: { hat: 'none', shirt: '#f1ecdf', sleeves: 'long', lower: 'trousers' },
  })
  rope(stage, [1058, 938], [1150, 1130], [1318, 884])
}

/** A rope with a dark edge below. */
function rope(stage: Expo, from: Point, over: Point, to: Point): void {
  const low = ([x, y]: Point): Point => [x, y + 4]
  stage.line(low(from), low(over), low(to), '#8a6a3c', 15)
  stage.line(from, over, to, '#e0c892', 10)
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
      { x: 760, y: 680, radius: 250 },
      { x: 1110, y: 470, radius: 150 },
      { x: 1060, y: 880, radius: 130 },
    ],
  },
]
