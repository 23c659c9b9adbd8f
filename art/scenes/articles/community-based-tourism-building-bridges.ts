import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { banana, maize } from '../../kit/plants'
import { tornBanana } from '../../kit/torn-banana'
import { between } from '../../kit/random'
import { foliage, limb, shaded, tonesOf, type Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'

/** The painter stands on the near end: where the planks run together, and pixels to a metre at 1 m. */
const vanish: Point = [770, 520]
const metre = 760
const sun = { x: 980, y: 395, radius: 40 }

/** A point of the bridge: metres to the right of its middle, over its planks, and away. */
function at(right: number, up: number, away: number): Point {
  return [vanish[0] + (right * metre) / away, vanish[1] + ((1.62 - up) * metre) / away]
}

/** From one farm a footbridge leads over the stream to the next; neighbours come from both sides. */
function buildingBridges(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', 0.3), height: 0.22, warm: '#ffdf9c', air: '#e8cfa4' }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'golden', horizon: 500, sun, clouds: 0.5 })
  stage.ridge({ base: 420, rise: 90, wave: 460, colour: '#7a86a4', distance: 0.56, foot: 520 })
  stage.mist(470, 60, 0.7, '#ffe0a4')
  stage.ridge({ base: 500, rise: 50, wave: 380, colour: '#74935c', distance: 0.44, foot: 620 })
  stage.mist(545, 50, 0.6, '#ffe4b0')
  farBank(stage)
  water(stage)
  stage.glow([sun.x, 520, 1200], 520, '#ffd88a', 0.45)
  nearBank(stage)
  bridge(stage)
  people(stage)
  for (const [x, y, size] of [
    [-30, 1330, 640],
    [1640, 1330, 620],
  ] as const)
    stage.put(tornBanana, [x, y, size, 1, 0])
  stage.put(longGrass, [150, 1230, 180], { width: 420, colour: '#7f8f42' })
  stage.put(longGrass, [1470, 1230, 190], { width: 420, colour: '#7f8f42' })
}

/** The farm over there: a house under its tree, maize, a path up from the bridge. */
function farBank(stage: Stage): void {
  stage.ground({ top: 580, colour: '#8fa24a', patches: '#b3a452', distance: 0.26, grass: 18 })
  stage.road(
    [
      [770, 640, 84],
      [790, 612, 50],
      [900, 592, 26],
      [1010, 584, 14],
    ],
    { tracks: false, distance: 0.2 },
  )
  stage.put(broadTree, [1180, 612, 230, 1, 0.22], {})
  stage.put(farmhouse, [1065, 610, 104, -1, 0.16], { wall: '#d9b98a' })
  for (let i = 0; i < 6; i++) stage.put(banana, [1250 + i * 62, 640, 130, 1, 0.2])
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 11; i++)
      stage.put(maize, [90 + i * 52 + row * 20, 632 + row * 24, 92 + row * 12, 1, 0.2], {})
  stage.put(broadTree, [60, 628, 260, 1, 0.24], {})
}

/** The stream below, with the sky in it and the dark of the far bank. */
function water(stage: Stage): void {
  const { random, light } = stage
  for (let i = 0; i < 60; i++) {
    const area = { x: i * 28 - 20, y: 676 + 12 * Math.sin(i), width: 90, height: 80 }
    foliage(stage.pen, area, light, random, { base: '#6b8340', distance: 0.14, dab: 8 })
  }
  stage.box(
    [0, 736, 1600, 1200],
    stage.blend(
      [0, 736],
      [0, 1100],
      [
        [0, '#5f6a48'],
        [0.14, '#a99a68'],
        [0.4, '#e3bd7c'],
        [1, '#5f7f8c'],
      ],
    ),
  )
  for (let x = 0; x < 1600; x += 90)
    stage.tufts([x, 742 + random() * 8, 34, 1, 0.1], 120, '#74843e', 1.3)
  stage.glow([sun.x, 850, 300], 330, '#fff0c0', 0.8)
  for (let i = 0; i < 150; i++) {
    const y = between(random, 748, 1150)
    const long = between(random, 30, 150) * ((y - 640) / 300)
    const x = between(random, -60, 1600)
    const colour = Math.abs(x - sun.x) < 160 ? '#ffeebc' : random() < 0.5 ? '#dcbf88' : '#6a7d7c'
    stage.line([x, y], [x + long / 2, y + 3], [x + long, y], colour, 2 + (y - 740) / 120)
  }
}

/** Reeds and shrubs in both lower corners, where the bridge begins. */
function nearBank(stage: Stage): void {
  const { random, light, pen } = stage
  for (const side of [-1, 1])
    for (let i = 0; i < 26; i++) {
      const far = i / 26
      const out = 560 + 330 * random() + 60 * far
      const area = {
        x: vanish[0] + 30 + side * out - 110,
        y: 1020 + 190 * far - 60 * Math.max(0, (out - 700) / 200),
        width: 230,
        height: 130,
      }
      foliage(pen, area, light, random, { base: '#5f7a36', dab: 12 })
    }
}

