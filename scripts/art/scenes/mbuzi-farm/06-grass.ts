import { longGrass } from '../../kit/gardens'
import { road } from '../../kit/ground'
import { napier } from '../../kit/plants'
import { leaf, tonesOf } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** A great bundle of grass with somebody under it. */
function grassByTheArmful(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'morning', -0.7)
  stage.sky({ kind: 'clear', horizon: 470 })
  stage.hills(470, { shift: 420, distance: 0.4 })
  stage.ground({ top: 486, colour: '#7c9a45', patches: '#a9a956', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1240, 600, 210, -1, 0.2], { turn: 0.4 })
  for (let i = 0; i < 9; i++)
    stage.put(napier, [60 + i * 60, 690 + (i % 3) * 22 - i * 12, 190 - i * 10, 1, 0.12])
  road(
    pen,
    [
      [900, 1280, 620],
      [860, 1000, 330],
      [960, 780, 170],
      [1120, 640, 80],
    ].map(([x, y, w]) => [x ?? 0, y ?? 0, w ?? 0] as const),
    stage.light,
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
    stage.put(napier, [x, y, size])
  const [x, y, size] = [800, 1100, 760]
  stage.person([x, y, size, 1], {
    pose: 'carrying-on-head',
    dress: 'kanga',
    sex: 'woman',
    view: 0.8,
    wear: { shirt: '#e9e2d2', lowerColour: '#b83b5e' },
  })
  bundle(stage, x + size * 0.02, y - size * 1.13, size)
  stage.tufts([x, y + 12, 30], 300, '#8a9a45', 0.4)
  stage.put(longGrass, [1300, 1230, 170], { width: 700, colour: '#7f9c44', density: 0.8 })
}

/** Long blades over the shoulders, wider than the person is tall. */
function bundle(stage: GoatFarm, x: number, y: number, size: number): void {
  const tones = tonesOf('#7c9f45', stage.light)
  for (let i = 0; i < 380; i++) {
    const deep = i / 380
    const side = i % 2 === 0 ? 1 : -1
    const [r, q] = [stage.random() - 0.5, stage.random()]
    const from = [x + (r * 0.16 - side * 0.16 * q) * size, y + (0.09 - q * 0.3) * size] as const
    const up = 0.22 - q * 0.42 + r * 0.34
    const angle = side > 0 ? up : Math.PI - up
    const colour = deep * 0.4 + q * 0.5 + (side * stage.light.from > 0 ? 0.2 : -0.15)
    leaf(
      stage.pen,
      from,
      {
        angle,
        length: size * (0.36 + 0.28 * stage.random()),
        width: size * 0.014,
        droop: 0.26,
      },
      {
        one: colour > 0.6 ? tones.lit : colour > 0.3 ? tones.middle : tones.shade,
        other: colour > 0.5 ? tones.middle : tones.shade,
      },
    )
  }
  for (const off of [-0.12, 0.12])
    stage.line(
      [x + size * off, y - size * 0.2],
      [x + size * off * 1.5, y - size * 0.06],
      [x + size * off, y + size * 0.07],
      '#d9bd83',
      7,
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/06-grass',
    height: 1200,
    seed: 6006,
    compose: grassByTheArmful,
    focus: [{ x: 880, y: 560, radius: 160 }],
  },
]
