import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { napier } from '../../kit/plants'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { napierSheaf } from './napier-sheaf'
import { GoatFarm } from './stage'

/** Where the carrier stands, and how tall. */
const carrier = { x: 740, y: 1128, size: 800 }

/** A great sheaf of grass on somebody's head, on the way home before the heat. */
function grassByTheArmful(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('morning', -0.75),
    height: 0.3,
    warm: '#ffdf9e',
  })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 1.1 })
  stage.hills(500, { shift: 420, distance: 0.44 })
  stage.mist(512, 50, 0.6, '#fbe3bd')
  stage.ground({ top: 516, colour: '#7c9a45', patches: '#b3ab5c', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1290, 640, 230, -1, 0.2], { turn: 0.4 })
  for (let i = 0; i < 9; i++)
    stage.put(napier, [50 + i * 56, 720 + (i % 3) * 22 - i * 12, 200 - i * 10, 1, 0.14])
  path(stage)
  for (const [x, y, size] of [
    [1540, 930, 340],
    [1420, 830, 250],
    [100, 930, 340],
    [230, 1040, 400],
    [1590, 1110, 460],
    [30, 1210, 540],
  ] as const)
    stage.put(napier, [x, y, size])
  const { x, y, size } = carrier
  stage.glow([x + 130, y + 2, 560], 70, '#2a1a14', 0.5, 0.2)
  stage.glow([x + 6, y - 2, 210], 40, '#1c100c', 0.6, 0.2)
  // The hand that steadies the sheaf lies before it, the head under it.
  napierSheaf(stage, [x + 10, y - size * 1.122])
  somebody(stage)
  // The load shades head and shoulders.
  stage.glow([x + 12, y - size * 0.955, 110], 100, '#241a30', 0.34, 0.3)
  stage.put(longGrass, [1330, 1240, 150], { width: 560, colour: '#7f9c44', density: 0.8 })
}

/** A trodden path that winds home; grass leans over both its edges. */
function path(stage: GoatFarm): void {
  const at = (t: number): readonly [number, number, number] => [
    780 + 420 * (1 - t) ** 1.6 + 50 * Math.sin(t * 5),
    650 + 620 * t ** 1.5,
    26 + 400 * t ** 1.5,
  ]
  stage.road(
    Array.from({ length: 12 }, (_, i) => at(1 - i / 11)),
    { tracks: false, distance: 0.18 },
  )
  for (let i = 0; i < 90; i++) {
    const t = Math.sqrt(i / 90)
    const [x, y, wide] = at(t)
    const side = i % 2 ? 1 : -1
    stage.tufts(
      [x + side * wide * between(stage.random, 0.4, 0.56), y, 8 + 26 * t],
      26 + 60 * t,
      '#7f9a48',
      0.9,
    )
  }
}

function somebody(stage: GoatFarm): void {
  const { x, y, size } = carrier
  stage.person([x, y, size, 1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'cocoa',
    turn: 0.95,
    shadow: false,
    face: { smile: 0.15 },
    wear: {
      shirt: '#e9dfc8',
      lowerColour: '#b2304f',
      cloth: '#d9a23a',
      hair: 'scarf',
      shoe: '#3f2a1e',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.008],
        left: [0.02, body.hip + 0.02, -body.shoulderHalf - 0.05],
        right: [0.06, 1.015, 0.15],
        leftFoot: [0.11, 0.05, -0.05],
        leftToe: -0.12,
        rightFoot: [-0.1, 0.06, 0.055],
        rightToe: 0.3,
        elbows: [0.1, -0.5, 1],
      },
      right: 'loose',
    }),
    hands: { right: { grip: 'cup', palm: [-0.3, 0.3, -0.9], point: [0.35, 0.9, -0.1] } },
    // A ring of cloth between the head and its load.
    extra: (model) => {
      const ring = Array.from({ length: 13 }, (_, i) => {
        const turn = (i / 12) * Math.PI * 2
        return [0.01 + Math.cos(turn) * 0.04, 1.004, Math.sin(turn) * 0.04, 0.014] as const
      })
      model.tube('#b8643c', ring)
    },
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/06-grass',
    height: 1200,
    seed: 6006,
    compose: grassByTheArmful,
    fine: true,
    focus: [
      { x: 750, y: 350, radius: 180 },
      { x: 740, y: 620, radius: 260 },
      { x: 330, y: 230, radius: 200 },
    ],
  },
]
