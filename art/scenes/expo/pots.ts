import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { pick } from '../../kit/random'
import { limb, tonesOf, type Point } from '../../kit/shapes'
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
  servedPlate(stage, 722, 594, 190, '#8a4a2c')
  // Her thumb over the rim.
  stage.pen.lineCap = 'round'
  stage.line([634, 612], [638, 597], [652, 591], '#6e4029', 18)
  stage.line([635, 609], [639, 596], [652, 589], '#a5694a', 13)
  // Where the ladle goes into the stew.
  stage.oval(634, 752, 64, 22, '#6f2c16')
  stage.oval(638, 759, 48, 15, '#b8602c')
  for (const [x, y] of [
    [600, 690],
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

/** A bough of the pepper tree that reaches in from the left, with its fine drooping twigs. */
function boughs(stage: Expo): void {
  const { pen, random, light } = stage
  const bark = tonesOf('#6a5644', { ...light, strength: 0.5 })
  const arms: readonly (readonly [Point, Point, Point, number, number])[] = [
    [[-60, 30], [380, 20], [930, 132], 54, 10],
    [[300, 34], [560, -30], [860, 10], 26, 7],
    [[120, 36], [240, 100], [420, 120], 24, 6],
  ]
  const hung: Point[] = []
  for (const [from, over, to] of arms)
    for (let i = 0; i < 26; i++) {
      const t = (i + random()) / 26
      const at = (axis: 0 | 1): number =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis]
      hung.push([at(0), at(1)])
    }
  for (const [x, y] of hung) twig(stage, x, y, 60 + 110 * random())
  for (const [from, over, to, thick, thin] of arms)
    limb(pen, from, over, to, { from: thick, to: thin }, bark, light)
  // A few hang before the wood.
  for (const [i, [x, y]] of hung.entries())
    if (i % 4 === 0) twig(stage, x + 12, y - 8, 70 + 70 * random())
}

/** One twig with its narrow leaves in pairs, shorter towards the tip. */
function twig(stage: Expo, x: number, top: number, long: number): void {
  const { random } = stage
  const sway = (random() - 0.5) * 40
  stage.line([x, top], [x + sway * 0.7, top + long / 2], [x + sway, top + long], '#57603a', 2.2)
  for (let down = 6; down < long; down += 8) {
    const along = x + sway * (down / long) * (1.7 - 0.7 * (down / long))
    for (const side of [-1, 1]) {
      const reach = (15 + 9 * random()) * (1 - (0.5 * down) / long)
      const colour = pick(random, ['#6f8f46', '#4f7238', '#3d5c30', '#87a656'])
      stage.line(
        [along, top + down],
        [along + side * reach * 0.6, top + down + 4],
        [along + side * reach, top + down + 13],
        colour,
        3,
      )
    }
  }
}

/** The flesh and the cloth of those who face the light: it comes from in front of the cook. */
const lit = { ...lightOf('afternoon', 0.35), height: 0.5, strength: 0.95 }

/** She turns the stew of the first pot with a long ladle, a plate ready in her other hand. */
function cook(stage: Expo): void {
  const right: HandPose = { grip: 'hold', palm: [0.1, -0.5, -0.9] }
  const left: HandPose = { grip: 'bear', palm: [0, 1, 0.1], point: [0.95, 0, 0.3] }
  new Expo(stage.pen, stage.frame, stage.random, lit).put(human, [205, 1400, 1240, 1], {
    face: {
      skin: '#8a5636',
      sex: 'woman',
      smile: 0.25,
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
      hips: [-0.03, body.hip - 0.008],
      lean: 0.32,
      bow: 0.05,
      nod: 0.06,
      look: 0.02,
      left: [0.3, 0.63, -0.2],
      right: [0.36, 0.62, 0.05],
      leftFoot: [0.07, 0.045, -0.08],
      rightFoot: [-0.05, 0.045, 0.07],
      elbows: [-0.7, -0.6, 0.6],
    }),
    things: ({ rightArm }, body) => {
      const [x, y, z] = pointOf(handOf(rightArm, 1, right), handSize(body), gripPoint('hold'))
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
    mood: { smile: 0.3 },
  })
  own.person([962, 1010, 640, 1, 0.02], {
    dress: 'dress',
    sex: 'woman',
    turn: 0.62,
    skin: 'sienna',
    wear: { hair: 'scarf', cloth: '#3f8a6a', pattern: 'none', shirt: '#b4425a' },
    mood: { smile: 0.3, lids: 0.9 },
    face: { skin: '#a06c4a' },
    action: passing(0.22),
    hands: both,
  })
  own.person([1352, 1010, 660, -1, 0.02], {
    dress: 'tee',
    sex: 'man',
    turn: 0.62,
    skin: 'umber',
    wear: { shirt: '#3f6a96', hat: 'none' },
    mood: { smile: 0.3, lids: 0.9 },
    face: { skin: '#94603e', beard: 0.4 },
    action: passing(0.27),
    hands: both,
  })
  servedPlate(stage, 1126, 580, 122, '#8a4a2c')
  stage.put(table, [1205, 900, 205], { cloth: '#c8643a', length: 2.6, turn: 0.03, tilt: 0.3 })
  for (const [x, y, food] of [
    [1010, 706, '#5f8a3a'],
    [1130, 712, '#8a4a2c'],
    [1270, 706, '#e0c04a'],
    [1390, 712, '#5f8a3a'],
  ] as const) {
    stage.glow([x + 8, y + 10, 130], 34, '#5a2a18', 0.6, 0.4)
    servedPlate(stage, x, y, 100, food)
  }
}

/** A plate from a little above, its rim over its foot, with a helping heaped on it. */
function servedPlate(stage: Expo, x: number, y: number, wide: number, food: string): void {
  const high = wide * 0.3
  stage.oval(x, y + high * 0.26, wide * 0.66, high * 0.72, '#a39a8a')
  stage.oval(x, y, wide, high, '#cfc7b6')
  stage.oval(x, y - high * 0.08, wide, high * 0.94, '#f6f1e4')
  stage.oval(x, y - high * 0.06, wide * 0.74, high * 0.66, '#d9d0bf')
  const heap = tonesOf(food, stage.light)
  stage.oval(x, y - high * 0.16, wide * 0.58, high * 0.62, heap.shade)
  stage.oval(x + wide * 0.03, y - high * 0.26, wide * 0.48, high * 0.5, heap.middle)
  for (let i = 0; i < 16; i++) {
    const [turn, out] = [i * 2.4, Math.sqrt(i / 16)]
    const at = {
      x: x + Math.cos(turn) * wide * 0.22 * out,
      y: y + Math.sin(turn) * high * 0.2 * out,
    }
    const colour = [heap.lit, heap.middle, '#d9883c', heap.shade][i % 4] ?? heap.lit
    stage.oval(at.x, at.y - high * (0.34 - 0.14 * out), wide * 0.1, high * 0.15, colour)
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
      { x: 1126, y: 580, radius: 110 },
      { x: 1000, y: 450, radius: 120 },
      { x: 1370, y: 420, radius: 130 },
      { x: 1200, y: 560, radius: 160 },
    ],
  },
]
