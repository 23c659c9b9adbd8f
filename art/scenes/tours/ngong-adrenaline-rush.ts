import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { bicycle } from '../../kit/people/bicycle'
import type { Profile } from '../../kit/shapes'
import { tone } from '../../kit/colour'
import { Stage, type Spot } from '../../kit/stage'
import { windTurbine } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'

type Trail = readonly (readonly [x: number, y: number, width: number])[]

/** The knuckles of the Ngong ridge one behind the other, a trail along their spine, turbines. */
function ngongRidge(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', 0.8),
    height: 0.24,
    warm: '#ffdda0',
  })
  stage.sky({ kind: 'dawn', horizon: 560, clouds: 0.6 })
  stage.ridge({ base: 566, rise: 22, wave: 520, colour: '#7f97b4', distance: 0.66, foot: 620 })
  stage.ground({ top: 590, colour: '#b0a874', patches: '#8f9a6c', distance: 0.62 })
  stage.mist(600, 70, 0.5)
  const first = knuckle(stage, {
    at: 960,
    top: 500,
    wide: 330,
    base: 650,
    distance: 0.5,
    colour: '#6f8f78',
  })
  trail(stage, 0.55, [
    [790, 690, 14],
    [840, 640, 11],
    [900, 590, 8],
    [925, 545, 5],
    [975, 506, 3],
  ])
  turbine(stage, 1110, first(1110) + 4, 150, 0.4, 0.44)
  turbine(stage, 815, first(815) + 4, 135, 1.3, 0.44)
  stage.mist(640, 80, 0.5)
  const second = knuckle(stage, {
    at: 500,
    top: 500,
    wide: 400,
    base: 800,
    distance: 0.28,
    colour: '#6d9550',
  })
  trail(stage, 0.3, [
    [990, 850, 42],
    [905, 800, 36],
    [800, 745, 28],
    [700, 690, 20],
    [650, 630, 14],
    [600, 570, 9],
    [530, 526, 5],
    [505, 505, 3],
  ])
  turbine(stage, 370, second(370) + 6, 250, 0.2, 0.22)
  turbine(stage, 655, second(655) + 6, 220, 0.9, 0.22)
  stage.mist(840, 110, 0.42)
  const third = knuckle(stage, {
    at: 1390,
    top: 590,
    wide: 560,
    base: 1000,
    distance: 0.06,
    colour: '#769a46',
  })
  stage.ground({
    top: (x) => third(x) + 3,
    colour: '#88a64c',
    patches: '#b5ae5c',
    grass: 20,
    distance: 0.14,
  })
  path(stage, 0.12, [
    [850, 1070, 108],
    [920, 1005, 86],
    [1000, 950, 70],
    [1120, 890, 58],
    [1235, 830, 45],
    [1250, 768, 34],
    [1190, 724, 25],
    [1200, 682, 18],
    [1262, 648, 12],
    [1300, 618, 8],
    [1290, third(1290) + 2, 5],
  ])
  turbine(stage, 1470, third(1470) + 10, 500, 0.6, 0.06)
  rider(stage, [1228, 756, 120, -1, 0.08], 'man', '#2f6fa0', '#e2b23e', 0.5)
  front(stage)
}

/** A broad rounded hill on the spine of the ridge, whose sides fall away into the haze. */
function knuckle(
  stage: Stage,
  hill: {
    at: number
    top: number
    wide: number
    base: number
    distance: number
    colour: string
  },
): Profile {
  const { at, top, wide, base, distance, colour } = hill
  const crest: Profile = (x) => {
    const off = (x - at) / wide
    const fall = Math.abs(x - at) * 0.06
    return base + fall - (base - top) * Math.exp(-(off * off)) + 5 * Math.sin(x / 47 + at)
  }
  stage.ridge({
    base: top,
    rise: 60,
    wave: wide * 2.4,
    colour,
    distance,
    crest,
    foot: base + 260,
    spurs: 0.34,
    haze: 0.2 + distance,
  })
  return crest
}

