import { beast } from '../../kit/animals/wild'
import { ostrich } from '../../kit/animals/ostrich'
import { flamingos } from '../../kit/animals/wading-birds'
import { glaze } from '../../kit/colour'
import { cropRows } from '../../kit/fields'
import { longGrass, rose } from '../../kit/gardens'
import { escarpment } from '../../kit/land'
import { lightOf } from '../../kit/light'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { polytunnel } from '../../kit/things/buildings'
import { safariVan } from '../../kit/things/vehicles'
import { acacia, eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { papyrus } from '../../kit/water'
import type { Frame } from '../../scene'
import { Easel } from './easel'

/** Roses in the open, long greenhouses, a pale lake and the hills of Naivasha; a clear morning. */
export function flowerFarm(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'morning', -0.8)
  const { light, width } = e
  e.sky({ kind: 'clear', horizon: 400 })
  // Longonot: a broad cone with its top gone.
  e.ridge({
    base: 330,
    rise: 60,
    wave: 420,
    colour: '#6d7f93',
    distance: 0.54,
    crest: (x) => Math.max(268 + 9 * Math.sin(x / 37), 210 + 0.48 * Math.abs(x - 1190) ** 0.95),
    foot: 430,
    spurs: 1,
  })
  e.mist(420, 60, 0.7)
  e.ridge({ base: 408, rise: 34, wave: 360, colour: '#68849a', distance: 0.46, foot: 470 })
  e.lake({ top: 440, bottom: 620, far: '#e9eee6', near: '#a8c6cf', ripples: 0.3 })
  e.ground({
    top: (x) => 560 + 26 * Math.sin(x / 310 + 0.6),
    colour: '#8fa055',
    patches: '#b59a5a',
    distance: 0.28,
    grass: 16,
  })
  for (let i = 0; i < 7; i++)
    e.put(acacia, [60 + i * 245 + random() * 90, 590 + random() * 14, 76, 1, 0.28], {})
  e.put(papyrus, [1380, 600, 40, 1, 0.22], { width: 330 })
  // The tunnels lie side by side, the far ones first; their ends look down to the right.
  for (const [x, y, size] of [
    [560, 640, 62],
    [480, 712, 88],
    [370, 806, 122],
  ] as const) {
    e.put(polytunnel, [x, y, size, 1, 0.16 - size / 1300], { length: 34, turn: 0.2, tilt: 0.16 })
    e.tufts([x + 100, y + 26, 16], size * 13, '#7f9a4c')
  }
  e.put(eucalyptus, [1500, 720, 330, 1, 0.1], {})
  e.put(eucalyptus, [1420, 700, 270, 1, 0.14], {})
  e.put(hedge, [1350, 730, 38, 1, 0.12], { width: 560, ragged: 0.5 })
  const bed = (x: number): number => 876 + 0.02 * x
  pen.save()
  pen.beginPath()
  pen.rect(0, 800, width, 400)
  pen.clip()
  e.ground({ top: bed, colour: '#9a6242', patches: '#7a4a33', distance: 0.05 })
  pen.restore()
  const tints = ['#cf3550', '#e0607a', '#cf3550', '#e88a78', '#c22a46'] as const
  cropRows(pen, light, random, {
    horizon: 760,
    bottom: 1190,
    vanish: 1120,
    from: -60,
    to: width + 60,
    spacing: 210,
    plant: 210,
    gap: 95,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 890) return
      rose(own, place, ownLight, ownRandom, { colour: pick(ownRandom, tints) })
    },
  })
  picker(e)
  for (const x of [1040, 1150, 1260, 1400])
    e.put(rose, [x, 1215 + random() * 20, 235], { colour: pick(random, tints) })
}

function picker(e: Easel): void {
  const spot = [1200, 1130, 520, -1] as const
  e.person(spot, {
    pose: 'carrying-crate',
    dress: 'overall',
    sex: 'woman',
    view: 'three-quarter',
    wear: { hair: 'scarf', hairColour: '#e3b23f', shirt: '#2f6f86', lowerColour: '#2f6f86' },
  })
  for (const off of [-74, -44, -14, 18, -60, -30, 2])
    foliage(
      e.pen,
      { x: 1090 + off, y: 796 + e.random() * 26, width: 66, height: 54 },
      e.light,
      e.random,
      { base: pick(e.random, ['#cf3550', '#e0607a', '#e88a78']), dab: 9 },
    )
}

