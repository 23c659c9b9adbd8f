import { posedPerson } from '../../kit/posed'
import { basket } from '../../kit/things/harvest-things'
import { safariVan } from '../../kit/things/vehicles'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { redPath, ridges } from './farm'
import { stageOf } from './team-stage'

/** The driver lifts a basket onto the roof rack of the van, before the road is taken. */
export function road(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, 'morning', -0.7)
  stage.sky({ kind: 'cumulus', horizon: 560, clouds: 0.9 })
  ridges(stage, 540, { distance: 0.34 })
  stage.put(acacia, [150, 690, 300, 1, 0.2])
  stage.ground({ top: 660, colour: '#94a04e', patches: '#b08a50', grass: 24, distance: 0.06 })
  redPath(stage, [
    [120, 1320, 620],
    [150, 1050, 420],
    [60, 860, 190],
    [120, 760, 90],
    [60, 690, 40],
  ])
  stage.put(safariVan, [690, 1010, 560, 1], {
    colour: '#e9e5da',
    openRoof: false,
    rack: true,
    turn: 0.42,
    tilt: 0.1,
    metres: 2.02,
  })
  stage.put(posedPerson, [400, 1110, 560, 1], {
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    turn: -0.5,
    wear: {
      hat: 'cap',
      hatColour: '#3f6b52',
      shirt: '#d9a94a',
      sleeves: 'short',
      lower: 'trousers',
      lowerColour: '#4f5a66',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.3,
        left: [0.13, 1.02, -0.11],
        right: [0.13, 1.02, 0.11],
        leftFoot: [0.05, 0.045, -0.08],
        rightFoot: [-0.06, 0.045, 0.08],
        elbows: [0.5, -0.5, 0.9],
      },
      left: 'flat',
      right: 'flat',
    }),
  })
  stage.put(basket, [480, 560, 110, 1], { goods: '#6d9440', bands: '#b4523a', shadow: false })
  stage.put(basket, [110, 1150, 150, 1], { goods: '#d98f2e', bands: '#3f6b52' })
  stage.tufts([700, 1208, 50], 500, '#7f8c44', 0.7)
}
