import { turning } from '../../kit/animals/shading'
import type { CaprineOptions } from '../../kit/animals/caprine'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { seeded } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Where the house stands, how many pixels a metre is there, and how high and far the eye is. */
const house = { x: 1150, y: 870, metre: 150, turn: 0.7, eye: [3, 14] } as const

/** A point of the house on the canvas, and how much nearer than its middle it is. */
function at(x: number, y: number, z: number): { point: Point; near: number } {
  const [across, up, ahead] = turning(house.turn, 0).upright([x, y, z])
  const [high, away] = house.eye
  const near = away / (away - ahead)
  const rise = high + (up - high) * near
  return { point: [house.x + across * near * house.metre, house.y - rise * house.metre], near }
}

/** The goats leave their house on stilts in single file and walk into the first sun. */
function dawnAtTheHouse(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('dawn', -0.8), height: 0.22, strength: 0.9, warm: '#ffd79c' }
  const stage = new GoatFarm(pen, frame, random, light)
  stage.sky({ kind: 'dawn', horizon: 410, sun: { x: -70, y: 340, radius: 40 }, clouds: 0.5 })
  stage.hills(410, { shift: -420, distance: 0.66, far: '#8a8fb0', near: '#6b7692' })
  stage.mist(430, 60, 0.9, '#f9dfc2')
  for (const [base, colour, distance] of [
    [470, '#6d7f74', 0.5],
    [535, '#6b8058', 0.34],
  ] as const) {
    stage.ridge({ base, rise: 34, wave: 420, colour, distance, foot: base + 90 })
    stage.mist(base + 34, 40, 0.9, '#f9dfc2')
  }
  const brow = (x: number): number => 590 - 20 * Math.cos((x - 1200) / 420)
  stage.ground({ top: brow, colour: '#7d8f4c', patches: '#a59a5c', grass: 40, distance: 0.24 })
  stage.put(eucalyptus, [420, 616, 360, 1, 0.3])
  stage.put(eucalyptus, [505, 612, 280, 1, 0.32])
  stage.put(goatHouse, [house.x, house.y, 3.9 * house.metre, 1, 0.03], {
    turn: house.turn,
    tilt: 0,
    eye: house.eye,
    near: true,
  })
  goats(stage)
  stage.put(longGrass, [800, 1240, 110], { width: 1700, colour: '#6c7c44', density: 0.6 })
}

/** From the door down the ramp and on to the left, each behind the next. */
function goats(stage: GoatFarm): void {
  const own = new GoatFarm(stage.pen, stage.frame, seeded(9), stage.light)
  const walk = (
    [x, y, z]: readonly [number, number, number],
    turn: number,
    options: CaprineOptions,
  ): void => {
    const { point, near } = at(x, y, z)
    const size = (options.kid ? 0.5 : 0.8) * house.metre * near
    own.caprine([...point, size, -1], { pose: 'walking', turn, look: 0, ...options })
  }
  // The post beside the door stands before the one that comes out.
  const jamb = at(1.75, 0, 1.58)
  stage.pen.save()
  stage.pen.beginPath()
  stage.pen.rect(0, 0, jamb.point[0] - 0.1 * house.metre * jamb.near, stage.frame.height)
  stage.pen.clip()
  underfoot(stage, [1.1, 1.36, 1.35])
  walk([1.1, 1.36, 1.35], 0.75, { hide: 'brown', horns: 'short', shadow: false })
  stage.pen.restore()
  const slope = 0.5
  const step = (ahead: number, up = 0) => [ahead, (0.5 - ahead) * slope + up] as const
  underfoot(stage, [1.3, 0.5, 3.1])
  underfoot(stage, [1.28, 0.82, 2.5])
  walk([1.28, 0.44, 2.85], 0.75, {
    hide: 'boer',
    horns: 'short',
    shadow: false,
    carriage: {
      body: { lift: 0.42, pitch: -0.42 },
      feet: [step(-0.52), step(-0.26), step(0.5, 0.05), step(0.22)],
      head: [0.84, 1.2, 0],
    },
  })
  // Level ground from here; the line turns to where the sun comes up.
  for (const [way, turn, options] of [
    [0, 0.45, { hide: 'saanen', kid: true }],
    [1.1, 0.25, { hide: 'saanen' }],
    [2.35, 0.15, { hide: 'pied' }],
  ] as const)
    walk([1.45 - way * 0.76, 0, 4.7 + way * 0.64], turn, options)
}

/** The shade of hooves on boards, thrown away from the sun. */
function underfoot(stage: GoatFarm, spot: readonly [number, number, number]): void {
  const [x, y] = at(...spot).point
  stage.glow([x + 30, y + 3, 190], 44, '#2e2018', 0.7, 0.2)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/01-house',
    height: 1200,
    seed: 6001,
    compose: dawnAtTheHouse,
    focus: [
      { x: 1130, y: 600, radius: 120 },
      { x: 975, y: 800, radius: 170 },
      { x: 735, y: 1010, radius: 90 },
      { x: 470, y: 960, radius: 190 },
      { x: 180, y: 960, radius: 200 },
    ],
  },
]
