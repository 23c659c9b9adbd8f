import { drumGrill } from '../../kit/goat-farm'
import { banana } from '../../kit/plants'
import { between } from '../../kit/random'
import { farmhouse } from '../../kit/things/buildings'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Lunch around the grill under banana leaves. */
function charcoalAndCompany(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'noon', 0.45)
  stage.sky({ kind: 'clear', horizon: 400 })
  stage.ground({ top: 470, colour: '#93a050', patches: '#b9a565', grass: 24, distance: 0.25 })
  stage.put(hedge, [800, 520, 190, 1, 0.16], { width: 1800 })
  stage.put(farmhouse, [1180, 610, 330, -1, 0.12], { turn: 0.3, wall: '#dcc096' })
  for (const [x, y, size] of [
    [330, 640, 560],
    [620, 610, 430],
    [60, 720, 700],
  ] as const)
    stage.put(banana, [x, y, size, 1, 0.08])
  stage.ground({
    top: (x) => 690 + 18 * Math.sin(x / 210),
    colour: '#bb8d5c',
    patches: '#a4794c',
    grass: 0,
    distance: 0.05,
  })
  stage.glow([700, 880, 1500], 420, '#3c3a2a', 0.42, 0.4)
  const guest = { view: 0.6, tilt: 0.2 } as const
  stage.host([590, 850, 560, 1], {
    pose: 'sitting-low',
    dress: 'kanga',
    sex: 'woman',
    ...guest,
    view: 1.1,
  })
  stage.host([860, 835, 560, -1], {
    pose: 'sitting-low',
    visitor: true,
    dress: 'fleece',
    ...guest,
    view: 1.2,
  })
  stage.host([1120, 880, 580, -1], {
    pose: 'sitting-talking',
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    ...guest,
    view: 0.7,
    props: ['stool'],
    wear: { hat: 'straw' },
  })
  stage.put(drumGrill, [760, 985, 265, 1])
  for (let i = 0; i < 26; i++) {
    const up = i / 25
    stage.glow(
      [770 - 160 * up + Math.sin(i * 0.9) * 40, 760 - 640 * up, 120 + 260 * up],
      110 + 150 * up,
      '#eef0ee',
      0.3 * (1 - up * 0.8),
    )
  }
  stage.host([380, 1010, 660, 1], {
    pose: 'grilling',
    dress: 'apron',
    sex: 'man',
    ...guest,
    view: 0.35,
    wear: { cloth: '#3f6b52', shirt: '#e9e2d2' },
  })
  stage.host([1270, 1070, 690, -1], {
    pose: 'sitting-low',
    dress: 'dress',
    sex: 'woman',
    ...guest,
    view: 0.25,
  })
  // Leaves hang into the picture from both sides.
  stage.put(banana, [-110, 800, 900, 1])
  stage.put(banana, [1730, 800, 960, 1])
  for (let i = 0; i < 26; i++)
    stage.glow(
      [random() * 1500, 820 + random() * 360, between(random, 40, 110)],
      between(random, 14, 34),
      '#f6dca0',
      0.4,
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/16-grill',
    height: 1200,
    seed: 6016,
    compose: charcoalAndCompany,
    fine: true,
    focus: [
      { x: 760, y: 800, radius: 170 },
      { x: 590, y: 590, radius: 110 },
      { x: 1130, y: 620, radius: 130 },
    ],
  },
]