/** Planks, two ropes on posts at each side, drawn from far to near. */
function bridge(stage: Stage): void {
  const { light, random } = stage
  const wood = tonesOf('#a0764a', light)
  const end = 14
  stage.shape(
    [at(-0.86, -0.2, 1.6), at(-0.86, -0.2, end), at(0.86, -0.2, end), at(0.86, -0.2, 1.6)],
    '#3f2c20',
  )
  for (let away = end; away > 1.6; away -= 0.24) {
    const [one, two] = [away, away - 0.215]
    const [left, right] = [-0.84 - 0.05 * random(), 0.84 + 0.05 * random()]
    const tone = shaded(wood, 0.35 + 0.5 * random())
    stage.shape([at(left, 0, one), at(right, 0, one), at(right, 0, two), at(left, 0, two)], tone)
    stage.line(at(left, 0, two), at(0, 0, two), at(right, 0, two), '#4a3323', 12 / away)
    stage.line(at(left, 0, one), at(0, 0, one), at(right, 0, one), '#f0cf95', 5 / away)
  }
  // The low sun shines along the planks.
  stage.glow([800, 680, 260], 200, '#ffe3a0', 0.7)
  const posts = [13.8, 12, 10.2, 8.4, 6.6, 4.8, 3, 1.9]
  for (const [index, away] of posts.entries())
    for (const side of [-1, 1]) {
      const nearer = posts[index + 1] ?? 0.7
      for (const [high, thick] of [
        [0.52, 26],
        [0.98, 42],
      ] as const) {
        const middle = (away + nearer) / 2
        const [from, to] = [at(side * 0.89, high, away), at(side * 0.89, high, nearer)]
        const over = at(side * 0.89, high - 0.09, middle)
        limb(
          stage.pen,
          from,
          over,
          to,
          { from: thick / away, to: thick / nearer },
          tonesOf('#b08a58', light),
          light,
        )
      }
      const width = { from: 92 / away, to: 82 / away }
      limb(
        stage.pen,
        at(side * 0.91, -0.06, away),
        at(side * 0.91, 0.4, away),
        at(side * 0.91, 1.08, away),
        width,
        tonesOf('#7a5636', light),
        light,
      )
      const [x, y] = at(side * 0.91, 1.08, away)
      stage.oval(x, y, 82 / away, 26 / away, '#d9b47c')
    }
}

/** She crosses with a basket on her head; he comes to meet her. */
function people(stage: Stage): void {
  const [manX, manY] = at(0.3, 0, 4.3)
  // Backlit: their shadows lie toward us.
  stage.glow([manX - 14, manY + 34, 120], 90, '#2e1d12', 0.55, 0.2)
  stage.glow([manX, manY, 96], 18, '#241610', 0.75, 0.3)
  stage.person([manX, manY, (1.72 * metre) / 4.3, -1, 0.04], {
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    turn: 1.05,
    shadow: false,
    mood: { smile: 0.7 },
    face: { beard: 0 },
    wear: { hat: 'straw', shirt: '#c9873f', lowerColour: '#4a5566', sleeves: 'short' },
    // One foot before the other, and a hand up to greet her.
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.014],
        lean: 0.05,
        bow: 0.04,
        twist: 0.12,
        left: [0.13, body.hip + 0.43, -0.17],
        right: [-0.07, body.hip + 0.02, 0.14],
        leftFoot: [-0.15, 0.075, -0.045],
        leftToe: 0.5,
        rightFoot: [0.13, 0.045, 0.045],
        elbows: [-0.2, -0.9, 0.5],
      },
      left: 'flat',
      right: 'loose',
    }),
    hands: { left: { grip: 'flat', palm: [1, 0, 0.1], point: [0.05, 1, -0.2] } },
  })
  const [x, y] = at(-0.3, 0, 2.05)
  stage.glow([x - 30, y + 46, 300], 150, '#2e1d12', 0.6, 0.2)
  stage.glow([x, y, 220], 36, '#241610', 0.8, 0.3)
  stage.person([x, y, (1.64 * metre) / 2.05, 1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: -0.85,
    shadow: false,
    stout: 0.96,
    wear: {
      hair: 'wrap',
      cloth: '#c8452f',
      shirt: '#e9e0cc',
      lowerColour: '#2f6a7a',
      shoe: '#5f3d2a',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        bow: -0.07,
        twist: -0.1,
        look: -0.15,
        left: [0.1, body.hip + 0.02, -0.13],
        right: [0.03, 1.0, 0.085],
        leftFoot: [-0.12, 0.065, -0.05],
        leftToe: 0.4,
        rightFoot: [0.12, 0.045, 0.04],
        elbows: [0.3, -0.4, 1],
      },
      props: ['basket-head'],
    }),
  })
  // The hem of her blouse where the skirt shows through.
  stage.oval(637, 780, 26, 16, '#dcd2bb')
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/community-based-tourism-building-bridges',
    height: 1200,
    seed: 622,
    compose: buildingBridges,
    fine: true,
    focus: [
      { x: 660, y: 560, radius: 270 },
      { x: 815, y: 640, radius: 150 },
      { x: 1065, y: 570, radius: 80 },
    ],
  },
]
