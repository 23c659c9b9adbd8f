import { collards } from '../../kit/collards'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { barrow } from './barrow'
import { GoatFarm } from './stage'

/** Compost for the kale, early: the sun is low, and the ripe load steams. */
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
  stage.put(hedge, [1250, 410, 70, 1, 0.26], { width: 760 })
  stage.goat([1120, 486, 86, 1, 0.1], { pose: 'looking', coat: 'white' })
  stage.goat([1250, 496, 80, -1, 0.1], { pose: 'grazing', coat: 'brown' })
  stage.ground({
    top: (x) => 516 + 8 * Math.sin(x / 170),
    colour: '#855336',
    patches: '#6b3f2a',
    distance: 0.16,
  })
  kale(stage)
  clods(stage)
  stage.put(barrow, [690, 1050, 520])
  steam(stage, 700, 560)
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

/** Two rows of kale run back from the path, far enough apart that each plant stands alone. */
function kale(stage: GoatFarm): void {
  const { pen, random } = stage
  // Its shades stay green: those of the morning would turn the leaves blue.
  const light = { ...stage.light, cool: '#3a5a3c', air: '#b9c48a' }
  const far = [1010, 440] as const
  const plants = [0.16, 0.225, 0.31, 0.43, 0.6, 0.84].flatMap((k) =>
    [1180, 1760, 2420, 3150].map((near, row) => {
      const t = k * (1 + 0.05 * (row % 2))
      return { x: far[0] + (near - far[0]) * t, y: far[1] + 860 * t, size: 430 * t }
    }),
  )
  for (const { x, y, size } of plants.toSorted((a, b) => a.y - b.y)) {
    // None stands where the wheel rolls.
    if (x > 1750 || (x < 1240 && y > 880)) continue
    stage.glow([x, y + size * 0.03, size * 1.3], size * 0.34, '#3a2015', 0.8, 0.4)
    collards(pen, { x, y, size: size * between(random, 0.94, 1.06) }, light, random)
  }
}

/** Steam of the ripe compost, which catches the sun. */
function steam(stage: GoatFarm, x: number, y: number): void {
  const { random } = stage
  for (let i = 0; i < 34; i++) {
    const up = random()
    const [sway, wide] = [between(random, -150, 150) * (1 - 0.4 * up), 60 + 150 * up]
    stage.glow(
      [x + sway + 50 * up, y - 20 - 260 * up, wide],
      wide * 0.8,
      '#fbf6e8',
      0.26 * (1 - up * 0.8),
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/20-compost',
    height: 1200,
    seed: 6020,
    compose: whatTheHerdLeaves,
    fine: true,
    focus: [
      { x: 700, y: 700, radius: 380 },
      { x: 1000, y: 980, radius: 200 },
      { x: 1340, y: 760, radius: 300 },
    ],
  },
]
