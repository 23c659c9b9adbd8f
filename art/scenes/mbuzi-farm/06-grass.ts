import { castShadow } from '../../kit/animals/ground-shadow'
import { towardLight, turning } from '../../kit/animals/shading'
import { outward, Sculpture, type Vec } from '../../kit/animals/volume'
import { skirtMesh } from '../../kit/clothes/skirt'
import { longGrass } from '../../kit/gardens'
import { axesOf } from '../../kit/human/axes'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { napier } from '../../kit/plants'
import { around, seeded } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { grassSheaf } from './grass-sheaf'
import { GoatFarm } from './stage'

/** Where the carrier walks, how tall, and how she is seen: from behind, on her way to the shed. */
const carrier = { x: 610, y: 1120, size: 760, turn: -0.62, tilt: 0.06 }

/** Breakfast for the herd comes home on somebody's head, while the sun is still low. */
function grassByTheArmful(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('golden', -0.8),
    height: 0.24,
  })
  stage.sky({ kind: 'golden', horizon: 520, clouds: 0.9 })
  stage.hills(520, { shift: 480, distance: 0.46 })
  stage.mist(532, 50, 0.6, '#fbdcae')
  stage.ground({ top: 536, colour: '#8c9c48', patches: '#b3a75a', grass: 34, distance: 0.36 })
  stage.put(eucalyptus, [1545, 610, 300, 1, 0.28])
  stage.put(goatHouse, [1310, 726, 262, -1, 0.14], { turn: 0.4 })
  path(stage)
  for (const [x, y, size, side, coat] of [
    [1010, 754, 106, -1, 'white'],
    [1196, 768, 108, -1, 'brown'],
  ] as const)
    stage.goat([x, y, size, side, 0.08], { pose: 'looking', coat, turn: 0.5 })
  for (let i = 0; i < 26; i++)
    stage.put(napier, [(i % 13) * 36 - 30, 668 + (i > 12 ? 26 : 0) - i * 0.8, 120, 1, 0.16])
  somebody(stage)
  stage.put(longGrass, [90, 1240, 150], { width: 420, colour: '#8a9c48', density: 0.8 })
  stage.put(longGrass, [1500, 1250, 130], { width: 520, colour: '#8a9c48', density: 0.8 })
}

/** A trodden path that winds home; grass leans over both its edges. */
function path(stage: GoatFarm): void {
  const line = Array.from({ length: 60 }, (_, i) => {
    const t = 1 - i / 59
    return [
      1250 - 680 * t ** 0.8 + 40 * Math.sin(t * 5),
      742 + 520 * t ** 1.7,
      26 + 330 * t ** 1.6,
    ] as const
  })
  stage.road(
    line.filter((_, i) => i % 5 === 0),
    { tracks: false, distance: 0.16, colour: '#a8653e' },
  )
  for (const [x, y, wide] of line.toReversed())
    for (const side of [-0.52, 0.52]) {
      const long = 7 + wide * 0.1
      stage.tufts(
        [x + side * wide * around(stage.random, 1, 0.14), y, long],
        long * 2.4,
        '#86994a',
        0.9,
      )
    }
}

function somebody(stage: GoatFarm): void {
  const { x, y, size, turn, tilt } = carrier
  const spot = [x, y, size, 1] as const
  const load = new Sculpture()
  load.tube('body', [
    [0.4, 1.02, 0.2, 0.07],
    [0, 1.1, 0, 0.1],
    [-0.5, 0.98, -0.25, 0.1],
  ])
  castShadow(stage.pen, load.bones, { ...stage.place(spot), distance: 0.7 }, stage.light, {
    ...turning(turn, tilt),
    toward: towardLight(stage.light),
    floor: 0,
  })
  stage.person(spot, {
    dress: 'kanga',
    sex: 'woman',
    skin: 'cocoa',
    turn,
    tilt,
    wear: {
      shirt: '#e9dfc8',
      lowerColour: '#b2304f',
      cloth: '#d9a23a',
      hair: 'scarf',
      shoe: '#3f2a1e',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.03,
        left: [0.13, body.hip + 0.05, -body.shoulderHalf - 0.04],
        right: [0.03, 0.985, 0.15],
        rightFoot: [-0.1, 0.062, 0.05],
        rightToe: 0.3,
        leftFoot: [0.14, 0.047, -0.05],
        leftToe: -0.05,
        elbows: [0.1, -0.5, 1],
      },
    }),
    outfit: { folds: 0.8 },
    hands: {
      left: { grip: 'loose', palm: [-0.75, -0.1, 0.65], point: [0.3, -1, 0.05] },
      right: { grip: 'cup', palm: [-0.2, 0.3, -0.9], point: [0.1, 0.95, -0.1] },
    },
    // A ring of cloth lies between the head and its load.
    extra: (model) => {
      const ring = Array.from({ length: 13 }, (_, i) => {
        const at = (i / 12) * Math.PI * 2
        return [0.01 + Math.cos(at) * 0.04, 1.012, Math.sin(at) * 0.04, 0.019] as const
      })
      model.tube('#b8643c', ring)
    },
    things: (joints, body) => {
      const { forms, meshes } = grassSheaf(axesOf(turn, tilt, false).near, seeded(606))
      const blue = { colour: tint('#35618c'), gloss: 0.03, flesh: false }
      // A second cloth is tied round the hips.
      const tied = { to: 0.5, ease: 0.016, folds: 0.006, seed: 2, surface: () => blue }
      const roll = Array.from({ length: 25 }, (_, i): Vec => {
        const at = (i / 24) * Math.PI * 2
        return outward(joints.pelvis, [0.016 + 0.083 * Math.cos(at), 0.035, 0.092 * Math.sin(at)])
      })
      return {
        forms: [...forms, rodForm(roll, 0.0195, '#2f567c')],
        meshes: [...meshes, skirtMesh(body, joints, tied)],
      }
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
      { x: 620, y: 330, radius: 330 },
      { x: 640, y: 700, radius: 260 },
      { x: 1100, y: 690, radius: 180 },
    ],
  },
]
