import { longGrass } from '../../kit/gardens'
import { milkingStand } from '../../kit/goat-farm'
import { strewn } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { tonesOf } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { fence, gate } from '../../kit/things/farm-things'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

/** The goat house on its stilts against a pink sky, a lamp in the door. */
export function dawnAtTheHouse(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'dawn', -0.75)
  s.sky({ kind: 'dawn', horizon: 860, clouds: 0.8 })
  s.glow([380, 800, 2300], 900, '#f09aa2', 0.75)
  s.glow([200, 860, 1500], 420, '#ffd7a0', 0.8)
  s.hills(860, { shift: -560, distance: 0.5, far: '#7c7ba4', near: '#5b6488', tall: 1.1 })
  s.mist(850, 60, 0.6, '#f3cdbd')
  s.ground({ top: 868, colour: '#66754a', patches: '#857f55', grass: 40, distance: 0.35 })
  s.put(eucalyptus, [170, 890, 520, 1, 0.22])
  s.put(eucalyptus, [270, 886, 400, 1, 0.28])
  s.put(goatHouse, [1010, 990, 600, 1, 0.04], { turn: 0.1, tilt: 0.03, lamp: true })
  // The lamp hangs in the door and lights the frame, the ramp and the grass before it.
  s.glow([1178, 700, 560], 560, '#ffb14e', 0.55)
  s.glow([1178, 700, 170], 190, '#ffe3a0', 0.95, 0.2)
  s.glow([1190, 985, 460], 120, '#ffbf68', 0.45)
  s.shape(
    [
      [1168, 672],
      [1188, 672],
      [1194, 716],
      [1162, 716],
    ],
    '#fff3cc',
  )
  s.shape(
    [
      [1172, 656],
      [1184, 656],
      [1188, 672],
      [1168, 672],
    ],
    '#4a3426',
  )
  s.goat([760, 1050, 150, -1], { pose: 'walking', coat: 'black-and-white', turn: 0.3 })
  s.goat([490, 1030, 140, 1], { pose: 'looking', coat: 'brown', turn: 0.2 })
  s.goat([1370, 1085, 165, -1], { pose: 'looking', coat: 'white', turn: 0.25 })
  s.tufts([800, 1062, 26], 1500, '#5f6e3f', 0.5)
  s.put(longGrass, [800, 1225, 120], { width: 1700 * s.u, colour: '#5c6b40', density: 0.7 })
}

/** Goats pour through an open gate into wet grass. */
export function gateSwingsOpen(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'morning', 0.75)
  s.sky({ kind: 'clear', horizon: 420 })
  s.hills(420, { shift: -120, distance: 0.42 })
  s.mist(425, 40, 0.5)
  s.put(goatHouse, [330, 545, 190, 1, 0.22], { turn: 0.4 })
  s.ground({ top: 438, colour: '#6f9a45', patches: '#9db659', grass: 44, distance: 0.35 })
  s.put(goatHouse, [330, 560, 190, 1, 0.2], { turn: 0.4 })
  s.put(hedge, [1250, 520, 60, 1, 0.25], { width: 900 * s.u })
  const walk = [
    [850, 590, 62, 1],
    [930, 606, 68, -1],
    [872, 632, 78, -1],
  ] as const
  for (const [x, y, size, side] of walk)
    s.goat([x, y, size, side, 0.12], { pose: 'walking', turn: 1.1 })
  s.put(fence, [280, 690, 124], { length: 9, turn: 0.02 })
  s.put(fence, [1500, 690, 124], { length: 9, turn: 0.02 })
  s.put(gate, [905, 690, 150], { open: 1.25, turn: 0.02 })
  // Dew: points of light in the grass.
  strewn(pen, [0, 700 * s.u], [1600 * s.u, 1200 * s.u], random, {
    colours: ['#f4fbe8', '#dff0d8'],
    count: 260,
    size: 3.4 * s.u,
  })
  const herd = [
    [930, 700, 98, 1, 'white'],
    [860, 740, 112, -1, 'brown'],
    [980, 772, 128, 1, 'black-and-white'],
    [780, 808, 142, -1, 'galla'],
    [905, 850, 164, 1, 'toggenburg'],
    [1110, 876, 178, 1, 'white'],
    [640, 915, 196, -1, 'roan'],
    [820, 975, 222, -1, 'boer'],
    [1060, 1010, 236, 1, 'brown'],
    [1330, 1045, 246, 1, 'cream'],
    [480, 1085, 270, -1, 'black-and-white'],
    [850, 1150, 300, 1, 'white'],
  ] as const
  herd.forEach(([x, y, size, side, coat], i) => {
    s.goat([x, y, size, side], {
      pose: i % 4 === 3 ? 'looking' : 'walking',
      coat,
      turn: 0.75 + 0.25 * ((i * 7) % 3),
    })
    s.tufts([x, y + 10, size * 0.17], size * 1.3, '#74a046', 0.8)
  })
  s.put(longGrass, [1250, 1225, 150], { width: 800 * s.u, colour: '#7da04a', density: 0.7 })
}

