import { cumulus } from '../../kit/clouds'
import { longGrass } from '../../kit/gardens'
import { stoneWall } from '../../kit/goat-farm'
import { cloudShadows, outline } from '../../kit/land'
import { lightOf } from '../../kit/light'
import { between, smoothNoise } from '../../kit/random'
import { blend, foliage } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { acacia, hedge } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

/** Counting along the stone wall, seen from the bank above. */
export function countingTheHerd(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('afternoon', -0.6), strength: 0.7 })
  s.sky({ kind: 'cumulus', horizon: 210, clouds: 1.2 })
  s.hills(225, { shift: 260, distance: 0.5, tall: 0.75 })
  s.ground({ top: 236, colour: '#87994f', patches: '#b3a55c', grass: 30, distance: 0.5 })
  cloudShadows(pen, frame, s.light, random, {
    top: 260 * s.u,
    bottom: 800 * s.u,
    count: 4,
    opacity: 0.28,
  })
  s.put(acacia, [1290, 420, 210, 1, 0.25])
  s.put(hedge, [420, 330, 44, 1, 0.35], { width: 900 * s.u })
  s.put(goatHouse, [1010, 400, 120, -1, 0.3], { turn: 0.4, tilt: 0.3 })
  s.put(stoneWall, [800, 640, 128], { length: 15, turn: 0.32, tilt: 0.36 })
  const coats = [
    'white',
    'brown',
    'black-and-white',
    'galla',
    'toggenburg',
    'cream',
    'boer',
    'black',
    'roan',
  ] as const
  for (let i = 0; i < 12; i++) {
    const [near, odd] = [i / 11, i % 2]
    const x = 110 + near * 1010 + odd * 34
    const y = 510 + near * 340 + odd * 60
    const size = 100 + near * 84
    s.goat([x, y, size, i === 4 || i === 9 ? -1 : 1, 0.12 * (1 - near)], {
      pose: i === 3 ? 'rearing' : i % 5 === 2 ? 'looking' : i % 4 === 1 ? 'grazing' : 'walking',
      coat: coats[i % coats.length] ?? 'white',
      tilt: 0.34,
      turn: 0.3,
    })
  }
  s.person([1300, 1110, 520, -1], {
    pose: 'herding',
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    view: 0.5,
    tilt: 0.3,
    wear: { hat: 'straw', shirt: '#b4523a', lowerColour: '#4c4a4f', boots: true },
  })
  s.tufts([1300, 1120, 30], 200, '#94a052', 0.7)
  s.put(longGrass, [500, 1230, 130], { width: 1300 * s.u, colour: '#9aa052', density: 0.6 })
}

/** Noon, and the whole herd in one round shade. */
export function everyoneAgreesOnShade(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'noon', 0.35)
  s.sky({ kind: 'cumulus', horizon: 560, clouds: 0.7 })
  s.hills(560, { shift: -60, distance: 0.6, near: '#7c8f72', tall: 0.8 })
  s.ground({ top: 572, colour: '#c2ae5c', patches: '#d8c573', grass: 34, distance: 0.4 })
  s.put(acacia, [190, 610, 130, 1, 0.35])
  s.put(acacia, [1500, 600, 100, 1, 0.4])
  s.put(goatHouse, [330, 650, 130, 1, 0.3], { turn: 0.4 })
  s.put(acacia, [960, 830, 720, 1], { wide: 1.55 })
  for (const [x, y, wide] of [
    [620, 262, 420],
    [830, 205, 460],
    [1060, 222, 480],
    [1270, 258, 420],
    [950, 268, 520],
  ] as const)
    foliage(pen, { x: x * s.u, y: y * s.u, width: wide * s.u, height: 76 * s.u }, s.light, random, {
      base: '#5d7a36',
      dab: 17 * s.u,
      flat: 0.8,
    })
  for (let i = 0; i < 3; i++)
    s.glow([930, 880, 1330 - i * 120], 300 - i * 30, '#3d4426', 0.42, 0.55)
  const lying = [
    [640, 800, 88, 1],
    [1150, 790, 84, -1],
    [1330, 830, 92, -1],
    [800, 830, 96, -1],
    [500, 868, 102, 1],
    [1090, 872, 108, 1],
    [700, 912, 116, 1],
    [1290, 925, 120, -1],
    [930, 950, 128, -1],
    [1120, 985, 132, 1],
    [560, 985, 130, -1],
  ] as const
  const coats = [
    'white',
    'brown',
    'cream',
    'black-and-white',
    'boer',
    'galla',
    'roan',
    'white',
    'toggenburg',
    'brown',
    'alpine',
  ] as const
  lying.forEach(([x, y, size, side], i) => {
    s.glow([x, y + size * 0.02, size * 1.7], size * 0.3, '#23281a', 0.4, 0.3)
    s.goat([x, y, size, side], {
      pose: 'lying',
      coat: coats[i] ?? 'white',
      turn: (i % 3) * 0.35,
      shadow: false,
      tilt: 0.2,
    })
  })
  s.put(longGrass, [250, 1230, 140], { width: 800 * s.u, colour: '#c3ab58', density: 0.6 })
  s.put(longGrass, [1450, 1225, 120], { width: 500 * s.u, colour: '#bba552', density: 0.6 })
}

