import { bovine } from '../../kit/animals/bovine'
import { coffeeSpray } from '../../kit/coffee-garden'
import { lightShafts } from '../../kit/weather'
import { banana } from '../../kit/plants'
import { farmhouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, redPath, ridges, slope, soil } from './farm'

const series = 'gallery/coffee-farm-safari'

/** Two pick side by side, baskets at the waist, between bushes taller than they are. */
function pickers(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.8)
  const { light } = stage
  stage.sky({ kind: 'dawn', horizon: 430, clouds: 0.4 })
  ridges(stage, 400, { distance: 0.34 })
  stage.ground({ top: 560, colour: soil, patches: '#8a8f4a', grass: 14, distance: 0.06 })
  redPath(stage, [
    [690, 1260, 520],
    [790, 980, 310],
    [880, 820, 180],
    [850, 710, 96],
    [800, 640, 48],
    [835, 588, 20],
  ])
  bushes(stage, [
    [620, 640, 190, 1, 0.2],
    [1060, 650, 200, 1, 0.2],
    [500, 720, 320, 1, 0.12],
    [1190, 730, 340, 1, 0.12],
    [330, 830, 520, 1, 0.05],
    [1330, 850, 560, 1, 0.05],
  ])
  bushes(
    stage,
    [
      [150, 1010, 830],
      [1500, 1010, 860],
    ],
    { cherries: 0.55, branches: 64 },
  )
  stage.person([545, 1110, 720, -1], {
    mood: { smile: 0.8, open: 0.3 },
    pose: 'picking',
    dress: 'kanga',
    sex: 'woman',
    skin: 'sienna',
    view: 0.9,
    wear: { hair: 'scarf', hairColour: '#d9a437', shirt: '#e9e2d2', lowerColour: '#c8452f' },
  })
  stage.person([1010, 1130, 740, 1], {
    mood: { smile: 0.6 },
    pose: 'picking',
    dress: 'fleece',
    sex: 'man',
    visitor: true,
    skin: 'honey',
    view: 0.8,
    wear: { hat: 'sunhat', shirt: '#5f7f8f', hatColour: '#d9c79a' },
  })
  const near = (x: number, y: number, angle: number, length: number): void =>
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length,
      leaf: 105,
      cherries: 0.75,
      ripe: 0.75,
      lit: 0.55,
      droop: 0.3,
    })
  near(150, 690, 0.1, 330)
  near(110, 800, 0.25, 320)
  near(1520, 700, Math.PI - 0.1, 340)
  near(1540, 810, Math.PI - 0.3, 330)
  bushes(
    stage,
    [
      [40, 1290, 560],
      [1600, 1310, 520],
    ],
    { cherries: 0.5 },
  )
  stage.tufts([800, 1204, 46], 1500, '#7f8c44', 0.6)
}

/** A brown dairy cow looks over the fence, in the first sun. */
function cowAtFence(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', -0.75)
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 420 })
  ridges(stage, 380, { distance: 0.36 })
  stage.ground({ top: 540, colour: '#7f9a48', patches: '#a9a052', grass: 30, distance: 0.12 })
  stage.put(farmhouse, [200, 600, 210, 1, 0.22], { wall: '#d9c7a0', roof: '#8f5a3c' })
  for (const [x, s] of [
    [30, 200],
    [400, 170],
    [440, 140],
  ] as const)
    stage.put(banana, [x, 606, s, 1, 0.2])
  for (const x of [1340, 1420, 1510]) stage.put(eucalyptus, [x, 570, 300, 1, 0.26])
  stage.put(bovine, [1430, 1660, 1080, -1], {
    hide: 'jersey',
    pose: 'alert',
    turn: 0.5,
    look: 0.2,
    shadow: false,
    eye: 'soft',
    build: {
      neck: {
        withers: [0.43, 0.83, 0, 0.16],
        breast: [0.51, 0.66, 0, 0.105],
        throat: 0.082,
        crest: 0.1,
        flat: 0.62,
      },
    },
    carriage: { head: [0.84, 1.08, 0], pitch: -0.5 },
  })
  stage.put(fence, [920, 1200, 430, 1], { length: 14, turn: 0.04, metres: 1.3 })
  bushes(
    stage,
    [
      [10, 1340, 470],
      [1540, 1290, 560],
      [1180, 1400, 430],
      [640, 1400, 400],
      [880, 1420, 380],
    ],
    {
      cherries: 0.5,
    },
  )
  coffeeSpray(pen, [1590, 900], light, random, {
    angle: Math.PI - 0.1,
    length: 340,
    leaf: 110,
    cherries: 0.8,
    lit: 0.6,
  })
}

/** School is out: three children on the red path, seen from behind, with the low sun. */
function shortCut(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', 0.85)
  const { light } = stage
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 1.1 })
  ridges(stage, 410, { distance: 0.3 })
  slope(stage, 530, 760, 7, 0.22, -0.05)
  stage.put(farmhouse, [1090, 520, 92, 1, 0.28], { roof: '#a4553a' })
  stage.ground({ top: (x) => 700 - 30 * Math.sin(x / 300), colour: '#8f7a44', grass: 24 })
  redPath(stage, [
    [520, 1260, 520],
    [690, 1010, 290],
    [900, 850, 170],
    [860, 740, 92],
    [1000, 650, 50],
    [1075, 560, 22],
  ])
  bushes(stage, [
    [640, 730, 160, 1, 0.14],
    [1130, 730, 170, 1, 0.14],
    [480, 800, 230, 1, 0.08],
    [1260, 800, 250, 1, 0.08],
    [1060, 830, 200, 1, 0.06],
    [330, 900, 330, 1, 0.03],
    [1440, 930, 380, 1, 0.03],
  ])
  const child = { dress: 'school', age: 'child', props: ['school-bag'] } as const
  stage.person([880, 872, 250, 1, 0.03], { ...child, pose: 'running', sex: 'man', view: -1 })
  stage.person([640, 1080, 400, 1], {
    ...child,
    pose: 'walking',
    sex: 'woman',
    view: -0.95,
    props: ['backpack'],
  })
  stage.person([820, 1050, 360, -1], {
    ...child,
    pose: 'walking',
    sex: 'man',
    view: -0.7,
    props: ['backpack'],
  })
  bushes(
    stage,
    [
      [90, 1130, 560],
      [1290, 1150, 480],
      [1570, 1230, 640],
    ],
    { cherries: 0.5 },
  )
  lightShafts(pen, light, random, {
    x: frame.width * 1.02,
    y: frame.height * 0.1,
    length: frame.height * 0.8,
    opacity: 0.1,
    spread: 0.7,
  })
  stage.tufts([800, 1206, 50], 1650, '#7f8c44', 0.6)
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/03-pickers`,
    height: 1200,
    seed: 703,
    compose: pickers,
    fine: true,
    focus: [
      { x: 540, y: 470, radius: 130 },
      { x: 1010, y: 470, radius: 130 },
      { x: 400, y: 650, radius: 120 },
      { x: 1150, y: 650, radius: 120 },
    ],
  },
  {
    name: `${series}/11-fence`,
    height: 1200,
    seed: 711,
    compose: cowAtFence,
    focus: [{ x: 560, y: 640, radius: 380 }],
  },
  { name: `${series}/12-path`, height: 1200, seed: 712, compose: shortCut },
]
