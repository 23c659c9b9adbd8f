import type { Vec } from '../../kit/animals/volume'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { far, type Form } from '../../kit/human/forms'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import { stand, type Action } from '../../kit/people/poses'
import { jiko, table } from '../../kit/things/kitchen-things'
import { figTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Iron pots under a pepper tree, plates that pass across a table. */
function lunchFromIronPots(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', 0.6), height: 0.34 })
  stage.sky({ kind: 'clear', horizon: 400 })
  stage.knuckles(430, { shift: 200, distance: 0.5 })
  stage.ground({ top: 430, colour: '#b08e5a', patches: '#93994e', grass: 12, distance: 0.25 })
  stage.tent([1330, 540, 85, -1, 0.3], { pennant: '#3f8a5a' })
  stage.put(figTree, [330, 720, 900, 1, 0.06])
  stage.shape(
    [
      [0, 700],
      [1600, 780],
      [1600, 1200],
      [0, 1200],
    ],
    'rgba(58,60,74,0.22)',
  )
  for (let i = 0; i < 18; i++)
    stage.glow([80 + random() * 1450, 780 + random() * 400, 60 + random() * 90], 22, '#f2dfae', 0.4)
  eaters(stage)
  for (const [x, y, size, food] of [
    [640, 1150, 430, 'stew'],
    [1010, 1185, 420, 'greens'],
    [1370, 1195, 400, 'maize'],
  ] as const) {
    stage.glow([x - 30, y, size * 1.3], size * 0.2, '#241a20', 0.5, 0.3)
    stage.put(jiko, [x, y, size])
    stage.glow([x, y - size * 0.36, size * 0.7], 70, '#f08a2c', 0.55)
    pot(stage, x, y - size * 0.94, size * 0.3, food)
  }
  cook(stage)
  // Where the spoon goes into the stew.
  stage.oval(604, 752, 54, 18, '#6f2c16')
  stage.oval(606, 757, 40, 13, '#b8602c')
  for (const [x, y] of [
    [690, 700],
    [1010, 760],
    [1370, 790],
  ] as const)
    stage.steam(x, y, 480, 80, 0.5)
  for (let i = 0; i < 60; i++) {
    const x = random() * 1640 - 20
    const long = (110 + 200 * random()) * (1 - 0.35 * (x / 1600))
    stage.line([x, -20], [x - 6, long / 2], [x - 14, long], '#6f6a3c', 4)
    for (let k = 0; k < 12; k++) {
      const y = (long * k) / 12
      const side = k % 2 === 0 ? -1 : 1
      stage.line(
        [x - (14 * y) / long, y],
        [x + side * 12, y + 14],
        [x + side * 17, y + 36],
        ['#9ab85a', '#5f8a42', '#4a7038'][(i + k) % 3] ?? '#5f8a42',
        6,
      )
    }
    if (i % 5 === 0)
      for (let k = 0; k < 7; k++)
        stage.oval(x + random() * 24, long * 0.5 + random() * 50, 13, 13, '#c8524a')
  }
  stage.tufts([1450, 1215, 70], 500, '#93994e', 0.6)
}

type Food = 'stew' | 'greens' | 'maize'

/** The mouth of a pot, `half` as wide, with what cooks in it. */
function pot(stage: Expo, x: number, y: number, half: number, food: Food): void {
  const { pen, random } = stage
  stage.oval(x, y, half * 2.16, half * 0.66, '#191617')
  const broth = { stew: '#8a3a1e', greens: '#5f7f35', maize: '#c9a04a' }[food]
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y + half * 0.03, half * 0.96, half * 0.26, 0, 0, Math.PI * 2)
  pen.clip()
  stage.oval(x, y + half * 0.03, half * 2, half * 0.6, broth)
  const chunks = {
    stew: ['#e0a84a', '#d9702c', '#5f2e1c', '#c8452f', '#7fa03c'],
    greens: ['#7fa83f', '#3f6a2c', '#96b852', '#4f7a30'],
    maize: ['#f0d27a', '#e6dcb4', '#8a4a34', '#f3e2a0'],
  }[food]
  for (let i = 0; i < 46; i++) {
    const [turn, out] = [i * 2.4, Math.sqrt(i / 46) * 0.94]
    const at = { x: x + Math.cos(turn) * half * out, y: y + Math.sin(turn) * half * 0.25 * out }
    const wide = half * (food === 'maize' ? 0.12 : 0.2) * (0.8 + 0.5 * random())
    stage.oval(at.x + 3, at.y + 5, wide, wide * 0.5, 'rgba(40,20,10,0.55)')
    stage.oval(at.x, at.y, wide, wide * 0.52, chunks[i % chunks.length] ?? broth)
    stage.oval(
      at.x + wide * 0.12,
      at.y - wide * 0.12,
      wide * 0.3,
      wide * 0.14,
      'rgba(255,244,214,0.55)',
    )
  }
  pen.restore()
}