/** Golden grassland, a track with a safari van, blue ridges in layers; late afternoon. */
export function mixedSafari(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, { ...lightOf('golden', -0.85), air: '#c3bfcb' })
  const { light } = e
  e.sky({ kind: 'golden', horizon: 500, clouds: 0.8 })
  const layers = [
    [372, 70, 520, '#6f8fc0', 0.44],
    [420, 60, 430, '#5478b0', 0.32],
    [476, 48, 360, '#42659c', 0.22],
    [530, 30, 300, '#4a6a80', 0.18],
  ] as const
  for (const [base, rise, wave, colour, distance] of layers) {
    e.ridge({ base, rise, wave, colour, distance, foot: base + 110, haze: 0.35 })
    e.mist(base + 66, 30, 0.34, '#e3cdb8')
  }
  e.ground({
    top: (x) => 560 + 14 * Math.sin(x / 330),
    colour: '#cfa448',
    patches: '#a8923f',
    grass: 52,
    distance: 0.32,
  })
  e.road(
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
    e.put(acacia, [x, y, size, 1, distance], { wide: 1.5, leaves: '#6d7a36' })
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
    e.tufts([x, y + 4, 14], size * 0.9, '#b0963f')
  }
  wild(350, 688, 150, 'giraffe', 1)
  wild(402, 704, 132, 'giraffe', -1)
  wild(1331, 716, 58, 'zebra', -1)
  wild(1402, 730, 62, 'zebra', 1)
  wild(1459, 712, 56, 'zebra', -1)
  e.dust([1120, 900, 120], 420, 0.5, '#e8bd84')
  e.put(safariVan, [985, 905, 176, -1], { turn: 0.72, tilt: 0.2 })
  e.dust([1060, 912, 50], 240, 0.45, '#e8bd84')
  e.tufts([985, 912, 16], 300, '#b0963f')
  for (const [x, y, wide] of [
    [1340, 1215, 640],
    [90, 1220, 380],
  ] as const)
    e.put(longGrass, [x, y, 190], { width: wide, colour: '#c19c46' })
}

/** Tall ostriches on the dry plain at Kitengela, the low sun behind them; at a child's height. */
export function ostriches(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'golden', 0.5)
  const horizon = 790
  const sun = { x: 960, y: 560, radius: 66 }
  e.sky({ kind: 'golden', horizon, sun, clouds: 1.1 })
  e.ridge({ base: 762, rise: 34, wave: 520, colour: '#8c7c86', distance: 0.52, foot: 800 })
  e.mist(786, 36, 0.6, '#ffdb98')
  e.ground({
    top: (x) => horizon + 6 * Math.sin(x / 240),
    colour: '#c79a55',
    patches: '#b07f4c',
    grass: 22,
    distance: 0.42,
  })
  e.glow(sun.x, horizon + 40, 1300, 420, '#ffdc8e', 0.6)
  for (const [x, size] of [
    [120, 84],
    [330, 62],
    [1290, 70],
    [1500, 120],
  ] as const)
    e.put(acacia, [x, horizon + 12, size, 1, 0.4], { wide: 1.5, leaves: '#7a7640' })
  const shade = (x: number, y: number, size: number): void => {
    // With the sun behind, the shadow comes towards the painter.
    const away = (x - sun.x) * 0.42
    const [endX, endY] = [x + away, y + size * 0.2]
    pen.fillStyle = glaze('#6a5048', 0.42)
    for (const foot of [-0.06, 0.07]) {
      pen.beginPath()
      pen.moveTo(x + (foot - 0.014) * size, y)
      pen.lineTo(endX - size * 0.05, endY)
      pen.lineTo(endX + size * 0.05, endY)
      pen.lineTo(x + (foot + 0.014) * size, y)
      pen.fill()
    }
    e.glow(endX + away * 0.12, endY + size * 0.03, size * 0.75, size * 0.13, '#5a4a50', 0.62, 0.4)
  }
  const back = { ...e.light, strength: 0.75, height: 0.3 }
  const bird = (
    [x, y, size, side, distance]: readonly [number, number, number, 1 | -1, number],
    options: Parameters<typeof ostrich>[4],
  ): void => {
    shade(x, y, size)
    const place = {
      x,
      y,
      size,
      facing: side < 0 ? ('left' as const) : ('right' as const),
      distance,
    }
    const light = { ...back, from: x < sun.x ? 0.85 : -0.85 }
    ostrich(pen, place, light, random, { shadow: false, ...options })
    e.tufts([x, y + 4, Math.max(10, size * 0.04)], size * 0.5, '#a88244')
  }
  bird([690, 836, 128, 1, 0.3], { pose: 'walking', coat: 'female' })
  bird([790, 846, 140, 1, 0.28], { pose: 'feeding', coat: 'female' })
  bird([1250, 850, 150, -1, 0.26], { pose: 'walking', coat: 'male' })
  e.person([1395, 868, 132, -1, 0.2], {
    pose: 'leaning-on-stick',
    dress: 'shuka',
    sex: 'man',
    shadow: false,
  })
  bird([1160, 985, 430, -1, 0.06], { pose: 'feeding', coat: 'female' })
  bird([720, 1010, 600, 1, 0.02], { pose: 'walking', coat: 'female' })
  bird([400, 1080, 850, 1, 0], { pose: 'standing', coat: 'male', look: 0.3 })
  e.put(longGrass, [1330, 1215, 150], { width: 700, colour: '#b58c48', density: 0.7 })
  e.put(longGrass, [140, 1216, 130], { width: 460, colour: '#b58c48', density: 0.7 })
}