/** A newborn kid and a rubber boot. */
export function twoDaysOld(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'morning', -0.8)
  const wall = tonesOf('#7c5b3e', s.light)
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 700],
      [0, 700],
    ],
    wall.shade,
  )
  for (let i = 0; i < 17; i++) {
    const x = i * 98 - 20
    s.shape(
      [
        [x, 0],
        [x + 84, 0],
        [x + 84, 690],
        [x, 690],
      ],
      i < 9 ? wall.middle : wall.shade,
    )
    s.line([x + 12, 0], [x + 14, 300], [x + 12, 690], wall.lit, 5)
  }
  s.glow([420, 260, 1500], 1000, '#ffe3a8', 0.5)
  s.glow([1500, 300, 1000], 1300, '#3c3540', 0.55)
  s.ground({ top: 640, colour: '#b48c5c', patches: '#d2b070', grass: 0, distance: 0.05 })
  for (let i = 0; i < 420; i++) {
    const [x, y] = [random() * 1600, 660 + 540 * random() ** 0.8]
    const long = 26 + 60 * ((y - 640) / 560)
    const tilt = (random() - 0.5) * 0.9
    s.line(
      [x, y],
      [x + long / 2, y - 6],
      [x + long, y + long * tilt],
      ['#e3c47c', '#c79f5a', '#8f6e3f'][i % 3] ?? '#e3c47c',
      4,
    )
  }
  s.person([1270, 1150, 2300, -1], {
    pose: 'hands-on-hips',
    dress: 'overall',
    sex: 'man',
    view: 0.3,
    wear: { boots: true, shoe: '#2f5a44', shirt: '#3f6a86', lowerColour: '#3f6a86' },
  })
  s.goat([521, 1112, 460, 1], {
    pose: 'suckling',
    coat: 'white',
    kid: true,
    horns: 'none',
    ears: 'level',
    turn: 0.12,
    look: 0.1,
  })
  s.tufts([521, 1130, 40], 480, '#d9b96e', 0.6)
  s.tufts([1250, 1185, 38], 620, '#d9b96e', 0.6)
}

/** A child with a bottle and two kids that stretch their necks. */
export function bottleTime(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'afternoon', 0.7)
  s.sky({ kind: 'cumulus', horizon: 440, clouds: 0.8 })
  s.hills(440, { shift: -700, distance: 0.36, near: '#678a50' })
  s.ground({ top: 452, colour: '#7ea14a', patches: '#a8b45c', grass: 46, distance: 0.3 })
  s.put(hedge, [1150, 520, 80, 1, 0.22], { width: 1000 * s.u })
  s.put(fence, [1150, 640, 100, 1, 0.1], { length: 14, turn: 0.03 })
  s.goat([1380, 690, 110, -1, 0.1], { pose: 'looking', coat: 'toggenburg' })
  s.goat([230, 655, 95, 1, 0.12], { pose: 'grazing', coat: 'white' })
  s.goat([1165, 1000, 285, -1], {
    pose: 'suckling',
    coat: 'cream',
    turn: 0.2,
    look: 0.15,
    horns: 'buds',
    ears: 'level',
  })
  s.person([520, 1070, 860, 1], {
    pose: 'bottle-feeding',
    dress: 'dress',
    age: 'child',
    sex: 'woman',
    view: 0.22,
    wear: { shirt: '#d98a1f', lowerColour: '#d98a1f', hair: 'braids', shoe: '#5b3a28' },
  })
  s.goat([1190, 1100, 315, -1], {
    pose: 'suckling',
    coat: 'toggenburg',
    turn: 0.08,
    look: 0.1,
    horns: 'buds',
    ears: 'level',
  })
  s.tufts([520, 1085, 36], 520, '#7ea14a', 0.7)
  s.tufts([1180, 1112, 36], 480, '#7ea14a', 0.8)
  s.put(longGrass, [200, 1225, 130], { width: 620 * s.u, colour: '#86a04c', density: 0.7 })
}

/** Milking by hand in the cold morning. */
export function warmMilk(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, {
    ...lightOf('mist', 0.65),
    strength: 0.62,
    warm: '#fbe6c8',
    height: 0.35,
  })
  s.sky({ kind: 'mist', horizon: 520 })
  s.hills(520, { shift: 160, distance: 0.66, near: '#7b8d86' })
  s.mist(500, 90, 0.8)
  s.ground({ top: 560, colour: '#8d9068', patches: '#a99a78', grass: 0, distance: 0.45 })
  s.put(goatHouse, [1330, 690, 380, -1, 0.48], { turn: 0.35, shadow: false })
  s.mist(650, 110, 0.8)
  s.put(milkingStand, [930, 1196, 350], { length: 3, turn: 0.02 })
  s.goat([932, 1112, 560, 1], {
    pose: 'standing',
    coat: 'brown',
    udder: true,
    horns: 'short',
    turn: 0.02,
    look: -0.1,
    shadow: false,
  })
  s.person([302, 1240, 1190, 1], {
    pose: 'milking',
    dress: 'shirt',
    sex: 'woman',
    view: 0.18,
    wear: {
      sleeves: 'short',
      shirt: '#a8503a',
      lower: 'skirt',
      lowerColour: '#3f5a6a',
      hair: 'scarf',
      boots: true,
      cloth: '#d9a23a',
    },
  })
  for (let i = 0; i < 16; i++) {
    const up = i / 15
    s.glow(
      [750 + Math.sin(i * 1.1) * 34 * up, 1040 - 330 * up, 90 + 150 * up],
      120 + 90 * up,
      '#f6f4ea',
      0.4 * (1 - up * 0.75),
    )
  }
  s.mist(1000, 120, 0.18)
}
