import { flamingos } from '../../kit/animals/wading-birds'
import { longGrass } from '../../kit/gardens'
import { escarpment } from '../../kit/land'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Two people hand in hand beside the soda lake, pink with flamingos, at sunset. */
function twoAtTheLake(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'dusk', 0.6)
  const { light } = stage
  const horizon = 560
  const sun = { x: 1130, y: 486, radius: 50 }
  stage.sky({ kind: 'dusk', horizon, sun, clouds: 1 })
  escarpment(pen, frame, light, random, {
    top: 410,
    foot: 556,
    from: -420,
    to: 900,
    colour: '#5f5a86',
    distance: 0.36,
  })
  stage.ridge({ base: 548, rise: 22, wave: 300, colour: '#5a5478', distance: 0.34, foot: 580 })
  stage.mist(556, 30, 0.5, '#f3b493')
  stage.lake({
    top: 566,
    bottom: 1010,
    far: '#f2b183',
    near: '#6f6690',
    glitter: sun.x,
    ripples: 0.5,
  })
  const shore = (x: number): number => 930 - 96 * Math.sin(x / 560 + 0.5) + 16 * Math.sin(x / 130)
  for (let i = 0; i < 60; i++) {
    // The mass of birds far off: a pink edge along the water.
    const x = random() ** 1.3 * 1500
    stage.glow([x, 592 + random() * 20, 230], 22, '#ee8e9c', 0.34, 0.1)
    if (i % 3 === 0) stage.glow([x, 640 + random() * 12, 150], 14, '#f08a9a', 0.36, 0.3)
  }
  for (const [y, size, count, wide, x] of [
    [612, 22, 70, 1250, 560],
    [662, 38, 46, 1000, 470],
    [730, 60, 22, 760, 380],
  ] as const)
    stage.put(flamingos, [x, y, size, 1, 0.12], { count, width: wide, depth: size * 1.2 })
  for (const [x, y, size] of [
    [250, 800, 112],
    [470, 806, 124],
    [690, 790, 104],
    [1420, 720, 70],
  ] as const)
    stage.put(flamingos, [x, y, size, 1, 0.02], { count: 3, width: size * 1.9, depth: size * 0.4 })
  // The crust of soda along the shore, then the dusky grass.
  stage.ground({ top: (x) => shore(x) - 34, colour: '#d9b7ae', patches: '#e8cfc0', distance: 0.08 })
  stage.ground({
    top: (x) => shore(x) + 26,
    colour: '#6d6a56',
    patches: '#857a58',
    grass: 50,
    distance: 0.04,
  })
  stage.person([930, 912, 196, 1], {
    pose: 'holding-hand',
    sex: 'woman',
    view: 'back-quarter',
    dress: 'dress',
    wear: { shirt: '#b8425a', lowerColour: '#b8425a', hair: 'scarf', hairColour: '#e0a24a' },
  })
  stage.person([1002, 916, 210, -1], {
    pose: 'holding-hand',
    sex: 'man',
    view: 'back-quarter',
    dress: 'shirt',
    wear: { shirt: '#e0d2bd' },
  })
  stage.put(acacia, [1520, 1080, 400, -1], { wide: 1.4, leaves: '#55573a' })
  stage.put(longGrass, [260, 1220, 190], { width: 640, colour: '#7a7050', density: 0.8 })
  stage.put(longGrass, [1180, 1225, 130], { width: 500, colour: '#7a7050', density: 0.6 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/bonding-safari',
    height: 1200,
    seed: 613,
    compose: twoAtTheLake,
    focus: [{ x: 966, y: 830, radius: 160 }],
  },
]
