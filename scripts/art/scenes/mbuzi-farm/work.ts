import { cropRows, furrows } from '../../kit/fields'
import { longGrass } from '../../kit/gardens'
import { drumGrill, goatWithLiftedHoof, kale } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { banana } from '../../kit/plants'
import { between } from '../../kit/random'
import { farmhouse, goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { wheelbarrow } from '../../kit/things/harvest-things'
import { broadTree, eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

/** Hoof, hand and knife, under the roof of the shed. */
export function hoofTrim(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('afternoon', -0.7), height: 0.4 })
  s.sky({ kind: 'clear', horizon: 430 })
  s.hills(430, { shift: -820, distance: 0.5 })
  s.ground({ top: 470, colour: '#8ea552', patches: '#b9a85e', grass: 20, distance: 0.35 })
  s.put(goatHouse, [1240, 760, 660, -1, 0.06], { turn: 0.3, tilt: 0.08 })
  s.ground({ top: 790, colour: '#b58a5c', patches: '#cfae74', grass: 0, distance: 0.05 })
  s.tufts([700, 800, 26], 1700, '#a0a052', 0.9)
  s.put(goatWithLiftedHoof, [1010, 1060, 470, 1], { coat: 'alpine' })
  s.person([455, 1100, 930, 1], {
    pose: 'bending-to-pick',
    dress: 'overall',
    sex: 'man',
    view: 0.2,
    wear: { shirt: '#4f7350', lowerColour: '#4f7350', hat: 'straw', sleeves: 'short' },
  })
  // The curved knife, bright against the hoof.
  s.line([690, 972], [712, 962], [716, 936], '#e9ecec', 9)
  s.line([668, 986], [680, 982], [692, 972], '#6a4426', 13)
  s.goat([1440, 900, 150, -1, 0.04], { pose: 'looking', coat: 'white' })
  s.tufts([1010, 1075, 26], 420, '#c9b070', 0.4)
}

/** Lunch around the grill under banana leaves. */
export function charcoalAndCompany(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'noon', 0.45)
  s.sky({ kind: 'clear', horizon: 400 })
  s.ground({ top: 470, colour: '#93a050', patches: '#b9a565', grass: 24, distance: 0.25 })
  s.put(hedge, [800, 520, 190, 1, 0.16], { width: 1800 * s.u })
  s.put(farmhouse, [1180, 610, 330, -1, 0.12], { turn: 0.3, wall: '#dcc096' })
  for (const [x, y, size] of [
    [330, 640, 560],
    [620, 610, 430],
    [60, 720, 700],
  ] as const)
    s.put(banana, [x, y, size, 1, 0.08])
  s.ground({
    top: (x) => 690 + 18 * Math.sin(x / 210),
    colour: '#bb8d5c',
    patches: '#a4794c',
    grass: 0,
    distance: 0.05,
  })
  s.glow([700, 880, 1500], 420, '#3c3a2a', 0.42, 0.4)
  const guest = { view: 0.6, tilt: 0.2 } as const
  s.person([590, 850, 560, 1], {
    pose: 'sitting-low',
    dress: 'kanga',
    sex: 'woman',
    ...guest,
    view: 1.1,
  })
  s.person([860, 835, 560, -1], {
    pose: 'sitting-low',
    visitor: true,
    dress: 'fleece',
    ...guest,
    view: 1.2,
  })
  s.person([1120, 880, 580, -1], {
    pose: 'sitting-talking',
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    ...guest,
    view: 0.7,
    props: ['stool'],
    wear: { hat: 'straw' },
  })
  s.put(drumGrill, [760, 985, 265, 1])
  for (let i = 0; i < 26; i++) {
    const up = i / 25
    s.glow(
      [770 - 160 * up + Math.sin(i * 0.9) * 40, 760 - 640 * up, 120 + 260 * up],
      110 + 150 * up,
      '#eef0ee',
      0.3 * (1 - up * 0.8),
    )
  }
  s.person([380, 1010, 660, 1], {
    pose: 'grilling',
    dress: 'apron',
    sex: 'man',
    ...guest,
    view: 0.35,
    wear: { cloth: '#3f6b52', shirt: '#e9e2d2' },
  })
  s.person([1270, 1070, 690, -1], {
    pose: 'sitting-low',
    dress: 'dress',
    sex: 'woman',
    ...guest,
    view: 0.25,
  })
  // Leaves hang into the picture from both sides.
  s.put(banana, [-110, 800, 900, 1])
  s.put(banana, [1730, 800, 960, 1])
  for (let i = 0; i < 26; i++)
    s.glow(
      [random() * 1500, 820 + random() * 360, between(random, 40, 110)],
      between(random, 14, 34),
      '#f6dca0',
      0.4,
    )
}

