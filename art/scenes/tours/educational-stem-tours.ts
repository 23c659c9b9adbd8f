import { lightOf } from '../../kit/light'
import { actions } from '../../kit/people/actions'
import { leaf, tonesOf } from '../../kit/shapes'
import { polytunnel } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { seedlingRows, weatherMast } from './laboratory'

/** A pupil sets a seedling while another reads the weather mast; a greenhouse in the early sun. */
function fieldLaboratory(pen: Pen, frame: Frame, random: Random): void {
  const sun = { x: 640, y: 470, radius: 44 }
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', 0.6), height: 0.24 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 580, clouds: 0.9, sun })
  stage.ridge({ base: 550, rise: 44, wave: 620, colour: '#7d8a9c', distance: 0.5, foot: 640 })
  treeLine(
    pen,
    { x: 40, y: 630, size: 150, distance: 0.4 },
    { x: 520, y: 622, size: 110, distance: 0.42 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  stage.put(hedge, [800, 640, 30, 1, 0.34], { width: 1700, ragged: 0.4 })
  stage.mist(640, 40, 0.6, '#ffdfa6')
  stage.ground({ top: 636, colour: '#8aa550', patches: '#b29a58', distance: 0.3, grass: 14 })
  stage.put(polytunnel, [1130, 790, 250, 1, 0.08], { length: 13, turn: 0.85, tilt: 0.16 })
  seedlingRows(stage, { horizon: 640, top: 790, vanish: 640 })
  stage.glow([sun.x, 660, 1300], 420, '#ffdd94', 0.5)
  weatherMast(stage, [1240, 985, 850])
  stage.glow([1080, 1000, 260], 40, '#3a2418', 0.6, 0.3)
  stage.person(
    [1085, 1000, 440, 1],
    {
      age: 'child',
      dress: 'school',
      sex: 'man',
      skin: 'umber',
      pose: 'taking-notes',
      turn: -0.45,
      shadow: false,
      wear: { shirt: '#3a6a96', lower: 'shorts' },
    },
    '#7fae3e',
  )
  stage.glow([470, 1120, 620], 80, '#3a2418', 0.65, 0.3)
  seedling(stage, 640, 1010)
  stage.person([430, 1120, 900, 1], {
    age: 'child',
    dress: 'school',
    sex: 'woman',
    skin: 'umber',
    // What the pose brings along is for figures far off.
    action: (body) => ({ pose: actions.planting(body, () => 0).pose }),
    turn: 0.35,
    shadow: false,
    mood: { smile: 0.5, lids: 0.7, gaze: [0.1, -0.4] },
    face: { worn: { kind: 'puffs' } },
    wear: { shirt: '#c8452f', lower: 'shorts' },
  })
}

/** A young plant with its block of earth, over the hole that waits for it. */
function seedling(stage: Stage, x: number, y: number): void {
  const earth = tonesOf('#5a3826', stage.light)
  const green = tonesOf('#7fae3e', stage.light)
  stage.glow([x + 4, y + 66, 210], 64, '#20120c', 0.95, 0.5)
  stage.glow([x + 120, y + 92, 170], 50, '#8a5a3a', 0.9, 0.5)
  stage.soft(
    [
      [x - 40, y - 40],
      [x + 40, y - 40],
      [x + 48, y + 40],
      [x, y + 66],
      [x - 48, y + 36],
    ],
    earth.middle,
  )
  for (const side of [-1.1, 1.05, -0.6, 0.62, -0.15, 0.2])
    leaf(
      stage.pen,
      [x, y - 30],
      { angle: -Math.PI / 2 + side, length: 150, width: 40, droop: 0.25 },
      { one: green.lit, other: side > 0 ? green.middle : green.shade },
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/educational-stem-tours',
    height: 1200,
    seed: 612,
    compose: fieldLaboratory,
    fine: true,
    focus: [
      { x: 560, y: 760, radius: 220 },
      { x: 680, y: 1000, radius: 160 },
      { x: 1100, y: 700, radius: 130 },
    ],
  },
]
