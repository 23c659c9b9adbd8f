import type { GoatOptions } from '../../kit/animals/goat'
import { trough } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { goatHouse } from '../../kit/things/buildings'
import { fence, waterTank } from '../../kit/things/farm-things'
import type { Spot } from '../../kit/stage'
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
  stage.goat([1150, 640, 130, -1, 0.1], { pose: 'walking', coat: 'galla', turn: 0.2 })
  stage.goat([500, 640, 125, 1, 0.1], { pose: 'walking', coat: 'toggenburg', turn: 0.2 })
  const thirsty = (spot: Spot, options: GoatOptions): void =>
    stage.goat(spot, {
      stance: { head: [0.87, 0.68, 0.02], pitch: -0.95 },
      turn: 0.05,
      look: 0,
      rangy: true,
      ...options,
    })
  thirsty([410, 900, 320, 1, 0.04], { coat: 'brown', horns: 'swept', ears: 'level' })
  thirsty([1190, 900, 325, -1, 0.04], { coat: 'black', horns: 'short', ears: 'level' })
  const box = { length: 1.56, tilt: 0.42 }
  stage.put(trough, [800, 1050, 235], { part: 'back', ...box })
  thirsty([245, 1040, 395, 1], { coat: 'white', horns: 'short', ears: 'level' })
  thirsty([1355, 1045, 400, -1], { coat: 'boer', horns: 'swept' })
  // Rings in the water around the muzzles.
  for (const x of [640, 960]) {
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