function path(stage: Stage, distance: number, trail: Trail): void {
  stage.road(trail, { colour: '#bd7d50', tracks: false, verge: '#8f9c4c', distance })
}

/** A trail far off: a worn line that thins out towards the top. */
function trail(stage: Stage, distance: number, points: Trail): void {
  const { pen, light } = stage
  pen.strokeStyle = tone('#c08a5c', light, 'middle', distance)
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]]
    if (!a || !b) continue
    const before = points[i - 1] ?? a
    const after = points[i + 2] ?? b
    for (let k = 0; k < 12; k++) {
      const at = (t: number, axis: 0 | 1 | 2): number => {
        const [p, q, r, s] = [before[axis], a[axis], b[axis], after[axis]]
        const cubic = (3 * q - p - 3 * r + s) * t ** 3 + (2 * p - 5 * q + 4 * r - s) * t ** 2
        return 0.5 * (2 * q + (r - p) * t + cubic)
      }
      pen.lineWidth = at(k / 12, 2) * 0.5
      pen.beginPath()
      pen.moveTo(at(k / 12, 0), at(k / 12, 1))
      pen.lineTo(at((k + 1) / 12, 0), at((k + 1) / 12, 1))
      pen.stroke()
    }
  }
}

/** A guest on a bicycle, both feet on the pedals. */
function rider(
  stage: Stage,
  spot: Spot,
  sex: 'man' | 'woman',
  shirt: string,
  hatColour: string,
  turn: number,
): void {
  stage.person(spot, {
    sex,
    turn,
    dress: 'tee',
    mood: { smile: 0.9, open: 0.25 },
    wear: { shirt, hat: 'helmet', hatColour, lower: 'trousers', lowerColour: '#3f3f4a' },
    action: () => ({
      pose: {
        hips: [-0.1, 0.6],
        lean: 0.42,
        nod: -0.25,
        left: [0.19, 0.615, -0.12],
        right: [0.19, 0.615, 0.12],
        leftFoot: [0.06, 0.16, -0.06],
        rightFoot: [-0.02, 0.34, 0.06],
        rightToe: 0.15,
        elbows: [-0.5, -0.8, 0.5],
      },
      left: 'fist',
      right: 'fist',
    }),
    extra: (model) => bicycle(model, sex === 'woman' ? '#c83a2f' : '#e2a63a'),
  })
}

function turbine(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  angle: number,
  distance: number,
): void {
  stage.put(windTurbine, [x, y, size, 1, distance], { angle, shadow: false })
}

/** The shoulder close by, with the trail that sweeps up to it and the first rider. */
function front(stage: Stage): void {
  const crest: Profile = (x) =>
    1010 -
    110 * Math.exp(-(((x - 260) / 420) ** 2)) +
    0.05 * Math.abs(x - 260) +
    6 * Math.sin(x / 70)
  stage.ridge({
    base: 950,
    rise: 60,
    wave: 700,
    colour: '#7f9a44',
    distance: 0,
    crest,
    foot: 1350,
    spurs: 0.3,
    haze: 0,
  })
  stage.ground({
    top: (x) => crest(x) + 3,
    colour: '#8aa64a',
    patches: '#bcae58',
    grass: 42,
    distance: 0.04,
  })
  path(stage, 0.06, [
    [300, 1290, 330],
    [470, 1188, 230],
    [690, 1120, 165],
    [830, 1065, 122],
    [900, 1020, 96],
  ])
  rider(stage, [560, 1130, 610, 1], 'woman', '#d2452f', '#f0ead8', 0.34)
  stage.tufts([560, 1144, 20], 440, '#97a04c', 0.5)
  stage.put(longGrass, [1250, 1225, 190], { width: 760, colour: '#94a24a' })
  stage.put(longGrass, [90, 1225, 170], { width: 300, colour: '#94a24a' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/ngong-adrenaline-rush',
    height: 1200,
    seed: 608,
    compose: ngongRidge,
    fine: true,
    focus: [
      { x: 580, y: 850, radius: 340 },
      { x: 1165, y: 660, radius: 90 },
    ],
  },
]
