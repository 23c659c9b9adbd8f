import { glaze, mix } from '../../kit/colour'
import { longGrass } from '../../kit/gardens'
import { person } from '../../kit/people/person'
import { cyclist } from '../../kit/people/riders'
import { between, pick } from '../../kit/random'
import { type Point, blend, tonesOf } from '../../kit/shapes'
import { polytunnel } from '../../kit/things/buildings'
import { windTurbine } from '../../kit/things/farm-things'
import { table } from '../../kit/things/kitchen-things'
import { broadTree, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { type View, type Wall, along, house } from '../hero/houses'
import { airbrushedMatatu } from './airbrushed-matatu'
import { Easel } from './easel'
import { seedlingRows, weatherMast } from './laboratory'

/** A painted minibus comes up a street of tall blocks in the evening sun, seen from the kerb. */
export function matatuStreet(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'golden', 0.75)
  const { width, height, light } = e
  const vanish: Point = [610, 800]
  const view: View = { frame, light, random, vanish }
  e.sky({ kind: 'golden', horizon: 800, clouds: 0.6 })
  e.glow(vanish[0], 700, 700, 900, '#ffdf9a', 0.6)
  for (let i = 0; i < 6; i++) {
    const tall = between(random, 200, 420)
    const x = 400 + i * 66
    const wide = between(random, 34, 64)
    const tones = tonesOf(pick(random, ['#a8876f', '#9a8f90', '#b59a78']), light, 0.55)
    pen.fillStyle = blend(
      pen,
      [x, 0],
      [x + wide, 0],
      [
        [0, tones.shade],
        [1, tones.lit],
      ],
    )
    pen.fillRect(x, 800 - tall, wide, tall)
  }
  roadway(e, vanish)
  const wall = (nearX: number, tall: number, sunny: number): Wall => ({
    sunny,
    out: nearX > vanish[0] ? -1 : 1,
    far: 0.5,
    at: (share, up) => {
      const foot = along(1180, vanish[1] + 6, share)
      return [along(nearX, vanish[0], share), foot - tall * up * (1 - share)]
    },
  })
  const left = wall(-760, 2300, 0.95)
  const right = wall(1960, 2100, 0.25)
  const blocks = (side: Wall, colours: readonly string[], start: number): void => {
    const spans: Parameters<typeof house>[3][] = []
    let from = start
    for (let i = 0; from < 0.86; i++) {
      const to = from + (1 - from) * between(random, 0.24, 0.34)
      spans.push({
        from,
        to,
        colour: colours[i % colours.length] ?? '#cccccc',
        tall: between(random, 0.7, 1),
      })
      from = to
    }
    for (const span of spans.toReversed()) house(pen, view, side, span)
  }
  blocks(left, ['#3f8f8a', '#e2a13c', '#cf6f8a', '#4f7fae', '#e7cf8e'], 0.1)
  blocks(right, ['#d2563f', '#5a8f5f', '#d9a437', '#7f6fa8', '#4f8f9e'], 0.02)
  for (const [x, y, size, side] of [
    [420, 862, 70, 1],
    [790, 870, 76, -1],
    [330, 905, 118, 1],
    [860, 900, 110, -1],
    [250, 960, 180, 1],
    [150, 1010, 230, -1],
    [1330, 1010, 240, -1],
  ] as const)
    e.put(person, [x, y, size, side, 0.06], {
      pose: size % 4 ? 'walking' : 'standing',
      dress: pick(random, ['shirt', 'dress', 'suit', 'kanga', 'tee'] as const),
      view: pick(random, ['side', 'three-quarter', 'back-quarter'] as const),
    })
  e.put(airbrushedMatatu, [850, 1105, 430, -1], { turn: 0.62, tilt: 0.1 })
  e.put(person, [1240, 1130, 390, -1], {
    pose: 'waving',
    sex: 'man',
    dress: 'shirt',
    wear: { shirt: '#8a2f3a', lowerColour: '#3a3f52', hat: 'cap', hatColour: '#2f3a52' },
  })
  e.put(person, [1395, 1165, 405, -1], {
    pose: 'walking',
    sex: 'woman',
    visitor: true,
    props: ['backpack'],
  })
  pen.fillStyle = glaze('#2a2438', 0.2)
  pen.fillRect(0, height - 40, width, 40)
}

function roadway(e: Easel, vanish: Point): void {
  const { pen, light, width, height } = e
  const tar = tonesOf('#827468', light)
  pen.fillStyle = blend(
    pen,
    [0, vanish[1]],
    [0, height],
    [
      [0, mix(tar.lit, '#ffdf9a', 0.5)],
      [0.35, tar.lit],
      [1, tar.shade],
    ],
  )
  pen.fillRect(0, vanish[1], width, height)
  const wedge = (from: number, to: number, colour: string): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(...vanish)
    pen.lineTo(from, height)
    pen.lineTo(to, height)
    pen.fill()
  }
  const kerb = tonesOf('#c8ab86', light)
  wedge(-1200, -60, kerb.lit)
  wedge(-80, -20, kerb.shade)
  wedge(1280, 2600, kerb.middle)
  wedge(1250, 1300, kerb.shade)
  wedge(900, 2600, glaze('#3a3450', 0.36))
  for (let i = 0; i < 5; i++) {
    const near = 0.07 + i * i * 0.022
    const far = near + 0.02 + i * 0.007
    const at = (share: number, off: number): Point => [
      vanish[0] + (-40 + off) * share,
      vanish[1] + (height - vanish[1]) * share,
    ]
    pen.fillStyle = glaze('#fff0c8', 0.75)
    pen.beginPath()
    for (const point of [at(near, 0), at(near, 26), at(far, 26), at(far, 0)]) pen.lineTo(...point)
    pen.fill()
  }
}

