import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { human } from '../../kit/human/human'
import type { Profile } from '../../kit/shapes'
import { Stage, type Spot } from '../../kit/stage'
import { windTurbine } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { helmet } from './bicycle-helmet'
import { hands, mountainBike, pedal, wristAt } from './mountain-bike'

const sun = { x: 250, y: 560, radius: 44 }

/** The crest of the ridge close by: it falls to the right, where the ride goes. */
const spine: Profile = (x) => 640 + 0.2 * x + 22 * Math.sin(x / 260 + 0.9) + 5 * Math.sin(x / 61)

/** The worn track: over the crest at the left, round the slope and out at the lower right. */
const track = [
  [100, 668, 34],
  [215, 740, 74],
  [340, 830, 170],
  [560, 955, 380],
  [830, 1065, 700],
  [1200, 1180, 1000],
  [1500, 1290, 1200],
] as const

/** Two riders down the trail of the ridge in a low sun, turbines on the knuckles behind. */
function ngongRidge(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, lightOf('golden', -0.8))
  stage.sky({ kind: 'golden', horizon: 640, sun, clouds: 1.1 })
  const far = [
    [600, 60, 700, '#8f8fa8', 0.6],
    [680, 70, 560, '#7d86a0', 0.5],
  ] as const
  for (const [base, rise, wave, colour, distance] of far) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 220, spurs: 0.3 })
    stage.mist(base + 90, 60, 0.6, '#ffdca4')
  }
  const knuckles: Profile = (x) =>
    780 -
    150 * Math.exp(-(((x - 1180) / 210) ** 2)) -
    110 * Math.exp(-(((x - 760) / 190) ** 2)) -
    190 * Math.exp(-(((x - 1640) / 230) ** 2)) +
    5 * Math.sin(x / 43)
  stage.ridge({
    base: 690,
    rise: 80,
    wave: 460,
    colour: '#5f7a52',
    distance: 0.3,
    crest: knuckles,
    foot: 1050,
    spurs: 0.5,
  })
  for (const [x, size, angle] of [
    [560, 230, 0.2],
    [1290, 380, 0.75],
    [1500, 460, 1.6],
  ] as const)
    stage.put(windTurbine, [x, knuckles(x) + 8, size, 1, 0.26], { angle, shadow: false })
  stage.mist(880, 90, 0.6, '#ffdca4')
  stage.ridge({
    base: 800,
    rise: 60,
    wave: 700,
    colour: '#6f8040',
    distance: 0,
    crest: spine,
    foot: 1400,
    spurs: 0.2,
    haze: 0,
  })
  stage.ground({
    top: (x) => spine(x) + 3,
    colour: '#7f8a40',
    patches: '#a8924a',
    grass: 44,
    distance: 0.06,
  })
  for (let x = -20; x < 1620; x += 24) stage.glow([x, spine(x) + 6, 90], 16, '#ffd890', 0.4, 0.2)
  stage.road(track, { colour: '#b9764a', tracks: false, verge: '#8f9448' })
  for (let i = 0; i < 150; i++) {
    const t = random() ** 0.6
    const [x, y] = [330 + 1200 * t, 850 + 350 * t + (random() - 0.5) * 150 * t]
    const size = 3 + 9 * t * random()
    stage.oval(x, y, size * 1.5, size, random() < 0.5 ? '#8a5434' : '#d29a68')
  }
  rider(stage, [395, 880, 330, 1, 0.06], 'man', '#2f6fa0', '#e2b23e')
  stage.dust([300, 872, 60], 240, 0.55, '#f0c890')
  rider(stage, [905, 1105, 960, 1], 'woman', '#d2402c', '#f4eee0')
  stage.dust([560, 1080, 80], 330, 0.6, '#f0c890')
  stage.glow([sun.x, sun.y, 900], 700, '#ffdc94', 0.3)
  for (const [x, wide] of [
    [120, 460],
    [330, 300],
  ] as const)
    stage.put(longGrass, [x, 1225, 170], { width: wide, colour: '#8a8440' })
}

/** A guest who stands on level pedals, knees and elbows bent, as one rides down a slope. */
function rider(
  stage: Stage,
  spot: Spot,
  sex: 'man' | 'woman',
  shirt: string,
  hatColour: string,
): void {
  const { pen } = stage
  const [x, y, size, side = 1, distance = 0] = spot
  // The face looks into light from the open valley in front, as much as the hill behind gets.
  const own = { ...stage.light, from: 0.45, height: 0.5, strength: 0.9, warm: '#ffe2b0' }
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.14)
  // Shade lies on the slope along the bicycle, deepest where each tyre meets the earth.
  stage.glow([size * 0.1, size * 0.02, size * 0.95], size * 0.11, '#3a2014', 0.55, 0.3)
  for (const [forward, down] of [
    [-0.2, -0.018],
    [0.33, 0.022],
  ] as const)
    stage.glow([size * forward, size * down, size * 0.24], size * 0.045, '#24140e', 0.75, 0.4)
  new Stage(pen, stage.frame, stage.random, own).put(human, [0, 0, size, side, distance], {
    face: {
      skin: '#8f5c3a',
      sex,
      smile: 0.9,
      lids: 0.95,
      gaze: [0.1, 0.05],
      worn: { kind: 'cropped' },
    },
    outfit: {
      top: { colour: shirt },
      sleeves: 'short',
      lower: 'shorts',
      bottom: { colour: '#33343e' },
      shoe: '#4a5468',
      folds: 0.6,
    },
    turn: 0.62,
    tilt: 0.1,
    shadow: false,
    ...hands,
    pose: (body) => ({
      hips: [-0.115, 0.635],
      lean: 0.92,
      nod: -0.52,
      look: 0.1,
      left: wristAt(body, -1),
      right: wristAt(body, 1),
      leftFoot: [-pedal[0] - 0.055, pedal[1] + 0.062, -pedal[2]],
      rightFoot: [pedal[0] - 0.055, pedal[1] + 0.062, pedal[2]],
      leftToe: 0.15,
      rightToe: 0.05,
      knees: [1, 0.2, 0.25],
      elbows: [-0.5, 0.1, 0.9],
    }),
    things: ({ head }, body) => [
      ...mountainBike(sex === 'woman' ? '#2f8f8a' : '#e2a63a'),
      ...helmet(head, 0.147 * body.head, hatColour),
    ],
  })
  pen.restore()
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/ngong-adrenaline-rush',
    height: 1200,
    seed: 608,
    compose: ngongRidge,
    fine: true,
    focus: [
      { x: 1020, y: 330, radius: 170 },
      { x: 1040, y: 640, radius: 330 },
      { x: 420, y: 650, radius: 150 },
    ],
  },
]
