import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { foliage, limb, shaded, tonesOf, type Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { farSlope, valley } from './river-valley'

/** The painter stands on the near end: where the planks run together, and pixels to a metre at 1 m. */
const vanish: Point = [800, 560]
const metre = 900
const end = 30

/** The painter stands so far left of its middle. */
const aside = 0.42

/** How far the bridge hangs through at a distance, in metres. */
function sag(away: number): number {
  return 1.1 * Math.sin((Math.PI * Math.min(away, end)) / end)
}

/** A point of the bridge: metres to the right of its middle, over its planks, and away. */
function at(right: number, up: number, away: number): Point {
  return [
    vanish[0] + ((right + aside) * metre) / away,
    vanish[1] + ((1.9 - up + sag(away)) * metre) / away,
  ]
}

/** A hanging bridge leads over a misty valley; from both banks somebody is on the way. */
function buildingBridges(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('dawn', -0.7), strength: 0.9, height: 0.3, air: '#d3cfc0' }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'dawn', horizon: 330, sun: { x: 236, y: 168, radius: 34 }, clouds: 0.7 })
  stage.glow([120, 250, 1500], 760, '#ffdf9e', 0.9)
  stage.ridge({ base: 215, rise: 60, wave: 420, colour: '#66809c', distance: 0.62, foot: 360 })
  stage.mist(330, 50, 0.8, '#f7e2c0')
  farSlope(stage)
  valley(stage)
  bridge(stage)
  nearBank(stage)
}

/** Leaves and grass in the lower left corner. */
function nearBank(stage: Stage): void {
  const { random, light, pen } = stage
  for (let i = 0; i < 18; i++) {
    const area = {
      x: between(random, -60, 190),
      y: between(random, 1100, 1240),
      width: 240,
      height: 140,
    }
    foliage(pen, area, light, random, { base: '#33522a', dab: 13 })
  }
  stage.put(longGrass, [120, 1240, 230], { width: 420, colour: '#6f8240' })
}

function halfway(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Planks on ropes, a rope for each hand, drawn from far to near, with those who cross. */
function bridge(stage: Stage): void {
  const { light, random, pen } = stage
  const wood = tonesOf('#9a7350', light)
  const rope = tonesOf('#b89a6a', light)
  const hand = (away: number): number => 1.15 + 1.1 * Math.max(0, away / end - 0.5) ** 2
  pen.lineCap = 'round'
  let plank = 0
  stage.road(
    [
      [at(0, 0, end)[0], at(0, 0, end)[1], 36],
      [760, 580, 26],
      [880, 530, 20],
      [1010, 500, 14],
      [1120, 450, 8],
    ],
    { tracks: false, distance: 0.12, colour: '#b98a5c' },
  )
  for (const side of [-1, 1]) {
    const foot = at(side * 0.8, -0.3, end)
    const head = at(side * 0.8, 2.4, end)
    limb(pen, foot, halfway(foot, head), head, { from: 13, to: 11 }, wood, light)
  }
  for (let away = end; away > 1.05; away -= 0.07 * Math.min(4, away)) {
    const [one, two] = [away, away - 0.058 * Math.min(4, away)]
    const [left, right] = [-0.62 - 0.05 * random(), 0.62 + 0.05 * random()]
    stage.shape(
      [at(left, -0.07, one), at(right, -0.07, one), at(right, -0.07, two), at(left, -0.07, two)],
      '#34271f',
    )
    stage.shape(
      [at(left, 0, one), at(right, 0, one), at(right, 0, two), at(left, 0, two)],
      shaded(wood, 0.35 + 0.5 * random()),
    )
    const [x, y] = at(left, 0, two)
    stage.line([x, y], [x, y], at(right, 0, two), '#3d2c20', 14 / away)
    // The sun from the left lies on the far edge of each plank.
    stage.line(at(left, 0, one), at(0, 0, one), at(right, 0, one), '#ffe2b0', 7 / away)
    for (const [who, place] of walkers) if (Math.abs(away - place) <= 0.14) who(stage, place)
    plank++
    for (const side of [-1, 1]) {
      const next = away - 0.07 * Math.min(4, away)
      if (plank % 4 === 0)
        limb(
          pen,
          at(side * 0.66, -0.05, away),
          at(side * 0.7, 0.5, away),
          at(side * 0.74, hand(away), away),
          { from: 24 / away, to: 20 / away },
          rope,
          light,
        )
      for (const [wide, high, thick] of [
        [0.66, -0.04, 52],
        [0.74, hand(away), 46],
      ] as const) {
        const [from, to] = [at(side * wide, high, away), at(side * wide, high, next)]
        limb(
          pen,
          from,
          halfway(from, to),
          to,
          { from: thick / away, to: thick / next },
          rope,
          light,
        )
      }
    }
  }
}

const walkers: readonly (readonly [(stage: Stage, away: number) => void, number])[] = [
  [man, 11.4],
  [woman, 7.2],
]

/** He comes from the far bank. */
function man(stage: Stage, away: number): void {
  const [x, y] = at(-0.26, 0, away)
  stage.glow([x + 6, y + 2, 60], 14, '#241610', 0.7, 0.3)
  stage.person([x, y, (1.74 * metre) / away, -1, 0.05], {
    pose: 'walking',
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    turn: 1.3,
    shadow: false,
    wear: { hat: 'straw', shirt: '#f0e4cc', lowerColour: '#4a4038' },
  })
}

/** She comes from this side, a basket on her head. */
function woman(stage: Stage, away: number): void {
  const [x, y] = at(0.2, 0, away)
  stage.glow([x + 14, y + 2, 104], 22, '#241610', 0.75, 0.3)
  stage.person([x, y, (1.64 * metre) / away, 1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: -1.35,
    shadow: false,
    stout: 0.96,
    wear: { hair: 'wrap', cloth: '#e0a63a', shirt: '#c8452f', lowerColour: '#b23a2c' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        left: [0.05, body.hip + 0.02, -0.13],
        right: [0.03, 1.0, 0.085],
        leftFoot: [-0.12, 0.065, -0.05],
        leftToe: 0.4,
        rightFoot: [0.12, 0.045, 0.04],
        elbows: [0.3, -0.4, 1],
      },
      props: ['basket-head'],
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/community-based-tourism-building-bridges',
    height: 1200,
    seed: 622,
    compose: buildingBridges,
    fine: true,
    focus: [
      { x: 790, y: 640, radius: 200 },
      { x: 330, y: 430, radius: 130 },
      { x: 1280, y: 450, radius: 190 },
    ],
  },
]
