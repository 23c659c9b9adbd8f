import { longGrass } from '../../kit/gardens'
import { trough } from '../../kit/goat-farm'
import { road } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { bodaBoda } from '../../kit/people/riders'
import { napier } from '../../kit/plants'
import { between } from '../../kit/random'
import { leaf, tonesOf } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { fence, gate, waterTank } from '../../kit/things/farm-things'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

/** A great bundle of grass with somebody under it. */
export function grassByTheArmful(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'morning', -0.7)
  s.sky({ kind: 'clear', horizon: 470 })
  s.hills(470, { shift: 420, distance: 0.4 })
  s.ground({ top: 486, colour: '#7c9a45', patches: '#a9a956', grass: 30, distance: 0.35 })
  s.put(goatHouse, [1240, 600, 210, -1, 0.2], { turn: 0.4 })
  for (let i = 0; i < 9; i++)
    s.put(napier, [60 + i * 60, 690 + (i % 3) * 22 - i * 12, 190 - i * 10, 1, 0.12])
  road(
    pen,
    [
      [900, 1280, 620],
      [860, 1000, 330],
      [960, 780, 170],
      [1120, 640, 80],
    ].map(([x, y, w]) => [(x ?? 0) * s.u, (y ?? 0) * s.u, (w ?? 0) * s.u] as const),
    s.light,
    random,
    { tracks: false, distance: 0.2 },
  )
  for (const [x, y, size] of [
    [1530, 900, 330],
    [1420, 800, 250],
    [90, 900, 330],
    [230, 1010, 420],
    [1590, 1080, 480],
    [40, 1190, 560],
  ] as const)
    s.put(napier, [x, y, size])
  const [x, y, size] = [800, 1100, 760]
  s.person([x, y, size, 1], {
    pose: 'carrying-on-head',
    dress: 'kanga',
    sex: 'woman',
    view: 0.8,
    wear: { shirt: '#e9e2d2', lowerColour: '#b83b5e' },
  })
  bundle(s, x + size * 0.02, y - size * 1.13, size)
  s.tufts([x, y + 12, 30], 300, '#8a9a45', 0.4)
  s.put(longGrass, [1300, 1230, 170], { width: 700 * s.u, colour: '#7f9c44', density: 0.8 })
}

/** Long blades over the shoulders, wider than the person is tall. */
function bundle(s: Stage, x: number, y: number, size: number): void {
  const tones = tonesOf('#7c9f45', s.light)
  for (let i = 0; i < 380; i++) {
    const deep = i / 380
    const side = i % 2 === 0 ? 1 : -1
    const [r, q] = [s.random() - 0.5, s.random()]
    const from = [
      (x + (r * 0.16 - side * 0.16 * q) * size) * s.u,
      (y + (0.09 - q * 0.3) * size) * s.u,
    ] as const
    const up = 0.22 - q * 0.42 + r * 0.34
    const angle = side > 0 ? up : Math.PI - up
    const colour = deep * 0.4 + q * 0.5 + (side * s.light.from > 0 ? 0.2 : -0.15)
    leaf(
      s.pen,
      from,
      {
        angle,
        length: size * (0.36 + 0.28 * s.random()) * s.u,
        width: size * 0.014 * s.u,
        droop: 0.26,
      },
      {
        one: colour > 0.6 ? tones.lit : colour > 0.3 ? tones.middle : tones.shade,
        other: colour > 0.5 ? tones.middle : tones.shade,
      },
    )
  }
  for (const off of [-0.12, 0.12])
    s.line(
      [x + size * off, y - size * 0.2],
      [x + size * off * 1.5, y - size * 0.06],
      [x + size * off, y + size * 0.07],
      '#d9bd83',
      7,
    )
}