/** The steep Ngong ridge with its wind turbines, cyclists on the path along the spine. */
export function ngongRidge(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'morning', 0.8)
  e.sky({ kind: 'cumulus', horizon: 640, clouds: 1.1 })
  e.ridge({ base: 640, rise: 26, wave: 420, colour: '#7f9fb8', distance: 0.62, foot: 690 })
  e.ground({ top: 660, colour: '#a3a565', patches: '#c2ae70', distance: 0.5 })
  e.mist(690, 60, 0.5)
  const knuckle = (x: number, at: number, tall: number, wide: number): number =>
    tall * Math.exp(-(((x - at) / wide) ** 2))
  const back = (x: number): number =>
    720 -
    knuckle(x, 300, 120, 190) -
    knuckle(x, 640, 230, 230) -
    knuckle(x, 1010, 170, 240) +
    9 * Math.sin(x / 60) +
    5 * Math.sin(x / 23)
  e.ridge({
    base: 520,
    rise: 100,
    wave: 300,
    colour: '#6d9550',
    distance: 0.26,
    crest: back,
    foot: 1250,
    spurs: 1,
    haze: 0.75,
  })
  for (const [x, size, angle] of [
    [300, 120, 0.3],
    [520, 150, 1],
    [668, 170, 0.1],
    [850, 160, 1.5],
    [1000, 180, 0.7],
  ] as const)
    e.put(windTurbine, [x, back(x) + 6, size, 1, 0.2], { angle, shadow: false })
  const front = (x: number): number =>
    1160 -
    700 / (1 + Math.exp(-(x - 980) / 190)) -
    40 * Math.exp(-(((x - 1380) / 120) ** 2)) +
    8 * Math.sin(x / 55)
  e.ridge({
    base: 760,
    rise: 200,
    wave: 360,
    colour: '#6f9c3e',
    distance: 0.02,
    crest: front,
    foot: 1350,
    spurs: 1,
    haze: 0,
  })
  e.ground({
    top: (x) => front(x) + 30,
    colour: '#7ba444',
    patches: '#a9ad54',
    grass: 36,
    distance: 0.04,
  })
  e.put(windTurbine, [1260, front(1260) + 8, 400, 1, 0.06], { angle: 0.5, shadow: false })
  e.put(windTurbine, [1480, front(1480) + 8, 440, 1, 0.02], { angle: 1.4, shadow: false })
  e.road(
    [
      [520, 1260, 250],
      [790, 1080, 140],
      [1010, 900, 84],
      [1120, 740, 50],
      [1230, 610, 28],
      [1330, front(1330) + 12, 14],
    ],
    { colour: '#b9744a', tracks: false, verge: '#7f9c44', distance: 0.06 },
  )
  e.put(cyclist, [1098, 790, 128, 1], {
    wear: { hat: 'helmet', hatColour: '#e2b23e', shirt: '#2f6fa0' },
  })
  e.put(cyclist, [815, 1080, 330, 1], {
    turn: 0.35,
    wear: { hat: 'helmet', hatColour: '#f0ead8', shirt: '#d2452f' },
  })
  e.tufts([815, 1086, 20], 300, '#8a9a48')
  e.put(longGrass, [1330, 1220, 170], { width: 620, colour: '#8ca048' })
  e.put(longGrass, [160, 1225, 150], { width: 520, colour: '#8ca048' })
}

/** Pupils measure among rows of seedlings; behind them a greenhouse and a weather mast. */
export function fieldLaboratory(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'afternoon', -0.7)
  const { light } = e
  e.sky({ kind: 'cumulus', horizon: 470, clouds: 0.8 })
  e.ridge({ base: 440, rise: 44, wave: 420, colour: '#6a8ea2', distance: 0.48, foot: 520 })
  treeLine(
    pen,
    { x: 40, y: 560, size: 210, distance: 0.26 },
    { x: 620, y: 548, size: 170, distance: 0.3 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  e.put(broadTree, [1500, 590, 280, 1, 0.16], {})
  e.put(hedge, [800, 566, 36, 1, 0.2], { width: 1700, ragged: 0.4 })
  e.ground({ top: 560, colour: '#8aa550', patches: '#b29a58', distance: 0.2, grass: 14 })
  e.put(polytunnel, [1120, 730, 230, 1, 0.05], { length: 13, turn: 0.85, tilt: 0.2 })
  seedlingRows(e, { horizon: 600, top: 745, vanish: 470 })
  weatherMast(e, [330, 860, 640])
  e.put(table, [1235, 1040, 190, -1], { length: 2.2, turn: 0.2, tilt: 0.2 })
  const pupil = { dress: 'school', age: 'child' } as const
  e.person([1090, 1050, 350, 1], { ...pupil, sex: 'woman', pose: 'microscope' })
  e.person([1400, 1060, 360, -1], { ...pupil, sex: 'man', pose: 'taking-notes' })
  e.person(
    [1290, 985, 430, -1],
    {
      pose: 'explaining',
      dress: 'lab',
      sex: 'woman',
      wear: { hair: 'bun', lowerColour: '#cfcabd' },
    },
    undefined,
  )
  e.person([470, 930, 300, -1], { ...pupil, sex: 'woman', pose: 'pointing' })
  e.person([560, 1090, 380, 1], { ...pupil, sex: 'man', pose: 'planting' })
  e.person([250, 1060, 360, 1], { ...pupil, sex: 'woman', pose: 'taking-notes' })
}