/** Children, paper, and a goat with an appetite. */
export function drawingClass(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'afternoon', -0.6)
  s.sky({ kind: 'clear', horizon: 170 })
  s.hills(180, { shift: -300, distance: 0.5, tall: 0.6 })
  s.ground({ top: 190, colour: '#7fa349', patches: '#a9b75b', grass: 30, distance: 0.5 })
  s.put(goatHouse, [1290, 330, 170, -1, 0.28], { turn: 0.4, tilt: 0.3 })
  s.put(fence, [700, 350, 66, 1, 0.3], { length: 26, turn: 0.02, tilt: 0.3 })
  s.put(broadTree, [190, 420, 430, 1, 0.1])
  s.goat([560, 470, 100, 1, 0.14], { pose: 'grazing', coat: 'white', tilt: 0.36 })
  s.goat([860, 440, 95, -1, 0.16], { pose: 'looking', coat: 'toggenburg', tilt: 0.36 })
  s.goat([1060, 520, 110, 1, 0.12], { pose: 'lying', coat: 'brown', tilt: 0.36 })
  const pupil = { pose: 'drawing-ground', dress: 'school', age: 'child', tilt: 0.42 } as const
  sheet(s, 470, 690, 0.1)
  s.person([330, 700, 480, 1], { ...pupil, sex: 'woman', view: 0.7 })
  s.person([1420, 690, 460, -1], { ...pupil, sex: 'man', view: 0.75 })
  sheet(s, 1270, 690, -0.15)
  s.person([470, 1050, 610, 1], { ...pupil, sex: 'man', view: 0.35 })
  sheet(s, 770, 1052, 0.12)
  s.goat([1150, 1050, 320, -1], {
    pose: 'grazing',
    coat: 'black-and-white',
    turn: 0.12,
    tilt: 0.36,
    horns: 'short',
    look: 0.2,
  })
  s.tufts([1150, 1062, 34], 420, '#7fa349', 0.7)
  for (const [x, y, colour] of [
    [640, 1120, '#c8452f'],
    [690, 1142, '#2f5f9a'],
    [600, 1150, '#e2b23e'],
    [230, 770, '#4f8f3f'],
  ] as const)
    s.line([x, y], [x + 22, y - 6], [x + 44, y - 8], colour, 10)
  s.put(longGrass, [1450, 1230, 120], { width: 420 * s.u, colour: '#88a24c', density: 0.7 })
}

/** A sheet of paper on the grass with a child's goat on it. */
function sheet(s: Stage, x: number, y: number, tilt: number): void {
  s.glow([x, y + 12, 230], 70, '#22301a', 0.5, 0.4)
  s.shape(
    [
      [x - 96, y - 34 + 60 * tilt],
      [x + 70, y - 42 - 60 * tilt],
      [x + 100, y + 26 - 60 * tilt],
      [x - 76, y + 38 + 60 * tilt],
    ],
    '#f7f2e2',
  )
  s.line([x - 40, y + 4], [x - 6, y - 26], [x + 34, y - 2], '#5f4632', 7)
  for (const at of [-34, -14, 16, 32])
    s.line([x + at, y], [x + at + 2, y + 9], [x + at + 4, y + 18], '#5f4632', 5)
  s.line([x + 32, y - 6], [x + 44, y - 20], [x + 54, y - 16], '#5f4632', 6)
}

/** Compost for the kale. */
export function whatTheHerdLeaves(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('morning', -0.7), height: 0.45 })
  s.sky({ kind: 'cumulus', horizon: 300, clouds: 0.9 })
  s.hills(308, { shift: -520, distance: 0.46, tall: 0.8 })
  s.ground({ top: 320, colour: '#87a04c', patches: '#a8ad5c', grass: 20, distance: 0.4 })
  s.put(goatHouse, [390, 450, 210, 1, 0.2], { turn: 0.4, tilt: 0.2 })
  s.put(eucalyptus, [90, 420, 300, 1, 0.3])
  s.goat([620, 455, 70, 1, 0.2], { pose: 'looking', coat: 'white' })
  s.goat([720, 462, 66, -1, 0.2], { pose: 'grazing', coat: 'brown' })
  s.put(hedge, [1250, 400, 70, 1, 0.26], { width: 760 * s.u })
  furrows(pen, s.light, random, {
    horizon: 470 * s.u,
    bottom: 1200 * s.u,
    vanish: 760 * s.u,
    from: 0,
    to: frame.width,
    spacing: 300 * s.u,
    colour: '#7b4a32',
    distance: 0.3,
  })
  s.tufts([800, 478, 20], 1700, '#7f9a48', 0.9)
  cropRows(pen, s.light, random, {
    horizon: 470 * s.u,
    bottom: 1200 * s.u,
    vanish: 760 * s.u,
    from: 790 * s.u,
    to: 1700 * s.u,
    spacing: 300 * s.u,
    plant: 300 * s.u,
    gap: 170 * s.u,
    distance: 0.3,
    draw: kale,
  })
  s.glow([420, 1075, 900], 160, '#2a1b12', 0.55, 0.3)
  for (let i = 0; i < 130; i++) {
    const [r, q] = [random() + random() - 1, random()]
    s.glow(
      [120 + r * 210, 900 - q * (1 - Math.abs(r)) * 150, 60],
      44,
      ['#3a281c', '#4b3424', '#5d432d', '#2d1f17'][i % 4] ?? '#3a281c',
      0.9,
      0.5,
    )
  }
  s.put(wheelbarrow, [470, 1120, 470, 1], { load: '#3b2a1f', turn: 0.3, tilt: 0.24 })
  for (let i = 0; i < 520; i++) {
    const r = random() + random() - 1
    const y = 790 - (1 - r * r) * 165 * random() ** 0.7 + r * 8
    const sunny = -r * 0.5 + random() * 0.8
    s.glow(
      [500 + r * 300, y, between(random, 22, 48)],
      between(random, 18, 32),
      sunny > 0.75 ? '#8f7350' : sunny > 0.4 ? '#5d432f' : sunny > 0 ? '#402c20' : '#2b1d16',
      0.9,
      0.5,
    )
  }
  for (let i = 0; i < 5; i++)
    s.glow([470 + i * 24, 600 - i * 44, 120 + i * 30], 110, '#f3efe2', 0.16)
  s.put(longGrass, [90, 1240, 120], { width: 420 * s.u, colour: '#86a04c', density: 0.7 })
}