/** Two people hand in hand beside the soda lake, pink with flamingos, at sunset. */
export function twoAtTheLake(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'dusk', 0.6)
  const { light } = e
  const horizon = 560
  const sun = { x: 1130, y: 486, radius: 50 }
  e.sky({ kind: 'dusk', horizon, sun, clouds: 1 })
  escarpment(pen, frame, light, random, {
    top: 410,
    foot: 556,
    from: -420,
    to: 900,
    colour: '#5f5a86',
    distance: 0.36,
  })
  e.ridge({ base: 548, rise: 22, wave: 300, colour: '#5a5478', distance: 0.34, foot: 580 })
  e.mist(556, 30, 0.5, '#f3b493')
  e.lake({ top: 566, bottom: 1010, far: '#f2b183', near: '#6f6690', glitter: sun.x, ripples: 0.5 })
  const shore = (x: number): number => 930 - 96 * Math.sin(x / 560 + 0.5) + 16 * Math.sin(x / 130)
  for (let i = 0; i < 60; i++) {
    // The mass of birds far off: a pink edge along the water.
    const x = random() ** 1.3 * 1500
    e.glow(x, 592 + random() * 20, 230, 22, '#ee8e9c', 0.34, 0.1)
    if (i % 3 === 0) e.glow(x, 640 + random() * 12, 150, 14, '#f08a9a', 0.36, 0.3)
  }
  for (const [y, size, count, wide, x] of [
    [612, 22, 70, 1250, 560],
    [662, 38, 46, 1000, 470],
    [730, 60, 22, 760, 380],
  ] as const)
    e.put(flamingos, [x, y, size, 1, 0.12], { count, width: wide, depth: size * 1.2 })
  for (const [x, y, size] of [
    [250, 800, 112],
    [470, 806, 124],
    [690, 790, 104],
    [1420, 720, 70],
  ] as const)
    e.put(flamingos, [x, y, size, 1, 0.02], { count: 3, width: size * 1.9, depth: size * 0.4 })
  // The crust of soda along the shore, then the dusky grass.
  e.ground({ top: (x) => shore(x) - 34, colour: '#d9b7ae', patches: '#e8cfc0', distance: 0.08 })
  e.ground({
    top: (x) => shore(x) + 26,
    colour: '#6d6a56',
    patches: '#857a58',
    grass: 50,
    distance: 0.04,
  })
  e.person([930, 912, 196, 1], {
    pose: 'holding-hand',
    sex: 'woman',
    view: 'back-quarter',
    dress: 'dress',
    wear: { shirt: '#b8425a', lowerColour: '#b8425a', hair: 'scarf', hairColour: '#e0a24a' },
  })
  e.person([1002, 916, 210, -1], {
    pose: 'holding-hand',
    sex: 'man',
    view: 'back-quarter',
    dress: 'shirt',
    wear: { shirt: '#e0d2bd' },
  })
  e.put(acacia, [1520, 1080, 400, -1], { wide: 1.4, leaves: '#55573a' })
  e.put(longGrass, [260, 1220, 190], { width: 640, colour: '#7a7050', density: 0.8 })
  e.put(longGrass, [1180, 1225, 130], { width: 500, colour: '#7a7050', density: 0.6 })
}
