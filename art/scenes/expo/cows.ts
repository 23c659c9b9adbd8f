import { mix } from '../../kit/colour'
import { dressed } from '../../kit/human/dressed'
import type { Body } from '../../kit/people/body'
import { stand, type Action } from '../../kit/people/poses'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import type { Vec } from '../../kit/animals/volume'
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
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', 0.2), height: 0.42 })
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
    stage.put(fence, [x + 220, 746, 186, 1, 0.05], { length: 8, turn: 0 })
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
  const poses = ['talking', 'clapping', 'arms-folded', 'pointing', 'hands-on-hips'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall', 'shirt'] as const
  // Column, row, height: knots with gaps between them, the nearest at the rail.
  const places = [
    [30, 668, 200],
    [92, 676, 226],
    [58, 716, 246],
    [150, 718, 158],
    [236, 672, 222],
    [196, 714, 250],
    [282, 720, 236],
    [452, 668, 206],
    [500, 674, 224],
    [470, 716, 244],
    [556, 712, 252],
    [618, 720, 160],
    [690, 676, 214],
    [742, 672, 190],
    [850, 668, 222],
    [896, 716, 246],
    [960, 712, 232],
    [1010, 720, 150],
    [1052, 672, 218],
    [1196, 670, 226],
    [1262, 716, 250],
    [1318, 674, 200],
    [1356, 718, 240],
    [1420, 722, 152],
    [1470, 672, 220],
    [1514, 714, 254],
    [1584, 710, 236],
  ] as const
  for (const [i, [x, y, size]] of places.entries()) {
    const shade = umbrellas[Math.floor(i / 5) % umbrellas.length]
    if (shade && i % 5 === 1 && size > 165)
      umbrella(stage, x + 16, y - size * 1.26, size * 0.86, shade[0], shade[1])
  }
  places.forEach(([x, y, size], i) => {
    const child = size < 165
    const atRail = y > 708 && !child
    stage.person([x, y, size, i % 3 === 0 ? -1 : 1, 0.15], {
      ...(atRail && i % 5 < 2 ? { action: leans } : {}),
      pose: poses[(i * 5) % poses.length] ?? 'listening',
      view: (atRail ? 0.9 : 0.5) + 0.6 * random(),
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
  handler(
    stage,
    [x + size * 1.36, y + size * 0.04, size * 1.24],
    [x + size * 0.874, y - size * 0.745],
  )
  stage.tufts([x, y + 10, 26], size * 1.7, '#869a4a', 0.5)
}

/** Both forearms on the rail. */
function leans(body: Body): Action {
  return {
    pose: {
      ...stand(body),
      lean: 0.36,
      nod: -0.12,
      left: [0.27, 0.5, -0.06],
      right: [0.26, 0.5, 0.06],
      elbows: [-0.3, -0.9, 0.7],
    },
  }
}

/** How the handler is turned to the cow. */
const seen = { turn: 0.6, tilt: 0.06 } as const

/** In a white coat, a step before the cow: he faces her, the rope from her `chin` in both hands. */
function handler(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  chin: readonly [number, number],
): void {
  const [near, far]: [Vec, Vec] = [
    [0.235, 0.61, -0.06],
    [0.13, 0.52, 0.1],
  ]
  const fist = (side: 1 | -1): HandPose => ({
    grip: 'hold',
    palm: [0.1, -0.2, -side],
    point: [0.95, 0.2, -0.2 * side],
  })
  stage.put(dressed, [x, y, size, -1], {
    ...seen,
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: -0.04,
        nod: 0.08,
        look: 0.12,
        left: wristFor(near, fist(-1), body, -1),
        right: wristFor(far, fist(1), body, 1),
        elbows: [-0.5, -0.9, 0.4],
        leftFoot: [0.12, 0.045, -0.04],
        rightFoot: [-0.14, 0.055, 0.04],
      },
    }),
    hands: { left: fist(-1), right: fist(1) },
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    mood: { smile: 0.9, open: 0.1, gaze: [0.2, 0] },
    face: { beard: 0, worn: { kind: 'cropped' } },
    wear: { shirt: '#f4f0e6', sleeves: 'long', lower: 'trousers', lowerColour: '#6f6650' },
    outfit: { coat: -0.42, collar: '#ffffff', shoe: '#4a3524', folds: 1.2 },
  })
  const at = ([px, py, pz]: Vec): [number, number] => {
    const [c, s] = [Math.cos(seen.turn), Math.sin(seen.turn)]
    const [ct, st] = [Math.cos(seen.tilt), Math.sin(seen.tilt)]
    return [x - size * (c * px + s * pz), y - size * (ct * py + st * (c * pz - s * px))]
  }
  const [one, other] = [at(near), at(far)]
  const wide = Math.max(2, size * 0.014)
  // It hangs below her muzzle, and the rest of it from hand to hand.
  stage.line([...chin], [chin[0] + size * 0.1, one[1] + size * 0.08], one, '#e0c892', wide)
  stage.line(one, [one[0], other[1] + size * 0.12], other, '#c9b07a', wide)
  stage.line(
    other,
    [other[0] - size * 0.04, other[1] + size * 0.1],
    [other[0], other[1] + size * 0.12],
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
      { x: 900, y: 630, radius: 200 },
      { x: 1150, y: 520, radius: 190 },
      { x: 1070, y: 750, radius: 150 },
      { x: 300, y: 460, radius: 240 },
      { x: 1400, y: 530, radius: 200 },
    ],
  },
]
