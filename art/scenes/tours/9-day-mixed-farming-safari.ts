import { beast } from '../../kit/animals/wild'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { safariVan } from '../../kit/things/vehicles'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Golden grassland, a track with a safari van, blue ridges in layers; late afternoon. */
function mixedSafari(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.85), air: '#c3bfcb' })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 500, clouds: 0.8 })
  const layers = [
    [372, 70, 520, '#6f8fc0', 0.44],
    [420, 60, 430, '#5478b0', 0.32],
    [476, 48, 360, '#42659c', 0.22],
    [530, 30, 300, '#4a6a80', 0.18],
  ] as const
  for (const [base, rise, wave, colour, distance] of layers) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 110, haze: 0.35 })
    stage.mist(base + 66, 30, 0.34, '#e3cdb8')
  }
  stage.ground({
    top: (x) => 560 + 14 * Math.sin(x / 330),
    colour: '#cfa448',
    patches: '#a8923f',
    grass: 52,
    distance: 0.32,
  })
  stage.road(
    [
      [420, 1260, 420],
      [640, 1030, 250],
      [980, 850, 132],
      [900, 720, 64],
      [1080, 640, 30],
      [1010, 590, 14],
      [1060, 566, 7],
    ],
    { distance: 0.34, verge: '#b0963f', colour: '#b9774a' },
  )
  for (const [x, y, size, distance] of [
    [210, 596, 90, 0.32],
    [470, 606, 64, 0.34],
    [1300, 600, 84, 0.3],
    [1540, 640, 150, 0.22],
    [130, 720, 240, 0.12],
  ] as const)
    stage.put(acacia, [x, y, size, 1, distance], { wide: 1.5, leaves: '#6d7a36' })
  const wild = (
    x: number,
    y: number,
    size: number,
    kind: 'giraffe' | 'zebra',
    side: 1 | -1,
  ): void => {
    const place = { x, y, size, facing: side < 0 ? ('left' as const) : ('right' as const) }
    beast(pen, { ...place, distance: 0.16 }, light, random, kind, {
      pose: kind === 'zebra' && x % 2 ? 'grazing' : 'standing',
    })
    stage.tufts([x, y + 4, 14], size * 0.9, '#b0963f')
  }
  wild(350, 688, 150, 'giraffe', 1)
  wild(402, 704, 132, 'giraffe', -1)
  wild(1331, 716, 58, 'zebra', -1)
  wild(1402, 730, 62, 'zebra', 1)
  wild(1459, 712, 56, 'zebra', -1)
  stage.dust([1120, 900, 120], 420, 0.5, '#e8bd84')
  stage.put(safariVan, [985, 905, 176, -1], { turn: 0.72, tilt: 0.2 })
  stage.dust([1060, 912, 50], 240, 0.45, '#e8bd84')
  stage.tufts([985, 912, 16], 300, '#b0963f')
  for (const [x, y, wide] of [
    [1340, 1215, 640],
    [90, 1220, 380],
  ] as const)
    stage.put(longGrass, [x, y, 190], { width: wide, colour: '#c19c46' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/9-day-mixed-farming-safari',
    height: 1200,
    seed: 603,
    compose: mixedSafari,
    focus: [
      { x: 985, y: 820, radius: 190 },
      { x: 375, y: 610, radius: 110 },
    ],
  },
]
