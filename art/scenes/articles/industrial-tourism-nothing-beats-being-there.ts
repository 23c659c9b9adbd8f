import { teaRows } from '../../kit/fields'
import { lightOf } from '../../kit/light'
import { factory } from '../../kit/things/buildings'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { alleys } from '../tours/tea-garden'
import { picker } from '../tours/tea-load'

/** The tea falls away to the yard, so its rows meet below the horizon, behind the hall. */
const field = { horizon: 560, bottom: 1150, vanish: 800, bed: 360, leaf: 12 }

/** The pickers: where the tea reaches their hips, which way they look, what they wear. */
const pickers = [
  [1322, 815, -1, { scarf: '#e9dfc8', stripe: '#b8402f', shirt: '#3f6f9a' }],
  [540, 960, 1, { scarf: '#d9a23a', stripe: '#8a2f3a', shirt: '#c2503c' }],
] as const

/** A tea factory on a clear morning: the rows lead down to it, two women pick with their backs to us. */
function teaFactory(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.34 })
  const { light } = stage
  stage.sky({ kind: 'clear', horizon: 480, clouds: 0.3 })
  stage.ridge({ base: 400, rise: 80, wave: 420, colour: '#5f8494', distance: 0.55, foot: 520 })
  stage.mist(470, 50, 0.6)
  const hill = (x: number): number =>
    490 - 90 * Math.exp(-(((x - 1450) / 420) ** 2)) - 50 * Math.exp(-(((x - 120) / 380) ** 2))
  stage.ridge({
    base: 470,
    rise: 60,
    wave: 320,
    colour: '#5c8a40',
    distance: 0.3,
    crest: hill,
    foot: 700,
  })
  teaRows(pen, light, random, {
    from: -60,
    to: frame.width + 60,
    crest: hill,
    foot: 690,
    row: 34,
    distance: 0.28,
    swing: 0.8,
  })
  treeLine(
    pen,
    { x: 1290, y: 430, size: 170, distance: 0.28 },
    { x: 1520, y: 412, size: 160, distance: 0.28 },
    light,
    random,
    { count: 5, tree: eucalyptus },
  )
  stage.mist(590, 50, 0.35)
  stage.ground({ top: (x) => 622 + 6 * Math.sin(x / 200), colour: '#b07048', distance: 0.16 })
  stage.put(factory, [740, 652, 470, 1, 0.06], { crop: 'tea', turn: 0.5, tilt: 0, eye: [5, 46] })
  smoke(stage, 1222, 150)
  stage.put(cypress, [1330, 668, 230, 1, 0.1], {})
  stage.put(cypress, [1400, 676, 200, 1, 0.1], {})
  let met = 0
  alleys(stage, field, 704, (y) => {
    const next = pickers[met]
    if (!next || y < next[1]) return
    met += 1
    const size = (y - field.horizon) * 1.75
    picker(stage, [next[0], y + size * 0.57, size, next[2], 0.02], [-0.85, 0.1], {
      ...next[3],
      cut: 0.5,
    })
  })
}

/** The smoke of the dryers: dense over the chimney, then torn along by the wind. */
function smoke(stage: Stage, x: number, y: number): void {
  for (let i = 16; i >= 0; i--) {
    const up = i / 16
    const size = 34 + up * 110
    const at = [x + 330 * up ** 1.4, y - 90 * up ** 0.8] as const
    stage.glow([at[0], at[1], size * 1.6], size, '#fbf8ee', 0.62 * (1 - up * 0.75), 0.2)
    stage.glow(
      [at[0] + size * 0.16, at[1] + size * 0.2, size],
      size * 0.6,
      '#b4b3b0',
      0.4 * (1 - up * 0.8),
      0.2,
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/industrial-tourism-nothing-beats-being-there',
    height: 1200,
    seed: 624,
    compose: teaFactory,
    fine: true,
    focus: [
      { x: 550, y: 820, radius: 230 },
      { x: 1300, y: 750, radius: 150 },
      { x: 740, y: 520, radius: 380 },
    ],
  },
]
