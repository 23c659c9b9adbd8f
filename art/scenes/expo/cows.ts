import { mix } from '../../kit/colour'
import { dairyCow, type DairyCowOptions } from '../../kit/animals/dairy-cow'
import { dot, type Vec } from '../../kit/animals/volume'
import { human } from '../../kit/human/human'
import { axesOf } from '../../kit/human/axes'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { strewn } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** A cow on a halter walks behind the man who leads her; far off, people under umbrellas at a rail. */
function dairyRing(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('noon', 0.4), height: 0.55 })
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.7 })
  stage.knuckles(436, { shift: -160, tall: 0.8, distance: 0.6 })
  stage.put(broadTree, [1500, 500, 230, 1, 0.34])
  stage.put(broadTree, [1330, 488, 150, 1, 0.42])
  stage.ground({ top: 444, ...grass, colour: '#93a04e', grass: 24, distance: 0.3 })
  stage.tent([300, 520, 74, 1, 0.36], { pennant: '#d9a23a' })
  crowd(stage)
  for (const x of [0, 700, 1400]) stage.put(fence, [x, 640, 112, 1, 0.2], { length: 13, turn: 0 })
  // The air between the ring and the rail makes the crowd one soft band.
  stage.mist(600, 70, 0.28)
  strewn(pen, [0, 900], [1600, 1200], random, {
    colours: ['#c9bd72', '#a9a454', '#6f8a40'],
    count: 320,
    size: 6,
  })
  led(stage, [1518, 716, 84, -1], 'jersey')
  led(stage, [424, 1076, 506, 1], 'ayrshire')
  stage.tufts([700, 1222, 60], 1700, '#839a48', 0.8)
}

/** Grown people side by side along the rail, some under umbrellas. */
function crowd(stage: Expo): void {
  const poses = ['standing', 'talking', 'arms-folded', 'standing', 'clapping'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'tee', 'shirt'] as const
  const shades = [
    ['#b8503e', '#efe8d8'],
    ['#4a7f98', '#efe8d8'],
    ['#d8b45a', '#efe8d8'],
  ] as const
  for (let x = 30, i = 0; x < 1600; x += 50 + 26 * stage.random(), i++) {
    const size = 138 + (i % 4) * 6
    const shade = i % 6 === 2 ? shades[Math.floor(i / 6) % 3] : undefined
    if (shade) umbrella(stage, x + 12, 622 - size * 1.3, size * 0.95, shade[0], shade[1])
    stage.person([x, 622, size, i % 2 ? 1 : -1, 0.34], {
      pose: poses[i % 5] ?? 'standing',
      dress: dresses[(i * 3) % 5] ?? 'shirt',
      view: 1.1 + 0.4 * stage.random(),
      shadow: false,
      wear: i % 4 === 1 ? { hat: 'straw' } : {},
    })
  }
}

/** Half from the front; the leader is seen more from the side. */
const turns = { cow: 0.24, man: 0.2, tilt: 0.07 } as const

/** A cow in an easy walk, and before her, at the end of the rope, the man in white. */
function led(
  stage: Expo,
  [x, y, size, side]: readonly [number, number, number, 1 | -1],
  coat: DairyCowOptions['coat'],
): void {
  stage.put(dairyCow, [x, y, size, side], {
    coat,
    halter: true,
    turn: turns.cow,
    look: 0.16,
    carriage: {
      feet: [
        [-0.64, 0.01],
        [-0.36, 0],
        [0.46, 0.02],
        [0.24, 0],
      ],
      head: [0.8, 1.0, 0],
      pitch: -0.62,
    },
  })
  leader(
    stage,
    [x + side * size * 1.57, y + size * 0.02, size * 1.27, side],
    [x + side * size * 1.03, y - size * 0.66],
  )
  stage.tufts([x + side * size * 0.2, y + 10, size * 0.05], size * 2.6, '#869a4a', 0.5)
}

/** The rope in his fist, behind him and at the side of the painter. */
const held: Vec = [-0.2, 0.47, 0.16]

/** In a white coat, in mid-step, the rope from her `chin` in his right hand. */
function leader(
  stage: Expo,
  [x, y, size, side]: readonly [number, number, number, 1 | -1],
  chin: readonly [number, number],
): void {
  const right: HandPose = { grip: 'hold', palm: [0.1, -0.3, -1], point: [-0.6, -0.8, 0] }
  const { right: across, up } = axesOf(turns.man, turns.tilt, side < 0)
  const fist = [x + size * dot(across, held), y - size * dot(up, held)] as const
  const wide = Math.max(2, size * 0.013)
  stage.put(human, [x, y, size, side], {
    face: {
      skin: '#7b4a30',
      sex: 'man',
      smile: 0.7,
      worn: { kind: 'straw', colour: '#e6d6a4' },
    },
    outfit: {
      top: { colour: '#f4f0e6' },
      sleeves: 'long',
      bottom: { colour: '#5f5a4c' },
      coat: -0.36,
      collar: '#ffffff',
      shoe: '#3f2e20',
    },
    turn: turns.man,
    tilt: turns.tilt,
    right,
    left: { grip: 'loose', palm: [-0.3, 0, 1], point: [0.4, -1, 0] },
    pose: (body) => ({
      hips: [0, body.hip - 0.012],
      lean: 0.1,
      left: [0.09, body.hip + 0.01, -body.shoulderHalf - 0.03],
      right: wristFor(held, right, body, 1),
      rightFoot: [0.135, 0.05, body.hipHalf * 0.8],
      rightToe: -0.22,
      leftFoot: [-0.15, 0.085, -body.hipHalf * 0.8],
      leftToe: 0.5,
    }),
  })
  // It sags a little from her chin to his fist, and the end of it hangs down.
  const sag = [(chin[0] + fist[0]) / 2, Math.max(chin[1], fist[1]) + size * 0.06] as const
  stage.line([...chin], [...sag], [...fist], '#e0c892', wide)
  stage.line(
    [...fist],
    [fist[0] + side * size * 0.01, fist[1] + size * 0.08],
    [fist[0] - side * size * 0.02, fist[1] + size * 0.17],
    '#c9b07a',
    wide,
  )
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
      { x: 910, y: 670, radius: 200 },
      { x: 1220, y: 520, radius: 130 },
      { x: 1090, y: 770, radius: 120 },
      { x: 1460, y: 680, radius: 120 },
    ],
  },
]
