import { Sculpture, type Vec } from '../animals/volume'
import type { Light, Pen, Place, Random } from '../types'
import { bodyOf, type Body, type Sex } from './body'
import { dressColours, glossOf, isCloth } from './colours'
import { dressFor, skinFor, type Dress, type DressName, type Skin } from './dress'
import { isBare } from './face'
import { figure } from './figure'
import { paintFigure } from './paint-figure'
import { solve, type Pose } from './skeleton'

export type RiderOptions = {
  dress?: DressName
  sex?: Sex
  skin?: Skin
  visitor?: boolean
  wear?: Partial<Dress>
  /** Turn in radians; a little from the side unless told. */
  turn?: number
  tilt?: number
  /** A parked machine has no rider. */
  parked?: boolean
  /** Sacks or a crate on the carrier. */
  load?: 'none' | 'sacks' | 'crate'
  colour?: string
}

const steel = '*#8f9496'
const tyre = '#2a2826'

function bar(model: Sculpture, part: string, a: Vec, b: Vec, r: number, end = r): void {
  model.tube(
    part,
    [
      [...a, r],
      [...b, end],
    ],
    { blend: 0.004 },
  )
}

function wheel(model: Sculpture, x: number, radius: number, thick: number): void {
  const steps = 18
  for (let i = 0; i < steps; i++) {
    const [a, b] = [(i / steps) * Math.PI * 2, ((i + 1) / steps) * Math.PI * 2]
    bar(
      model,
      tyre,
      [x + Math.cos(a) * radius, radius + thick + Math.sin(a) * radius, 0],
      [x + Math.cos(b) * radius, radius + thick + Math.sin(b) * radius, 0],
      thick,
    )
    if (i % 3 === 0)
      bar(
        model,
        steel,
        [x, radius + thick, 0],
        [x + Math.cos(a) * radius, radius + thick + Math.sin(a) * radius, 0],
        0.004,
      )
  }
  bar(model, steel, [x, radius + thick, -0.025], [x, radius + thick, 0.025], 0.016)
}

function paintRider(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: RiderOptions,
  machine: (model: Sculpture, colour: string) => void,
  poseFor: (body: Body) => Pose,
): void {
  const sex = options.sex ?? 'man'
  const skin = options.skin ?? skinFor(random, options.visitor === true)
  const dress = dressFor(
    options.dress ?? 'shirt',
    random,
    { woman: sex === 'woman', elder: false, skin },
    { lower: 'trousers', ...options.wear },
  )
  const body = bodyOf('adult', sex)
  const model = new Sculpture()
  machine(model, options.colour ?? '#b8352a')
  if (options.load === 'crate')
    for (const y of [0.5, 0.55, 0.6])
      for (const z of [-0.08, 0, 0.08]) bar(model, '#a9783f', [-0.48, y, z], [-0.26, y, z], 0.03)
  if (options.load === 'sacks')
    for (const [x, y, z] of [
      [-0.36, 0.52, 0.05],
      [-0.34, 0.6, -0.04],
      [-0.33, 0.69, 0.02],
    ] as const)
      model.tube(
        '#c3ab7d',
        [
          [x, y, z - 0.14, 0.05],
          [x + 0.02, y, z, 0.075],
          [x, y, z + 0.14, 0.05],
        ],
        { blend: 0.02 },
      )
  if (!options.parked) {
    const pose = poseFor(body)
    figure(model, body, solve(body, pose), pose, dress, { left: 'fist', right: 'fist' })
  }
  const seed = Math.floor(random() * 1000)
  paintFigure(pen, model, place, light, {
    colour: dressColours(dress, seed, body),
    person: { body, bare: isBare(dress, body) },
    cloth: isCloth,
    gloss: glossOf,
    turn: options.turn ?? 0.25,
    tilt: options.tilt ?? 0.1,
    shadow: true,
    seed,
  })
}

