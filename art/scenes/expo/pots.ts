import type { Vec } from '../../kit/animals/volume'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { far, type Form } from '../../kit/human/forms'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { pick } from '../../kit/random'
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
  boughs(stage)
  cook(stage)
  // Where the ladle goes into the stew.
  stage.oval(634, 752, 64, 22, '#6f2c16')
  stage.oval(638, 759, 48, 15, '#b8602c')
  for (const [x, y] of [
    [690, 700],
    [1010, 760],
    [1370, 790],
  ] as const)
    stage.steam(x, y, 480, 80, 0.5)
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

/** The fine drooping twigs of the pepper tree, thick at the left where its crown is. */
function boughs(stage: Expo): void {
  const { random } = stage
  for (let i = 0; i < 90; i++) {
    const x = 1640 * random() ** 1.5 - 30
    const long = (60 + 190 * random()) * (1.15 - 0.75 * (x / 1600))
    const sway = (random() - 0.5) * 26
    stage.line([x, -20], [x + sway, long / 2], [x + sway * 1.6, long], '#57603a', 2.2)
    for (let y = 0; y < long; y += 7) {
      const along = x + sway * 1.6 * (y / long)
      for (const side of [-1, 1]) {
        const reach = (13 + 8 * random()) * (1 - (0.5 * y) / long)
        const colour = pick(random, ['#6f8f46', '#4f7238', '#3d5c30', '#87a656'])
        stage.line(
          [along, y],
          [along + side * reach * 0.6, y + 4],
          [along + side * reach, y + 13],
          colour,
          2.6,
        )
      }
    }
  }
}

/** The flesh and the cloth of those who face the light: it comes from in front of the cook. */
const lit = { ...lightOf('afternoon', 0.35), height: 0.5, strength: 0.95 }

/** She turns the stew of the first pot with a long ladle, a plate ready in her other hand. */
function cook(stage: Expo): void {
  const right: HandPose = { grip: 'hold', palm: [0.1, -0.5, -0.9] }
  const left: HandPose = { grip: 'bear', palm: [0, 1, 0.1], point: [0.95, 0, 0.3] }
  new Expo(stage.pen, stage.frame, stage.random, lit).put(human, [270, 1395, 1230, 1], {
    face: {
      skin: '#8a5636',
      sex: 'woman',
      smile: 0.85,
      lids: 0.72,
      gaze: [0.1, -0.4],
      worn: { kind: 'wrap', colour: '#d98a1f', second: '#8a2f3a' },
    },
    outfit: {
      top: { colour: '#efe6d2' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f5f9a', second: '#f0dfae', pattern: 'kanga' },
      apron: '#b4523a',
    },
    turn: 0.72,
    tilt: 0.1,
    right,
    left,
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.14,
      nod: 0.14,
      look: 0.02,
      left: [0.19, 0.625, -0.16],
      right: [0.3, 0.62, 0.06],
      leftFoot: [0.03, 0.045, -0.07],
      rightFoot: [-0.03, 0.045, 0.07],
      elbows: [-0.5, -0.6, 0.8],
    }),
    things: ({ leftArm, rightArm }, body) => {
      const [x, y, z] = pointOf(handOf(rightArm, 1, right), handSize(body), gripPoint('hold'))
      const [u, v, w] = pointOf(handOf(leftArm, -1, left), handSize(body), gripPoint('bear'))
      return [
        rodForm(
          [
            [x - 0.06, y + 0.075, z],
            [x, y, z],
            [x + 0.086, y - 0.05, z - 0.01],
          ],
          0.0075,
          '#c9a066',
          0.2,
        ),
        plate([u + 0.025, v + 0.008, w]),
      ]
    },
  })
}

/** Guests behind the cloth: a plate goes from hand to hand across it. */
function eaters(stage: Expo): void {
  const own = new Expo(stage.pen, stage.frame, stage.random, lit)
  const passing =
    (far: number) =>
    (body: Body): Action => ({
      pose: {
        ...stand(body),
        lean: 0.1,
        nod: 0.02,
        left: [far, 0.655, -0.06],
        right: [far, 0.655, 0.06],
        elbows: [-0.5, -0.8, 0.6],
      },
    })
  const under: HandPose = { grip: 'bear', palm: [0.1, 1, 0], point: [1, 0, 0] }
  const both = { left: under, right: under }
  own.person([1572, 930, 540, -1, 0.05], {
    pose: 'holding-cup',
    dress: 'shirt',
    sex: 'man',
    turn: 0.9,
    skin: 'sienna',
    wear: { shirt: '#e0b04a', hat: 'none' },
    mood: { smile: 0.9 },
  })
  own.person([935, 1010, 640, 1, 0.02], {
    dress: 'dress',
    sex: 'woman',
    turn: 0.62,
    skin: 'sienna',
    wear: { hair: 'scarf', cloth: '#3f8a6a', pattern: 'none', shirt: '#b4425a' },
    mood: { smile: 0.9, lids: 0.9 },
    face: { skin: '#a06c4a' },
    action: passing(0.22),
    hands: both,
    things: () => [plate([0.36, 0.69, 0])],
  })
  own.person([1400, 1010, 660, -1, 0.02], {
    dress: 'tee',
    sex: 'man',
    turn: 0.62,
    skin: 'umber',
    wear: { shirt: '#3f6a96', hat: 'none' },
    mood: { smile: 0.9, lids: 0.9 },
    face: { skin: '#94603e', beard: 0.4 },
    action: passing(0.27),
    hands: both,
  })
  stage.put(table, [1205, 900, 205], { cloth: '#c8643a', length: 2.6, turn: 0.03, tilt: 0.3 })
  for (const [x, y, food] of [
    [1010, 706, '#5f8a3a'],
    [1130, 712, '#8a4a2c'],
    [1270, 706, '#e0c04a'],
    [1390, 712, '#5f8a3a'],
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
      { x: 350, y: 280, radius: 170 },
      { x: 560, y: 640, radius: 200 },
      { x: 1000, y: 450, radius: 120 },
      { x: 1370, y: 420, radius: 130 },
      { x: 1200, y: 560, radius: 160 },
    ],
  },
]
