import { collards } from '../../kit/collards'
import { cropRows } from '../../kit/fields'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { barrow, crumb } from './barrow'
import { GoatFarm } from './stage'

/** Compost for the kale, early: the sun is low, and the ripe heap steams. */
function whatTheHerdLeaves(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('morning', -0.75),
    height: 0.3,
    warm: '#ffdca0',
  })
  stage.sky({ kind: 'dawn', horizon: 300, clouds: 1 })
  stage.hills(308, { shift: -520, distance: 0.5, tall: 0.8 })
  stage.mist(318, 40, 0.6, '#fbe3bd')
  stage.ground({ top: 326, colour: '#87a04c', patches: '#b3a860', grass: 20, distance: 0.4 })
  stage.put(goatHouse, [430, 470, 240, 1, 0.18], { turn: 0.4, tilt: 0.2 })
  stage.put(eucalyptus, [90, 430, 320, 1, 0.28])
  stage.goat([700, 478, 78, 1, 0.18], { pose: 'looking', coat: 'white' })
  stage.goat([800, 486, 74, -1, 0.18], { pose: 'grazing', coat: 'brown' })
  stage.put(hedge, [1250, 410, 70, 1, 0.26], { width: 760 })
  stage.ground({
    top: (x) => 516 + 8 * Math.sin(x / 170),
    colour: '#855336',
    patches: '#6b3f2a',
    distance: 0.16,
  })
  cropRows(pen, stage.light, random, {
    horizon: 470,
    bottom: 1200,
    vanish: 700,
    from: 1020,
    to: 1740,
    spacing: 300,
    plant: 330,
    gap: 190,
    distance: 0.26,
    draw: (own, place, ownLight, ownRandom) => {
      // The bed ends in a straight edge along the path.
      if (place.y > 540 && place.x > 960 + (place.y - 540) * 0.5)
        collards(own, place, ownLight, ownRandom)
    },
  })
  steamingHeap(stage, 250, 800)
  clods(stage)
  stage.put(barrow, [690, 1050, 520])
  stage.put(longGrass, [60, 1240, 110], { width: 360, colour: '#86a04c', density: 0.6 })
}

/** Crumbs of soil and spilt compost on the trodden path. */
function clods(stage: GoatFarm): void {
  const { random } = stage
  for (let i = 0; i < 260; i++) {
    const near = random()
    const [x, y] = [random() * (1000 + 260 * near), 640 + 560 * near]
    const r = between(random, 4, 9) * (0.5 + near)
    stage.oval(x + r * 0.5, y + r * 0.4, r * 2.6, r * 1.2, 'rgba(45,24,16,0.4)')
    stage.oval(x, y, r * 2, r * 1.3, random() < 0.4 ? '#4a2f20' : '#7a4c33')
    stage.oval(x - r * 0.35, y - r * 0.25, r, r * 0.6, random() < 0.4 ? '#6d4a34' : '#b3805a')
  }
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
  for (let i = 0; i < 900; i++) {
    const across = random() + random() - 1
    const y = foot - (1 - Math.abs(across) ** 1.6) * 262 * random() ** 0.8
    crumb(stage.pen, [middle + across * 335, y], between(random, 7, 13), random)
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
      { x: 700, y: 760, radius: 380 },
      { x: 1000, y: 930, radius: 240 },
    ],
  },
]