/** The herd trots to its house before the storm. */
export function stormBeyondThePaddock(pen: Pen, frame: Frame, random: Random): void {
  const light: Light = {
    ...lightOf('afternoon', -0.8),
    height: 0.3,
    strength: 0.75,
    warm: '#ffdf8a',
    cool: '#3d4a5c',
    air: '#7d8890',
  }
  const s = new Stage(pen, frame, random, light)
  pen.fillStyle = blend(
    pen,
    [0, 0],
    [0, 640 * s.u],
    [
      [0, '#232b3a'],
      [0.45, '#3f4c5c'],
      [0.8, '#6d7a80'],
      [1, '#c9bd8e'],
    ],
  )
  pen.fillRect(0, 0, frame.width, frame.height)
  s.glow([120, 600, 1300], 420, '#f6dc96', 0.75)
  for (let i = 0; i < 34; i++) {
    const deep = random()
    cumulus(
      pen,
      {
        x: (300 + 1400 * random() - 200 * deep) * s.u,
        y: (60 + 400 * deep) * s.u,
        size: (230 - 120 * deep) * s.u,
      },
      { ...light, warm: '#8d97a0', strength: 0.4 },
      random,
      {
        wide: between(random, 2.2, 3.6),
        colour: ['#3a4554', '#566270', '#2b3442', '#6d7780'][i % 4] ?? '#3a4554',
      },
    )
  }
  for (let i = 0; i < 90; i++) {
    const x = 420 + (random() + random()) * 330
    const top = 240 + random() * 160
    s.line(
      [x, top],
      [x - 50, (top + 606) / 2],
      [x - 110, 606],
      i % 3 ? 'rgba(160,170,176,0.13)' : 'rgba(44,54,66,0.2)',
      between(random, 10, 40),
    )
  }
  s.hills(610, { shift: -160, distance: 0.3, far: '#4c5868', near: '#434f52' })
  s.ground({ top: 622, colour: '#d9b648', patches: '#ead073', grass: 44, distance: 0.18 })
  s.glow([1100, 740, 1500], 160, '#4c4a34', 0.4)
  s.put(acacia, [250, 700, 250, 1, 0.06])
  s.put(goatHouse, [1300, 830, 400, -1, 0.02], { turn: 0.35, tilt: 0.1 })
  s.put(fence, [420, 790, 96, 1, 0.05], { length: 13, turn: 0.03 })
  const trot = [
    [1010, 842, 92, 'white'],
    [905, 860, 98, 'brown'],
    [800, 862, 104, 'galla'],
    [690, 890, 116, 'black-and-white'],
    [560, 905, 126, 'white'],
    [850, 935, 140, 'toggenburg'],
    [420, 940, 144, 'roan'],
    [640, 1000, 172, 'boer'],
    [270, 1010, 172, 'brown'],
    [460, 1085, 215, 'white'],
    [90, 1085, 205, 'black'],
  ] as const
  for (const [x, y, size, coat] of trot) {
    s.goat([x, y, size, 1], { pose: 'walking', coat, turn: -0.1 - 0.3 * random(), look: 0 })
    s.tufts([x, y + 8, size * 0.24], size * 1.4, '#d9b648', 0.8)
    s.glow([x - size * 0.8, y - 8, size], size * 0.4, '#e9cf92', 0.35)
  }
  s.put(longGrass, [1250, 1235, 170], { width: 900 * s.u, colour: '#c9a742', density: 0.8 })
}

