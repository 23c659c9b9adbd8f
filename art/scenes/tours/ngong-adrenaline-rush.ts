import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { bicycle } from '../../kit/people/bicycle'
import type { Profile } from '../../kit/shapes'
import { Stage, type Spot } from '../../kit/stage'
import { windTurbine } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'

const sun = { x: 330, y: 500, radius: 50 }

/** The crest of the ridge close by: it falls to the right, where the ride goes. */
const spine: Profile = (x) => 800 + 0.13 * x + 26 * Math.sin(x / 300 + 0.6) + 5 * Math.sin(x / 61)

/** Two riders down the spine of the ridge with the low sun behind them, turbines over the mist. */
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
    [760, 250, 0.2],
    [1010, 230, 1.1],
    [1190, 330, 0.7],
    [1500, 400, 1.6],
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
  // Where the low sun catches the crest, and the worn earth of the trail under the wheels.
  for (let x = -20; x < 1620; x += 24) {
    stage.glow([x, spine(x) + 6, 90], 16, '#ffd890', 0.4, 0.2)
    stage.glow(
      [x, spine(x) + 38 + 0.014 * x + 5 * Math.sin(x / 37), 150],
      34 + 0.02 * x,
      '#b9764a',
      0.62,
      0.5,
    )
  }
  rider(stage, [330, spine(330) + 34, 290, 1, 0.06], 'man', '#2f6fa0', '#e2b23e')
  stage.dust([700, spine(700) + 20, 70], 360, 0.5, '#f0c890')
  rider(stage, [960, spine(960) + 46, 620, 1], 'woman', '#c8402c', '#f0ead8')
  stage.dust([690, spine(690) + 36, 50], 200, 0.5, '#f0c890')
  stage.glow([sun.x, sun.y, 1300], 900, '#ffdc94', 0.34)
  for (const [x, wide] of [
    [200, 700],
    [1000, 900],
    [1500, 500],
  ] as const)
    stage.put(longGrass, [x, 1225, 170], { width: wide, colour: '#8a8440' })
}

/** A guest on a bicycle that points down the slope, low over the handlebar. */
function rider(
  stage: Stage,
  spot: Spot,
  sex: 'man' | 'woman',
  shirt: string,
  hatColour: string,
): void {
  const { pen } = stage
  const [x, y, size, side = 1, distance = 0] = spot
  stage.glow([x + size * 0.2, y, size], size * 0.07, '#2a1a14', 0.6, 0.4)
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.atan2(spine(x + 120) - spine(x - 120), 240))
  stage.person([0, 0, size, side, distance], {
    sex,
    skin: 'umber',
    turn: 0.2,
    shadow: false,
    dress: 'tee',
    mood: { smile: 0.9, open: 0.25 },
    wear: { shirt, hat: 'helmet', hatColour, lower: 'trousers', lowerColour: '#3f3f4a' },
    action: () => ({
      pose: {
        hips: [-0.15, 0.6],
        lean: 0.72,
        nod: -0.5,
        left: [0.2, 0.61, -0.13],
        right: [0.2, 0.61, 0.13],
        leftFoot: [0.06, 0.16, -0.06],
        rightFoot: [-0.02, 0.34, 0.06],
        rightToe: 0.15,
        elbows: [-0.2, -0.5, 0.9],
      },
      left: 'fist',
      right: 'fist',
    }),
    extra: (model) => bicycle(model, sex === 'woman' ? '#c83a2f' : '#e2a63a'),
  })
  pen.restore()
  stage.tufts([x, y + size * 0.03, 18], size * 0.7, '#8f8a44', 0.5)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/ngong-adrenaline-rush',
    height: 1200,
    seed: 608,
    compose: ngongRidge,
    fine: true,
    focus: [
      { x: 980, y: 730, radius: 330 },
      { x: 340, y: 740, radius: 160 },
    ],
  },
]
