import { lightOf } from '../../kit/light'
import { ankle } from '../../kit/people/poses'
import { closeHand } from '../../kit/human/close-hand'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import { milkPail } from '../../kit/milk-pail'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { GoatFarm } from './stage'

/** Milking by hand, in the first sun. */
function warmMilk(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', -0.7), height: 0.34 })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 0.5 })
  stage.glow([60, 470, 1600], 800, '#ffdf9e', 0.7)
  stage.hills(500, { shift: -760, distance: 0.5 })
  stage.ground({ top: 520, colour: '#8fa351', patches: '#b3ad62', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [300, 640, 300, 1, 0.3], { turn: 0.35 })
  stage.ground({ top: 800, colour: '#b58d5f', patches: '#cfae78', grass: 0, distance: 0.06 })
  stage.tufts([800, 808, 26], 1700, '#93a04e', 0.8)
  // She sits behind the goat, so that all of it is in view, and reaches under its belly.
  stage.put(dressed, WOMAN, milker)
  stage.put(lopGoat, [830, 1110, 640, 1], {
    age: 'doe',
    coat: 'white',
    turn: 0.22,
    look: 0.3,
    udder: true,
    carriage: {
      body: {},
      head: [0.57, 1.17, 0],
      pitch: -0.4,
      feet: [
        [-0.66, 0],
        [-0.5, 0],
        [0.3, 0],
        [0.44, 0],
      ],
    },
  })
  milkingHands(stage)
  milkPail(stage, 655, 1150, 150)
}

/** Her hands at the teats, in front of the goat; the forearms come from behind its belly. */
function milkingHands(stage: GoatFarm): void {
  const { pen } = stage
  const skin = '#7b4a30'
  stage.line([618, 900], [632, 960], [640, 1012], '#fffaf0', 6)
  stage.line([672, 905], [672, 960], [668, 1016], '#fffaf0', 6)
  const beneath = (edge: readonly (readonly [number, number])[], hand: () => void): void => {
    pen.save()
    pen.beginPath()
    for (const [x, y] of edge) pen.lineTo(x, y)
    pen.lineTo(edge.at(-1)?.[0] ?? 0, 1100)
    pen.lineTo(edge[0]?.[0] ?? 0, 1100)
    pen.clip()
    hand()
    pen.restore()
  }
  beneath(
    [
      [560, 850],
      [634, 850],
      [641, 874],
      [668, 874],
    ],
    () =>
      closeHand(pen, stage.place([620, 884, 150]), stage.light, {
        skin,
        grip: 'hold',
        way: [-0.35, -0.15, 0.9],
        palm: [0.9, 0, 0.35],
        side: 1,
        arm: [0.4, 0.55, -0.75],
      }),
  )
  beneath(
    [
      [600, 800],
      [738, 815],
      [813, 827],
      [940, 830],
    ],
    () =>
      closeHand(pen, stage.place([678, 890, 150]), stage.light, {
        skin,
        grip: 'hold',
        way: [-0.8, -0.12, 0.55],
        palm: [-0.55, 0, -0.8],
        side: -1,
        arm: [0.8, 0.5, -0.4],
      }),
  )
}

const WOMAN = [862, 1065, 1380, -1] as const

const milker: DressedOptions = {
  dress: 'shirt',
  sex: 'woman',
  skin: 'sienna',
  turn: 1.05,
  mood: { smile: 0.45, gaze: [0, -0.15], lids: 1 },
  face: { lips: 1.25, jaw: 0.86 },
  wear: {
    sleeves: 'short',
    shirt: '#b0553a',
    lower: 'trousers',
    boots: true,
    shoe: '#4a6a50',
    lowerColour: '#7fa3bd',
    hair: 'wrap',
    cloth: '#2f6f73',
  },
  hands: {
    left: { grip: 'hold', palm: [0.1, 0, 1], point: [1, -0.2, 0] },
    right: { grip: 'hold', palm: [0.1, 0, -1], point: [1, -0.2, 0] },
  },
  outfit: {
    bottom: { colour: '#5f7f9a' },
    folds: 2.4,
  },
  action: () => ({
    pose: {
      hips: [0, 0.235],
      lean: 0.5,
      nod: 0,
      look: 0.1,
      left: [0.15, 0.33, -0.05],
      right: [0.15, 0.33, 0.05],
      knees: [0.9, 0.6, 0.42],
      leftFoot: [0.15, ankle, -0.13],
      rightFoot: [0.15, ankle, 0.1],
      elbows: [-0.6, -0.6, 0.4],
    },
    left: 'fist',
    right: 'fist',
    props: ['stool'],
  }),
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/05-milking',
    height: 1200,
    seed: 6005,
    compose: warmMilk,
    fine: true,
    focus: [
      { x: 722, y: 270, radius: 170 },
      { x: 670, y: 880, radius: 170 },
      { x: 1250, y: 410, radius: 200 },
    ],
  },
]