/** A bicycle in the space of its rider. */
export function bicycle(model: Sculpture, colour: string): void {
  const frame = `*${colour}`
  wheel(model, -0.31, 0.185, 0.013)
  wheel(model, 0.32, 0.185, 0.013)
  const [crank, seat, head]: [Vec, Vec, Vec] = [
    [0.0, 0.19, 0],
    [-0.1, 0.5, 0],
    [0.22, 0.5, 0],
  ]
  for (const [a, b] of [
    [crank, seat],
    [crank, head],
    [[-0.08, 0.44, 0], head],
  ] as const)
    bar(model, frame, a, b, 0.0125)
  for (const z of [-0.025, 0.025]) {
    bar(model, frame, [-0.31, 0.198, z], crank, 0.009)
    bar(model, frame, [-0.31, 0.198, z], [-0.08, 0.44, 0], 0.009)
    bar(model, frame, [0.32, 0.198, z], head, 0.011)
    bar(model, steel, crank, z > 0 ? [-0.03, 0.28, 0.06] : [0.05, 0.1, -0.06], 0.009)
  }
  bar(model, '#2f2a26', [-0.16, 0.535, 0], [-0.05, 0.53, 0], 0.03, 0.016)
  bar(model, steel, head, [0.21, 0.58, 0], 0.011)
  bar(model, steel, [0.21, 0.585, -0.14], [0.21, 0.585, 0.14], 0.011)
  bar(model, steel, [-0.44, 0.42, 0], [-0.16, 0.42, 0], 0.014)
}

/** A boda boda: a motorcycle with its rider in a helmet and vest, with or without a load. */
export function bodaBoda(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: RiderOptions = {},
): void {
  const wear: Partial<Dress> = {
    hat: 'helmet',
    hatColour: '#d8a325',
    hair: 'cropped',
    sleeves: 'long',
    shirt: '#e0702c',
    ...options.wear,
  }
  paintRider(pen, place, light, random, { ...options, wear }, motorcycle, () => ({
    hips: [-0.1, 0.5],
    lean: 0.12,
    left: [0.24, 0.62, -0.17],
    right: [0.24, 0.62, 0.17],
    leftFoot: [0.05, 0.17, -0.1],
    rightFoot: [0.05, 0.17, 0.1],
    knees: [1, 0.4, 0.35],
    elbows: [-0.6, -0.7, 0.6],
  }))
}

function motorcycle(model: Sculpture, colour: string): void {
  const paint = `*${colour}`
  wheel(model, -0.36, 0.15, 0.032)
  wheel(model, 0.41, 0.15, 0.028)
  model.tube(
    '*#5c5f62',
    [
      [-0.02, 0.24, 0, 0.075],
      [0.1, 0.26, 0, 0.07],
    ],
    { blend: 0.02 },
  )
  model.tube(
    paint,
    [
      [0.0, 0.46, 0, 0.055],
      [0.14, 0.48, 0, 0.07],
      [0.22, 0.46, 0, 0.045],
    ],
    { blend: 0.03, flat: 0.8 },
  )
  model.tube(
    '#26231f',
    [
      [-0.42, 0.46, 0, 0.032],
      [-0.2, 0.44, 0, 0.042],
      [0.0, 0.44, 0, 0.04],
    ],
    { blend: 0.02 },
  )
  model.tube(
    paint,
    [
      [-0.44, 0.39, 0, 0.03],
      [-0.2, 0.36, 0, 0.045],
    ],
    { blend: 0.02, flat: 0.8 },
  )
  for (const z of [-0.045, 0.045]) {
    bar(model, steel, [0.41, 0.18, z], [0.27, 0.56, z], 0.014)
    bar(model, '#3a3836', [-0.36, 0.18, z], [0.0, 0.22, z], 0.018)
    bar(model, '#3a3836', [-0.3, 0.26, z], [-0.26, 0.4, z], 0.018)
  }
  model.tube(
    steel,
    [
      [0.1, 0.18, 0.06, 0.018],
      [-0.15, 0.15, 0.07, 0.02],
      [-0.45, 0.2, 0.075, 0.028],
    ],
    { blend: 0.01 },
  )
  bar(model, '#26231f', [0.25, 0.6, -0.18], [0.25, 0.6, 0.18], 0.014)
  model.ball('*#efe6c8', [0.32, 0.52, 0, 0.045], { blend: 0.01 })
  model.tube(
    paint,
    [
      [0.53, 0.32, 0, 0.02],
      [0.42, 0.37, 0, 0.026],
      [0.3, 0.33, 0, 0.02],
    ],
    { blend: 0.02 },
  )
  bar(model, steel, [-0.48, 0.44, 0], [-0.34, 0.46, 0], 0.02)
}