/** She bends over the first pot and turns the stew with a long ladle. */
function cook(stage: Expo): void {
  const right: HandPose = { grip: 'hold', palm: [0.1, -0.5, -0.9] }
  stage.put(human, [270, 1185, 930, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.7,
      lids: 0.55,
      gaze: [0, -0.5],
      worn: { kind: 'wrap', colour: '#d98a1f', second: '#8a2f3a' },
    },
    outfit: {
      top: { colour: '#e9e2d2' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f5f9a', second: '#f0dfae', pattern: 'kanga' },
      apron: '#b4523a',
    },
    turn: 0.5,
    tilt: 0.1,
    right,
    left: { grip: 'loose', palm: [0, -0.3, 1] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.26,
      nod: 0.14,
      look: 0.12,
      left: [0.12, 0.5, -0.13],
      right: [0.3, 0.6, 0.07],
      leftFoot: [0.03, 0.045, -0.07],
      rightFoot: [-0.03, 0.045, 0.07],
      elbows: [-0.5, -0.5, 0.8],
    }),
    things: ({ rightArm }, body) => {
      const [x, y, z] = pointOf(handOf(rightArm, 1, right), handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [x - 0.035, y + 0.1, z],
            [x, y, z],
            [x + 0.09, y - 0.088, z + 0.01],
          ],
          0.0075,
          '#c9a066',
          0.2,
        ),
      ]
    },
  })
}

/** Guests behind the cloth; a plate goes from hand to hand. */
function eaters(stage: Expo): void {
  const passing = (body: Body): Action => ({
    pose: {
      ...stand(body),
      lean: 0.14,
      nod: 0.06,
      left: [0.25, 0.65, -0.07],
      right: [0.27, 0.66, 0.07],
      elbows: [-0.5, -0.8, 0.6],
    },
  })
  const under: HandPose = { grip: 'cup', palm: [0.1, 1, 0] }
  const both = { left: under, right: under }
  stage.person([1080, 800, 380, 1, 0.08], {
    pose: 'standing',
    dress: 'shirt',
    sex: 'man',
    turn: 1.2,
    skin: 'umber',
    wear: { shirt: '#d9a23a' },
  })
  stage.person([1260, 800, 370, -1, 0.08], {
    pose: 'holding-cup',
    dress: 'dress',
    sex: 'woman',
    turn: 1.1,
    skin: 'sienna',
  })
  for (const [spot, options] of [
    [
      [960, 850, 430, 1, 0.05],
      { dress: 'apron', sex: 'woman', turn: 0.45, wear: { shirt: '#b4523a', hair: 'scarf' } },
    ],
    [
      [1500, 860, 440, -1, 0.05],
      { dress: 'tee', sex: 'man', turn: 0.45, wear: { shirt: '#3f6a96', hat: 'none' } },
    ],
  ] as const)
    stage.person(spot, {
      ...options,
      skin: 'sienna',
      action: passing,
      hands: both,
      things: () => [plate([0.34, 0.675, 0])],
    })
  stage.put(table, [1230, 890, 190], { cloth: '#c8643a', length: 2.3, turn: 0.05, tilt: 0.3 })
  for (const [x, y, food] of [
    [1080, 706, '#5f8a3a'],
    [1190, 712, '#8a4a2c'],
    [1300, 706, '#e0c04a'],
    [1400, 712, '#5f8a3a'],
  ] as const) {
    stage.oval(x, y, 96, 30, '#f2ede0')
    stage.oval(x, y - 8, 62, 20, food)
  }
}

/** A white plate with stew on it. */
function plate([x, y, z]: Vec): Form {
  const [white, food] = [tint('#f2ede0'), tint('#8a4a2c')]
  return {
    at: [x, y, z],
    radius: 0.09,
    distance: (px, py, pz) => {
      const r = far(px - x, pz - z)
      const rim = Math.max(r - 0.078, Math.abs(py - y - 0.12 * r) - 0.005)
      const heap = far(px - x, (py - y) * 2, pz - z) - 0.045
      return Math.min(rim, heap * 0.5)
    },
    surface: (px, py, pz) => ({
      colour: far(px - x, pz - z) < 0.05 && py > y + 0.008 ? food : white,
      gloss: 0.3,
      flesh: false,
    }),
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/10-pots',
    height: 1200,
    seed: 6110,
    compose: lunchFromIronPots,
    fine: true,
    focus: [
      { x: 390, y: 400, radius: 150 },
      { x: 590, y: 660, radius: 190 },
      { x: 1230, y: 560, radius: 250 },
    ],
  },
]