/** Black against the last light. */
export function homeAlongTheRidge(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'dusk', 0.4)
  s.sky({ kind: 'dusk', horizon: 900, sun: { x: 1090, y: 700, radius: 62 }, clouds: 1.1 })
  s.glow([900, 760, 3400], 1500, '#ff8f3c', 0.75)
  s.glow([1090, 720, 2000], 900, '#ffa94a', 0.6)
  s.glow([1090, 700, 620], 420, '#ffdf96', 0.7)
  s.hills(880, { shift: -500, distance: 0.45, far: '#8a5f6a', near: '#5d4257' })
  s.mist(850, 70, 0.35, '#f3a86c')
  const rough = smoothNoise(random)
  const crest = (x: number): number => 850 + 60 * Math.cos((x - 250) / 520) + 8 * rough(x / 70)
  const dark: Light = {
    from: 0.4,
    height: 0.2,
    strength: 0.1,
    warm: '#4a2c2c',
    cool: '#1c1420',
    air: '#241820',
  }
  const night = new Stage(pen, frame, random, dark)
  outline(pen, frame, (x) => crest(x / s.u) * s.u)
  pen.fillStyle = blend(
    pen,
    [0, 800 * s.u],
    [0, frame.height],
    [
      [0, '#3d2530'],
      [0.3, '#2b1b26'],
      [1, '#171019'],
    ],
  )
  pen.fill()
  night.put(acacia, [1430, crest(1430) + 8, 330, -1, 0.82], { wide: 1.7 })
  night.person([330, crest(330) + 6, 300, 1, 0.84], {
    pose: 'herding',
    dress: 'shuka',
    sex: 'man',
    view: 0.2,
    shadow: false,
  })
  const line = [
    [470, 108, false],
    [585, 118, false],
    [700, 104, false],
    [782, 66, true],
    [870, 120, false],
    [980, 112, false],
    [1075, 64, true],
    [1170, 116, false],
    [1275, 106, false],
  ] as const
  line.forEach(([x, size, kid], i) => {
    night.goat([x, crest(x) + 4, size, 1, 0.84], {
      pose: i === 4 ? 'grazing' : 'walking',
      kid,
      horns: kid ? 'buds' : 'swept',
      beard: !kid,
      coat: 'brown',
      turn: 0.05,
      look: 0,
      shadow: false,
      tilt: 0.04,
    })
  })
  // The low sun rims the backs and throws long shadows down the slope to the painter.
  for (const [x, size] of line) {
    s.line(
      [x - size * 0.45, crest(x) - size * 1.0],
      [x, crest(x) - size * 0.98],
      [x + size * 0.4, crest(x) - size * 1.03],
      'rgba(255,176,96,0.55)',
      3.5,
    )
    s.shape(
      [
        [x - size * 0.5, crest(x) + 2],
        [x + size * 0.4, crest(x) + 2],
        [x - size * 1.6, 1230],
        [x - size * 3.4, 1230],
      ],
      'rgba(12,8,14,0.4)',
    )
  }
  for (let i = 0; i < 60; i++) {
    const x = random() * 1600
    s.glow(
      [x, crest(x) + 10 + 300 * random() ** 1.6, between(random, 60, 220)],
      between(random, 5, 14),
      '#c8643c',
      0.3,
    )
  }
  for (let x = 0; x < 1600; x += 26)
    s.tufts([x, crest(x) + 8, 24, 1, 0], 40, x % 52 === 0 ? '#3a2626' : '#2a1c20', 0.7)
}