/** Heads down in a row. */
export function troughBeforeDusk(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('golden', -0.85), height: 0.22 })
  s.sky({ kind: 'golden', horizon: 330, sun: { x: 190, y: 262, radius: 40 } })
  s.hills(338, { shift: 120, distance: 0.56, near: '#7f7a68', tall: 0.8 })
  s.ground({ top: 348, colour: '#a98f54', patches: '#c0a05c', grass: 20, distance: 0.45 })
  s.put(goatHouse, [1290, 530, 220, -1, 0.2], { turn: 0.4, tilt: 0.2 })
  s.put(waterTank, [240, 590, 270, 1, 0.1], { colour: '#2f3f3a' })
  s.put(fence, [760, 520, 90, 1, 0.22], { length: 14, turn: 0.02 })
  s.dust([900, 700, 150], 1500, 0.3, '#f0c88a')
  s.goat([1160, 690, 170, -1, 0.06], { pose: 'walking', coat: 'white', turn: 0.6, tilt: 0.2 })
  s.goat([480, 680, 160, 1, 0.08], { pose: 'looking', coat: 'brown', turn: 0.4, tilt: 0.2 })
  s.put(trough, [800, 1010, 172], { part: 'back', length: 4.1, tilt: 0.42 })
  const row = [
    [200, 320, 1, 'brown', 1.15],
    [420, 335, 1, 'white', 1.3],
    [640, 312, -1, 'black-and-white', 1.2],
    [850, 340, 1, 'galla', 1.35],
    [1070, 318, -1, 'toggenburg', 1.15],
    [1270, 335, 1, 'boer', 1.3],
    [1430, 300, -1, 'cream', 1.1],
  ] as const
  for (const [x, size, side, coat, turn] of row)
    s.goat([x, 862, size, side], {
      pose: 'grazing',
      coat,
      turn,
      tilt: 0.34,
      look: 0,
      shadow: false,
    })
  // Rings and splashes around the muzzles.
  for (const [x] of row) {
    s.glow([x, 922, 120], 20, '#ffe6b8', 0.6, 0.3)
    s.glow([x + 30, 930, 60], 10, '#ffffff', 0.7, 0.3)
  }
  s.put(trough, [800, 1010, 172], { part: 'front', length: 4.1, tilt: 0.42 })
  s.glow([800, 1040, 1600], 90, '#33261f', 0.45, 0.3)
  s.glow([620, 1120, 900], 120, '#5c4030', 0.3)
  s.tufts([800, 1040, 34], 1500, '#a89252', 0.35)
}

/** Sacks on a motorcycle, and everybody interested. */
export function feedByMotorcycle(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('golden', 0.75), height: 0.3 })
  s.sky({ kind: 'golden', horizon: 430, clouds: 0.8 })
  s.hills(440, { shift: -300, distance: 0.5, near: '#7d8360' })
  s.ground({ top: 452, colour: '#9a9a4c', patches: '#bda75a', grass: 30, distance: 0.35 })
  s.put(goatHouse, [1190, 590, 260, -1, 0.16], { turn: 0.4 })
  s.put(eucalyptus, [100, 560, 460, 1, 0.2])
  s.put(eucalyptus, [200, 545, 380, 1, 0.26])
  const look = [
    [700, 700, 150, 1, 'white'],
    [880, 712, 158, -1, 'brown'],
    [1060, 705, 150, -1, 'galla'],
    [1260, 716, 160, -1, 'black-and-white'],
    [520, 708, 150, 1, 'toggenburg'],
    [1430, 706, 150, -1, 'cream'],
  ] as const
  for (const [x, y, size, side, coat] of look)
    s.goat([x, y, size, side, 0.05], { pose: 'looking', coat, turn: 0.75, look: 0.4 })
  s.put(fence, [140, 760, 165], { length: 7, turn: 0.02 })
  s.put(fence, [1390, 760, 165], { length: 6.4, turn: 0.02 })
  s.put(gate, [760, 770, 225], { turn: 0.02 })
  road(
    pen,
    (
      [
        [-260, 1120, 560],
        [400, 1010, 420],
        [1000, 960, 330],
        [1800, 930, 280],
      ] as const
    ).map(([x, y, w]) => [x * s.u, y * s.u, w * s.u] as const),
    s.light,
    random,
    { distance: 0.02, tracks: false },
  )
  s.shape(
    [
      [-20, 850],
      [1620, 830],
      [1620, 1120],
      [-20, 1180],
    ],
    '#b87348',
  )
  for (let i = 0; i < 130; i++)
    s.glow(
      [random() * 1600, 850 + 300 * random(), between(random, 80, 360)],
      between(random, 8, 30),
      ['#d99a68', '#93552f', '#e2ac78'][i % 3] ?? '#d99a68',
      0.5,
    )
  s.tufts([800, 848, 30], 1700, '#a39a4a', 0.8)
  s.tufts([800, 1160, 44], 1700, '#8f9646', 0.9)
  s.dust([180, 1050, 260], 620, 0.55, '#e6bd8c')
  s.put(bodaBoda, [690, 1060, 620, 1], { load: 'sacks', colour: '#b8352a', turn: 0.3 })
  s.dust([330, 1075, 90], 380, 0.4, '#e6bd8c')
  s.put(longGrass, [1350, 1240, 140], { width: 700 * s.u, colour: '#9c9a48', density: 0.8 })
}
