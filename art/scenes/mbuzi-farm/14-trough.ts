import { trough } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { goatHouse } from '../../kit/things/buildings'
import { fence, waterTank } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Goats come to a trough from both sides, heads down. */
function troughBeforeDusk(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.85), height: 0.22 })
  stage.sky({ kind: 'golden', horizon: 330, sun: { x: 190, y: 262, radius: 40 } })
  stage.hills(338, { shift: 120, distance: 0.56, near: '#7f7a68', tall: 0.8 })
  stage.ground({ top: 348, colour: '#a98f54', patches: '#c0a05c', grass: 20, distance: 0.45 })
  stage.put(goatHouse, [1290, 530, 220, -1, 0.2], { turn: 0.4, tilt: 0.2 })
  stage.put(waterTank, [800, 640, 330, 1, 0.1], { colour: '#2f3f3a' })
  stage.put(fence, [760, 520, 90, 1, 0.22], { length: 14, turn: 0.02 })
  stage.dust([900, 700, 150], 1500, 0.3, '#f0c88a')
  stage.caprine([1210, 640, 125, -1, 0.1], { pose: 'walking', hide: 'galla', turn: 0.3 }, '#a08a4c')
  stage.caprine([430, 640, 118, 1, 0.1], { pose: 'walking', hide: 'toggenburg' }, '#a08a4c')
  stage.caprine([500, 880, 330, 1, 0.03], {
    pose: 'drinking',
    hide: 'alpine',
    turn: 0.3,
    look: 0.2,
    carriage: { head: [0.88, 0.68, 0.02], pitch: -1.05 },
  })
  const box = { length: 1.56, tilt: 0.42 }
  stage.put(trough, [800, 1050, 235], { part: 'back', ...box })
  stage.caprine([215, 1075, 430, 1], {
    pose: 'drinking',
    hide: 'saanen',
    turn: 0.1,
    horns: 'short',
  })
  stage.caprine([1400, 1080, 440, -1], { pose: 'drinking', hide: 'boer', turn: 0.3, look: 0.1 })
  // Rings in the water around the muzzles, and what it mirrors of the faces.
  stage.glow([668, 925, 130], 60, '#d8cbb2', 0.55, 0.2)
  stage.glow([972, 925, 120], 70, '#6b3a22', 0.6, 0.2)
  for (const x of [665, 965]) {
    stage.glow([x, 905, 190], 26, '#ffe6b8', 0.6, 0.3)
    stage.glow([x + 10, 912, 90], 10, '#ffffff', 0.7, 0.3)
  }
  stage.put(trough, [800, 1050, 235], { part: 'front', ...box })
  stage.tufts([800, 1130, 34], 1500, '#a89252', 0.35)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/14-trough',
    height: 1200,
    seed: 6014,
    compose: troughBeforeDusk,
    focus: [
      { x: 420, y: 860, radius: 170 },
      { x: 850, y: 860, radius: 190 },
      { x: 1240, y: 860, radius: 180 },
    ],
  },
]
