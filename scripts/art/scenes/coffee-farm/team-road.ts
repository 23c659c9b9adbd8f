import { human } from '../../kit/human/human'
import { basketForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { basket } from '../../kit/things/harvest-things'
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
  stage.put(safariVan, [610, 1010, 430, 1, 0.04], {
    colour: '#e9e5da',
    openRoof: false,
    rack: true,
    turn: 0.5,
    tilt: 0.1,
    metres: 2.02,
  })
  stage.put(human, [250, 1165, 780, 1], {
    face: {
      skin: '#5f3a27',
      sex: 'man',
      smile: 0.9,
      open: 0.3,
      gaze: [0.2, 0],
      beard: 0.3,
      worn: { kind: 'cap', colour: '#3f6b52' },
    },
    outfit: { top: { colour: '#d9a94a' }, sleeves: 'short', bottom: { colour: '#4f5a66' } },
    turn: 1.05,
    left: { grip: 'cup', palm: [0.2, 0.6, 0.75], point: [0.5, 0.8, 0.2] },
    right: { grip: 'cup', palm: [0.2, 0.6, -0.75], point: [0.5, 0.8, -0.2] },
    pose: (body) => ({
      hips: [0, body.hip],
      bow: -0.04,
      look: 0.1,
      left: [0.1, 1.02, -0.17],
      right: [0.1, 1.02, 0.17],
      leftFoot: [0.09, 0.045, -0.085],
      rightFoot: [-0.06, 0.045, 0.075],
      elbows: [0.3, -0.6, 0.9],
    }),
    things: () => [
      basketForm([0.12, 1.03, 0], 0.16, 0.13, { goods: '#c98a2e', grain: 7, band: '#3f6b52' }),
    ],
  })
  stage.put(basket, [720, 1150, 150, 1], { goods: '#d98f2e', bands: '#3f6b52' })
  stage.put(basket, [860, 1120, 130, 1], { goods: '#6d9440', bands: '#b4523a' })
  stage.tufts([840, 1212, 50], 320, '#8f8c44', 0.7)
  stage.tufts([40, 1206, 50], 240, '#8f8c44', 0.7)
}
