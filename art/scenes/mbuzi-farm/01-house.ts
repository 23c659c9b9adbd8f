import { longGrass } from '../../kit/gardens'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** The goat house on its stilts against a pink sky, a lamp in the door. */
function dawnAtTheHouse(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'dawn', -0.75)
  stage.sky({ kind: 'dawn', horizon: 860, clouds: 0.8 })
  stage.glow([380, 800, 2300], 900, '#f09aa2', 0.75)
  stage.glow([200, 860, 1500], 420, '#ffd7a0', 0.8)
  stage.hills(860, { shift: -560, distance: 0.5, far: '#7c7ba4', near: '#5b6488', tall: 1.1 })
  stage.mist(850, 60, 0.6, '#f3cdbd')
  stage.ground({ top: 868, colour: '#66754a', patches: '#857f55', grass: 40, distance: 0.35 })
  stage.put(eucalyptus, [170, 890, 520, 1, 0.22])
  stage.put(eucalyptus, [270, 886, 400, 1, 0.28])
  stage.put(goatHouse, [1010, 990, 600, 1, 0.04], { turn: 0.1, tilt: 0.03, lamp: true })
  // The lamp hangs in the door and lights the frame, the ramp and the grass before it.
  stage.glow([1178, 700, 560], 560, '#ffb14e', 0.55)
  stage.glow([1178, 700, 170], 190, '#ffe3a0', 0.95, 0.2)
  stage.glow([1190, 985, 460], 120, '#ffbf68', 0.45)
  stage.shape(
    [
      [1168, 672],
      [1188, 672],
      [1194, 716],
      [1162, 716],
    ],
    '#fff3cc',
  )
  stage.shape(
    [
      [1172, 656],
      [1184, 656],
      [1188, 672],
      [1168, 672],
    ],
    '#4a3426',
  )
  stage.goat([760, 1050, 150, -1], { pose: 'walking', coat: 'black-and-white', turn: 0.3 })
  stage.goat([490, 1030, 140, 1], { pose: 'looking', coat: 'brown', turn: 0.2 })
  stage.goat([1370, 1085, 165, -1], { pose: 'looking', coat: 'white', turn: 0.25 })
  stage.tufts([800, 1062, 26], 1500, '#5f6e3f', 0.5)
  stage.put(longGrass, [800, 1225, 120], { width: 1700, colour: '#5c6b40', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/01-house',
    height: 1200,
    seed: 6001,
    compose: dawnAtTheHouse,
    focus: [{ x: 1178, y: 690, radius: 130 }],
  },
]
