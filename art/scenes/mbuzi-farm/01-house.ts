import { longGrass } from '../../kit/gardens'
import { seeded } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** The goat house on its stilts against a pink sky, a lamp in the door. */
function dawnAtTheHouse(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'dawn', -0.75)
  stage.sky({ kind: 'dawn', horizon: 860, clouds: 0.8 })
  stage.glow([380, 800, 2300], 900, '#f09aa2', 0.75)
  stage.glow([200, 860, 1500], 420, '#ffd7a0', 0.8)
  stage.hills(860, { shift: -560, distance: 0.5, far: '#7c7ba4', near: '#5b6488', tall: 1.1 })
  stage.mist(850, 60, 0.6, '#f3cdbd')
  stage.ground({ top: 868, colour: '#66754a', patches: '#857f55', grass: 40, distance: 0.35 })
  stage.put(eucalyptus, [170, 890, 520, 1, 0.22])
  stage.put(eucalyptus, [270, 886, 400, 1, 0.28])
  stage.put(goatHouse, [1010, 990, 600, 1, 0.04], { turn: 0.1, tilt: 0.03, lamp: true })
  // The lamp hangs in the door and lights the frame, the ramp and the grass before it.
  stage.glow([1178, 700, 560], 560, '#ffb14e', 0.55)
  stage.glow([1212, 622, 170], 190, '#ffe3a0', 0.95, 0.2)
  stage.glow([1190, 985, 460], 120, '#ffbf68', 0.45)
  comeOut(stage)
  lamp(stage, 1212, 600)
  goats(stage)
  stage.tufts([800, 1062, 26], 1500, '#5f6e3f', 0.5)
  stage.put(longGrass, [800, 1225, 120], { width: 1700, colour: '#5c6b40', density: 0.7 })
}

/** A storm lamp that hangs from the lintel. */
function lamp(stage: GoatFarm, x: number, y: number): void {
  stage.line([x, 552], [x, y - 30], [x, y - 12], '#4a3426', 3)
  stage.shape(
    [
      [x - 10, y],
      [x + 10, y],
      [x + 16, y + 44],
      [x - 16, y + 44],
    ],
    '#fff3cc',
  )
  stage.shape(
    [
      [x - 6, y - 16],
      [x + 6, y - 16],
      [x + 11, y],
      [x - 11, y],
    ],
    '#4a3426',
  )
  stage.box([x - 17, y + 43, x + 17, y + 52], '#4a3426')
}

/** One looks out of the door, the next has come down the slats. */
function comeOut(stage: GoatFarm): void {
  const own = new GoatFarm(stage.pen, stage.frame, seeded(9), stage.light)
  stage.glow([1170, 776, 110], 16, '#5a3a20', 0.6, 0.3)
  own.caprine([1180, 778, 116, -1, 0.03], {
    pose: 'alert',
    hide: 'brown',
    horns: 'short',
    turn: 1.15,
    look: 0.1,
    shadow: false,
  })
  stage.glow([1170, 640, 240], 260, '#ffc766', 0.28, 0.1)
  stage.glow([1160, 972, 170], 22, '#4a3018', 0.65, 0.3)
  own.caprine([1168, 968, 136, -1, 0.02], {
    pose: 'walking',
    hide: 'boer',
    horns: 'short',
    turn: 1.05,
    look: -0.1,
    shadow: false,
    carriage: { body: { pitch: -0.06 }, head: [0.7, 1.14, 0] },
  })
}

/** Those who are out already: one grazes, one strolls, a kid leaps, one greets the sun. */
function goats(stage: GoatFarm): void {
  const own = new GoatFarm(stage.pen, stage.frame, seeded(23), stage.light)
  own.caprine([470, 1000, 128, -1, 0.04], { pose: 'grazing', hide: 'cream', turn: 0.2 }, '#66754a')
  own.caprine(
    [790, 1062, 168, -1],
    { pose: 'walking', hide: 'pied', turn: 0.35, look: 0.15 },
    '#5f6e3f',
  )
  own.caprine(
    [985, 1092, 120, 1],
    {
      kid: true,
      hide: 'saanen',
      turn: 0.3,
      look: 0.3,
      carriage: {
        body: { pitch: 0.34, lift: 0.14 },
        feet: [
          [-0.5, 0.06],
          [-0.36, 0.02],
          [0.36, 0.62],
          [0.46, 0.52],
        ],
        head: [0.42, 1.5, 0],
        pitch: 0.0,
      },
    },
    '#5f6e3f',
  )
  own.caprine(
    [1450, 1104, 190, -1],
    {
      pose: 'alert',
      hide: 'galla',
      horns: 'short',
      turn: 0.4,
      look: 0.1,
      udder: true,
      beard: false,
    },
    '#5f6e3f',
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/01-house',
    height: 1200,
    seed: 6001,
    compose: dawnAtTheHouse,
    focus: [
      { x: 1175, y: 690, radius: 140 },
      { x: 1150, y: 900, radius: 110 },
      { x: 780, y: 960, radius: 150 },
      { x: 1000, y: 1000, radius: 110 },
      { x: 1420, y: 980, radius: 170 },
    ],
  },
]
