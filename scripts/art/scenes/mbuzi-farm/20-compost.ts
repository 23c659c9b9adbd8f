import { cropRows, furrows } from '../../kit/fields'
import { longGrass } from '../../kit/gardens'
import { kale } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { barrow } from './barrow'
import { GoatFarm } from './stage'

/** Compost for the kale. */
function whatTheHerdLeaves(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', -0.7), height: 0.45 })
  stage.sky({ kind: 'cumulus', horizon: 300, clouds: 0.9 })
  stage.hills(308, { shift: -520, distance: 0.46, tall: 0.8 })
  stage.ground({ top: 320, colour: '#87a04c', patches: '#a8ad5c', grass: 20, distance: 0.4 })
  stage.put(goatHouse, [390, 450, 210, 1, 0.2], { turn: 0.4, tilt: 0.2 })
  stage.put(eucalyptus, [90, 420, 300, 1, 0.3])
  stage.goat([620, 455, 70, 1, 0.2], { pose: 'looking', coat: 'white' })
  stage.goat([720, 462, 66, -1, 0.2], { pose: 'grazing', coat: 'brown' })
  stage.put(hedge, [1250, 400, 70, 1, 0.26], { width: 760 })
  furrows(pen, stage.light, random, {
    horizon: 470,
    bottom: 1200,
    vanish: 760,
    from: 0,
    to: frame.width,
    spacing: 300,
    colour: '#7b4a32',
    distance: 0.3,
  })
  stage.tufts([800, 478, 20], 1700, '#7f9a48', 0.9)
  cropRows(pen, stage.light, random, {
    horizon: 470,
    bottom: 1200,
    vanish: 760,
    from: 1010,
    to: 1700,
    spacing: 230,
    plant: 210,
    gap: 130,
    distance: 0.3,
    draw: kale,
  })
  steamingHeap(stage, 230, 790)
  stage.put(barrow, [760, 1120, 420, 1], { turn: 0.22, tilt: 0.16 })
  stage.put(longGrass, [90, 1240, 120], { width: 420, colour: '#86a04c', density: 0.7 })
}

/** A heap of ripe compost, its foot at a point, whose steam catches the sun. */
function steamingHeap(stage: GoatFarm, middle: number, foot: number): void {
  const { random } = stage
  stage.glow([middle + 90, foot - 4, 820], 110, '#2a1b12', 0.55, 0.3)
  for (let i = 0; i < 620; i++) {
    const across = random() + random() - 1
    const y = foot - (1 - Math.abs(across) ** 1.6) * 260 * random() ** 0.8
    const sunny = -across * 0.6 + random() * 0.8
    stage.glow(
      [middle + across * 330, y, between(random, 26, 54)],
      between(random, 18, 34),
      sunny > 0.8 ? '#7d6243' : sunny > 0.45 ? '#533b29' : sunny > 0 ? '#38271c' : '#261a14',
      0.9,
      0.5,
    )
  }
  for (let i = 0; i < 46; i++) {
    const up = random()
    const [sway, wide] = [between(random, -120, 120), 70 + 190 * up]
    stage.glow(
      [middle + sway + 60 * up, foot - 190 - 380 * up, wide],
      wide * 0.8,
      '#fbf6e8',
      0.27 * (1 - up * 0.8),
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/20-compost',
    height: 1200,
    seed: 6020,
    compose: whatTheHerdLeaves,
    focus: [
      { x: 480, y: 780, radius: 220 },
      { x: 1120, y: 860, radius: 220 },
    ],
  },
]
