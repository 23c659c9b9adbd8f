import { fruitHeap } from '../../kit/human/fruit-forms'
import { human } from '../../kit/human/human'
import { basketForm } from '../../kit/human/things'
import { render } from '../../kit/human/render'
import { lightOf } from '../../kit/light'
import { softSpot } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { safariVan } from '../../kit/things/vehicles'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'

/** The driver lifts a basket up to the roof rack of the van, before the road is taken. */
export function road(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', -0.75), height: 0.34 }, 0)
  stage.sky({ kind: 'dawn', horizon: 560, clouds: 0.6 })
  ridges(stage, 560, { distance: 0.42, fields: false })
  stage.ground({ top: 640, colour: '#a7a150', patches: '#b89a58', grass: 20, distance: 0.14 })
  stage.put(acacia, [120, 690, 260, 1, 0.26])
  stage.put(acacia, [860, 665, 120, 1, 0.4])
  // The road comes from far off and passes under the van: wide before us, a thread behind.
  stage.ground({
    top: (x) => 905 + 0.045 * x + 5 * Math.sin(x / 60),
    colour: '#b0623c',
    patches: '#93502f',
    grass: 0,
    distance: 0.04,
  })
  stage.put(safariVan, [650, 1075, 420, 1, 0.08], {
    colour: '#c3bca6',
    openRoof: false,
    rack: true,
    turn: 0.5,
    tilt: 0.06,
    metres: 2.02,
  })
  stage.put(human, [285, 1530, 1150, 1], {
    face: {
      skin: '#5f3a27',
      sex: 'man',
      smile: 0.9,
      open: 0.05,
      gaze: [0.1, 0.1],
      beard: 0.3,
      worn: { kind: 'cap', colour: '#3f6b52' },
    },
    outfit: {
      top: { colour: '#d9a94a' },
      sleeves: 'short',
      bottom: { colour: '#4f5a66' },
      tucked: true,
      belt: '#4a3020',
      collar: '#e6bd66',
      folds: 1.25,
    },
    turn: 0.95,
    tilt: 0.04,
    left: { grip: 'cup', palm: [0.2, 0.6, 0.75], point: [0.5, 0.8, 0.2] },
    right: { grip: 'cup', palm: [0.2, 0.6, -0.75], point: [0.5, 0.8, -0.2] },
    pose: (body) => ({
      hips: [0, body.hip],
      bow: -0.04,
      lean: -0.04,
      nod: -0.02,
      look: 0.25,
      left: [0.12, 1.02, -0.17],
      right: [0.12, 1.02, 0.17],
      leftFoot: [0.09, 0.045, -0.085],
      rightFoot: [-0.06, 0.045, 0.075],
      elbows: [0.3, -0.6, 0.9],
    }),
    things: () => [
      basketForm([0.14, 1.03, 0], 0.165, 0.11, { band: '#3f6b52' }),
      ...fruitHeap([0.14, 1.145, 0], 0.165, 0.042, ['#e0892a', '#d9b23a', '#c8502f', '#8fae42']),
    ],
  })
  // The next one waits by the wheel.
  fullBasket(stage, 810, 1150, 210)
  stage.tufts([840, 1212, 50], 320, '#8f8c44', 0.7)
  stage.tufts([40, 1206, 50], 240, '#8f8c44', 0.7)
}

/** A basket on the ground with oranges and mangoes in it, each for itself; `size` is its width. */
function fullBasket({ pen, light }: Stage, x: number, y: number, size: number): void {
  softSpot(pen, { x: x + 20, y, width: size * 1.5, height: size * 0.28 }, '#3a1c10', 0.55)
  const forms = [
    basketForm([0, 0, 0], 0.5, 0.5, { band: '#b4523a' }),
    ...fruitHeap([0, 0.53, 0], 0.5, 0.12, ['#6d9440', '#d9b23a', '#e0892a']),
  ]
  render(pen, forms, { x, y, size, facing: 'right' }, light, { turn: 0, tilt: 0.16 })
}
