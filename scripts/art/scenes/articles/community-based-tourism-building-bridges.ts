import { patchwork } from '../../kit/fields'
import { longGrass } from '../../kit/gardens'
import { banana, maize } from '../../kit/plants'
import { foliage } from '../../kit/shapes'
import { farmhouse, hut } from '../../kit/things/buildings'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { stream } from '../../kit/water'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'
import { footbridge } from '../tours/footbridge'

/** A footbridge over a stream, a small farm on each bank; neighbours cross it in the morning. */
function buildingBridges(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', 0.75)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'cumulus', horizon: 380, clouds: 0.8 })
  stage.ridge({ base: 350, rise: 60, wave: 400, colour: '#6a8ca0', distance: 0.5, foot: 440 })
  const hill = stage.ridge({
    base: 430,
    rise: 50,
    wave: 360,
    colour: '#6f9a4c',
    distance: 0.26,
    foot: 560,
  })
  patchwork(pen, light, random, {
    crest: (x) => hill(x) + 20,
    foot: 560,
    from: 0,
    to: width,
    plot: 96,
    distance: 0.25,
  })
  stage.ground({ top: 540, colour: '#7fa64a', patches: '#a9ab56', distance: 0.18, grass: 34 })
  stream(
    pen,
    [
      [900, 1280, 620],
      [800, 1060, 430],
      [830, 880, 270],
      [700, 740, 130],
      [760, 640, 60],
      [730, 560, 22],
    ],
    light,
    random,
  )
  // The farm on the left: a house under bananas; on the right: huts and maize.
  stage.put(broadTree, [90, 660, 300, 1, 0.12], {})
  stage.put(farmhouse, [270, 705, 150, 1, 0.06], { wall: '#d9b98a' })
  for (let i = 0; i < 4; i++) stage.put(banana, [420 + i * 54, 700 + i * 10, 150, 1, 0.06], {})
  stage.put(broadTree, [1500, 640, 320, 1, 0.1], { blossom: '#d9772f' })
  stage.put(hut, [1300, 690, 170, -1, 0.06], {})
  stage.put(hut, [1120, 650, 118, -1, 0.1], {})
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++)
      stage.put(
        maize,
        [1060 + row * 24 + i * 74, 735 + row * 34 + random() * 10, 130 + row * 14, 1, 0.04],
        {},
      )
  stage.road(
    [
      [80, 960, 120],
      [250, 850, 60],
      [300, 760, 30],
      [285, 706, 16],
    ],
    { tracks: false, distance: 0.1 },
  )
  stage.road(
    [
      [1600, 960, 110],
      [1330, 880, 60],
      [1290, 780, 28],
      [1310, 700, 14],
    ],
    { tracks: false, distance: 0.1 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const area = { x: 815 + side * (400 + 24 * i), y: 975 + 24 * i, width: 150, height: 90 }
      foliage(pen, area, light, random, { base: '#5f8a3e', dab: 10 })
    }
  stage.put(footbridge, [800, 955, 150], { length: 7.4, part: 'whole' })
  stage.person([640, 905, 270, 1], {
    pose: 'carrying-on-head',
    dress: 'kanga',
    sex: 'woman',
    props: ['basket-head'],
    wear: { shirt: '#e9e2d2', lowerColour: '#c8452f' },
    shadow: false,
  })
  stage.person([905, 890, 268, -1], { pose: 'waving', sex: 'man', dress: 'shirt', shadow: false })
  stage.person([985, 905, 190, -1], {
    pose: 'walking',
    dress: 'school',
    age: 'child',
    shadow: false,
  })
  stage.put(footbridge, [800, 955, 150], { length: 7.4, part: 'rail' })
  stage.put(longGrass, [220, 1220, 170], { width: 560, colour: '#86a04a' })
  stage.put(longGrass, [1430, 1220, 190], { width: 480, colour: '#86a04a' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/community-based-tourism-building-bridges',
    height: 1200,
    seed: 622,
    compose: buildingBridges,
    focus: faces([
      [640, 905, 270],
      [905, 890, 268],
    ]),
  },
]
