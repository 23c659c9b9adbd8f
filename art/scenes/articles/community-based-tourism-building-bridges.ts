import { longGrass } from '../../kit/gardens'
import { human } from '../../kit/human/human'
import { basketForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { stand } from '../../kit/people/poses'
import { banana, maize } from '../../kit/plants'
import { foliage } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { stream } from '../../kit/water'
import type { Frame, Scene } from '../../scene'
import { footbridge } from '../tours/footbridge'

/** A footbridge over a stream, a small farm on each bank; neighbours meet on it in the morning. */
function buildingBridges(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('morning', -0.75), height: 0.28, warm: '#ffe2ae' }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'dawn', horizon: 520, clouds: 0.4 })
  stage.ridge({ base: 450, rise: 80, wave: 400, colour: '#6a8ca0', distance: 0.6, foot: 560 })
  stage.ridge({ base: 530, rise: 40, wave: 360, colour: '#6f9050', distance: 0.4, foot: 640 })
  stage.ground({ top: 606, colour: '#86a84e', patches: '#a9ab56', distance: 0.2, grass: 26 })
  stage.put(hedge, [800, 628, 30, 1, 0.3], { width: 1700, ragged: 0.7 })
  const water = [
    [760, 1300, 820],
    [800, 1120, 560],
    [930, 960, 330],
    [1010, 850, 190],
    [840, 775, 110],
    [910, 722, 56],
    [860, 684, 24],
  ] as const
  stream(pen, water, light, random)
  // On the left a house under bananas; on the right one behind its maize.
  stage.put(broadTree, [70, 740, 330, 1, 0.16], {})
  stage.put(farmhouse, [290, 775, 165, 1, 0.08], { wall: '#d9b98a' })
  for (let i = 0; i < 4; i++) stage.put(banana, [440 + i * 52, 780 + i * 10, 170, 1, 0.08], {})
  stage.put(broadTree, [1560, 720, 280, 1, 0.18], {})
  stage.put(farmhouse, [1330, 752, 150, -1, 0.1], { wall: '#c98f6a' })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++)
      stage.put(
        maize,
        [1130 + row * 24 + i * 66, 800 + row * 38 + random() * 10, 140 + row * 20, 1, 0.06],
        {},
      )
  stage.mist(700, 70, 0.35)
  // The paths leave sideways, along the banks.
  stage.road(
    [
      [-80, 1120, 150],
      [90, 1075, 130],
      [230, 1040, 100],
    ],
    { tracks: false, distance: 0.04 },
  )
  stage.road(
    [
      [1690, 1130, 150],
      [1520, 1085, 130],
      [1370, 1045, 100],
    ],
    { tracks: false, distance: 0.04 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const area = { x: 800 + side * (430 + 30 * i) - 75, y: 1010 + 26 * i, width: 170, height: 90 }
      foliage(pen, area, light, random, { base: '#5f8a3e', dab: 10 })
    }
  // The bridge fills the picture from bank to bank, so that its people are seen.
  pen.save()
  pen.translate(800, 1040)
  pen.scale(1.42, 1.42)
  pen.translate(-845, -1015)
  stage.put(footbridge, [800, 1015, 270], { length: 5.3, part: 'whole' })
  neighbours(stage)
  stage.put(footbridge, [800, 1015, 270], { length: 5.3, part: 'rail' })
  pen.restore()
  stage.put(longGrass, [180, 1225, 190], { width: 520, colour: '#86a04a' })
  stage.put(longGrass, [1450, 1225, 200], { width: 460, colour: '#86a04a' })
}

/** One hands a basket over, the other takes it; a child looks on. */
function neighbours(stage: Stage): void {
  stage.put(human, [665, 935, 480, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.9,
      open: 0.35,
      worn: { kind: 'wrap', colour: '#c8452f', second: '#f0cf7a' },
    },
    outfit: {
      top: { colour: '#efe6d2' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f6a7a', second: '#f0cf7a', pattern: 'kanga' },
    },
    turn: 0.6,
    shadow: false,
    left: { grip: 'cup', palm: [0.2, 1, 0.2] },
    right: { grip: 'cup', palm: [0.2, 1, -0.2] },
    pose: (body) => ({
      ...stand(body),
      lean: 0.05,
      bow: -0.03,
      look: 0.1,
      left: [0.2, 0.64, -0.09],
      right: [0.2, 0.64, 0.1],
      elbows: [-0.6, -0.8, 0.5],
    }),
    things: () => [basketForm([0.29, 0.63, 0], 0.105, 0.11, { goods: '#d98f2e', grain: 8 })],
  })
  stage.put(human, [915, 935, 500, -1], {
    face: {
      skin: '#5f3a27',
      sex: 'man',
      smile: 0.8,
      open: 0.15,
      beard: 0.4,
      worn: { kind: 'cropped' },
    },
    outfit: {
      top: { colour: '#c9873f', second: '#6a3a24', pattern: 'checks' },
      sleeves: 'long',
      bottom: { colour: '#4a5566' },
    },
    turn: 0.6,
    shadow: false,
    left: { grip: 'cup', palm: [0.2, 0.9, 0.5] },
    right: { grip: 'cup', palm: [0.2, 0.9, -0.5] },
    pose: (body) => ({
      ...stand(body),
      lean: 0.06,
      look: -0.1,
      left: [0.22, 0.62, -0.1],
      right: [0.22, 0.62, 0.1],
      elbows: [-0.6, -0.8, 0.5],
    }),
  })
  stage.put(human, [1060, 965, 350, -1], {
    face: {
      skin: '#7b4a30',
      age: 'child',
      smile: 0.9,
      open: 0.4,
      gaze: [0, 0.3],
      worn: { kind: 'puffs' },
    },
    outfit: {
      top: { colour: '#e0b040' },
      sleeves: 'short',
      lower: 'skirt',
      bottom: { colour: '#8a3f5a' },
    },
    turn: 0.75,
    shadow: false,
    left: { grip: 'flat', palm: [0.8, 0.2, 0.4], point: [0, 1, 0] },
    pose: (body) => ({
      ...stand(body),
      nod: -0.2,
      left: [0.1, 0.9, -0.17],
      right: [0.04, 0.45, 0.14],
      elbows: [-0.2, -0.9, 0.5],
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
      { x: 550, y: 310, radius: 130 },
      { x: 890, y: 290, radius: 130 },
      { x: 1095, y: 530, radius: 130 },
      { x: 720, y: 480, radius: 130 },
    ],
  },
]
